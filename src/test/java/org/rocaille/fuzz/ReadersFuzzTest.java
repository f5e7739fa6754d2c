package org.rocaille.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.event.Bookmark;
import org.rocaille.id.Secret;
import org.rocaille.player.PlayerName;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;
import org.rocaille.rules.History;
import org.rocaille.rules.InvalidPositionException;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.Candidate;
import org.rocaille.rules.notation.PgnFault;
import org.rocaille.rules.notation.PgnReader;
import org.rocaille.text.DurationText;
import org.rocaille.text.Language;
import org.rocaille.text.UserText;

/** That whoever reads a text declines in the way that is agreed what it does not take, and soon. */
class ReadersFuzzTest {

    private static List<Variant> variants() {
        return Variant.all();
    }

    /** Positions of a game at random. */
    private static List<Position> positions(Variant variant) {
        Random random = new Random(7);
        List<Position> positions = new ArrayList<>(List.of(variant.start()));
        while (positions.size() < 40) {
            Position last = positions.get(positions.size() - 1);
            List<Move> moves = last.legalMoves();
            boolean isOver = moves.isEmpty() || last.outcome().isPresent();
            positions.add(isOver ? variant.start() : last.play(moves.get(random.nextInt(moves.size()))));
        }
        return positions;
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_position_that_is_read_is_the_one_that_is_written(Variant variant) {
        List<String> seeds =
                new ArrayList<>(positions(variant).stream().map(Position::fen).toList());
        seeds.add(variant.start().fen().replaceFirst(" w .*", ""));
        seeds.add(variant.start().fen().replaceFirst(" w .*", " b 17 b2b3"));
        Inputs.feed("positions of " + variant.key(), seeds, text -> {
            Position position;
            try {
                position = Position.parse(variant, text);
            } catch (InvalidPositionException e) {
                return false;
            }
            Position again = Position.parse(variant, position.fen());
            assertEquals(position, again);
            assertEquals(position.fen(), again.fen());
            assertEquals(position.key(), again.key());
            position.outcome();
            position.legalMoves();
            return true;
        });
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_move_that_is_read_is_the_one_that_is_written(Variant variant) {
        List<Position> positions = positions(variant);
        List<String> seeds = positions.stream()
                .flatMap(position -> Candidate.of(position, History.startingAt(position)).stream()
                        .limit(4)
                        .flatMap(one -> List.of(one.move().text(), one.notation()).stream()))
                .toList();
        Random random = new Random(7);
        Inputs.feed("moves of " + variant.key(), seeds, text -> {
            Position position = positions.get(random.nextInt(positions.size()));
            if (!(position.judge(text) instanceof Judgement.Legal legal)) {
                return false;
            }
            assertEquals(legal, position.judge(legal.move().text()));
            return true;
        });
    }

    @Test
    void pgn_is_read_or_found_at_fault_at_a_place() {
        String game = """
                [Event "a \\"b\\""]
                [FEN "12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12 w - 0 1"]

                1. e3e5 {[%clk 12:34:56] [%emt 0:00:01.5] good} e8e7! $1 (1... e8e6 {no (one} (2. a1)) 2. Pe5xe6=Lxd4,d5+ ; rest
                % not for us
                3. a1~a2 a1* 1/2-1/2

                """;
        Inputs.feed("PGN", List.of(game, game + game.replace("1/2-1/2", "*"), "*", "1. e4 1-0"), text -> {
            try {
                return PgnReader.read(text, 101).size() > 0;
            } catch (PgnFault e) {
                assertTrue(e.place().line() > 0 && e.place().column() > 0);
                return false;
            }
        });
    }

    @Test
    void bookmarks_names_squares_and_secrets_are_what_they_are_written_as_or_none() {
        Inputs.feed("bookmarks", List.of(new Bookmark("player/ada", 17).text(), new Bookmark("", 0).text()), text -> {
            Optional<Bookmark> bookmark = Bookmark.find(text);
            bookmark.ifPresent(found -> assertEquals(bookmark, Bookmark.find(found.text())));
            return bookmark.isPresent();
        });
        Inputs.feed("names", List.of("ada", "Bob_1-x", "engine-1"), text -> {
            Optional<PlayerName> name = PlayerName.find(text);
            name.ifPresent(found -> assertTrue(found.key().matches("[a-z0-9_-]{2,30}")));
            return name.isPresent();
        });
        Inputs.feed("squares", List.of("a1", "l10", "z99"), text -> {
            Square.find(text).ifPresent(square -> assertEquals(text, square.name()));
            return Square.find(text).isPresent();
        });
        Inputs.feed("secrets", List.of("seat_0123456789abcdefghjk", "player_", "recovery_x"), text -> {
            Secret secret = new Secret(text);
            assertTrue(secret.has(secret.hash()));
            return secret.kind().isPresent();
        });
    }

    @Test
    void texts_of_people_spans_of_time_and_wishes_for_languages_are_read_or_refused() {
        Inputs.feed("texts", List.of("Good luck!", "a\nb\r\nc", "e\u0301", "\u05d0\u200f"), text -> {
            try {
                UserText line = UserText.prose(text, 500);
                assertEquals(line, UserText.prose(line.value(), 500));
                return true;
            } catch (Problem e) {
                assertEquals(ProblemCode.INVALID_TEXT, e.code());
                return false;
            }
        });
        Inputs.feed("spans of time", List.of("P3D", "PT12H30M0.5S", "-P1DT-1S", "P106751991167300D"), text -> {
            Duration span;
            try {
                span = Duration.parse(text);
            } catch (DateTimeException e) {
                return false;
            }
            assertEquals(span, Duration.parse(DurationText.of(span)));
            return true;
        });
        Inputs.feed(
                "languages",
                List.of("fr, en;q=0.5", "*", "de-AT", "-"),
                text -> Language.wanted(text) == Language.FRENCH);
    }
}

package org.rocaille.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.rules.History;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Move;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

class CandidateTest {

    @ParameterizedTest
    @CsvSource({"rocaille", "rococo", "rococo-pushme", "baroque"})
    void every_legal_move_is_one_with_its_notation_and_the_position_that_it_leads_to(String key) {
        Position start = Variant.of(key).start();

        List<Candidate> candidates = Candidate.of(start, History.startingAt(start));

        assertEquals(
                start.legalMoves(), candidates.stream().map(Candidate::move).toList());
        for (Candidate candidate : candidates) {
            assertEquals(Notation.of(start, candidate.move()), candidate.notation());
            assertEquals(start.play(candidate.move()), candidate.after());
            assertEquals(false, candidate.losesByRepetition());
        }
    }

    /** The moves that lose by repetition after both sides have gone there and back so often, but for the last move. */
    private static List<String> losing(String key, String round, int rounds) {
        Position position = Variant.of(key).start();
        History history = History.startingAt(position);
        List<String> moves = Stream.generate(() -> List.of(round.split(" ")))
                .limit(rounds)
                .flatMap(List::stream)
                .toList();
        for (String text : moves.subList(0, moves.size() - 1)) {
            Move move = ((Judgement.Legal) position.judge(text)).move();
            position = position.play(move);
            history = history.after(move, position);
        }
        return Candidate.of(position, history).stream()
                .filter(Candidate::losesByRepetition)
                .map(candidate -> candidate.move().text())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "rocaille,      b3b4 b8b7 b4b3 b7b8, 1, '',   the second time loses nothing",
        "rocaille,      b3b4 b8b7 b4b3 b7b8, 2, b7b8, the third time does",
        "rococo,        b3b4 b8b7 b4b3 b7b8, 2, b7b8, and in rococo too",
        "rococo-pushme, b3b4 b8b7 b4b3 b7b8, 2, '',   where the third time is a draw nobody loses",
        "baroque,       a2a3 a7a6 a3a2 a6a7, 2, '',   and in baroque too",
    })
    void a_move_that_makes_a_position_occur_for_the_third_time_is_known_to_lose(
            String key, String round, int rounds, String losing, String what) {
        assertEquals(losing.isEmpty() ? List.of() : List.of(losing), losing(key, round, rounds), what);
    }

    @Test
    void an_outcome_by_the_rules_is_a_result_that_counts() {
        Outcome stuck = Position.parse(Variant.ROCAILLE, "12/12/12/12/12/12/12/2k9/12/K11 w")
                .outcome()
                .orElseThrow();

        assertEquals(new Result(Optional.of(Side.BLACK), "no-moves"), Result.of(stuck));
        assertEquals("0-1", Result.of(stuck).token());
    }
}

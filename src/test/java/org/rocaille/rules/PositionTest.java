package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.rules.Judgement.Legal;

@DisplayName("A position knows its endings, its key and what has occurred before")
class PositionTest {

    @ParameterizedTest(name = "{0} {1}: {2} {3}")
    @DisplayName("Each ending is told with its winner, mate before stalemate before repetition before quiet plies")
    @CsvSource(
            delimiter = '|',
            value = {
                "rocaille      | 12/12/12/12/12/12/12/2k9/12/K11 w - 0 1                | 1 | black no-moves",
                "rocaille      | 12/5k6/12/12/12/12/12/12/5K6/12 w - 100 60             | 1 | none",
                "rocaille      | 12/5k6/12/12/12/12/12/12/5K6/12 w - 0 1                | 2 | none",
                "rocaille      | 12/5k6/12/12/12/12/12/12/5K6/12 w - 0 1                | 3 | white repetition",
                "rococo        | 10/4k5/10/10/10/10/10/10/4P5/10 w - 0 1                | 1 | black king-captured",
                "rococo        | 10/4p5/10/10/10/10/10/10/4K5/10 b - 0 1                | 1 | white king-captured",
                "rococo        | 10/4p5/10/10/10/10/10/10/4P5/10 b - 0 1                | 1 | none",
                "rococo        | 10/4k5/10/10/10/10/10/10/4K5/10 b - 500 60             | 4 | black repetition",
                "baroque       | 4k3/8/8/8/8/8/8/4K3 w - 100 60                         | 3 | draw repetition",
                "baroque       | 4k3/8/8/8/8/8/8/4K3 w - 100 60                         | 2 | draw quiet-plies",
                "baroque       | 4k3/8/8/8/8/8/8/4K3 w - 99 60                          | 2 | none",
                "rococo-pushme | 10/4k5/10/10/10/10/10/10/4K5/10 w - 100 60             | 1 | draw quiet-plies",
                "baroque       | 7k/8/8/8/8/8/1m6/K7 w - 100 60                         | 3 | draw stalemate",
            })
    void endings(String variant, String fen, int occurrences, String expected) {
        Optional<Outcome> outcome = Position.parse(Variant.of(variant), fen).outcome(occurrences);
        assertEquals(
                expected,
                outcome.map(end -> end.winner()
                                        .map(side -> side.name().toLowerCase())
                                        .orElse("draw") + " " + end.reason().code())
                        .orElse("none"));
    }

    @Test
    @DisplayName("A position that is over has no legal moves")
    void overMeansNoMoves() {
        assertEquals(
                List.of(),
                Position.parse(Variant.BAROQUE, "4k3/8/8/8/8/8/8/4K3 w - 100 60")
                        .legalMoves());
        assertEquals(
                List.of(),
                Position.parse(Variant.ROCOCO, "10/4k5/10/10/10/10/10/10/4P5/10")
                        .legalMoves());
    }

    @ParameterizedTest
    @DisplayName("Keys are fixed for ever")
    @CsvSource({
        "rocaille,-7555545779894689860",
        "rococo,785406616113998648",
        "rococo-pushme,2908285756474592729",
        "baroque,-1935887152516620414"
    })
    void keysNeverChange(String variant, long key) {
        assertEquals(key, Variant.of(variant).start().key());
    }

    @Test
    @DisplayName("The key tells board, side and ban apart, but neither counter")
    void keyComparesWhatRepetitionDoes() {
        String board = "10/4k5/10/10/1S4s3/10/10/10/4K5/10";
        Position position = Position.parse(Variant.ROCOCO, board + " w - 0 1");
        assertEquals(
                position.key(),
                Position.parse(Variant.ROCOCO, board + " w - 9 7").key());
        assertNotEquals(
                position.key(),
                Position.parse(Variant.ROCOCO, board + " b - 0 1").key());
        assertNotEquals(
                position.key(),
                Position.parse(Variant.ROCOCO, board + " w b6g6 0 1").key());
        assertNotEquals(
                position.key(),
                Position.parse(Variant.ROCOCO, "10/4k5/10/10/1s4S3/10/10/10/4K5/10 w - 0 1")
                        .key());
    }

    @ParameterizedTest
    @DisplayName("A ban is in the key by a constant of its own, which is fixed for ever too")
    @CsvSource({"b6,g6", "a1,b1", "j10,j9", "d4,d7", "c9,h4"})
    void keysOfBansNeverChange(String one, String other) {
        SwapBan ban = new SwapBan(Square.of(one), Square.of(other));
        String board = "10/4k5/10/10/10/10/10/10/4K5/10 w ";
        long without = Position.parse(Variant.ROCOCO, board + "- 0 1").key();
        long with = Position.parse(Variant.ROCOCO, board + ban + " 0 1").key();

        int number = 16384
                + (ban.first().rank() * 16 + ban.first().file()) * 256
                + ban.second().rank() * 16
                + ban.second().file();
        // What this generator yields is specified, and is the sequence that keys are made of.
        long constant = new SplittableRandom(number * 0x9E3779B97F4A7C15L).nextLong();
        assertEquals(constant, without ^ with);
    }

    @Test
    @DisplayName("Legal moves are in the order of their texts")
    void movesAreInOrder() {
        for (Variant variant : Variant.all()) {
            List<String> texts =
                    variant.start().legalMoves().stream().map(Move::text).toList();
            assertEquals(texts.stream().sorted().toList(), texts);
        }
    }

    @Test
    @DisplayName("Positions are equal and have one hash if all their fields say the same, and are written as their FEN")
    void positionsAreValues() {
        Position start = Variant.BAROQUE.start();
        Position same = Position.parse(Variant.BAROQUE, start.fen());
        Position other = start.play(start.legalMoves().get(0));
        assertEquals(start, same);
        assertEquals(start.hashCode(), same.hashCode());
        assertNotEquals(start, other);
        assertNotEquals(start.hashCode(), other.hashCode());
        assertEquals(start.fen(), start.toString());
    }

    @Test
    @DisplayName("How often a position would have occurred after a move is known before the move is made")
    void occurrencesAfterAMove() {
        Position position = Position.parse(Variant.ROCOCO, "10/4k5/10/2a7/10/10/1PA7/10/4K5/10 w - 0 1");
        History history = History.startingAt(position);
        for (Move move : position.legalMoves()) {
            Position after = position.play(move);
            assertEquals(1, history.occurrencesAfter(move, after));
            History next = history.after(move, after);
            assertEquals(next.occurrences(after), history.occurrencesAfter(move, after));
            assertEquals(
                    move.isIrreversible() ? 1 : 2,
                    next.occurrencesAfter(move, after),
                    "Again, unless nothing comes back after " + move);
        }
    }

    @Test
    @DisplayName("The start is the first occurrence, and going there and back makes the second and the third")
    void historyCountsOccurrences() {
        Position position = Variant.ROCAILLE.start();
        History history = History.startingAt(position);
        for (int round = 2; round <= 3; round++) {
            for (String text : List.of("b3b4", "b8b7", "b4b3", "b7b8")) {
                Move move = ((Legal) position.judge(text)).move();
                position = position.play(move);
                history = history.after(move, position);
            }
            assertEquals(round, history.occurrences(position));
        }
        assertEquals(
                Outcome.Reason.REPETITION,
                position.outcome(history.occurrences(position)).orElseThrow().reason());
        assertEquals(3, History.fromBytes(history.toBytes()).occurrences(position));
    }

    @Test
    @DisplayName("A capture cuts the history, a Pawn's move does not")
    void historyIsCutByWhatCannotComeBack() {
        Position position = Position.parse(Variant.ROCOCO, "10/4k5/10/2a7/10/10/1PA7/10/4K5/10 w - 0 1");
        History history = History.startingAt(position);
        Move step = ((Legal) position.judge("b4b5")).move();
        Position after = position.play(step);
        assertEquals(1, history.after(step, after).occurrences(position));
        Move capture = ((Legal) position.judge("c4c6")).move();
        assertTrue(capture.isIrreversible());
        assertEquals(0, history.after(capture, position.play(capture)).occurrences(position));
    }

    @Test
    @DisplayName("Only a pair of enemies that can both swap is banned, for one ply")
    void banLastsOnePly() {
        Position position = Position.parse(Variant.ROCOCO, "10/4k5/10/10/1S4s3/10/10/10/1S2KC4/10 w - 0 1");
        Position swapped = position.play(((Legal) position.judge("b6~g6")).move());
        assertEquals(Optional.of(new SwapBan(Square.of("b6"), Square.of("g6"))), swapped.swapBan());
        assertFalse(swapped.judge("b6~g6") instanceof Legal);
        Position later = swapped.play(((Legal) swapped.judge("e9e8")).move());
        assertEquals(Optional.empty(), later.swapBan());
        assertTrue(later.judge("g6~b6") instanceof Legal);
        Position friendly = position.play(((Legal) position.judge("b2~e2")).move());
        assertEquals(Optional.empty(), friendly.swapBan());
    }
}

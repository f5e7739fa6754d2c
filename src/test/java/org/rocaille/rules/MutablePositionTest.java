package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A mutable position")
@Execution(ExecutionMode.CONCURRENT)
class MutablePositionTest {

    private static final int GAMES = Integer.getInteger("mutable.games", 2);
    private static final int LONGEST = 150;

    static Stream<Variant> variants() {
        return Variant.all().stream();
    }

    private static List<Move> moves(MutablePosition position, boolean capturesOnly) {
        long[] moves = new long[position.mostMoves()];
        int count = capturesOnly ? position.legalCaptures(moves) : position.legalMoves(moves);
        return IntStream.range(0, count).mapToObj(i -> position.move(moves[i])).toList();
    }

    private static List<String> sortedTexts(List<Move> moves) {
        return moves.stream().map(Move::text).sorted().toList();
    }

    private static void assertSame(Position expected, History history, MutablePosition position) {
        String fen = expected.fen();
        assertEquals(expected.key(), position.key(), fen);
        assertEquals(expected.turn().ordinal(), position.turn(), fen);
        assertEquals(expected.quietPlies(), position.quietPlies(), fen);
        assertEquals(history.occurrences(expected), position.occurrences(), fen);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("variants")
    @DisplayName("goes through a game as positions and their history do, and back again")
    void playsAndUndoes(Variant variant) {
        Random random = new Random(7);
        for (int game = 0; game < GAMES; game++) {
            Position expected = variant.start();
            History history = History.startingAt(expected);
            MutablePosition position = MutablePosition.of(expected);
            long start = position.key();
            int played = 0;
            while (played < LONGEST && expected.outcome().isEmpty()) {
                assertSame(expected, history, position);
                List<Move> legal = expected.legalMoves();
                assertEquals(legal.stream().map(Move::text).toList(), sortedTexts(moves(position, false)));
                assertEquals(
                        legal.stream()
                                .filter(move -> !move.captures().isEmpty())
                                .map(Move::text)
                                .toList(),
                        sortedTexts(moves(position, true)));
                Move move = legal.get(random.nextInt(legal.size()));
                play(position, move);
                expected = expected.play(move);
                history = history.after(move, expected);
                played++;
            }
            assertSame(expected, history, position);
            assertSame(expected, history, MutablePosition.of(expected, history));
            while (played-- > 0) {
                position.undo();
            }
            assertEquals(start, position.key());
            assertEquals(sortedTexts(variant.start().legalMoves()), sortedTexts(moves(position, false)));
        }
    }

    private static void play(MutablePosition position, Move wanted) {
        long[] moves = new long[position.mostMoves()];
        int count = position.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            if (position.move(moves[i]).equals(wanted)) {
                position.play(moves[i]);
                return;
            }
        }
        throw new AssertionError(wanted + " is not among the moves");
    }

    private static Move legal(Position position, String text) {
        return ((Judgement.Legal) position.judge(text)).move();
    }

    @Test
    @DisplayName("counts how often it has occurred, in the game before and within some plies")
    void countsOccurrences() {
        Position position = Variant.BAROQUE.start();
        History history = History.startingAt(position);
        for (String text : List.of("a2a3", "a7a6", "a3a2", "a6a7")) {
            Move move = legal(position, text);
            position = position.play(move);
            history = history.after(move, position);
        }
        MutablePosition mutable = MutablePosition.of(position, history);
        assertEquals(2, mutable.occurrences());
        assertEquals(2, mutable.occurrences(4));
        assertEquals(1, mutable.occurrences(3));
        assertEquals(1, MutablePosition.of(position).occurrences());
    }

    @Test
    @DisplayName("tells that a King can be removed, whether or not the game knows check")
    void tellsThatAKingIsAttacked() {
        MutablePosition attacked =
                MutablePosition.of(Position.parse(Variant.ROCOCO, "10/4k5/10/10/4a5/10/10/4K5/10/10 w"));
        assertEquals(true, attacked.isKingAttacked());
        MutablePosition safe = MutablePosition.of(Position.parse(Variant.ROCOCO, "10/4k5/10/10/5a4/10/10/4K5/10/10 w"));
        assertEquals(false, safe.isKingAttacked());
    }
}

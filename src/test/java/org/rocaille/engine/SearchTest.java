package org.rocaille.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.rules.History;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Move;
import org.rocaille.rules.MutablePosition;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

@DisplayName("A search")
@Execution(ExecutionMode.CONCURRENT)
class SearchTest {

    /** How many random positions of each variant are searched; more with {@code -Dengine.positions}. */
    private static final int COUNT = Integer.getInteger("engine.positions", 12);

    private static final int MINIMAX_COUNT = Integer.getInteger("engine.minimax", 3);
    /** So few that minimax may look three plies ahead. */
    private static final int FEW_MOVES = Integer.getInteger("engine.few-moves", 35);

    private static final long SMALL = 1 << 20;

    static Stream<Variant> variants() {
        return Variant.all().stream();
    }

    private static List<Variation> search(Search search, Position position, History history, Limits limits) {
        return search.run(position, history, limits, () -> false, variation -> {});
    }

    private static List<Variation> search(Position position, Limits limits) {
        return search(new Search(SMALL), position, History.startingAt(position), limits);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("variants")
    @DisplayName("without its techniques finds what plain minimax finds")
    void equalsMinimax(Variant variant) {
        RandomGames.moments(variant, 3, MINIMAX_COUNT).forEach(moment -> {
            int deepest = moment.position().legalMoves().size() < FEW_MOVES ? 3 : 2;
            for (int depth = 1; depth <= deepest; depth++) {
                Search search = new Search(SMALL, Technique.NONE, Weights::of);
                Variation best = search(search, moment.position(), moment.history(), Limits.depth(depth))
                        .get(0);
                MutablePosition root = MutablePosition.of(moment.position(), moment.history());
                int expected = new Minimax(root).score(best.depth());
                assertEquals(expected, best.score().value(), moment.position().fen() + " to depth " + depth);
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("variants")
    @DisplayName("answers with a line of legal moves, however few nodes it has")
    void isLegal(Variant variant) {
        Search search = new Search(SMALL);
        RandomGames.moments(variant, 5, COUNT).forEach(moment -> {
            Variation best = search(search, moment.position(), moment.history(), Limits.nodes(200))
                    .get(0);
            Position position = moment.position();
            for (Move move : best.moves()) {
                assertTrue(position.legalMoves().contains(move), position.fen() + " " + best.moves());
                position = position.play(move);
            }
            assertTrue(best.nodes() <= 200);
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("variants")
    @DisplayName("with the same number of nodes answers the same")
    void isDeterministic(Variant variant) {
        Position position = RandomGames.positions(variant, 9, 1).findFirst().orElseThrow();
        Variation one = search(position, Limits.nodes(3000)).get(0);
        Variation other = search(position, Limits.nodes(3000)).get(0);
        assertEquals(one.moves(), other.moves());
        assertEquals(one.score(), other.score());
        assertEquals(one.nodes(), other.nodes());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("variants")
    @DisplayName("tells several lines, each with a move of its own, best first")
    void tellsSeveralLines(Variant variant) {
        List<Variation> told = new ArrayList<>();
        Position start = variant.start();
        List<Variation> found = new Search(SMALL)
                .run(start, History.startingAt(start), Limits.depth(2).withLines(4), () -> false, told::add);
        assertEquals(4, found.size());
        assertEquals(4, new HashSet<>(found.stream().map(Variation::move).toList()).size());
        assertEquals(8, told.size());
        for (int rank = 1; rank < 4; rank++) {
            assertTrue(found.get(rank).score().value()
                    <= found.get(rank - 1).score().value());
            assertEquals(rank + 1, found.get(rank).rank());
        }
    }

    @Test
    @DisplayName("knows nothing of another game, though its positions look alike")
    void keepsGamesApart() {
        String fen = "10/1k8/10/10/1p3L4/10/10/3P6/1K8/10 w - 0 1";
        Position rococo = Position.parse(Variant.ROCOCO, fen);
        String sameBoard = fen.replace('L', 'N');
        Position pushme = Position.parse(Variant.ROCOCO_PUSHME, sameBoard);
        assertEquals(rococo.key(), pushme.key());
        Search search = new Search(SMALL);
        search(search, rococo, History.startingAt(rococo), Limits.depth(4));
        Variation afterwards = search(search, pushme, History.startingAt(pushme), Limits.nodes(2000))
                .get(0);
        Variation alone = search(pushme, Limits.nodes(2000)).get(0);
        assertEquals(alone.moves(), afterwards.moves());
        assertEquals(alone.score(), afterwards.score());
    }

    @Test
    @DisplayName("that is cancelled before it began still answers with a legal move")
    void cancelledAtOnce() {
        Position start = Variant.ROCAILLE.start();
        List<Variation> found =
                new Search(SMALL).run(start, History.startingAt(start), Limits.none(), () -> true, variation -> {});
        assertTrue(start.legalMoves().contains(found.get(0).move()));
        assertEquals(0, found.get(0).depth());
    }

    @Test
    @DisplayName("ends soon after it is cancelled, with the best move until then")
    void cancelled() {
        AtomicInteger depth = new AtomicInteger();
        Position start = Variant.BAROQUE.start();
        List<Variation> found = new Search(SMALL)
                .run(
                        start,
                        History.startingAt(start),
                        Limits.none(),
                        () -> depth.get() >= 3,
                        variation -> depth.set(variation.depth()));
        assertTrue(found.get(0).depth() >= 3);
        assertTrue(start.legalMoves().contains(found.get(0).move()));
    }

    @Test
    @DisplayName("keeps to its time")
    void keepsTime() {
        Position start = Variant.ROCOCO.start();
        Variation best = search(start, Limits.time(Duration.ofMillis(50))).get(0);
        assertTrue(best.elapsed().compareTo(Duration.ofMillis(50)) >= 0);
        assertTrue(best.depth() < Limits.DEEPEST, "Time was not what ended it");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rococo   | 10/10/10/10/10/10/10/10/1K8/10 w - 0 1",
                "baroque  | 7k/8/8/8/8/8/8/K7 w - 100 80",
            })
    @DisplayName("finds nothing where the game is over")
    void findsNothing(String variant, String fen) {
        Position over = Position.parse(Variant.of(variant), fen);
        assertTrue(search(over, Limits.depth(2)).isEmpty());
    }

    private record Played(Position position, History history) {

        Played after(String... texts) {
            Position position = this.position;
            History history = this.history;
            for (String text : texts) {
                Move move = ((Judgement.Legal) position.judge(text)).move();
                position = position.play(move);
                history = history.after(move, position);
            }
            return new Played(position, history);
        }
    }

    private static Played game(String variant, String fen) {
        Position position = Position.parse(Variant.of(variant), fen);
        return new Played(position, History.startingAt(position));
    }

    private static Variation best(Played played, int depth) {
        return search(new Search(SMALL), played.position(), played.history(), Limits.depth(depth))
                .get(0);
    }

    @Test
    @DisplayName("prefers a draw by repetition to a bad game")
    void seeksRepetition() {
        Played choice = game("baroque", "k7/8/3n1n2/8/8/8/8/K7 b - 0 1")
                .after("a8b8", "a1b1", "b8a8", "b1a1", "a8b8", "a1b1", "b8a8");
        Variation best = best(choice, 3);
        assertEquals("b1a1", best.move().text());
        assertEquals(0, best.score().value());
    }

    @Test
    @DisplayName("avoids a draw by repetition in a good game")
    void avoidsRepetition() {
        Played choice = game("baroque", "k7/8/3n1n2/8/8/8/8/K7 w - 0 1")
                .after("a1b1", "a8b8", "b1a1", "b8a8", "a1b1", "a8b8", "b1a1");
        Variation best = best(choice, 3);
        assertNotEquals("b8a8", best.move().text());
        assertTrue(best.score().value() > 500);
    }

    @Test
    @DisplayName("never repeats for the third time where that loses")
    void avoidsLosingRepetition() {
        Played choice = game("rococo", "10/1k8/10/4l5/10/10/10/10/1K8/10 w - 0 1")
                .after("b2b3", "b9b8", "b3b2", "b8b9", "b2b3", "b9b8", "b3b2");
        Variation best = best(choice, 3);
        assertNotEquals("b8b9", best.move().text());
        Played lost = choice.after("b8b9");
        assertEquals(3, lost.history().occurrences(lost.position()));
        assertFalse(best.score().isForced() && best.score().value() < 0);
    }
}

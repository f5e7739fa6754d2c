package org.rocaille.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.MutablePosition;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/**
 * Searches positions for their best moves, deeper and deeper. What it learns of positions is kept for the next search
 * of the same game. One search at a time; {@link #clear} makes the next independent of those before.
 */
public final class Search {

    private static final int FIRST_WINDOW = 30;
    private static final int LEAST_DEPTH_OF_WINDOW = 4;

    private final TranspositionTable table;
    private final Technique technique;
    private final Function<Variant, Weights> weights;
    /** The variant of the last search, and what is known of it beforehand. */
    private Variant variant;

    private EvaluationTables tables;

    /** @param bytes how much memory to use for what is learnt */
    public Search(long bytes) {
        this(bytes, Technique.ALL, Weights::of);
    }

    Search(long bytes, Technique technique, Function<Variant, Weights> weights) {
        table = new TranspositionTable(bytes);
        this.technique = technique;
        this.weights = weights;
    }

    /** Forgets all positions. */
    public void clear() {
        table.clear();
    }

    /**
     * Searches a position of a game.
     *
     * @param history     what the position has come from, itself included: repetition counts
     * @param isCancelled asked now and then; the search ends soon after it says so
     * @param listener    told each variation as soon as it has been searched to a new depth
     * @return the best moves, best first: as many as the limits ask for if there are so many; none if the game is over
     */
    public List<Variation> run(
            Position position,
            History history,
            Limits limits,
            BooleanSupplier isCancelled,
            Consumer<Variation> listener) {
        if (position.outcome(history.occurrences(position)).isPresent()) {
            return List.of();
        }
        learn(position.variant());
        table.grow();
        MutablePosition root = MutablePosition.of(position, history);
        return new Run(position, root, limits, new Watch(limits, isCancelled), listener).run();
    }

    /** How good a position looks as it stands, to one who looks at no move. */
    public Score standing(Position position) {
        learn(position.variant());
        return new Score(new Evaluation(MutablePosition.of(position), tables).evaluate());
    }

    private void learn(Variant game) {
        if (variant != game) {
            variant = game;
            tables = new EvaluationTables(game, weights.apply(game));
            table.clear(); // what stands alike in two games has one key
        }
    }

    /** A move of the position searched, and what is known of it. */
    private static final class Candidate {

        final long move;
        int score;
        int depth;
        int farthest;
        long[] line;

        Candidate(long move) {
            this.move = move;
            line = new long[] {move};
        }
    }

    /** One search. */
    private final class Run {

        private final Position position;
        private final MutablePosition root;
        private final Limits limits;
        private final Watch watch;
        private final Consumer<Variation> listener;
        private final AlphaBeta tree;
        /** The moves, the best known first. */
        private final List<Candidate> candidates = new ArrayList<>();

        private final int lines;

        Run(Position position, MutablePosition root, Limits limits, Watch watch, Consumer<Variation> listener) {
            this.position = position;
            this.root = root;
            this.limits = limits;
            this.watch = watch;
            this.listener = listener;
            MoveOrder order = new MoveOrder(root, tables);
            tree = new AlphaBeta(root, new Evaluation(root, tables), table, order, technique, watch);
            long[] moves = new long[root.mostMoves()];
            int[] guesses = new int[root.mostMoves()];
            int count = root.legalMoves(moves);
            order.guess(moves, count, 0, 0, guesses);
            for (int i = 0; i < count; i++) {
                candidates.add(new Candidate(MoveOrder.pick(moves, guesses, i, count)));
            }
            lines = Math.min(limits.lines(), count);
        }

        List<Variation> run() {
            try {
                for (int depth = 1; depth <= limits.depth() && (depth == 1 || isWorthMore(depth)); depth++) {
                    tree.begin(depth);
                    for (int rank = 0; rank < lines; rank++) {
                        searchCandidates(depth, rank);
                        listener.accept(variation(rank));
                    }
                }
            } catch (Watch.Stopped stopped) {
                // What was found until then is the answer; the position is not needed any more.
            }
            List<Variation> found = new ArrayList<>();
            for (int rank = 0; rank < lines; rank++) {
                found.add(variation(rank));
            }
            return found;
        }

        /** Whether a search of so many plies could tell more than the last, and there is time for it. */
        private boolean isWorthMore(int depth) {
            Score best = new Score(candidates.get(0).score);
            Score last = new Score(candidates.get(lines - 1).score);
            boolean isDecided = last.isForced() && Score.WIN - Math.abs(last.value()) < depth;
            boolean isWonEnough = best.isForced() && best.value() > 0 && best.winsIn() <= limits.winWithin();
            boolean isOnlyMove = candidates.size() == 1 && limits.savesTime();
            return watch.allowsMore() && !isDecided && !isWonEnough && !isOnlyMove;
        }

        /** Finds the best of the candidates from a place on, within a window that is widened until it is right. */
        private void searchCandidates(int depth, int from) {
            int expected = candidates.get(from).score;
            boolean narrow = depth >= LEAST_DEPTH_OF_WINDOW && !new Score(expected).isForced();
            int below = narrow ? FIRST_WINDOW : 2 * Score.INFINITE;
            int above = below;
            while (true) {
                int alpha = Math.max(expected - below, -Score.INFINITE);
                int beta = Math.min(expected + above, Score.INFINITE);
                int score = searchCandidates(depth, from, alpha, beta);
                if (score <= alpha) {
                    below = below > 8 * FIRST_WINDOW ? 2 * Score.INFINITE : 4 * below;
                } else if (score >= beta) {
                    above = above > 8 * FIRST_WINDOW ? 2 * Score.INFINITE : 4 * above;
                } else {
                    return;
                }
            }
        }

        private int searchCandidates(int depth, int from, int alpha, int beta) {
            int best = -Score.INFINITE;
            for (int i = from; i < candidates.size() && best < beta; i++) {
                Candidate candidate = candidates.get(i);
                int reached = Math.max(alpha, best);
                root.play(candidate.move);
                int score = i == from
                        ? -tree.search(-beta, -reached, depth - 1, 1)
                        : tree.searchLater(reached, beta, depth - 1, 0, 1);
                root.undo();
                if (i == from || score > reached) {
                    best = score;
                    candidate.score = score;
                    candidate.depth = depth;
                    candidate.farthest = tree.farthest();
                    candidate.line = line(candidate.move);
                    Collections.rotate(candidates.subList(from, i + 1), 1);
                }
            }
            return best;
        }

        private long[] line(long move) {
            long[] after = tree.lineAfterMove();
            long[] line = new long[after.length + 1];
            line[0] = move;
            System.arraycopy(after, 0, line, 1, after.length);
            return line;
        }

        private Variation variation(int rank) {
            Candidate candidate = candidates.get(rank);
            return new Variation(
                    rank + 1,
                    new Score(candidate.score),
                    candidate.depth,
                    candidate.farthest,
                    watch.nodes(),
                    watch.elapsed(),
                    moves(candidate.line));
        }

        /** The facts of the moves of a line. */
        private List<Move> moves(long[] line) {
            MutablePosition walk = MutablePosition.of(position);
            List<Move> moves = new ArrayList<>();
            for (long move : line) {
                moves.add(walk.move(move));
                walk.play(move);
            }
            return moves;
        }
    }
}

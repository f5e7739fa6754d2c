package org.rocaille.engine;

import java.util.Arrays;
import org.rocaille.rules.Endings;
import org.rocaille.rules.History;
import org.rocaille.rules.MutablePosition;

/**
 * The tree below the moves of the position searched: principal variation search, with a transposition table, and beyond
 * the last ply captures alone until the position is quiet.
 *
 * <p>Scores are for the side to move. A side that can do nothing about its loss loses as late as it can: a win counts
 * less, the more plies it takes from the position searched.
 */
final class AlphaBeta {

    /** Told apart in the table: what is good the first time may lose the game the third. */
    private static final long OCCURRED_BEFORE = 0x9E3779B97F4A7C15L;

    /** From how many quiet plies on the table is not believed, since the game may soon be drawn. */
    private static final int MANY_QUIET_PLIES = 80;

    private static final int MOST_CAPTURES = 8;
    /** Up to how many plies of captures an attacked King's side looks at all its moves. */
    private static final int MOST_EVASIONS = 2;
    /** What a capture may win besides the worth of the victims, at most. */
    private static final int CAPTURE_MARGIN = 200;

    /** To so many plies quiet moves are left out where they cannot be expected to matter. */
    private static final int MOST_PRUNED_DEPTH = 3;
    /** What a quiet move may change for each ply, at most. */
    private static final int QUIET_MARGIN = 120;

    private static final int LEAST_REDUCED_DEPTH = 3;
    private static final int MOVES_NOT_REDUCED = 4;
    private static final byte[][] REDUCTIONS = reductions();

    private final MutablePosition position;
    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final MoveOrder order;
    private final Technique technique;
    private final Watch watch;
    /** Whether there are no draws: who repeats for the third time or cannot move loses. */
    private final boolean decisive;

    private final boolean knowsCheck;
    private final int mostMoves;

    /** The positions of the line that is looked at, by ply. */
    private final Node[] nodes = new Node[Score.MOST_PLIES + 2];
    /** How many plies from the position searched extensions may begin. */
    private int mostExtended;

    private int farthest;

    /** What is kept of a position while the tree below it is searched. */
    private static final class Node {

        final long[] moves;
        final int[] guesses;
        /** The best line from here on, as far as it is known, and how long it is. */
        final long[] line = new long[Score.MOST_PLIES + 2];

        int length;
        /** What the table knows it by. */
        long key;
        /** Whether the King of the side to move is attacked. */
        boolean isAttacked;
        /** Whether quiet moves but the first may be left out. */
        boolean isHopeless;

        Node(int mostMoves) {
            moves = new long[mostMoves];
            guesses = new int[mostMoves];
        }

        /** Puts a move before the best line of the position after it. */
        void extend(long move, Node next) {
            line[0] = move;
            System.arraycopy(next.line, 0, line, 1, next.length);
            length = next.length + 1;
        }
    }

    AlphaBeta(
            MutablePosition position,
            Evaluation evaluation,
            TranspositionTable table,
            MoveOrder order,
            Technique technique,
            Watch watch) {
        this.position = position;
        this.evaluation = evaluation;
        this.table = table;
        this.order = order;
        this.technique = technique;
        this.watch = watch;
        decisive = position.variant().endings() == Endings.DECISIVE;
        knowsCheck = position.variant().kingRule().knowsCheck();
        mostMoves = position.mostMoves();
    }

    private static byte[][] reductions() {
        byte[][] reductions = new byte[Limits.DEEPEST + 1][64];
        for (int depth = 1; depth < reductions.length; depth++) {
            for (int place = 1; place < 64; place++) {
                reductions[depth][place] = (byte) (0.5 + Math.log(depth) * Math.log(place) / 2.2);
            }
        }
        return reductions;
    }

    /** Begins with a search of so many plies. */
    void begin(int depth) {
        mostExtended = 2 * depth;
        farthest = depth;
    }

    /** How many plies the longest line was since {@link #begin}. */
    int farthest() {
        return farthest;
    }

    /** The best line from the position after one move, as far as it is known: the move's best answer first. */
    long[] lineAfterMove() {
        Node first = node(1);
        return Arrays.copyOf(first.line, first.length);
    }

    /**
     * Searches the position that some moves have led to.
     *
     * @param alpha what the side to move has already
     * @param beta  from what score on the exact one does not matter
     * @param depth how many plies to look ahead
     * @param ply   how many moves have been made
     * @throws Watch.Stopped if the search is to end; the moves made are not taken back
     */
    int search(int alpha, int beta, int depth, int ply) {
        Node node = enter(ply);
        if (position.isKingCaptured()) {
            return kingCaptured(ply);
        }
        int occurrences = position.occurrences();
        if (occurrences > 1 && endsByRepetition(occurrences, ply)) {
            return decisive ? Score.WIN - ply : 0;
        }
        node.isAttacked = position.isKingAttacked();
        if (!decisive && position.quietPlies() >= Endings.QUIET_LIMIT) {
            return position.legalMoves(node.moves) == 0 ? noMoves(node, ply) : 0;
        }
        int left = node.isAttacked && technique.extensions() && ply <= mostExtended ? depth + 1 : depth;
        if (left <= 0 || ply >= Score.MOST_PLIES) {
            return technique.captures() ? quiesce(alpha, beta, ply, 0) : evaluation.evaluate();
        }
        int lowest = Math.max(alpha, -(Score.WIN - ply));
        int highest = Math.min(beta, Score.WIN - ply - 1);
        if (lowest >= highest) {
            return lowest; // even winning at once would not matter
        }
        boolean isWindowNull = beta - alpha == 1;
        node.key = occurrences > 1 ? position.key() ^ OCCURRED_BEFORE : position.key();
        long known = table.find(node.key);
        if (known != 0 && TranspositionTable.depth(known) >= left && isWindowNull && isTimeless()) {
            int score = fromTable(TranspositionTable.score(known), ply);
            int bound = TranspositionTable.bound(known);
            if (bound == TranspositionTable.EXACT
                    || (bound == TranspositionTable.AT_LEAST ? score >= highest : score <= lowest)) {
                return score;
            }
        }
        node.isHopeless = false;
        if (technique.pruning() && isWindowNull && !node.isAttacked && left <= MOST_PRUNED_DEPTH) {
            int standing = evaluation.evaluate();
            int margin = QUIET_MARGIN * left;
            if (standing - margin >= highest && highest < Score.LEAST_WIN) {
                return standing; // so good that the enemy's best quiet move will not bring it below
            }
            node.isHopeless = standing + margin <= lowest && Math.abs(lowest) < Score.LEAST_WIN;
        }
        return expand(node, lowest, highest, left, ply, TranspositionTable.move(known));
    }

    /** Tries the moves of a position about which the table cannot tell enough. */
    private int expand(Node node, int lowest, int highest, int depth, int ply, long tableMove) {
        int count = position.legalMoves(node.moves);
        if (count == 0) {
            return noMoves(node, ply);
        }
        order.guess(node.moves, count, tableMove, ply, node.guesses);
        int best = -Score.INFINITE;
        long bestMove = 0;
        int alpha = lowest;
        for (int i = 0; i < count && best < highest; i++) {
            long move = MoveOrder.pick(node.moves, node.guesses, i, count);
            if (node.isHopeless && i > 0 && MoveOrder.isQuiet(move)) {
                best = Math.max(best, lowest);
                continue;
            }
            int reduction = reduction(node, move, depth, i, ply);
            position.play(move);
            int score = i == 0
                    ? -search(-highest, -alpha, depth - 1, ply + 1)
                    : searchLater(alpha, highest, depth - 1, reduction, ply + 1);
            position.undo();
            best = Math.max(best, score);
            if (score > alpha) {
                alpha = score;
                bestMove = move;
                node.extend(move, node(ply + 1));
                if (score >= highest && MoveOrder.isQuiet(move)) {
                    order.learn(node.moves, i, depth, ply);
                }
            }
        }
        if (isTimeless()) {
            table.keep(node.key, bestMove, toTable(best, ply), depth, bound(best, lowest, highest));
        }
        return best;
    }

    private static int bound(int score, int lowest, int highest) {
        if (score >= highest) {
            return TranspositionTable.AT_LEAST;
        }
        return score > lowest ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    }

    /** Searches after a move that is not expected to be better than what there is: first only whether it is. */
    int searchLater(int alpha, int beta, int depth, int reduction, int ply) {
        int score = -search(-alpha - 1, -alpha, depth - reduction, ply);
        if (score > alpha && reduction > 0) {
            score = -search(-alpha - 1, -alpha, depth, ply);
        }
        if (score > alpha && score < beta) {
            score = -search(-beta, -alpha, depth, ply);
        }
        return score;
    }

    private int reduction(Node node, long move, int depth, int place, int ply) {
        if (!technique.reductions()
                || depth < LEAST_REDUCED_DEPTH
                || place < MOVES_NOT_REDUCED
                || node.isAttacked
                || !MoveOrder.isQuiet(move)
                || order.isKiller(move, ply)) {
            return 0;
        }
        return Math.min(REDUCTIONS[depth][Math.min(place, 63)], depth - 1);
    }

    /**
     * Looks at captures alone, for an evaluation in the middle of an exchange tells nothing; the side to move may also
     * leave it at that. A side whose King is attacked may not, and looks at all its moves.
     *
     * @param taken how many plies of captures have been looked at
     */
    private int quiesce(int alpha, int beta, int ply, int taken) {
        Node node = node(ply);
        int standing = evaluation.evaluate();
        if (taken >= MOST_CAPTURES || ply >= Score.MOST_PLIES) {
            return standing;
        }
        int best = node.isAttacked ? -Score.INFINITE : standing;
        int reached = Math.max(alpha, best);
        if (best >= beta) {
            return best;
        }
        int count = node.isAttacked ? position.legalMoves(node.moves) : position.legalCaptures(node.moves);
        if (node.isAttacked && count == 0) {
            return noMoves(node, ply);
        }
        order.guess(node.moves, count, 0, ply, node.guesses);
        for (int i = 0; i < count && best < beta; i++) {
            long move = MoveOrder.pick(node.moves, node.guesses, i, count);
            if (!node.isAttacked) {
                int gain = order.gain(move);
                int hoped = standing + gain + CAPTURE_MARGIN;
                if (gain < 0 || hoped <= reached) {
                    best = Math.max(best, Math.min(hoped, reached));
                    continue;
                }
            }
            position.play(move);
            int score = -quiesceAfterMove(-beta, -reached, ply + 1, taken + 1);
            position.undo();
            best = Math.max(best, score);
            if (score > reached) {
                reached = score;
                node.extend(move, node(ply + 1));
            }
        }
        return best;
    }

    private int quiesceAfterMove(int alpha, int beta, int ply, int taken) {
        Node node = enter(ply);
        if (position.isKingCaptured()) {
            return kingCaptured(ply);
        }
        node.isAttacked = taken <= MOST_EVASIONS && position.isKingAttacked();
        return quiesce(alpha, beta, ply, taken);
    }

    private Node enter(int ply) {
        watch.visit();
        farthest = Math.max(farthest, ply);
        Node node = node(ply);
        node.length = 0;
        return node;
    }

    private Node node(int ply) {
        if (nodes[ply] == null) {
            nodes[ply] = new Node(mostMoves);
        }
        return nodes[ply];
    }

    private int kingCaptured(int ply) {
        return position.king(position.turn()) == 0 ? -(Score.WIN - ply) : Score.WIN - ply;
    }

    /** What it means that the side to move cannot: it is mated, or else it depends on the game (rules §4-6). */
    private int noMoves(Node node, int ply) {
        return decisive || knowsCheck && node.isAttacked ? -(Score.WIN - ply) : 0;
    }

    /**
     * Whether a position that has occurred before ends the game, or as good as does. Where repetition is a draw, a
     * position that comes back within the line searched may come back for ever. Where it loses, that is no reason: who
     * has to make the third, matters.
     */
    private boolean endsByRepetition(int occurrences, int ply) {
        return occurrences >= History.LIMIT || !decisive && position.occurrences(ply) > 1;
    }

    /** Whether the count of quiet plies is far from ending the game, so that the table holds. */
    private boolean isTimeless() {
        return decisive || position.quietPlies() < MANY_QUIET_PLIES;
    }

    /** In the table a win is counted from the position itself. */
    private static int toTable(int score, int ply) {
        if (score >= Score.LEAST_WIN) {
            return score + ply;
        }
        return score <= -Score.LEAST_WIN ? score - ply : score;
    }

    private static int fromTable(int score, int ply) {
        if (score >= Score.LEAST_WIN) {
            return score - ply;
        }
        return score <= -Score.LEAST_WIN ? score + ply : score;
    }
}

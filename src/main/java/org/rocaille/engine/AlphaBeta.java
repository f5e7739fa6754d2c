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

    private final long[][] moves = new long[Score.MOST_PLIES + 1][];
    private final int[][] guesses = new int[Score.MOST_PLIES + 1][];
    /** The best line from each ply on, and how long it is. */
    private final long[][] lines = new long[Score.MOST_PLIES + 1][Score.MOST_PLIES + 1];

    private final int[] lengths = new int[Score.MOST_PLIES + 1];
    /** How many plies from the position searched extensions may begin. */
    private int mostExtended;

    private int farthest;

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
        return Arrays.copyOf(lines[1], lengths[1]);
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
        watch.visit();
        lengths[ply] = 0;
        farthest = Math.max(farthest, ply);
        if (position.isKingCaptured()) {
            return kingCaptured(ply);
        }
        int occurrences = position.occurrences();
        if (occurrences > 1 && endsByRepetition(occurrences, ply)) {
            return decisive ? Score.WIN - ply : 0;
        }
        boolean attacked = position.isKingAttacked();
        int left = attacked && technique.extensions() && ply <= mostExtended ? depth + 1 : depth;
        if (left <= 0 || ply >= Score.MOST_PLIES) {
            return technique.captures() ? quiesce(alpha, beta, ply, 0, attacked) : evaluation.evaluate();
        }
        int lowest = Math.max(alpha, -(Score.WIN - ply));
        int highest = Math.min(beta, Score.WIN - ply - 1);
        if (lowest >= highest) {
            return lowest; // even winning at once would not matter
        }
        long key = occurrences > 1 ? position.key() ^ OCCURRED_BEFORE : position.key();
        long known = table.find(key);
        if (known != 0 && TranspositionTable.depth(known) >= left && beta - alpha == 1 && isTimeless()) {
            int score = fromTable(TranspositionTable.score(known), ply);
            int bound = TranspositionTable.bound(known);
            if (bound == TranspositionTable.EXACT
                    || (bound == TranspositionTable.AT_LEAST ? score >= highest : score <= lowest)) {
                return score;
            }
        }
        return expand(lowest, highest, left, ply, key, TranspositionTable.move(known), attacked);
    }

    /** Tries the moves of a position about which the table cannot tell enough. */
    private int expand(int lowest, int highest, int depth, int ply, long key, long tableMove, boolean attacked) {
        makeRoom(ply);
        long[] moves = this.moves[ply];
        int[] guesses = this.guesses[ply];
        int count = position.legalMoves(moves);
        if (count == 0) {
            return noMoves(ply, attacked);
        }
        if (!decisive && position.quietPlies() >= Endings.QUIET_LIMIT) {
            return 0;
        }
        order.guess(moves, count, tableMove, ply, guesses);
        int best = -Score.INFINITE;
        long bestMove = 0;
        int alpha = lowest;
        for (int i = 0; i < count; i++) {
            long move = MoveOrder.pick(moves, guesses, i, count);
            int reduction = reduction(move, depth, i, ply, attacked);
            position.play(move);
            int score = i == 0
                    ? -search(-highest, -alpha, depth - 1, ply + 1)
                    : searchLater(alpha, highest, depth - 1, reduction, ply + 1);
            position.undo();
            if (score > best) {
                best = score;
                if (score > alpha) {
                    alpha = score;
                    bestMove = move;
                    extendLine(move, ply);
                    if (score >= highest) {
                        if (MoveOrder.isQuiet(move)) {
                            order.learn(moves, i, depth, ply);
                        }
                        break;
                    }
                }
            }
        }
        int bound = best >= highest
                ? TranspositionTable.AT_LEAST
                : bestMove == 0 ? TranspositionTable.AT_MOST : TranspositionTable.EXACT;
        table.keep(key, bestMove, toTable(best, ply), depth, bound);
        return best;
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

    private int reduction(long move, int depth, int place, int ply, boolean attacked) {
        if (!technique.reductions()
                || depth < LEAST_REDUCED_DEPTH
                || place < MOVES_NOT_REDUCED
                || attacked
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
    private int quiesce(int alpha, int beta, int ply, int taken, boolean attacked) {
        int standing = evaluation.evaluate();
        if (taken >= MOST_CAPTURES || ply >= Score.MOST_PLIES) {
            return standing;
        }
        int best = attacked ? -Score.INFINITE : standing;
        if (best >= beta) {
            return best;
        }
        makeRoom(ply);
        long[] moves = this.moves[ply];
        int[] guesses = this.guesses[ply];
        int count = attacked ? position.legalMoves(moves) : position.legalCaptures(moves);
        if (attacked && count == 0) {
            return noMoves(ply, true);
        }
        if (attacked) {
            order.guess(moves, count, 0, ply, guesses);
        } else {
            order.guessCaptures(moves, count, guesses);
        }
        int reached = Math.max(alpha, best);
        for (int i = 0; i < count; i++) {
            long move = MoveOrder.pick(moves, guesses, i, count);
            if (!attacked) {
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
            if (score > best) {
                best = score;
                if (score > reached) {
                    reached = score;
                    extendLine(move, ply);
                    if (score >= beta) {
                        break;
                    }
                }
            }
        }
        return best;
    }

    private int quiesceAfterMove(int alpha, int beta, int ply, int taken) {
        watch.visit();
        lengths[ply] = 0;
        farthest = Math.max(farthest, ply);
        if (position.isKingCaptured()) {
            return kingCaptured(ply);
        }
        return quiesce(alpha, beta, ply, taken, taken <= MOST_EVASIONS && position.isKingAttacked());
    }

    private int kingCaptured(int ply) {
        return position.king(position.turn()) == 0 ? -(Score.WIN - ply) : Score.WIN - ply;
    }

    /** What it means that the side to move cannot: it is mated, or else it depends on the game (rules §4-6). */
    private int noMoves(int ply, boolean attacked) {
        return attacked || decisive ? -(Score.WIN - ply) : 0;
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

    private void makeRoom(int ply) {
        if (moves[ply] == null) {
            moves[ply] = new long[position.mostMoves()];
            guesses[ply] = new int[position.mostMoves()];
        }
    }

    private void extendLine(long move, int ply) {
        int length = ply + 1 > Score.MOST_PLIES ? 0 : lengths[ply + 1];
        lines[ply][0] = move;
        if (length > 0) {
            System.arraycopy(lines[ply + 1], 0, lines[ply], 1, length);
        }
        lengths[ply] = length + 1;
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

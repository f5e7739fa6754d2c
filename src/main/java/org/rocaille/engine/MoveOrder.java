package org.rocaille.engine;

import org.rocaille.rules.MutablePosition;

/**
 * Guesses which moves are good, so that a search may try them first: the one that was best before, captures by what
 * they win, promotions, killers (moves that refuted another move of the same ply), and then what has been good
 * elsewhere in the tree.
 */
final class MoveOrder {

    private static final int BEST = 1 << 30;
    private static final int CAPTURE = 1 << 28;
    private static final int PROMOTION = 1 << 27;
    private static final int KILLER = 1 << 26;
    /** Histories lie between this and its negative. */
    private static final int MOST_HISTORY = 1 << 14;

    private static final int LOSS = -1 << 28;

    private final MutablePosition position;
    private final int[] worth;
    private final int squares;
    private final long[][] killers = new long[Score.MOST_PLIES + 1][2];
    /** How good quiet moves were, by the code of the piece and the square to which it went. */
    private final int[] history;

    MoveOrder(MutablePosition position, EvaluationTables tables) {
        this.position = position;
        worth = tables.worth;
        squares = tables.squares;
        history = new int[MutablePosition.CODES * squares];
    }

    /** What a move wins at once, the mover's own end included. */
    int gain(long move) {
        int gain = position.victims(move, worth);
        if (MutablePosition.isSacrifice(move)) {
            gain -= worth[mover(move)];
        }
        int promotion = MutablePosition.promotion(move);
        return promotion == 0 ? gain : gain + worth[promotion] - worth[mover(move)];
    }

    /** Whether a move takes nothing and promotes nobody. */
    static boolean isQuiet(long move) {
        return !MutablePosition.isCapture(move) && MutablePosition.promotion(move) == 0;
    }

    /** Guesses how good each of some moves is. */
    void guess(long[] moves, int count, long best, int ply, int[] guesses) {
        for (int i = 0; i < count; i++) {
            guesses[i] = moves[i] == best ? BEST : guess(moves[i], ply);
        }
    }

    private int guess(long move, int ply) {
        if (MutablePosition.isCapture(move)) {
            int gain = gain(move);
            return (gain < 0 ? LOSS : CAPTURE) + 16 * gain - worth[mover(move)] / 16;
        }
        if (MutablePosition.isSacrifice(move)) {
            return LOSS - worth[mover(move)];
        }
        if (MutablePosition.promotion(move) != 0) {
            return PROMOTION + gain(move);
        }
        if (move == killers[ply][0]) {
            return KILLER;
        }
        return move == killers[ply][1] ? KILLER - 1 : history[place(move)];
    }

    /** Brings the best guessed of the moves from a place on to that place. */
    static long pick(long[] moves, int[] guesses, int place, int count) {
        int best = place;
        for (int i = place + 1; i < count; i++) {
            if (guesses[i] > guesses[best]) {
                best = i;
            }
        }
        long move = moves[best];
        int guess = guesses[best];
        moves[best] = moves[place];
        guesses[best] = guesses[place];
        moves[place] = move;
        guesses[place] = guess;
        return move;
    }

    boolean isKiller(long move, int ply) {
        return move == killers[ply][0] || move == killers[ply][1];
    }

    /** Learns that a quiet move was too good for the enemy, and those tried before it were not. */
    void learn(long[] moves, int place, int depth, int ply) {
        long good = moves[place];
        if (killers[ply][0] != good) {
            killers[ply][1] = killers[ply][0];
            killers[ply][0] = good;
        }
        int weight = Math.min(depth * depth, 400);
        add(good, weight);
        for (int i = 0; i < place; i++) {
            if (isQuiet(moves[i])) {
                add(moves[i], -weight);
            }
        }
    }

    /** Adds to a history, the less the nearer it is to its bound. */
    private void add(long move, int weight) {
        int place = place(move);
        history[place] += weight - history[place] * Math.abs(weight) / MOST_HISTORY;
    }

    private int place(long move) {
        return mover(move) * squares + MutablePosition.to(move);
    }

    private int mover(long move) {
        return position.contents(MutablePosition.from(move));
    }
}

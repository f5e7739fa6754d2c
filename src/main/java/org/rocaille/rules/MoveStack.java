package org.rocaille.rules;

import java.util.Arrays;

/** Moves as {@link MoveCode}s on one long stack, so that a search can keep those of earlier plies below. */
final class MoveStack {

    /** More than one piece can ever have: 38 squares on eight lines and two contacts in each, or eight times a promotion. */
    static final int MOST_MOVES = 64;

    long[] moves = new long[8 * MOST_MOVES];
    /** Where the next move goes. */
    int top;

    void push(long move) {
        moves[top++] = move;
    }

    /** Makes sure that the moves of so many pieces find room; {@link #moves} may be another array from now on. */
    void makeRoom(int pieces) {
        int needed = top + pieces * MOST_MOVES;
        if (needed > moves.length) {
            moves = Arrays.copyOf(moves, Math.max(needed, 2 * moves.length));
        }
    }
}

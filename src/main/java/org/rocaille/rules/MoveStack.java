package org.rocaille.rules;

import java.util.Arrays;

/** Moves as {@link MoveCode}s on one long stack, so that a search can keep those of earlier plies below. */
final class MoveStack {

    /** More than one piece can ever have: eight lines of the longest, and what promotion or contact adds. */
    private static final int MOST_MOVES = 256;

    long[] moves = new long[2 * MOST_MOVES];
    /** Where the next move goes. */
    int top;

    void push(long move) {
        moves[top++] = move;
    }

    /** Makes sure that the moves of one more piece find room; {@link #moves} may be another array from now on. */
    void makeRoom() {
        if (top + MOST_MOVES > moves.length) {
            moves = Arrays.copyOf(moves, 2 * moves.length);
        }
    }
}

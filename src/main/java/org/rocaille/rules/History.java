package org.rocaille.rules;

import java.nio.ByteBuffer;
import java.nio.LongBuffer;

/**
 * The positions of a game that can still come back, by their {@link Position#key() keys}: what repetition is counted
 * from (rules §4). Immutable. It is cut at every move that {@link Move#isIrreversible() cannot be undone}, never at a
 * Pawn's move.
 */
public final class History {

    /** The occurrence of a position that ends the game. */
    public static final int LIMIT = 3;

    private final History earlier;
    private final long key;
    private final int length;

    /** @param earlier what was before, null if nothing counts that was: it is shared, so that a move costs no copy */
    private History(History earlier, long key) {
        this.earlier = earlier;
        this.key = key;
        this.length = earlier == null ? 1 : earlier.length + 1;
    }

    /** The history of a game that starts from a position: its own first occurrence. */
    public static History startingAt(Position position) {
        return new History(null, position.key());
    }

    /** The history after a move that led to a position. */
    public History after(Move move, Position reached) {
        return new History(move.isIrreversible() ? null : this, reached.key());
    }

    /** How often the game has had a position so far. */
    public int occurrences(Position position) {
        long wanted = position.key();
        int count = 0;
        for (History past = this; past != null; past = past.earlier) {
            if (past.key == wanted) {
                count++;
            }
        }
        return count;
    }

    /** How often the game would have had the position that a move leads to, that time included. */
    public int occurrencesAfter(Move move, Position reached) {
        return move.isIrreversible() ? 1 : occurrences(reached) + 1;
    }

    /** The keys, oldest first. */
    long[] keys() {
        long[] keys = new long[length];
        for (History past = this; past != null; past = past.earlier) {
            keys[past.length - 1] = past.key;
        }
        return keys;
    }

    /** The keys, eight bytes each, oldest first. */
    public byte[] toBytes() {
        ByteBuffer bytes = ByteBuffer.allocate(length * Long.BYTES);
        for (History past = this; past != null; past = past.earlier) {
            bytes.putLong((past.length - 1) * Long.BYTES, past.key);
        }
        return bytes.array();
    }

    /** The history that {@link #toBytes} wrote. */
    public static History fromBytes(byte[] bytes) {
        History history = null;
        for (LongBuffer keys = ByteBuffer.wrap(bytes).asLongBuffer(); keys.hasRemaining(); ) {
            history = new History(history, keys.get());
        }
        return history;
    }
}

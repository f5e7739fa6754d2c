package org.rocaille.rules;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The positions of a game that can still come back, by their {@link Position#key() keys}: what repetition is counted
 * from (rules §4). Immutable. It is cut at every move that {@link Move#isIrreversible() cannot be undone}, never at a
 * Pawn's move.
 */
public final class History {

    /** The occurrence of a position that ends the game. */
    public static final int LIMIT = 3;

    private final long[] keys;

    private History(long[] keys) {
        this.keys = keys;
    }

    /** The history of a game that starts from a position: its own first occurrence. */
    public static History startingAt(Position position) {
        return new History(new long[] {position.key()});
    }

    /** The history after a move that led to a position. */
    public History after(Move move, Position reached) {
        if (move.isIrreversible()) {
            return startingAt(reached);
        }
        long[] longer = Arrays.copyOf(keys, keys.length + 1);
        longer[keys.length] = reached.key();
        return new History(longer);
    }

    /** How often the game has had a position so far. */
    public int occurrences(Position position) {
        long key = position.key();
        int count = 0;
        for (long past : keys) {
            if (past == key) {
                count++;
            }
        }
        return count;
    }

    /** How often the game would have had the position that a move leads to, that time included. */
    public int occurrencesAfter(Move move, Position reached) {
        return move.isIrreversible() ? 1 : occurrences(reached) + 1;
    }

    /** The keys, eight bytes each, oldest first. */
    public byte[] toBytes() {
        ByteBuffer bytes = ByteBuffer.allocate(keys.length * Long.BYTES);
        bytes.asLongBuffer().put(keys);
        return bytes.array();
    }

    /** The history that {@link #toBytes} wrote. */
    public static History fromBytes(byte[] bytes) {
        long[] keys = new long[bytes.length / Long.BYTES];
        ByteBuffer.wrap(bytes).asLongBuffer().get(keys);
        return new History(keys);
    }
}

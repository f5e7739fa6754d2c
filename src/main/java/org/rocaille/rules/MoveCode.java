package org.rocaille.rules;

/**
 * A move packed in a long: from and to as mailbox indices, the kind, the code promoted to, and a flag for each way in
 * which it captures. Together with the board before the move that is all one needs to find its victims ({@link
 * Board#victims}).
 */
final class MoveCode {

    static final long TRAVEL = 0;
    static final long SWAP = 1L << 18;
    static final long DESTROY = 2L << 18;
    static final long REMOVE = 3L << 18;

    /** Takes the enemy behind its start. */
    static final long WITHDRAWS = 1L << 20;
    /** Takes the enemy beyond its end. */
    static final long APPROACHES = 1L << 21;
    /** Takes all that stand between its start and its end. */
    static final long LEAPS = 1L << 22;
    /** Takes the enemy it ends on. */
    static final long DISPLACES = 1L << 23;
    /** Takes the enemy on its own file and its King's rank. */
    static final long COORDINATES_FILE = 1L << 24;
    /** Takes the enemy on its own rank and its King's file. */
    static final long COORDINATES_RANK = 1L << 25;
    /** Takes the neighbour of its end in direction 0; the flags for directions 2, 4 and 6 are the next bits. */
    static final long PINCHES = 1L << 26;

    private static final long PINCHES_ANY = 0xFL << 26;
    private static final int PROMOTION_SHIFT = 30;
    private static final int INDEX_MASK = 0x1FF;
    private static final long KIND_MASK = 3L << 18;
    private static final long CAPTURE_MASK = 0x3FFL << 20;

    private static final Move.Kind[] KINDS = Move.Kind.values();

    private MoveCode() {}

    static long pack(int from, int to) {
        return from | (long) to << 9;
    }

    static int from(long move) {
        return (int) move & INDEX_MASK;
    }

    static int to(long move) {
        return (int) (move >>> 9) & INDEX_MASK;
    }

    /** One of {@link #TRAVEL}, {@link #SWAP}, {@link #DESTROY} and {@link #REMOVE}. */
    static long kindBits(long move) {
        return move & KIND_MASK;
    }

    static Move.Kind kind(long move) {
        return KINDS[(int) (kindBits(move) >>> 18)];
    }

    /** Whether any enemy is removed by the way it travels; mutual destruction is not told by this. */
    static boolean captures(long move) {
        return (move & CAPTURE_MASK) != 0;
    }

    /** Whether any enemy is removed, in whatever way. */
    static boolean removesEnemy(long move) {
        return captures(move) || kindBits(move) == DESTROY;
    }

    static boolean pinches(long move) {
        return (move & PINCHES_ANY) != 0;
    }

    /** The flag for pinching in an orthogonal direction. */
    static long pinch(int direction) {
        return PINCHES << (direction >> 1);
    }

    static long promoting(long move, int code) {
        return move | (long) code << PROMOTION_SHIFT;
    }

    /** The code that the piece becomes, 0 if it stays what it is. */
    static int promotion(long move) {
        return (int) (move >>> PROMOTION_SHIFT);
    }
}

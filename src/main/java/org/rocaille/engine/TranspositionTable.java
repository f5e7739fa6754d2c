package org.rocaille.engine;

import java.util.Arrays;

/**
 * What is known of positions that were searched before, on other ways or for earlier moves of the game. Of bounded size:
 * a new entry takes the place of the one of its bucket that is oldest and least deep.
 *
 * <p>An entry is two longs, the position's key and the rest packed: the move (35 bits), the score (16), the depth (7),
 * the {@link #EXACT bound} (2) and the age (4).
 */
final class TranspositionTable {

    /** The score is the position's. */
    static final int EXACT = 1;
    /** The position's score is this or higher. */
    static final int AT_LEAST = 2;
    /** The position's score is this or lower. */
    static final int AT_MOST = 3;

    private static final int BUCKET = 4;
    private static final int ENTRY_BYTES = 2 * Long.BYTES;

    private static final int SCORE_SHIFT = 35;
    private static final int DEPTH_SHIFT = 51;
    private static final int BOUND_SHIFT = 58;
    private static final int AGE_SHIFT = 60;
    private static final long MOVE_MASK = (1L << SCORE_SHIFT) - 1;
    private static final int SCORE_OFFSET = 1 << 15;
    private static final int AGES = 16;
    /** How much shallower an entry may be, for each search that has gone by, before a newer one is preferred. */
    private static final int PLIES_OF_AGE = 4;

    private final long[] entries;
    private final int bucketMask;
    private int age;

    /** @param bytes how much memory to use; the largest power of two that is not more is used */
    TranspositionTable(long bytes) {
        long buckets = Math.max(Long.highestOneBit(bytes / (BUCKET * ENTRY_BYTES)), 1);
        bucketMask = (int) (Math.min(buckets, 1 << 27) - 1);
        entries = new long[2 * BUCKET * (bucketMask + 1)];
    }

    /** Begins another search: what the earlier ones left may go first. */
    void grow() {
        age = (age + 1) % AGES;
    }

    void clear() {
        Arrays.fill(entries, 0);
    }

    /** What is known of a position, for {@link #move}, {@link #score}, {@link #depth} and {@link #bound}; 0 if nothing is. */
    long find(long key) {
        int slot = bucket(key);
        for (int i = 0; i < BUCKET; i++, slot += 2) {
            if (entries[slot] == key) {
                return entries[slot + 1];
            }
        }
        return 0;
    }

    /**
     * Keeps what was found.
     *
     * @param move  the best move or 0
     * @param score a win counted from this position
     */
    void keep(long key, long move, int score, int depth, int bound) {
        int slot = bucket(key);
        int worst = slot;
        int least = Integer.MAX_VALUE;
        long best = move;
        for (int i = 0; i < BUCKET; i++, slot += 2) {
            if (entries[slot] == key) {
                worst = slot;
                best = move == 0 ? move(entries[slot + 1]) : move;
                break;
            }
            int value = value(entries[slot + 1]);
            if (value < least) {
                least = value;
                worst = slot;
            }
        }
        entries[worst] = key;
        entries[worst + 1] = best
                | (long) (score + SCORE_OFFSET) << SCORE_SHIFT
                | (long) depth << DEPTH_SHIFT
                | (long) bound << BOUND_SHIFT
                | (long) age << AGE_SHIFT;
    }

    private int value(long entry) {
        int searchesAgo = age - (int) (entry >>> AGE_SHIFT) & AGES - 1;
        return entry == 0 ? Integer.MIN_VALUE : depth(entry) - PLIES_OF_AGE * searchesAgo;
    }

    private int bucket(long key) {
        return 2 * BUCKET * ((int) (key >>> 32) & bucketMask);
    }

    static long move(long entry) {
        return entry & MOVE_MASK;
    }

    static int score(long entry) {
        return (int) (entry >>> SCORE_SHIFT & 0xFFFF) - SCORE_OFFSET;
    }

    static int depth(long entry) {
        return (int) (entry >>> DEPTH_SHIFT & 0x7F);
    }

    static int bound(long entry) {
        return (int) (entry >>> BOUND_SHIFT & 3);
    }
}

package org.rocaille.rules;

/**
 * The two squares whose pieces may not trade places on the next ply, since they have just done so (rules §4, no
 * swapping straight back).
 *
 * @param first  the lower one, by file and then rank
 * @param second the other one
 */
public record SwapBan(Square first, Square second) {

    public SwapBan {
        if (first.equals(second)) {
            throw new IllegalArgumentException("a swap has two squares");
        }
        if (first.compareTo(second) > 0) {
            Square lower = second;
            second = first;
            first = lower;
        }
    }

    /** As in FEN: {@code d4d7}. */
    @Override
    public String toString() {
        return first.name() + second.name();
    }
}

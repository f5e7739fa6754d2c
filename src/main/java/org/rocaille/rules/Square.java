package org.rocaille.rules;

import java.util.Comparator;
import java.util.Optional;

/**
 * A square, named over the whole board, ring included: the file as a letter from {@code a} at White's left, the rank
 * as a number from 1 at White's side (rules §1). Squares are ordered by file, then rank, which is how captures are
 * listed.
 *
 * @param file counted from 1, the {@code a} file
 * @param rank counted from 1, at White's side
 */
public record Square(int file, int rank) implements Comparable<Square> {

    private static final int LARGEST = 26;
    private static final Comparator<Square> ORDER =
            Comparator.comparingInt(Square::file).thenComparingInt(Square::rank);

    public Square {
        if (file < 1 || file > LARGEST || rank < 1 || rank > LARGEST) {
            throw new IllegalArgumentException("no square at file " + file + ", rank " + rank);
        }
    }

    /**
     * Reads a name such as {@code k9} or {@code a10}, in lower case.
     *
     * @throws IllegalArgumentException if the text names no square
     */
    public static Square of(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("no square is called " + name));
    }

    /** As {@link #of}, but empty if the text names no square. */
    public static Optional<Square> find(String name) {
        int length = name.length();
        if (length < 2 || length > 3) {
            return Optional.empty();
        }
        int file = name.charAt(0) - 'a' + 1;
        int rank = name.charAt(1) - '0';
        boolean isName = rank >= 1 && rank <= 9;
        if (length == 3) {
            int digit = name.charAt(2) - '0';
            isName &= digit >= 0 && digit <= 9;
            rank = 10 * rank + digit;
        }
        return isName && file >= 1 && file <= LARGEST && rank <= LARGEST
                ? Optional.of(new Square(file, rank))
                : Optional.empty();
    }

    /** The name, such as {@code e4}. */
    public String name() {
        return (char) ('a' + file - 1) + Integer.toString(rank);
    }

    @Override
    public int compareTo(Square other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return name();
    }
}

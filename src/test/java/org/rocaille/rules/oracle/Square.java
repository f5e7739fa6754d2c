package org.rocaille.rules.oracle;

import java.util.Comparator;

/** A square of the whole board, both numbers from 0; it may lie off the board. */
record Square(int file, int rank) implements Comparable<Square> {

    private static final Comparator<Square> BY_FILE_THEN_RANK =
            Comparator.comparingInt(Square::file).thenComparingInt(Square::rank);

    /** Reads {@code a1} to {@code l10}. */
    static Square parse(String text) {
        return new Square(text.charAt(0) - 'a', Integer.parseInt(text.substring(1)) - 1);
    }

    Square step(Direction direction) {
        return new Square(file + direction.file(), rank + direction.rank());
    }

    /** The direction of the line on which the other square lies. */
    Direction towards(Square other) {
        return new Direction(Integer.signum(other.file - file), Integer.signum(other.rank - rank));
    }

    boolean isNextTo(Square other) {
        return !equals(other) && distance(other) == 1;
    }

    int distance(Square other) {
        return Math.max(Math.abs(file - other.file), Math.abs(rank - other.rank));
    }

    @Override
    public int compareTo(Square other) {
        return BY_FILE_THEN_RANK.compare(this, other);
    }

    @Override
    public String toString() {
        return (char) ('a' + file) + "" + (rank + 1);
    }
}

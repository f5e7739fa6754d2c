package org.rocaille.rules;

/** One of the two players' armies. White moves first. */
public enum Side {
    WHITE,
    BLACK;

    /** The other side. */
    public Side opposite() {
        return this == WHITE ? BLACK : WHITE;
    }
}

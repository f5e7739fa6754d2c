package org.rocaille.rules;

/** One of the two players' armies. White moves first. */
public enum Side {
    WHITE("white"),
    BLACK("black");

    private final String code;

    Side(String code) {
        this.code = code;
    }

    /** The stable code that programs compare. */
    public String code() {
        return code;
    }

    /** The other side. */
    public Side opposite() {
        return this == WHITE ? BLACK : WHITE;
    }
}

package org.rocaille.clock;

/** A part of a time control is out of its bounds. */
public final class InvalidTimeControlException extends IllegalArgumentException {

    private final String part;

    /**
     * @param part   which part, by its name in the record that it is of
     * @param detail what it must be, as in "must be from 1 to 200"
     */
    InvalidTimeControlException(String part, String detail) {
        super(detail);
        this.part = part;
    }

    /** The name of the part, such as {@code perMove}. */
    public String part() {
        return part;
    }
}

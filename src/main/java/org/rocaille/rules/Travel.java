package org.rocaille.rules;

/** How a piece gets about, captures apart (rules §2, §4, §6). */
public enum Travel {
    /** One square in any direction. */
    STEP,
    /** One square in any direction, or over an adjacent piece of either side onto the square just beyond it. */
    STEP_OR_HOP,
    /** Any distance over empty squares along a rank or file. */
    ROOK,
    /** Any distance over empty squares along a rank, file or diagonal. */
    QUEEN;

    /** Whether the piece goes any distance. */
    public boolean isSlide() {
        return this == ROOK || this == QUEEN;
    }
}

package org.rocaille.rules;

/** How a game ends besides the fate of the Kings: a dial of the variant (rules §4-6). */
public enum Endings {
    /**
     * There are no draws by rule: whoever has no legal move loses, and so does whoever repeats the position for the
     * third time.
     */
    DECISIVE,
    /** As in chess: stalemate, threefold repetition and a hundred quiet plies are draws. */
    CHESS;

    /** The count of quiet plies at which {@link #CHESS} calls a draw. */
    public static final int QUIET_LIMIT = 100;
}

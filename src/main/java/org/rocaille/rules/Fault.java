package org.rocaille.rules;

/**
 * One thing that is wrong with a FEN or with the position it describes (rules §1).
 *
 * @param code   the stable code
 * @param detail a sentence for people
 */
public record Fault(Code code, String detail) {

    /** All that can be wrong. */
    public enum Code {
        /** There are more or fewer rows than ranks. */
        ROWS("fen-rows"),
        /** A row is not as wide as the board in any reading, or has a letter that is no piece. */
        ROW("fen-row"),
        /** The side to move is neither {@code w} nor {@code b}. */
        TURN("fen-turn"),
        /** The swap ban is neither {@code -} nor two squares of the board. */
        BAN("fen-ban"),
        /** A counter is not a whole number in its range. */
        COUNTER("fen-counter"),
        /** There are more fields than a FEN has. */
        FIELDS("fen-fields"),
        /** A side has more than one King. */
        KINGS("too-many-kings"),
        /** The Kings stand next to each other where they may not. */
        KINGS_TOUCH("kings-touch"),
        /** The side that is not to move is in check. */
        OPPONENT_IN_CHECK("opponent-in-check");

        private final String code;

        Code(String code) {
            this.code = code;
        }

        /** The stable code that programs compare. */
        public String code() {
            return code;
        }
    }
}

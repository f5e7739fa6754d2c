package org.rocaille.rules;

import java.util.Optional;

/**
 * How a game has ended by the rules of its variant (rules §4-6).
 *
 * @param winner the side that has won, empty for a draw
 * @param reason why
 */
public record Outcome(Optional<Side> winner, Reason reason) {

    /** The endings that the rules know. */
    public enum Reason {
        /** The King's removal could not be prevented. */
        CHECKMATE("checkmate"),
        /** No legal move, not in check, where that is a draw. */
        STALEMATE("stalemate"),
        /** No legal move, where that loses. */
        NO_MOVES("no-moves"),
        /** The King has been removed. */
        KING_CAPTURED("king-captured"),
        /** The position occurred for the third time. */
        REPETITION("repetition"),
        /** A hundred plies went by without a capture, a removal, a promotion or a Pawn's move. */
        QUIET_PLIES("quiet-plies");

        private final String code;

        Reason(String code) {
            this.code = code;
        }

        /** The stable code that programs compare. */
        public String code() {
            return code;
        }
    }

    static Outcome win(Side winner, Reason reason) {
        return new Outcome(Optional.of(winner), reason);
    }

    static Outcome draw(Reason reason) {
        return new Outcome(Optional.empty(), reason);
    }
}

package org.rocaille.rules.notation;

import java.util.Optional;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.Side;

/**
 * How a game has ended, by the rules or otherwise, as far as writers need to know.
 *
 * @param winner the side that has won, empty for a draw
 * @param reason the stable code of why, such as {@code checkmate} or {@code resignation}
 * @param counts whether it is a result at all; a game that was called off has none
 * @param statement what the operator says of it, if it was the operator who ended the game
 */
public record Result(Optional<Side> winner, String reason, boolean counts, Optional<String> statement) {

    /** The token of a game that has no result yet. */
    static final String UNDECIDED = "*";

    public Result(Optional<Side> winner, String reason) {
        this(winner, reason, true, Optional.empty());
    }

    /** The result of a game that ended by the rules. */
    public static Result of(Outcome outcome) {
        return new Result(outcome.winner(), outcome.reason().code());
    }

    /** {@code 1-0}, {@code 0-1} or {@code 1/2-1/2}; {@code *} if there is no result. */
    public String token() {
        return winner.map(side -> side == Side.WHITE ? "1-0" : "0-1").orElse(counts ? "1/2-1/2" : UNDECIDED);
    }

    /** As in "White has won: checkmate." */
    public String sentence() {
        return winner.map(side -> name(side) + " has won").orElse(counts ? "Drawn" : "Over without a result") + ": "
                + reason.replace('-', ' ') + " (" + token() + ").";
    }

    /** The name of a side, as a sentence begins with it. */
    public static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }
}

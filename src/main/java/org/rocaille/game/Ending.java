package org.rocaille.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.Side;

/**
 * How a game has ended, by the rules or by its players.
 *
 * @param winner the side that has won, empty for a draw and without a result
 * @param reason the stable code of why; the list grows
 */
public record Ending(Optional<Side> winner, String reason) {

    private static final String RESIGNATION = "resignation";
    private static final String AGREEMENT = "agreement";
    private static final String TIME = "time";
    private static final String ABORTED = "aborted";
    private static final String ABANDONED = "abandoned";

    /** The reasons of endings that count for nothing. */
    public static final Set<String> WITHOUT_RESULT = Set.of(ABORTED, ABANDONED);

    /** As the rules have it. */
    static Ending of(Outcome outcome) {
        return new Ending(outcome.winner(), outcome.reason().code());
    }

    static Ending resignation(Side loser) {
        return new Ending(Optional.of(loser.opposite()), RESIGNATION);
    }

    static Ending agreement() {
        return new Ending(Optional.empty(), AGREEMENT);
    }

    /** A side has no time left. */
    static Ending time(Side loser) {
        return new Ending(Optional.of(loser.opposite()), TIME);
    }

    /** The game had hardly begun, and counts for nothing. */
    static Ending aborted() {
        return new Ending(Optional.empty(), ABORTED);
    }

    /** The players have agreed that it shall count for nothing. */
    static Ending abandoned() {
        return new Ending(Optional.empty(), ABANDONED);
    }

    /** Whether the game has a result: a winner, or a draw. */
    public boolean hasResult() {
        return !WITHOUT_RESULT.contains(reason);
    }

    boolean isAborted() {
        return reason.equals(ABORTED);
    }

    /** As it is told in events and problems: the winner, null for a draw, and the reason. */
    Map<String, Object> told() {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("winner", winner.map(Side::code).orElse(null));
        told.put("reason", reason);
        return told;
    }

    boolean isResignationOf(Side side) {
        return reason.equals(RESIGNATION) && winner.equals(Optional.of(side.opposite()));
    }
}

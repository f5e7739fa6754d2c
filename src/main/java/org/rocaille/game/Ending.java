package org.rocaille.game;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.Side;
import org.rocaille.text.UserText;

/**
 * How a game has ended: by the rules, by its players, by time, or by the operator.
 *
 * @param winner    the side that has won, empty for a draw and without a result
 * @param reason    the stable code of why; the list grows
 * @param statement what the operator says of it, if it was the operator
 */
public record Ending(Optional<Side> winner, String reason, Optional<UserText> statement) {

    private static final String RESIGNATION = "resignation";
    private static final String AGREEMENT = "agreement";
    private static final String TIME = "time";
    private static final String UNTOUCHED = "untouched";
    private static final String ABORTED = "aborted";
    private static final String ABANDONED = "abandoned";
    private static final String ADJUDICATED = "adjudicated";
    private static final String CANCELLED = "cancelled";
    private static final String UNTERMINATED = "unterminated";

    /** The record of an imported game has a result, and does not say why. */
    static final String UNSTATED = "unstated";

    /** The reasons of endings that count for nothing. */
    public static final Set<String> WITHOUT_RESULT = Set.of(ABORTED, ABANDONED, UNTOUCHED, CANCELLED, UNTERMINATED);

    /** The reasons that are not the rules', but for those without result: with a winner, as a draw, or as either. */
    private static final Set<String> WITH_WINNER = Set.of(RESIGNATION, TIME);

    private static final Set<String> DRAWN = Set.of(AGREEMENT);
    private static final Set<String> WITH_EITHER = Set.of(ADJUDICATED, UNSTATED);

    /** Those that the operator gives, in words too. */
    private static final Set<String> OPERATORS = Set.of(ADJUDICATED, CANCELLED);

    /** Every reason that there is. */
    public static final Set<String> REASONS = Stream.of(
                    Arrays.stream(Outcome.Reason.values()).map(Outcome.Reason::code),
                    WITHOUT_RESULT.stream(),
                    WITH_WINNER.stream(),
                    DRAWN.stream(),
                    WITH_EITHER.stream())
            .flatMap(reasons -> reasons)
            .collect(Collectors.toCollection(TreeSet::new));

    /** The reasons of endings that neither the rules nor the players have made. */
    private static final Set<String> OPEN_TO_CORRECTION = Set.of(TIME, UNTOUCHED, ADJUDICATED, CANCELLED);

    /** An ending that the operator has no part in. */
    public Ending(Optional<Side> winner, String reason) {
        this(winner, reason, Optional.empty());
    }

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

    /** Nobody has touched the game for too long. */
    static Ending untouched() {
        return new Ending(Optional.empty(), UNTOUCHED);
    }

    /** The game had hardly begun, and counts for nothing. */
    static Ending aborted() {
        return new Ending(Optional.empty(), ABORTED);
    }

    /** The players have agreed that it shall count for nothing. */
    static Ending abandoned() {
        return new Ending(Optional.empty(), ABANDONED);
    }

    /** The operator has judged, and says why. */
    static Ending adjudicated(Optional<Side> winner, UserText statement) {
        return new Ending(winner, ADJUDICATED, Optional.of(statement));
    }

    /** The operator has judged that the game shall count for nothing, and says why. */
    static Ending cancelled(UserText statement) {
        return new Ending(Optional.empty(), CANCELLED, Optional.of(statement));
    }

    /** The record of an imported game does not say that it has ended, and nobody will go on with it. */
    static Ending unterminated() {
        return new Ending(Optional.empty(), UNTERMINATED);
    }

    /** Whether a game can have ended so without the rules having ended it, with a result or without. */
    boolean isPossible(boolean withResult) {
        boolean isPossible = withResult
                ? WITH_EITHER.contains(reason) || (winner.isPresent() ? WITH_WINNER : DRAWN).contains(reason)
                : winner.isEmpty() && WITHOUT_RESULT.contains(reason);
        return isPossible && (statement.isEmpty() || OPERATORS.contains(reason));
    }

    /** Whether it is known why. */
    public boolean isStated() {
        return !reason.equals(UNSTATED) && !reason.equals(UNTERMINATED);
    }

    /** Whether the operator may have the game end otherwise. */
    boolean isOpenToCorrection() {
        return OPEN_TO_CORRECTION.contains(reason);
    }

    /** Whether the game has a result: a winner, or a draw. */
    public boolean hasResult() {
        return !WITHOUT_RESULT.contains(reason);
    }

    boolean isAborted() {
        return reason.equals(ABORTED);
    }

    /** As it is told in events and problems: the winner, null for a draw, the reason, and what the operator says. */
    Map<String, Object> told() {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("winner", winner.map(Side::code).orElse(null));
        told.put("reason", reason);
        statement.ifPresent(text -> told.put("statement", text.value()));
        return told;
    }

    boolean isResignationOf(Side side) {
        return reason.equals(RESIGNATION) && winner.equals(Optional.of(side.opposite()));
    }
}

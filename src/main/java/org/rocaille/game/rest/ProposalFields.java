package org.rocaille.game.rest;

import java.time.Duration;
import org.rocaille.game.Matter;
import org.rocaille.game.Proposal;
import org.rocaille.problem.Problem;

/** What requests say of an offer beside its kind. Each is null if it is not sent. */
record ProposalFields(Integer toPly, Duration length, Duration time, Duration expiresIn) {

    private static final Duration SHORTEST_TERM = Duration.ofMinutes(1);
    private static final Duration LONGEST_TERM = Duration.ofDays(30);

    /** What a player wants who says so much of an offer of a kind. */
    Matter.Wish wish(Proposal.Kind kind) {
        requireFitting(kind);
        return switch (kind) {
            case DRAW -> (game, side) -> new Matter.Draw();
            case TAKEBACK -> toPly == null ? Matter.Takeback::ofLastMove : (game, side) -> new Matter.Takeback(toPly);
            case PAUSE -> {
                Matter pause = new Matter.Pause(required(kind, "for", length));
                yield (game, side) -> pause;
            }
            case EXTRA_TIME -> {
                Matter extraTime = new Matter.ExtraTime(required(kind, "time", time));
                yield (game, side) -> extraTime;
            }
            case ABANDON -> (game, side) -> new Matter.Abandon();
        };
    }

    /** An offer with what was sent instead of what it says. */
    Matter change(Matter offered) {
        requireFitting(offered.kind());
        return offered.fold(
                draw -> draw,
                takeback -> toPly == null ? takeback : new Matter.Takeback(toPly),
                pause -> length == null ? pause : new Matter.Pause(length),
                extraTime -> time == null ? extraTime : new Matter.ExtraTime(time),
                abandon -> abandon);
    }

    /** For how long the offer can be accepted. */
    Duration term() {
        if (expiresIn == null) {
            return Proposal.USUAL_TERM;
        }
        if (expiresIn.compareTo(SHORTEST_TERM) < 0 || expiresIn.compareTo(LONGEST_TERM) > 0) {
            throw Problem.invalidValue("expiresIn", "expiresIn is from one minute to 30 days.");
        }
        return expiresIn;
    }

    private void requireFitting(Proposal.Kind kind) {
        require(kind, Proposal.Kind.TAKEBACK, "toPly", toPly);
        require(kind, Proposal.Kind.PAUSE, "for", length);
        require(kind, Proposal.Kind.EXTRA_TIME, "time", time);
    }

    private static void require(Proposal.Kind kind, Proposal.Kind having, String name, Object sent) {
        if (sent != null && kind != having) {
            throw Problem.invalidValue(name, "A proposal of kind " + kind.code() + " has no " + name + ".");
        }
    }

    private static <T> T required(Proposal.Kind kind, String name, T sent) {
        if (sent == null) {
            throw Problem.invalidValue(name, "A proposal of kind " + kind.code() + " has " + name + ".");
        }
        return sent;
    }
}

package org.rocaille.game.conditional;

import java.time.Instant;
import org.rocaille.rules.Side;

/**
 * What both sides of a game have decided to answer.
 *
 * @param white what White has
 * @param black what Black has
 */
public record Plans(Plan white, Plan black) {

    /** Nobody has decided anything yet. */
    public static final Plans NONE = new Plans(Plan.NONE, Plan.NONE);

    /** What a side has. */
    public Plan of(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** With what a side has now. */
    public Plans with(Side side, Plan plan) {
        return side == Side.WHITE ? new Plans(plan, black) : new Plans(white, plan);
    }

    /** Without the answers of either. */
    public Plans dropped(Plan.Dropped.Reason reason, int ply, Instant at) {
        return new Plans(white.dropped(reason, ply, at), black.dropped(reason, ply, at));
    }
}

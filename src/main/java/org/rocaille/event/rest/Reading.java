package org.rocaille.event.rest;

import static org.rocaille.problem.ProblemCode.EVENTS_GONE;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import jakarta.transaction.Transactional;
import org.rocaille.event.Slice;
import org.rocaille.event.Start;
import org.rocaille.player.LastUse;
import org.rocaille.problem.Problem;

/** Looks at events in transactions of their own, so that no request that waits for more has a connection meanwhile. */
@ApplicationScoped
class Reading {

    private final LastUse lastUse;

    Reading(LastUse lastUse) {
        this.lastUse = lastUse;
    }

    @ActivateRequestContext
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    Slice look(Source source, Start start, int limit) {
        try {
            Slice slice = source.look().at(start, limit);
            lastUse.write(); // No lock of anything else is held here, and none is asked for after it.
            return slice;
        } catch (Problem problem) {
            throw problem.code() == EVENTS_GONE ? problem.with("resync", source.resync()) : problem;
        }
    }
}

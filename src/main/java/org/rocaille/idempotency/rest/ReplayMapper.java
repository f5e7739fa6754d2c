package org.rocaille.idempotency.rest;

import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Sends answers that were kept. */
final class ReplayMapper {

    /** What tells the answer from the first one. */
    private static final String HEADER = "Idempotency-Replayed";

    @ServerExceptionMapper
    Response answer(Replay replay) {
        return replay.answer().response().header(HEADER, "true").build();
    }
}

package org.rocaille.idempotency.rest;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Sends answers that were kept. */
final class ReplayMapper {

    /** What tells the answer from the first one. */
    private static final String HEADER = "Idempotency-Replayed";

    private final Counter replays;

    ReplayMapper(MeterRegistry registry) {
        replays = registry.counter("rocaille.idempotency.replays");
    }

    @ServerExceptionMapper
    Response answer(Replay replay) {
        replays.increment();
        return replay.answer().response().header(HEADER, "true").build();
    }
}

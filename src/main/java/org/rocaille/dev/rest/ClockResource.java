package org.rocaille.dev.rest;

import static org.rocaille.problem.ProblemCode.INVALID_VALUE;

import io.quarkus.arc.profile.IfBuildProfile;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Duration;
import java.time.Instant;
import org.rocaille.outage.Heartbeat;
import org.rocaille.problem.Problem;

/** Moves the clock, in dev mode only: no build that is packaged or tested has it. */
@IfBuildProfile("dev")
@Path("/v1/operator/clock")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class ClockResource {

    private static final Duration MOST = Duration.ofDays(3650);

    private final DevClock clock;
    private final Heartbeat heartbeat;

    ClockResource(DevClock clock, Heartbeat heartbeat) {
        this.clock = clock;
        this.heartbeat = heartbeat;
    }

    record Forward(@NotNull Duration forward) {}

    record Now(Instant now) {}

    @POST
    public Now move(Forward request) {
        if (request.forward().isNegative() || request.forward().compareTo(MOST) > 0) {
            throw new Problem(INVALID_VALUE, "The clock goes forward, by 3650 days at once at most.");
        }
        heartbeat.passOver(() -> clock.forward(request.forward()));
        return new Now(clock.instant());
    }
}

package org.rocaille.dev.rest;

import io.quarkus.arc.profile.IfBuildProfile;
import jakarta.annotation.Priority;
import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** The machine's clock plus what it was moved forward by, for whoever tries out in minutes what takes days. */
@IfBuildProfile("dev")
@Alternative
@Priority(1)
@Singleton
class DevClock extends Clock {

    private final Clock machine = Clock.tickMillis(ZoneOffset.UTC);
    private Duration ahead = Duration.ZERO;

    /** Moves it. */
    synchronized void forward(Duration by) {
        ahead = ahead.plus(by);
    }

    @Override
    public synchronized Instant instant() {
        return machine.instant().plus(ahead);
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        throw new UnsupportedOperationException("The service reads instants only");
    }
}

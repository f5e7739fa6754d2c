package org.rocaille;

import jakarta.annotation.Priority;
import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** The machine's clock plus what a test moved it forward by; inject it to move it. */
@Alternative
@Priority(1)
@Singleton
public class MovableClock extends Clock {

    private final Clock machine = Clock.tickMillis(ZoneOffset.UTC);
    private volatile Duration ahead = Duration.ZERO;

    public void forward(Duration by) {
        ahead = ahead.plus(by);
    }

    @Override
    public Instant instant() {
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

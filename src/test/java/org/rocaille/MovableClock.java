package org.rocaille;

import jakarta.annotation.Priority;
import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** The machine's clock plus what a test moved it forward by, or one that a test has stopped; inject it to move it. */
@Alternative
@Priority(1)
@Singleton
public class MovableClock extends Clock {

    private final Clock machine = Clock.tickMillis(ZoneOffset.UTC);
    private volatile Clock base = machine;
    private volatile Duration ahead = Duration.ZERO;

    public void forward(Duration by) {
        ahead = ahead.plus(by);
    }

    /** Stands at an instant until it is moved, or goes on. */
    public void standAt(Instant instant) {
        base = Clock.fixed(instant.minus(ahead), ZoneOffset.UTC);
    }

    /** Goes on from where it stands. */
    public void goOn() {
        ahead = Duration.between(machine.instant(), instant());
        base = machine;
    }

    @Override
    public Instant instant() {
        return base.instant().plus(ahead);
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

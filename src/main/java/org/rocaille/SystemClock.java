package org.rocaille;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.ZoneOffset;

/** The machine's clock, in whole milliseconds as everything that is stored and shown has them. */
final class SystemClock {

    @Produces
    @Singleton
    Clock clock() {
        return Clock.tickMillis(ZoneOffset.UTC);
    }
}

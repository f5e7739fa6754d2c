package org.rocaille.outage.rest;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import org.rocaille.outage.Heartbeat;
import org.rocaille.outage.OutageStore;

/** The heartbeat as it is outside of tests, where the clock does not jump by itself. */
@ApplicationScoped
public class Pulse {

    private final OutageStore store;
    private final Clock clock;

    Pulse(OutageStore store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    @Transactional
    public void beat() {
        heartbeat().beat();
    }

    @Transactional
    public void passOver() {
        heartbeat().passOver(() -> {});
    }

    private Heartbeat heartbeat() {
        return new Heartbeat(store, clock, Duration.ofMinutes(1));
    }
}

package org.rocaille.outage.schedule;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import org.rocaille.outage.Heartbeat;
import org.rocaille.round.Rounds;

/** Lets the heart beat: before the first request, and from then on. */
@ApplicationScoped
class Pulse {

    /** No setting makes it rarer: what is up and says so too seldom would be taken for out. */
    private static final Duration EVERY = Duration.ofSeconds(10);

    private final Heartbeat heartbeat;

    Pulse(Heartbeat heartbeat) {
        this.heartbeat = heartbeat;
    }

    void begin(@Observes StartupEvent started, Rounds rounds) {
        heartbeat.beat();
        rounds.begin(EVERY, EVERY, "The heart did not beat", heartbeat::beat);
    }
}

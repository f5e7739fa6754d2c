package org.rocaille.outage.schedule;

import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.jboss.logging.Logger;
import org.rocaille.outage.Heartbeat;

/** Lets the heart beat: before the first request, and from then on. */
@ApplicationScoped
class Pulse {

    private static final Logger LOG = Logger.getLogger("org.rocaille.outages");

    private final Heartbeat heartbeat;

    Pulse(Heartbeat heartbeat) {
        this.heartbeat = heartbeat;
    }

    void whenTheServiceStarts(@Observes StartupEvent started) {
        heartbeat.beat();
    }

    /** No setting makes it rarer: what is up and says so too seldom would be taken for out. */
    @Scheduled(every = "10s", delayed = "10s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    void regularly() {
        try {
            heartbeat.beat();
        } catch (RuntimeException e) {
            LOG.warnf("The heart did not beat: %s", e.getMessage());
        }
    }
}

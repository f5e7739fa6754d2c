package org.rocaille;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.scheduler.Scheduler;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Begins nothing any more that needs the database, which is closed before the scheduler is. */
@Singleton
final class ShutDown {

    void rest(@Observes ShutdownEvent ending, Scheduler scheduler) {
        if (scheduler.isRunning()) {
            scheduler.pause();
        }
    }
}

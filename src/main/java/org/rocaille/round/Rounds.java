package org.rocaille.round;

import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Does things again and again, each so long after it was done before. A schedule by the time of day, as the framework's own
 * is, would stand still for as long as somebody sets the machine's clock back.
 */
@ApplicationScoped
public class Rounds {

    private static final Logger LOG = Logger.getLogger("org.rocaille.rounds");

    private final boolean areMade;
    private volatile boolean isOver;

    Rounds(@ConfigProperty(name = "rocaille.rounds.enabled") boolean areMade) {
        this.areMade = areMade;
    }

    /**
     * Does something from now on, whatever comes of it.
     *
     * @param first after how long
     * @param every how long it rests between two times
     * @param fault what is logged when it fails, with the reason
     */
    public void begin(Duration first, Duration every, String fault, Runnable round) {
        if (areMade) {
            schedule(first, every, fault, round);
        }
    }

    /**
     * Does something from now on, on threads that are for nothing else, so that it keeps no request waiting that needs one.
     *
     * @param fault as for {@link #begin(Duration, Duration, String, Runnable)}
     */
    public void begin(ScheduledExecutorService threads, Duration every, String fault, Runnable round) {
        if (areMade) {
            threads.scheduleWithFixedDelay(
                    () -> attempt(fault, round), every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    private void schedule(Duration next, Duration every, String fault, Runnable round) {
        ScheduledExecutorService workers = Infrastructure.getDefaultWorkerPool();
        // What is scheduled may run on a thread that must not be kept waiting.
        workers.schedule(() -> workers.execute(() -> go(every, fault, round)), next.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void go(Duration every, String fault, Runnable round) {
        try {
            attempt(fault, round);
        } finally {
            if (!isOver) {
                schedule(every, every, fault, round);
            }
        }
    }

    private void attempt(String fault, Runnable round) {
        try {
            if (!isOver) {
                round.run();
            }
        } catch (RuntimeException e) {
            LOG.warnf("%s: %s", fault, e);
        } catch (Error e) {
            LOG.error(fault, e);
        }
    }

    /** Whether none is begun any more: what takes long is left, then. */
    public boolean areOver() {
        return isOver;
    }

    /** Begins none any more. */
    public void end() {
        isOver = true;
    }
}

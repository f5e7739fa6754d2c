package org.rocaille.explorer.schedule;

import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import org.jboss.logging.Logger;
import org.rocaille.explorer.Counting;

/** Counts games that are over, in any number of processes over one database. */
@ApplicationScoped
public class CountingRound {

    private static final Logger LOG = Logger.getLogger("org.rocaille.explorer");

    /** In games; in one transaction, during which an embedded database does nothing else. */
    private static final int BATCH = 20;

    private final Counting counting;

    CountingRound(Counting counting) {
        this.counting = counting;
    }

    @Scheduled(every = "10s", delayed = "10s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    void regularly() {
        try {
            go();
        } catch (RuntimeException e) {
            LOG.warnf("Games were not counted; they will be the next time: %s", e.getMessage());
        }
    }

    /** Counts them all, some at a time. */
    public void go() {
        int counted;
        do {
            counted = counting.count(BATCH);
        } while (counted > 0);
    }
}

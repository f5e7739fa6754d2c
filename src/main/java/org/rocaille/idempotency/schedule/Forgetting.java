package org.rocaille.idempotency.schedule;

import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.rocaille.idempotency.AnswerStore;

/** Forgets answers that are kept no longer. */
@ApplicationScoped
public class Forgetting {

    private static final Logger LOG = Logger.getLogger("org.rocaille.idempotency");

    /** In one transaction, during which an embedded database does nothing else. */
    private static final int BATCH = 500;

    private final AnswerStore answers;
    private final Clock clock;
    private final Duration keptFor;

    Forgetting(
            AnswerStore answers,
            Clock clock,
            @ConfigProperty(name = "rocaille.idempotency.kept-for") Duration keptFor) {
        this.answers = answers;
        this.clock = clock;
        this.keptFor = keptFor;
    }

    @Scheduled(every = "10m", delayed = "1m", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    void regularly() {
        try {
            forget();
        } catch (RuntimeException e) {
            LOG.warnf("Old answers were not forgotten: %s", e.getMessage());
        }
    }

    /** Forgets them all, some at a time. */
    public void forget() {
        Instant before = clock.instant().minus(keptFor);
        int forgotten;
        do {
            forgotten = answers.deleteBefore(before, BATCH);
        } while (forgotten == BATCH);
    }
}

package org.rocaille.idempotency.schedule;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.rocaille.idempotency.AnswerStore;
import org.rocaille.round.Rounds;

/** Forgets answers that are kept no longer. */
@ApplicationScoped
public class Forgetting {

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

    void begin(@Observes StartupEvent started, Rounds rounds) {
        rounds.begin(Duration.ofMinutes(1), Duration.ofMinutes(10), "Old answers were not forgotten", this::forget);
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

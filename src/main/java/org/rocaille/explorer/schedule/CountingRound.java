package org.rocaille.explorer.schedule;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import org.rocaille.explorer.Counting;
import org.rocaille.round.Rounds;

/** Counts games that are over, in any number of processes over one database. */
@ApplicationScoped
public class CountingRound {

    /** In games; in one transaction, during which an embedded database does nothing else. */
    private static final int BATCH = 20;

    private static final Duration EVERY = Duration.ofSeconds(10);

    private final Counting counting;

    CountingRound(Counting counting) {
        this.counting = counting;
    }

    void begin(@Observes StartupEvent started, Rounds rounds) {
        rounds.begin(EVERY, EVERY, "Games were not counted; they will be the next time", this::go);
    }

    /** Counts them all, some at a time. */
    public void go() {
        int counted;
        do {
            counted = counting.count(BATCH);
        } while (counted > 0);
    }
}

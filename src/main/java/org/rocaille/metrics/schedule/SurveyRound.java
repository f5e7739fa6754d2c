package org.rocaille.metrics.schedule;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import org.rocaille.metrics.Surveyor;
import org.rocaille.round.Rounds;

/** Sees to it that what metrics tell of the database is never older than this. */
@ApplicationScoped
class SurveyRound {

    private static final Duration DELAY = Duration.ofSeconds(2);
    private static final Duration EVERY = Duration.ofSeconds(15);

    private final Surveyor surveyor;

    SurveyRound(Surveyor surveyor) {
        this.surveyor = surveyor;
    }

    void begin(@Observes StartupEvent started, Rounds rounds) {
        rounds.begin(DELAY, EVERY, "It could not be looked at what waits", surveyor::look);
    }
}

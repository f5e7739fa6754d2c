package org.rocaille.metrics;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * Looks now and then at what waits in the database, so that nobody who asks for metrics has to wait for it: by then it is
 * known, however often and by how many it is asked.
 */
@ApplicationScoped
public class Surveyor {

    private final SurveyStore store;
    private final Clock clock;
    private volatile Optional<Finding> latest = Optional.empty();

    Surveyor(SurveyStore store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    /** @param skew by how much the clock of this process is ahead of that of the database */
    private record Finding(Survey survey, Instant at, Duration skew) {}

    /** Looks. If the database cannot be asked, nobody knows what there is until it can. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void look() {
        try {
            Instant before = clock.instant();
            Survey survey = store.survey(before);
            Instant after = clock.instant();
            // The database read its clock at some time in between.
            Instant middle = before.plus(Duration.between(before, after).dividedBy(2));
            latest = Optional.of(new Finding(survey, after, Duration.between(survey.at(), middle)));
        } catch (RuntimeException e) {
            latest = Optional.empty();
            throw e;
        }
    }

    /** How much work of a kind waits; not a number if nobody knows. */
    public double waiting(Work work) {
        return latest.map(finding ->
                        (double) finding.survey().backlogs().get(work).waiting())
                .orElse(Double.NaN);
    }

    /** For how many seconds the oldest of it has waited, 0 if none does; not a number if nobody knows. */
    public double secondsWaited(Work work) {
        return latest.map(finding -> finding.survey()
                        .backlogs()
                        .get(work)
                        .oldest()
                        .map(oldest -> Math.max(0, seconds(Duration.between(oldest, finding.at()))))
                        .orElse(0.0))
                .orElse(Double.NaN);
    }

    /** By how many seconds the clock of this process is ahead of that of the database; not a number if nobody knows. */
    public double clockSkew() {
        return latest.map(finding -> seconds(finding.skew())).orElse(Double.NaN);
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / 1e3;
    }
}

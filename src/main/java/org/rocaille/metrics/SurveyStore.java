package org.rocaille.metrics;

import java.time.Instant;

/** Where work waits. */
public interface SurveyStore {

    /** Nobody counts beyond this. */
    int MOST = 10_000;

    /** Looks at what waits, in one statement. */
    Survey survey(Instant now);
}

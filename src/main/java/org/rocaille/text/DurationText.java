package org.rocaille.text;

import java.time.Duration;

/** Spans of time in ISO 8601 as people write them: in days where there are whole days, as in {@code P2DT12H}. */
public final class DurationText {

    private DurationText() {}

    /** The text of a span that is not negative. */
    public static String of(Duration span) {
        Duration withinDay = span.minusDays(span.toDays());
        if (span.toDays() == 0) {
            return span.toString();
        }
        String days = "P" + span.toDays() + "D";
        return withinDay.isZero() ? days : days + withinDay.toString().substring(1);
    }
}

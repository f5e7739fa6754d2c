package org.rocaille.clock;

import java.time.Duration;

/** What holds for every span of a time control. */
final class Bounds {

    private Bounds() {}

    static void check(String part, Duration span, Duration least, Duration most) {
        if (span.getNano() != 0) {
            throw new InvalidTimeControlException(part, "must be in whole seconds");
        }
        if (span.compareTo(least) < 0 || span.compareTo(most) > 0) {
            throw new InvalidTimeControlException(part, "must be from " + words(least) + " to " + words(most));
        }
    }

    private static String words(Duration span) {
        return span.toHours() > 0 ? days(span) : span.toMinutes() + " min";
    }

    private static String days(Duration span) {
        return span.toHoursPart() == 0 ? span.toDays() + " days" : span.toHours() + " hours";
    }
}

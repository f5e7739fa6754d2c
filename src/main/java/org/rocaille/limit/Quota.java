package org.rocaille.limit;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How much a caller may take. */
public sealed interface Quota {

    /** How many, at least one. */
    int limit();

    /**
     * So many in a span of time. What is taken comes back evenly: of 60 in a minute, one each second.
     *
     * @param window the time in which all of them come back, a nanosecond each at least
     */
    record Rate(int limit, Duration window) implements Quota {

        public Rate {
            requireSome(limit);
            if (window.compareTo(Duration.ofNanos(limit)) < 0 || window.compareTo(LONGEST) > 0) {
                throw new IllegalArgumentException("A span of time is from a moment to " + LONGEST);
            }
        }

        @Override
        public String toString() {
            return limit + "/" + window;
        }
    }

    /** So many at the same time. */
    record AtOnce(int limit) implements Quota {

        public AtOnce {
            requireSome(limit);
        }

        @Override
        public String toString() {
            return Integer.toString(limit);
        }
    }

    /** A clock of nanoseconds has room for a few of these. */
    Duration LONGEST = Duration.ofDays(366);

    private static void requireSome(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("A quota is one at least");
        }
    }

    /**
     * What a setting says: {@code 600/PT1M}, or {@code 20} for so many at once.
     *
     * @throws IllegalArgumentException if it says neither
     */
    static Quota parse(String text) {
        Matcher quota = Pattern.compile("([0-9]{1,9})(?:/(P.+))?").matcher(text.strip());
        if (!quota.matches()) {
            throw new IllegalArgumentException(text + " is no quota");
        }
        int limit = Integer.parseInt(quota.group(1));
        try {
            return quota.group(2) == null ? new AtOnce(limit) : new Rate(limit, Duration.parse(quota.group(2)));
        } catch (DateTimeParseException e) {
            throw new IllegalArgumentException(quota.group(2) + " is no span of time", e);
        }
    }
}

package org.rocaille.clock;

import java.time.Duration;
import java.time.Instant;

/**
 * A time in which clocks stand still.
 *
 * @param from its first instant
 * @param to   the first instant after it, which is later
 */
public record Pause(Instant from, Instant to) {

    public Pause {
        if (!from.isBefore(to)) {
            throw new IllegalArgumentException("A pause ends after it begins");
        }
    }

    /** How much of it lies between two instants. */
    Duration within(Instant start, Instant end) {
        Duration common = Duration.between(later(from, start), to.isBefore(end) ? to : end);
        return common.isNegative() ? Duration.ZERO : common;
    }

    /** Whether it and another, which does not begin before it, leave no time between them. */
    boolean reaches(Pause next) {
        return !next.from.isAfter(to);
    }

    /** Both as one, where one reaches the other. */
    Pause with(Pause next) {
        return new Pause(from, later(to, next.to));
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }
}

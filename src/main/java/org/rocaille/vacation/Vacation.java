package org.rocaille.vacation;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import org.rocaille.id.Codes;
import org.rocaille.id.RandomId;

/**
 * A time in which a player is away.
 *
 * @param id       by which it is addressed
 * @param startsAt its first instant
 * @param endsAt   the first instant after it, which is later
 */
public record Vacation(String id, Instant startsAt, Instant endsAt) {

    /** Where a vacation stands at an instant. */
    public enum Status {
        PLANNED,
        RUNNING,
        OVER;

        /** The stable code, such as {@code planned}. */
        public String code() {
            return Codes.of(this);
        }
    }

    static Vacation between(Instant startsAt, Instant endsAt) {
        return new Vacation(RandomId.next(), startsAt, endsAt);
    }

    /** Where it stands at an instant. */
    public Status status(Instant at) {
        if (at.isBefore(startsAt)) {
            return Status.PLANNED;
        }
        return at.isBefore(endsAt) ? Status.RUNNING : Status.OVER;
    }

    Vacation endingAt(Instant end) {
        return new Vacation(id, startsAt, end);
    }

    boolean overlaps(Vacation other) {
        return startsAt.isBefore(other.endsAt) && other.startsAt.isBefore(endsAt);
    }

    /** How much of it is in a calendar year, by UTC. */
    Duration within(int year) {
        Instant from = startOf(year);
        Instant to = startOf(year + 1);
        Instant start = startsAt.isBefore(from) ? from : startsAt;
        Instant end = endsAt.isAfter(to) ? to : endsAt;
        return start.isBefore(end) ? Duration.between(start, end) : Duration.ZERO;
    }

    static Instant startOf(int year) {
        return ZonedDateTime.of(year, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC).toInstant();
    }

    static int year(Instant instant) {
        return instant.atZone(ZoneOffset.UTC).getYear();
    }
}

package org.rocaille.webhook;

import java.time.Duration;
import java.time.Instant;

/**
 * How far a webhook has come.
 *
 * @param reached     the number, in the player's feed, of the last event for which there is a delivery if it is wanted
 * @param numbered    the number of the last delivery
 * @param leasedUntil until when a process works for the webhook, which no other does meanwhile
 */
public record Progress(long reached, long numbered, Instant leasedUntil) {

    /** More than an attempt takes, and no more than a message may be late by if the process dies in one. */
    private static final Duration LEASE = Duration.ofSeconds(40);

    /** More than the clocks of two processes ever differ by. */
    private static final Duration SKEW = Duration.ofMinutes(1);

    Progress to(long seq) {
        return new Progress(seq, numbered, leasedUntil);
    }

    Progress numbering() {
        return new Progress(reached, numbered + 1, leasedUntil);
    }

    Progress leased(Instant now) {
        return new Progress(reached, numbered, now.plus(LEASE));
    }

    Progress free(Instant now) {
        return new Progress(reached, numbered, now);
    }

    boolean isLeased(Instant now) {
        return now.isBefore(leasedUntil) && !leasedUntil.isAfter(lastLease(now));
    }

    /** A lease that ends later is none: the clock has been set back since, and whoever had it is gone. */
    public static Instant lastLease(Instant now) {
        return now.plus(LEASE).plus(SKEW);
    }
}

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
    public static final Duration LEASE = Duration.ofSeconds(40);

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

    /** Not if the lease ends later than any lease does: then the clock has been set back, and whoever had it is gone. */
    boolean isLeased(Instant now) {
        return now.isBefore(leasedUntil) && !leasedUntil.isAfter(now.plus(LEASE));
    }
}

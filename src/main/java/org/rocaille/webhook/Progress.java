package org.rocaille.webhook;

import java.time.Instant;

/**
 * How far a webhook has come.
 *
 * @param reached     the number, in the player's feed, of the last event for which there is a delivery if it is wanted
 * @param numbered    the number of the last delivery
 * @param leasedUntil until when a process works for the webhook, which no other does meanwhile
 */
public record Progress(long reached, long numbered, Instant leasedUntil) {

    Progress to(long seq) {
        return new Progress(seq, numbered, leasedUntil);
    }

    Progress numbering() {
        return new Progress(reached, numbered + 1, leasedUntil);
    }

    Progress leased(Instant until) {
        return new Progress(reached, numbered, until);
    }
}

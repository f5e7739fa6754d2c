package org.rocaille.outage;

import java.time.Instant;

/**
 * A time in which no process of the service was up, or the clocks of the machines jumped over.
 *
 * @param id       by which it is addressed
 * @param startsAt when a process was last known to be up
 * @param endsAt   when one was again
 */
public record Outage(String id, Instant startsAt, Instant endsAt) {}

package org.rocaille.limit;

import java.time.Duration;

/**
 * How a caller stands with a quota.
 *
 * @param remaining how much is left
 * @param untilRoom how long until something is left; zero if something is, or if nobody knows
 * @param untilFull how long until everything is there again; zero if nobody knows
 */
public record Standing(int remaining, Duration untilRoom, Duration untilFull) {}

package org.rocaille.player;

import java.time.Instant;

/**
 * That a player wants nothing to do with another.
 *
 * @param blocked the other
 * @param at      since when
 */
public record Block(Player blocked, Instant at) {}

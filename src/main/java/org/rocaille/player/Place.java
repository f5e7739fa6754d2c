package org.rocaille.player;

import java.time.Instant;

/**
 * Where a list that begins with the newest stands after one of its items.
 *
 * @param at when that one came to be
 * @param id its id, which orders those of the same millisecond
 */
public record Place(Instant at, String id) {}

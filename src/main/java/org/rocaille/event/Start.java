package org.rocaille.event;

/** Where someone begins to read a feed. */
public sealed interface Start {

    /** At the first event that there was in a game, or is kept for a player. */
    record Beginning() implements Start {}

    /** After the last event that there is. */
    record Latest() implements Start {}

    /** Where one had come to. */
    record After(Bookmark bookmark) implements Start {}
}

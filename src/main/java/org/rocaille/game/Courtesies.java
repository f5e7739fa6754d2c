package org.rocaille.game;

/**
 * What the players of a game have agreed to grant each other beyond the rules.
 *
 * @param takebacks whether a side may ask to take moves back
 * @param vacations whether the clock of a player stands still on its vacations
 */
public record Courtesies(boolean takebacks, boolean vacations) {

    /** What holds where nothing is said. */
    public static final Courtesies USUAL = new Courtesies(true, true);
}

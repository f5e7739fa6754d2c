package org.rocaille.game;

/**
 * What the players of a game have agreed to grant each other beyond the rules.
 *
 * @param takebacks whether a side may ask to take moves back
 * @param vacations whether the clock of a player stands still on its vacations
 * @param analysis  whether a player may have the service search the game's positions while it goes on
 */
public record Courtesies(boolean takebacks, boolean vacations, boolean analysis) {

    /** What holds where nothing is said. */
    public static final Courtesies USUAL = new Courtesies(true, true, false);

    /** The same, but that analysis is allowed or not. */
    public Courtesies withAnalysis(boolean allowed) {
        return new Courtesies(takebacks, vacations, allowed);
    }
}

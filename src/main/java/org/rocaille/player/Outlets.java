package org.rocaille.player;

/** What tells of a player at addresses that a token was enough to choose, as whoever keeps it knows. */
public interface Outlets {

    /** Stops all of it, until the player wants it again. */
    void stop(Player player);
}

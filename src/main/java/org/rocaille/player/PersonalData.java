package org.rocaille.player;

/** What is kept of a player for that player alone, as whoever keeps it knows: it goes with the account. */
public interface PersonalData {

    /** Removes all of it. */
    void deleteAll(Player player);
}

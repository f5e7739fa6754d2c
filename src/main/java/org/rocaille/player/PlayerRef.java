package org.rocaille.player;

/**
 * A player as whatever it has a part in refers to it.
 *
 * @param id   the player's id
 * @param name its name, which never changes
 */
public record PlayerRef(String id, PlayerName name) {

    /**
     * Whether it is part of the service: its id is its name, which no other player's is. Nobody has a token of such a player,
     * its clocks never stand still, and it is told nothing.
     */
    public boolean isResident() {
        return id.equals(name.key());
    }
}

package org.rocaille.player;

/**
 * A player as whatever it has a part in refers to it.
 *
 * @param id   the player's id
 * @param name its name, which never changes
 */
public record PlayerRef(String id, PlayerName name) {}

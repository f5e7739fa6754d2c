package org.rocaille.player;

import java.util.List;
import java.util.Optional;

/** Where it is kept who wants nothing to do with whom. */
public interface BlockStore {

    /** Keeps a block, unless it is kept already. */
    void insert(Player player, Block block);

    /** Removes a player's block of another, if there is one. */
    void delete(Player player, PlayerName blocked);

    /** Removes all blocks of a player. */
    void deleteAll(Player player);

    /** A player's block of another. */
    Optional<Block> find(Player player, Player blocked);

    /** Whether a player blocks another. */
    boolean isBlocked(PlayerRef player, PlayerRef blocked);

    /** How many players one blocks. */
    long count(Player player);

    /** Whom a player blocks, by name, after a name. */
    List<Block> list(Player player, Optional<PlayerName> after, int limit);
}

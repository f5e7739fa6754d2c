package org.rocaille.player;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Where accounts are kept. One is changed only between {@link #lock} and the end of that transaction, and until then
 * nobody else gets its lock. Its tokens and blocks are changed under the same lock.
 */
public interface PlayerStore {

    /** Keeps a new account. */
    void insert(Player player);

    /** The player of a name, in whatever case. */
    Optional<Player> find(PlayerName name);

    /** The players with these ids, in no order. */
    List<Player> findAll(Collection<String> ids);

    /** A player as it is now and stays until this transaction ends, unless this transaction changes it. */
    Player lock(String id);

    /** The bots that a player answers for and that are not closed, each locked. */
    List<Player> lockBotsOf(Player owner);

    /** Keeps what has changed of a locked account. */
    void update(Player player);
}

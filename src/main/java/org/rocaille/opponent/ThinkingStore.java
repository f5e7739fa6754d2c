package org.rocaille.opponent;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What opponents are waited for, as the games tell it, and who thinks about what. Nothing needs to be put in: a turn or an
 * offer waits as soon as the game says so, whichever process wrote that.
 */
public interface ThinkingStore {

    /**
     * A turn of an opponent.
     *
     * @param gameId   the game
     * @param version  the game's, in which it is the turn
     * @param playerId the opponent's
     */
    record Turn(String gameId, long version, String playerId) {}

    /**
     * Something that an opponent was offered and has not answered.
     *
     * @param gameId   the game
     * @param id       the proposal's
     * @param playerId the opponent's
     */
    record Offered(String gameId, String id, String playerId) {}

    /** How many turns of players wait who are not suspended, those that are thought about included. */
    long waiting(Collection<String> playerIds);

    /**
     * Of the turns of players who are not suspended, and about which nobody thinks, the one that has waited longest. From
     * now on, until a time, the caller alone may think about it.
     */
    Optional<Turn> claim(Collection<String> playerIds, Instant now, Instant endsAt);

    /** Notes that nobody thinks about a game any more. */
    void release(String gameId);

    /** What players have been offered who are not suspended, the oldest first. */
    List<Offered> offered(Collection<String> playerIds, Instant now, int limit);
}

package org.rocaille.event;

import java.time.Instant;
import java.util.List;

/**
 * Where events are kept, in the transaction of the change that they tell of. Each goes into the feeds of players whom it
 * concerns, which are locked then: whoever calls needs no lock of anything else afterwards.
 */
public interface EventLog {

    /** Keeps events of games. Whoever calls holds the locks of their games, from which their numbers come. */
    void append(List<Event> events);

    /** Keeps what has happened outside of games. */
    void append(Notice notice);

    /** Removes all events of a game, of which whoever calls holds the lock. Feeds tell of none of them any more. */
    void forget(String gameId);

    /** The ids of some players whose feeds begin with events from before an instant. */
    List<String> playersToldBefore(Instant instant, int limit);

    /**
     * Removes the first events of a player's feed, up to the first that is not from before an instant; none of
     * one that someone else has in hand.
     *
     * @param limit at most so many
     * @return how many
     */
    int forget(String playerId, Instant before, int limit);
}

package org.rocaille.event;

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
}

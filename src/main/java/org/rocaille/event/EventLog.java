package org.rocaille.event;

import java.util.List;

/** Where events are kept, in the transaction of the change that they tell of. */
public interface EventLog {

    /** Keeps events. Whoever calls holds the lock of their game, from which their numbers come. */
    void append(List<Event> events);
}

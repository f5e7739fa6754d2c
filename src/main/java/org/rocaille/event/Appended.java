package org.rocaille.event;

import java.util.List;
import java.util.Map;

/**
 * That something was added to feeds, which holds once the transaction is committed.
 *
 * @param last   the numbers of the feeds' last events now
 * @param events those of games among it
 */
public record Appended(Map<FeedId, Long> last, List<Event> events) {

    public Appended {
        last = Map.copyOf(last);
        events = List.copyOf(events);
    }
}

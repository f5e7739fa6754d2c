package org.rocaille.event;

import java.util.Map;

/**
 * That something was added to feeds, which holds once the transaction is committed.
 *
 * @param last the numbers of the feeds' last events now
 */
public record Appended(Map<FeedId, Long> last) {

    public Appended {
        last = Map.copyOf(last);
    }
}

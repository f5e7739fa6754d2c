package org.rocaille.event;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where events are read, each feed in its order: what is after a place now comes after it for good. */
public interface Feeds {

    /** Events of a feed after the one with a number, oldest first. */
    List<KeptEvent> after(FeedId feed, long seq, int limit);

    /** As {@link #after} for those who may see a game that they do not play. */
    List<KeptEvent> publicAfter(FeedId game, long seq, int limit);

    /** The number of the oldest event that is still kept; empty if there is none. */
    Optional<Long> first(FeedId feed);

    /** The numbers of the last events of feeds; of those that have had none, 0 or nothing. */
    Map<FeedId, Long> last(Collection<FeedId> feeds);
}

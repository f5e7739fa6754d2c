package org.rocaille.event;

import java.util.List;
import java.util.Optional;

/**
 * What one look at a feed has found.
 *
 * @param feed   the feed
 * @param events the events, oldest first
 * @param next   from where on to read the next time
 * @param seenTo the number of the last event that was looked at, whether the reader may see it or not
 */
public record Slice(FeedId feed, List<Seen> events, Bookmark next, long seenTo) {

    public Slice {
        events = List.copyOf(events);
    }

    /** From where on there may be something that was not looked at. */
    public Bookmark seen() {
        return new Bookmark(next.feed(), seenTo);
    }

    /**
     * An event as a reader sees it.
     *
     * @param event    the event
     * @param bookmark how far the reader has read with it
     * @param side     the code of the side that the reader plays in the event's game, empty for an onlooker
     */
    public record Seen(KeptEvent event, Bookmark bookmark, Optional<String> side) {}
}

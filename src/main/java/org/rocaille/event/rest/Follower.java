package org.rocaille.event.rest;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.List;
import org.rocaille.event.Bookmark;
import org.rocaille.event.Slice;
import org.rocaille.event.Start;
import org.rocaille.event.Watch;
import org.rocaille.event.Watcher;

/** One who has read what there is, and waits for more. */
final class Follower implements AutoCloseable {

    private final Reading reading;
    private final Source source;
    private final int limit;
    private final Watcher watcher;
    private final ObjectMapper json;

    /** Up to where it has looked, which may be further than it was shown. */
    private Bookmark seen;

    /** @param first what it has read */
    Follower(Reading reading, Source source, int limit, Watch watch, ObjectMapper json, Slice first) {
        this.reading = reading;
        this.source = source;
        this.limit = limit;
        this.json = json;
        this.seen = first.seen();
        this.watcher = watch.open(first.feed());
    }

    /** What comes next, none if nothing has when the time is up, or the service ends. A refusal is a failure. */
    Uni<List<EventView>> next(Duration atMost) {
        long end = System.nanoTime() + atMost.toNanos();
        return watcher.beyond(seen.seq(), atMost).map(now -> look()).chain(found -> {
            Duration left = Duration.ofNanos(end - System.nanoTime());
            return !found.isEmpty() || left.isNegative() || left.isZero() || isSentAway()
                    ? Uni.createFrom().item(found)
                    : next(left);
        });
    }

    private List<EventView> look() {
        if (isSentAway()) {
            return List.of();
        }
        Slice slice = reading.look(source, new Start.After(seen), limit);
        List<EventView> events = EventView.of(slice, json);
        seen = slice.seen(); // Not before all of it can be shown.
        return events;
    }

    /** Whether nothing comes any more: the service ends. */
    boolean isSentAway() {
        return watcher.isSentAway();
    }

    @Override
    public void close() {
        watcher.close();
    }
}

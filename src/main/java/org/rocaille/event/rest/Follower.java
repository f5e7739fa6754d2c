package org.rocaille.event.rest;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.List;
import org.rocaille.event.Bookmark;
import org.rocaille.event.Slice;
import org.rocaille.event.Watch;
import org.rocaille.event.Watcher;

/** One who has read what there is, and waits for more. */
final class Follower implements AutoCloseable {

    private final Finding finding;
    private final Source source;
    private final int limit;
    private final Watcher watcher;

    /** Up to where it has looked, which may be further than it was shown. */
    private Bookmark seen;

    /** @param first what it has read */
    Follower(Finding finding, Source source, int limit, Watch watch, Watcher.Kind kind, Slice first) {
        this.finding = finding;
        this.source = source;
        this.limit = limit;
        this.seen = first.seen();
        this.watcher = watch.open(first.feed(), kind);
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
        Finding.Found found = finding.after(seen, source, limit);
        seen = found.seen();
        return found.events();
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

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

    /** After so many times in which nothing has come it is seen to it that one still may read. */
    private static final int TRUSTED = 4;

    private final Finding finding;
    private final Source source;
    private final int limit;
    private final Watcher watcher;

    /** Up to where it has looked, which may be further than it was shown. */
    private Bookmark seen;

    /** Times in which nothing has come since it was looked; the first is followed by a look. */
    private int silences = TRUSTED;

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
        return watcher.beyond(seen.seq(), atMost).map(this::look).chain(found -> {
            Duration left = Duration.ofNanos(end - System.nanoTime());
            return !found.isEmpty() || left.isNegative() || left.isZero() || isSentAway()
                    ? Uni.createFrom().item(found)
                    : next(left);
        });
    }

    /** Many wait for long, so that looking for each whenever nothing has come would be most of the work of the database. */
    private List<EventView> look(boolean isMore) {
        if (isSentAway() || !isMore && (source.isOnlookers() || ++silences < TRUSTED)) {
            return List.of();
        }
        Finding.Found found = finding.after(seen, source, limit);
        seen = found.seen();
        silences = 0;
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

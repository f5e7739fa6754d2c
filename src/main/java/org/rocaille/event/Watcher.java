package org.rocaille.event;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.smallrye.mutiny.subscription.UniEmitter;
import java.time.Duration;

/** One who waits for more of a feed. Waiting costs neither a thread nor a connection. */
public final class Watcher implements AutoCloseable {

    /** For how long it waits. */
    public enum Kind {
        /** Until something comes. */
        POLL,
        /** For whatever comes. */
        STREAM
    }

    private final Watch watch;
    private final FeedId feed;
    private final Kind kind;

    /** The number of the last event that is known of. At first there may be any, so that one look is always taken. */
    private long last = Long.MAX_VALUE;

    private long awaited;
    private UniEmitter<? super Boolean> sleeper;

    Watcher(Watch watch, FeedId feed, Kind kind) {
        this.watch = watch;
        this.feed = feed;
        this.kind = kind;
    }

    FeedId feed() {
        return feed;
    }

    Kind kind() {
        return kind;
    }

    /** Whether there is more than the event with a number, as soon as there may be, or when the time is up. */
    public Uni<Boolean> beyond(long seq, Duration atMost) {
        return Uni.createFrom()
                .<Boolean>emitter(emitter -> sleep(seq, emitter))
                .ifNoItem()
                .after(wholeMilliseconds(atMost))
                .recoverWithItem(false)
                .emitOn(Infrastructure.getDefaultWorkerPool());
    }

    /** Rounded up, because the timer leaves fractions out, and refuses a span of nothing else. */
    private static Duration wholeMilliseconds(Duration atMost) {
        return Duration.ofMillis(Math.max(1, atMost.plusNanos(999_999).toMillis()));
    }

    private synchronized void sleep(long seq, UniEmitter<? super Boolean> emitter) {
        awaited = seq;
        sleeper = emitter;
        wakeIfDue();
    }

    /** Says what was the last event when somebody looked or told. */
    synchronized void reached(long seq) {
        last = last == Long.MAX_VALUE ? last : Math.max(last, seq);
        wakeIfDue();
    }

    /** Whether they are open no longer: the service ends. */
    public boolean isSentAway() {
        return watch.isOver();
    }

    synchronized void wake() {
        if (sleeper != null) {
            UniEmitter<? super Boolean> woken = sleeper;
            sleeper = null;
            woken.complete(true);
        }
    }

    private void wakeIfDue() {
        if (last > awaited || watch.isOver()) {
            last = last == Long.MAX_VALUE ? awaited : last;
            wake();
        }
    }

    /** Waits no longer. */
    @Override
    public void close() {
        watch.leave(this);
    }
}

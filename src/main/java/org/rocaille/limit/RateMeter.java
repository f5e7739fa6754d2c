package org.rocaille.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Counts by the generic cell rate algorithm: all that is known of a caller is the moment at which everything it has taken
 * will be back, and taking one moves that later by the time in which one comes back. A caller of whom nothing is known
 * has taken nothing, so those may be forgotten to whom everything has come back; and when there are more callers than there
 * is room for, those that have come least often and longest ago.
 */
final class RateMeter implements Meter {

    /** In callers, each of whom needs some 200 bytes. */
    static final int ROOM = 50_000;

    private final long interval;
    private final long all;
    private final LongSupplier nanos;
    private final Cache<String, AtomicLong> fullAt;

    /** @param nanos a clock of nanoseconds from any moment */
    RateMeter(Quota.Rate quota, LongSupplier nanos) {
        this.interval = quota.window().toNanos() / quota.limit();
        this.all = interval * quota.limit();
        this.nanos = nanos;
        this.fullAt = Caffeine.newBuilder()
                .maximumSize(ROOM)
                .expireAfterAccess(quota.window())
                .build();
    }

    @Override
    public boolean take(String caller) {
        AtomicLong moment = fullAt.get(caller, unknown -> new AtomicLong(nanos.getAsLong()));
        while (true) {
            long now = nanos.getAsLong();
            long known = moment.get();
            if (known - now > all) {
                moment.compareAndSet(known, now + all); // The clock has gone back.
                continue;
            }
            long taken = taken(known, now) + interval;
            if (taken > all) {
                return false;
            }
            if (moment.compareAndSet(known, now + taken)) {
                return true;
            }
        }
    }

    @Override
    public void giveBack(String caller) {
        AtomicLong moment = fullAt.getIfPresent(caller);
        if (moment != null) {
            moment.addAndGet(-interval);
        }
    }

    @Override
    public Standing standing(String caller) {
        AtomicLong moment = fullAt.getIfPresent(caller);
        long now = nanos.getAsLong();
        long taken = moment == null ? 0 : taken(moment.get(), now);
        return new Standing(
                (int) ((all - taken) / interval),
                Duration.ofNanos(Math.max(0, taken + interval - all)),
                Duration.ofNanos(taken));
    }

    /** Of how many callers something is known. */
    long known() {
        fullAt.cleanUp();
        return fullAt.estimatedSize();
    }

    /** How long what was taken needs to come back: never longer than everything does. */
    private long taken(long fullAt, long now) {
        return Math.max(0, Math.min(all, fullAt - now));
    }
}

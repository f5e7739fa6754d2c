package org.rocaille.event;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Wakes those who wait for events. What this process commits wakes them at once. What others do over the same database is
 * seen by looking, every few hundred milliseconds and only while somebody waits, at how far the feeds have come that are
 * waited for: one statement for some hundreds of feeds, however many wait for each.
 */
@ApplicationScoped
public class Watch {

    private static final Logger LOG = Logger.getLogger("org.rocaille.events");

    /** For how many feeds is asked at once. */
    private static final int MOST = 500;

    private final Feeds feeds;
    private final long every;
    private final Map<FeedId, Set<Watcher>> watched = new ConcurrentHashMap<>();
    private final AtomicBoolean isLooking = new AtomicBoolean();
    private volatile boolean isBlind;
    private volatile boolean isOver;

    Watch(Feeds feeds, @ConfigProperty(name = "rocaille.events.look-every") Duration every) {
        this.feeds = feeds;
        this.every = every.toMillis();
    }

    /** Begins to wait for more of a feed, until that is closed. */
    public Watcher open(FeedId feed, Watcher.Kind kind) {
        Watcher watcher = new Watcher(this, feed, kind);
        watched.compute(feed, (id, watchers) -> {
            Set<Watcher> all = watchers == null ? ConcurrentHashMap.newKeySet() : watchers;
            all.add(watcher);
            return all;
        });
        lookAgain();
        return watcher;
    }

    void leave(Watcher watcher) {
        watched.computeIfPresent(watcher.feed(), (id, watchers) -> {
            watchers.remove(watcher);
            return watchers.isEmpty() ? null : watchers;
        });
    }

    /** How many wait. */
    public long count(Watcher.Kind kind) {
        return watched.values().stream()
                .flatMap(Set::stream)
                .filter(watcher -> watcher.kind() == kind)
                .count();
    }

    boolean isOver() {
        return isOver;
    }

    private void lookAgain() {
        if (!watched.isEmpty() && !isOver && isLooking.compareAndSet(false, true)) {
            ScheduledExecutorService workers = Infrastructure.getDefaultWorkerPool();
            // What is scheduled may run on a thread that must not be kept waiting.
            workers.schedule(() -> workers.execute(this::look), every, TimeUnit.MILLISECONDS);
        }
    }

    private void look() {
        try {
            List<FeedId> all = new ArrayList<>(watched.keySet());
            for (int from = 0; from < all.size(); from += MOST) {
                List<FeedId> some = all.subList(from, Math.min(from + MOST, all.size()));
                QuarkusTransaction.requiringNew().call(() -> feeds.last(some)).forEach(this::reached);
            }
            isBlind = false;
        } catch (RuntimeException e) {
            if (!isBlind) {
                LOG.warnf("It cannot be seen whether others have written events; it will be tried again: %s", e);
            }
            isBlind = true;
        } finally {
            isLooking.set(false);
            lookAgain();
        }
    }

    private void reached(FeedId feed, long seq) {
        watched.getOrDefault(feed, Set.of()).forEach(watcher -> watcher.reached(seq));
    }

    void whenItIsCommitted(@Observes(during = TransactionPhase.AFTER_SUCCESS) Appended appended) {
        appended.last().forEach(this::reached);
    }

    /** Sends everyone away, while there is still a moment before connections are cut. */
    void whenTheServiceEnds(@Observes ShutdownDelayInitiatedEvent ending) {
        isOver = true;
        watched.values().forEach(watchers -> watchers.forEach(Watcher::wake));
    }
}

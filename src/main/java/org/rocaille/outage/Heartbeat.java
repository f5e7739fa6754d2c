package org.rocaille.outage;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.rocaille.id.RandomId;
import org.rocaille.player.Place;

/**
 * Notes that the service is up. Where two beats lie too far apart it was not, or the machine's clock jumped, and clocks of
 * games do not run then. Any number of processes share one heart, so that each outage is noted once.
 */
@ApplicationScoped
public class Heartbeat {

    private static final Logger LOG = Logger.getLogger("org.rocaille.outages");

    private final OutageStore store;
    private final Clock clock;
    private final Duration limit;

    /**
     * @param limit what may lie between two beats
     */
    public Heartbeat(
            OutageStore store, Clock clock, @ConfigProperty(name = "rocaille.outages.longer-than") Duration limit) {
        this.store = store;
        this.clock = clock;
        this.limit = limit;
    }

    /** Beats, before anything is judged by the clock. An outage that lies before this is known from now on. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void beat() {
        Optional<Instant> last = store.lockLastBeat();
        Instant now = clock.instant();
        if (last.filter(now::isBefore).isPresent()) {
            return; // Another process, whose clock is ahead, was quicker.
        }
        store.beat(now);
        last.filter(before -> Duration.between(before, now).compareTo(limit) > 0)
                .map(before -> new Outage(RandomId.next(), before, now))
                .ifPresent(outage -> {
                    store.insert(outage);
                    LOG.warnf(
                            "The service was out from %s to %s; no clock has run then",
                            outage.startsAt(), outage.endsAt());
                });
    }

    /** Lets the clock be moved by whoever may, which is no outage. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void passOver(Runnable move) {
        store.lockLastBeat();
        move.run();
        store.beat(clock.instant());
    }

    /** Outages, newest first, after a place in the list. */
    public List<Outage> outages(Optional<Place> after, int limit) {
        return store.list(after, limit);
    }
}

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
    private volatile Optional<Look> lastLook = Optional.empty();

    /**
     * @param limit what may lie between two beats
     */
    public Heartbeat(
            OutageStore store, Clock clock, @ConfigProperty(name = "rocaille.outages.longer-than") Duration limit) {
        this.store = store;
        this.clock = clock;
        this.limit = limit;
    }

    /**
     * When this process last looked at the clock to beat.
     *
     * @param at    what it said
     * @param nanos what a clock said that nobody sets
     */
    private record Look(Instant at, long nanos) {

        static Look at(Instant now) {
            return new Look(now, System.nanoTime());
        }

        boolean wasSetBack(Look now, Duration limit) {
            return now.at.plus(limit).isBefore(at.plusNanos(now.nanos - nanos));
        }
    }

    /** Beats, before anything is judged by the clock. An outage that lies before this is known from now on. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void beat() {
        Optional<Instant> last = store.lockLastBeat();
        Look look = Look.at(clock.instant());
        Instant now = look.at();
        boolean isBehind = last.filter(now::isBefore).isPresent();
        boolean wasSetBack = isBehind && wasSetBack(look, last.get());
        lastLook = Optional.of(look);
        if (isBehind && !wasSetBack) {
            return; // Another process, whose clock is ahead, was quicker.
        }
        store.beat(now);
        if (wasSetBack) {
            // From here, so that it is an outage too when it is set forward again.
            LOG.warnf("The machine's clock was set back from %s to %s", last.get(), now);
            return;
        }
        last.filter(before -> Duration.between(before, now).compareTo(limit) > 0)
                .map(before -> new Outage(RandomId.next(), before, now))
                .ifPresent(outage -> {
                    store.insert(outage);
                    LOG.warnf(
                            "The service was out from %s to %s; no clock has run then",
                            outage.startsAt(), outage.endsAt());
                });
    }

    /** Whether it was the clock of this machine that was set back, or was behind from the start, rather than another's ahead. */
    private boolean wasSetBack(Look look, Instant last) {
        return lastLook.map(before -> before.wasSetBack(look, limit))
                .orElseGet(() -> look.at().plus(limit).isBefore(last));
    }

    /** Beats if the clock says that this is overdue: it may have jumped just now. No transaction may be going on. */
    public void beatIfOverdue() {
        if (lastLook.filter(look -> clock.instant().isAfter(look.at().plus(limit)))
                .isPresent()) {
            beat();
        }
    }

    /** Lets the clock be moved by whoever may, which is no outage. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void passOver(Runnable move) {
        store.lockLastBeat();
        move.run();
        Instant now = clock.instant();
        store.beat(now);
        lastLook = Optional.of(Look.at(now));
    }

    /** Outages, newest first, after a place in the list. */
    public List<Outage> outages(Optional<Place> after, int limit) {
        return store.list(after, limit);
    }
}

package org.rocaille.game;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.rocaille.event.EventLog;

/**
 * How long events are kept: those of a game for as long as it goes on, and for some time after the last of them; in the
 * feeds of players, for the same time after they happened.
 */
@ApplicationScoped
public class EventRetention {

    private final GameStore store;
    private final EventLog log;
    private final Clock clock;
    private final Duration keptFor;

    EventRetention(
            GameStore store,
            EventLog log,
            Clock clock,
            @ConfigProperty(name = "rocaille.events.kept-for") Duration keptFor) {
        this.store = store;
        this.log = log;
        this.clock = clock;
        this.keptFor = keptFor;
    }

    private Instant oldest() {
        return clock.instant().minus(keptFor);
    }

    /** The ids of some players whose feeds have events to forget. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public List<String> players(int limit) {
        return log.playersToldBefore(oldest(), limit);
    }

    /** Forgets events of a player's feed, and tells how many. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public int forgetFeed(String playerId, int limit) {
        return log.forget(playerId, oldest(), limit);
    }

    /** The ids of some games whose events are to be forgotten. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public List<String> games(int limit) {
        return store.quietSince(oldest(), limit);
    }

    /** Forgets the events of a game, unless something has happened to it. One that someone else has in hand is left alone. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void forgetGame(String id) {
        store.claim(id)
                .filter(game -> game.ending().isPresent())
                .filter(game -> game.standing().journal().lastEventAt().isBefore(oldest()))
                .ifPresent(game -> {
                    log.forget(id);
                    store.eventsForgotten(game);
                });
    }
}

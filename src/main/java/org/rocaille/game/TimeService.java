package org.rocaille.game;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.rocaille.event.EventLog;

/** What time does to games by itself: flags fall, and sides are warned before. */
@ApplicationScoped
public class TimeService {

    private final GameStore store;
    private final EventLog log;
    private final Clock clock;

    TimeService(GameStore store, EventLog log, Clock clock) {
        this.store = store;
        this.log = log;
        this.clock = clock;
    }

    /** Ends a game whose flag was seen fallen, unless that has been done. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void settle(String id, Instant seenAt) {
        store.lock(id).filter(game -> game.isOverdue(seenAt)).ifPresent(game -> {
            game.fallFlag(seenAt);
            keep(game);
        });
    }

    /** Games that need looking at, the most urgent first. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public List<String> due(int limit) {
        return store.due(clock.instant(), limit);
    }

    /**
     * Does what is due in a game: ends it if a flag has fallen, warns a side that runs out of time, and works out when to
     * look again. A game that someone else has in hand is left to them.
     */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void attend(String id) {
        store.claim(id).ifPresent(game -> {
            Instant at = game.instant(clock);
            if (game.isOverdue(at)) {
                game.fallFlag(at);
            } else {
                game.warn(at);
            }
            keep(game);
        });
    }

    private void keep(Game game) {
        store.update(game);
        log.append(game.events());
    }
}

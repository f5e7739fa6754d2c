package org.rocaille.game.schedule;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import org.rocaille.game.EventRetention;
import org.rocaille.round.Rounds;

/** Forgets events that are kept no longer, in any number of processes over one database. */
@ApplicationScoped
public class Forgetting {

    /** In events of one feed; in one transaction, during which an embedded database does nothing else. */
    private static final int BATCH = 500;

    /** In games or players at once. */
    private static final int MOST = 100;

    private final EventRetention retention;

    Forgetting(EventRetention retention) {
        this.retention = retention;
    }

    void begin(@Observes StartupEvent started, Rounds rounds) {
        rounds.begin(Duration.ofMinutes(2), Duration.ofHours(1), "Old events were not forgotten", this::forget);
    }

    /** Forgets them all, some at a time: first what refers to events of games, and then those. */
    public void forget() {
        int forgotten;
        do {
            forgotten = 0;
            for (String player : retention.players(MOST)) {
                forgotten += retention.forgetFeed(player, BATCH);
            }
        } while (forgotten > 0);
        List<String> games = retention.games(MOST);
        while (!games.isEmpty()) {
            games.forEach(retention::forgetGame);
            List<String> left = retention.games(MOST);
            games = left.equals(games)
                    ? List.of()
                    : left; // The same again are in use, and will be seen to the next time.
        }
    }
}

package org.rocaille.game.schedule;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.rocaille.game.TimeService;
import org.rocaille.outage.Heartbeat;
import org.rocaille.round.Rounds;

/**
 * Goes round the clocks of games that nobody looks at. Any number of processes may do so over one database: each game is
 * seen to in a transaction of its own, by whoever claims it first.
 */
@ApplicationScoped
public class ClockRound {

    private static final Logger LOG = Logger.getLogger("org.rocaille.clocks");

    /** In games; between two of them requests come first. */
    private static final int MOST = 500;

    private final TimeService time;
    private final Heartbeat heartbeat;

    ClockRound(TimeService time, Heartbeat heartbeat) {
        this.time = time;
        this.heartbeat = heartbeat;
    }

    void begin(
            @Observes StartupEvent started,
            Rounds rounds,
            @ConfigProperty(name = "rocaille.clocks.every") Duration every) {
        rounds.begin(every, every, "The clocks could not be looked at; they will be the next time", () -> {
            heartbeat.beat(); // No flag falls for an outage that nobody has noted.
            go();
        });
    }

    /** Looks at the clocks that are due, the most urgent first, and at so many at once that a round is short. */
    public void go() {
        List<String> games = time.due(MOST);
        for (String game : games) {
            try {
                time.attend(game);
            } catch (RuntimeException e) {
                // The others must not wait for it.
                LOG.errorf(e, "The clocks of game %s could not be looked at", game);
            }
        }
    }
}

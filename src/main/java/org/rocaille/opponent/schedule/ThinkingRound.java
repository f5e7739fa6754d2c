package org.rocaille.opponent.schedule;

import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.rocaille.game.MoveService;
import org.rocaille.game.ProposalService;
import org.rocaille.game.TimeService;
import org.rocaille.opponent.Opponents;
import org.rocaille.opponent.Thinker;
import org.rocaille.outage.Heartbeat;
import org.rocaille.round.Rounds;

/**
 * Lets opponents think, so many at once as this process may, each on a thread that nothing else uses, in any number of
 * processes over one database.
 */
@ApplicationScoped
public class ThinkingRound {

    private static final Duration EVERY = Duration.ofMillis(250);

    private final Opponents opponents;
    private final MoveService moves;
    private final ProposalService proposals;
    private final TimeService time;
    private final Heartbeat heartbeat;
    private final Rounds rounds;
    private final int thinkers;
    private final ScheduledExecutorService threads;

    ThinkingRound(
            Opponents opponents,
            MoveService moves,
            ProposalService proposals,
            TimeService time,
            Heartbeat heartbeat,
            Rounds rounds,
            @ConfigProperty(name = "rocaille.opponents.thinkers") int thinkers) {
        this.opponents = opponents;
        this.moves = moves;
        this.proposals = proposals;
        this.time = time;
        this.heartbeat = heartbeat;
        this.rounds = rounds;
        this.thinkers = thinkers;
        threads = Executors.newScheduledThreadPool(thinkers, work -> {
            Thread thread = new Thread(work, "opponents");
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            return thread;
        });
    }

    @PreDestroy
    void stop() {
        threads.shutdownNow();
    }

    void begin(@Observes StartupEvent started) {
        opponents.settle();
        for (int one = 0; one < thinkers; one++) {
            Thinker thinker = thinker();
            rounds.begin(threads, EVERY, "An opponent did not answer; it will be tried again", () -> go(thinker));
        }
    }

    /** Somebody who thinks as those do whom this lets think by themselves. */
    public Thinker thinker() {
        return new Thinker(opponents, moves, proposals, time, Math.max(1, thinkers));
    }

    private void go(Thinker thinker) {
        boolean goesOn = true;
        while (goesOn && !rounds.areOver()) {
            heartbeat.beatIfOverdue(); // Nobody is charged what the clock has jumped.
            goesOn = thinker.answer(rounds::areOver);
        }
    }
}

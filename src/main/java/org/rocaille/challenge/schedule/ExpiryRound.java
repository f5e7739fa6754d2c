package org.rocaille.challenge.schedule;

import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import org.jboss.logging.Logger;
import org.rocaille.challenge.ChallengeService;

/** Tells of challenges whose time has passed, in any number of processes over one database. */
@ApplicationScoped
public class ExpiryRound {

    private static final Logger LOG = Logger.getLogger("org.rocaille.challenges");

    /** In challenges; between two of them requests come first. */
    private static final int MOST = 200;

    private final ChallengeService challenges;

    ExpiryRound(ChallengeService challenges) {
        this.challenges = challenges;
    }

    @Scheduled(
            every = "{rocaille.clocks.every}",
            delayed = "{rocaille.clocks.every}",
            concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    void whenItIsTime() {
        try {
            go();
        } catch (RuntimeException e) {
            LOG.warnf("Challenges could not be looked at; they will be the next time: %s", e.getMessage());
        }
    }

    /** Looks at the challenges whose time has passed, at so many at once that a round is short. */
    public void go() {
        challenges.expiring(MOST).forEach(challenges::expire);
    }
}

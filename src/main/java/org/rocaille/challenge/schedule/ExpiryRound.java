package org.rocaille.challenge.schedule;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.rocaille.challenge.ChallengeService;
import org.rocaille.round.Rounds;

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

    void begin(
            @Observes StartupEvent started,
            Rounds rounds,
            @ConfigProperty(name = "rocaille.clocks.every") Duration every) {
        rounds.begin(every, every, "Challenges could not be looked at; they will be the next time", this::go);
    }

    /** Looks at the challenges whose time has passed, at so many at once that a round is short. */
    public void go() {
        for (String challenge : challenges.expiring(MOST)) {
            try {
                challenges.expire(challenge);
            } catch (RuntimeException e) {
                // The others must not wait for it.
                LOG.errorf(e, "Challenge %s could not be looked at", challenge);
            }
        }
    }
}

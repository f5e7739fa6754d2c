package org.rocaille;

import io.quarkus.runtime.ShutdownEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.rocaille.round.Rounds;

/** Begins nothing any more that needs the database, which is closed before what works in the background. */
@Singleton
final class ShutDown {

    void rest(@Observes ShutdownEvent ending, Rounds rounds) {
        rounds.end();
    }
}

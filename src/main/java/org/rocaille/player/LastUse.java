package org.rocaille.player;

import jakarta.enterprise.context.RequestScoped;
import java.time.Clock;
import java.util.Optional;

/**
 * That a request used a token, if that is worth noting. It is written when the request is done, whatever has come of
 * that: within the request's transaction it would hold a lock that nothing there asks for in a known order.
 */
@RequestScoped
public class LastUse {

    private final TokenStore store;
    private final Clock clock;
    private Optional<AccessToken> used = Optional.empty();

    LastUse(TokenStore store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    void of(AccessToken token) {
        used = Optional.of(token).filter(one -> one.isUseWorthNoting(clock.instant()));
    }

    /** Whether there is something to {@link #write}. */
    public boolean isWorthNoting() {
        return used.isPresent();
    }

    /** Notes the use, once. No transaction may be going on that has changed anything. */
    public void write() {
        used.ifPresent(token -> store.noteUse(token.id(), clock.instant()));
        used = Optional.empty();
    }
}

package org.rocaille.game;

import java.time.Instant;

/**
 * A request met a game whose time had run out before, a side's or the one in which somebody must touch it, and nobody had
 * seen to that. Whoever opens transactions lets this one roll back, has that settled by {@link TimeService#settle}, and
 * carries the request out again.
 */
public final class FallenFlag extends RuntimeException {

    private final String gameId;
    private final Instant seenAt;

    FallenFlag(String gameId, Instant seenAt) {
        super("A flag has fallen in game " + gameId, null, false, false);
        this.gameId = gameId;
        this.seenAt = seenAt;
    }

    /** The game. */
    public String gameId() {
        return gameId;
    }

    /** When it was seen, which is never undone. */
    public Instant seenAt() {
        return seenAt;
    }
}

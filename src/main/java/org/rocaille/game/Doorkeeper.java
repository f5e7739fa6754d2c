package org.rocaille.game;

import static org.rocaille.problem.ProblemCode.FORBIDDEN;
import static org.rocaille.problem.ProblemCode.MISSING_TOKEN;
import static org.rocaille.problem.ProblemCode.NOT_FOUND;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.rocaille.id.Secret;
import org.rocaille.player.Authentication;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Side;

/** Lets callers in to games: to look at those they may know of, and to play where they have a seat. */
@ApplicationScoped
class Doorkeeper {

    private final GameStore store;
    private final Authentication authentication;
    private final Clock clock;

    Doorkeeper(GameStore store, Authentication authentication, Clock clock) {
        this.store = store;
        this.authentication = authentication;
        this.clock = clock;
    }

    /**
     * Whoever holds a game's lock and a seat of it.
     *
     * @param game the game, locked
     * @param side the side the player may act for
     * @param at   the instant, read under the lock, at which the player does whatever comes of it
     */
    record Player(Game game, Side side, Instant at) {}

    /**
     * Lets an onlooker or a player see a game.
     *
     * @throws FallenFlag if a flag has fallen that nobody has seen
     */
    Visit visit(String id, Optional<Secret> token) {
        Visit visit = admit(store.find(id), token);
        lookAtTheFlag(visit.game());
        return visit;
    }

    /**
     * Lets a player act in a game, which is locked from now on.
     *
     * @throws FallenFlag if a flag has fallen that nobody has seen
     */
    Player enter(String id, Optional<Secret> token) {
        Visit visit = admit(store.lock(id), token);
        if (token.isEmpty()) {
            throw new Problem(MISSING_TOKEN, "Only the holder of a seat of this game may do this.");
        }
        Side side = visit.seat().orElseThrow(() -> new Problem(FORBIDDEN, "The token is of no seat of this game."));
        return new Player(visit.game(), side, lookAtTheFlag(visit.game()));
    }

    /** The time, at which no flag has fallen unseen. */
    private Instant lookAtTheFlag(Game game) {
        Instant at = game.instant(clock);
        if (game.isOverdue(at)) {
            throw new FallenFlag(game.id(), at);
        }
        return at;
    }

    private Visit admit(Optional<Game> game, Optional<Secret> token) {
        Optional<Side> seat = game.flatMap(
                found -> token.flatMap(shown -> found.terms().seats().heldBy(shown)));
        if (seat.isEmpty()) {
            authentication.identify(token).requireGoodStanding();
        }
        return game.filter(found -> seat.isPresent() || found.terms().visibility() != Visibility.PRIVATE)
                .map(found -> new Visit(found, seat))
                .orElseThrow(() -> new Problem(NOT_FOUND, "There is no such game, or it is private."));
    }
}

package org.rocaille.game;

import static org.rocaille.problem.ProblemCode.BAD_TOKEN;
import static org.rocaille.problem.ProblemCode.FORBIDDEN;
import static org.rocaille.problem.ProblemCode.MISSING_TOKEN;
import static org.rocaille.problem.ProblemCode.NOT_FOUND;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Side;

/** Lets callers in to games: to look at those they may know of, and to play where they have a seat. */
@ApplicationScoped
class Doorkeeper {

    private final GameStore store;

    Doorkeeper(GameStore store) {
        this.store = store;
    }

    /**
     * Whoever holds a game's lock and a seat of it.
     *
     * @param game the game, locked
     * @param side the side the player may act for
     */
    record Player(Game game, Side side) {}

    /** Lets an onlooker or a player see a game. */
    Visit visit(String id, Optional<SeatToken> token) {
        return admit(store.find(id), token);
    }

    /** Lets a player act in a game, which is locked from now on. */
    Player enter(String id, Optional<SeatToken> token) {
        Visit visit = admit(store.lock(id), token);
        if (token.isEmpty()) {
            throw new Problem(MISSING_TOKEN, "Only the holder of a seat of this game may do this.");
        }
        Side side = visit.seat().orElseThrow(() -> new Problem(FORBIDDEN, "The token is of a seat of another game."));
        return new Player(visit.game(), side);
    }

    private Visit admit(Optional<Game> game, Optional<SeatToken> token) {
        Optional<Side> seat = game.flatMap(
                found -> token.flatMap(shown -> found.terms().seats().heldBy(shown)));
        if (seat.isEmpty() && token.isPresent() && !store.isSeat(token.get())) {
            throw new Problem(BAD_TOKEN, "No seat of any game has this token.");
        }
        return game.filter(found -> seat.isPresent() || found.terms().visibility() != Visibility.PRIVATE)
                .map(found -> new Visit(found, seat))
                .orElseThrow(() -> new Problem(NOT_FOUND, "There is no such game, or it is private."));
    }
}

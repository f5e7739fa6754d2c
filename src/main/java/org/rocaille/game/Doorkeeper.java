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
import org.rocaille.player.Identity;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.Scope;
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
     * Whoever runs the service, with a game's lock.
     *
     * @param game the game, locked
     * @param at   the instant, read under the lock, at which the operator judges
     */
    record Operator(Game game, Instant at) {}

    /**
     * Lets an onlooker, a player or the operator see a game.
     *
     * @throws FallenFlag if a flag has fallen that nobody has seen
     */
    Visit visit(String id, Optional<Secret> token) {
        Visit visit = look(id, token);
        lookAtTheFlag(visit.game());
        return visit;
    }

    /** As {@link #visit} for whoever comes back again and again, and is told of a fallen flag when somebody has seen to it. */
    Visit look(String id, Optional<Secret> token) {
        Optional<Game> game = store.find(id);
        Claim claim = claim(game, token);
        return claim.isOperators()
                ? new Visit(game.orElseThrow(Doorkeeper::unknown), Optional.empty())
                : admit(game, claim.mayRead() ? claim : Claim.NONE);
    }

    /**
     * Lets a player see what is for the two players of a game only.
     *
     * @throws FallenFlag if a flag has fallen that nobody has seen
     */
    Visit sit(String id, Optional<Secret> token) {
        Optional<Game> found = store.find(id);
        Claim claim = claim(found, token);
        Visit visit = admit(found, claim);
        requireSeat(visit.game(), claim, token);
        claim.member().ifPresent(member -> member.member(Scope.READ));
        lookAtTheFlag(visit.game());
        return visit;
    }

    /**
     * Lets a player act in a game, which is locked from now on.
     *
     * @throws FallenFlag if a flag has fallen that nobody has seen
     */
    Player enter(String id, Optional<Secret> token) {
        Optional<Game> found = store.lock(id);
        Claim claim = claim(found, token);
        Game game = admit(found, claim).game();
        Side side = requireSeat(game, claim, token);
        claim.member().ifPresent(member -> member.member(Scope.PLAY));
        return new Player(game, side, lookAtTheFlag(game));
    }

    /**
     * Lets a player that is part of the service, and has no token, act in a game of its own, which is locked from now on.
     *
     * @throws FallenFlag if a flag has fallen that nobody has seen
     */
    Player enter(String id, PlayerRef resident) {
        Game game = store.lock(id).orElseThrow(Doorkeeper::unknown);
        Side side = game.terms().seats().heldBy(resident).orElseThrow();
        return new Player(game, side, lookAtTheFlag(game));
    }

    /**
     * Lets the operator judge a game, which is locked from now on.
     *
     * @throws FallenFlag if a flag has fallen that nobody has seen
     */
    Operator judge(String id, Optional<Secret> token) {
        authentication.identify(token).requireOperator();
        Game game = store.lock(id).orElseThrow(Doorkeeper::unknown);
        return new Operator(game, lookAtTheFlag(game));
    }

    private static Side requireSeat(Game game, Claim claim, Optional<Secret> token) {
        if (token.isEmpty()) {
            throw new Problem(MISSING_TOKEN, "Only the holder of a seat of this game may do this.");
        }
        return claim.seat()
                .orElseThrow(() -> new Problem(
                        FORBIDDEN,
                        game.terms().imported().isPresent()
                                ? "The game was played elsewhere and imported: it is over for good, and nobody has a seat"
                                        + " in it."
                                : "The token is of nobody who has a seat in this game."));
    }

    /** The time, at which no flag has fallen unseen. */
    private Instant lookAtTheFlag(Game game) {
        Instant at = game.instant(clock);
        if (game.time().isOverdue(at)) {
            throw new FallenFlag(game.id(), at);
        }
        return at;
    }

    /**
     * What a token has to do with a game.
     *
     * @param seat        the side that its holder plays
     * @param member      the player whose token it is, if it is a player's
     * @param isImporters whether that one has imported the game
     * @param isOperators whether it is the operator's
     */
    private record Claim(
            Optional<Side> seat, Optional<Identity.Member> member, boolean isImporters, boolean isOperators) {

        /** Nothing. */
        static final Claim NONE = new Claim(Optional.empty(), Optional.empty(), false, false);

        boolean mayRead() {
            return member.filter(one -> !one.may(Scope.READ)).isEmpty();
        }
    }

    private Claim claim(Optional<Game> game, Optional<Secret> token) {
        Optional<Seats> seats = game.map(found -> found.terms().seats());
        Optional<Side> seat = seats.flatMap(held -> token.flatMap(held::heldBy));
        if (seat.isPresent()) {
            token.ifPresent(authentication::isOfSeat);
            return new Claim(seat, Optional.empty(), false, false);
        }
        Identity identity = authentication.identify(token);
        identity.requireGoodStanding();
        return identity instanceof Identity.Member member
                ? claim(game, member)
                : new Claim(Optional.empty(), Optional.empty(), false, identity instanceof Identity.Operator);
    }

    private static Claim claim(Optional<Game> game, Identity.Member member) {
        PlayerRef player = member.player().ref();
        Optional<Terms> terms = game.map(Game::terms);
        boolean isImporters = terms.flatMap(Terms::imported)
                .filter(imported -> imported.by().equals(player))
                .isPresent();
        return new Claim(terms.flatMap(known -> known.seats().heldBy(player)), Optional.of(member), isImporters, false);
    }

    private static Visit admit(Optional<Game> game, Claim claim) {
        return game.filter(found -> claim.seat().isPresent()
                        || claim.isImporters()
                        || found.terms().visibility() != Visibility.PRIVATE)
                .map(found -> new Visit(found, claim.seat()))
                .orElseThrow(Doorkeeper::unknown);
    }

    private static Problem unknown() {
        return new Problem(NOT_FOUND, "There is no such game, or it is private.");
    }
}

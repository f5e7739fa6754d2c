package org.rocaille.challenge;

import static org.rocaille.problem.ProblemCode.FORBIDDEN;
import static org.rocaille.problem.ProblemCode.GAME_UNDER_WAY;
import static org.rocaille.problem.ProblemCode.INVALID_VALUE;
import static org.rocaille.problem.ProblemCode.LIMIT_REACHED;
import static org.rocaille.problem.ProblemCode.NOT_FOUND;
import static org.rocaille.problem.ProblemCode.OPPONENT_UNAVAILABLE;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.rocaille.clock.WeeklyPause;
import org.rocaille.event.EventLog;
import org.rocaille.game.Game;
import org.rocaille.game.GameService;
import org.rocaille.game.Seats;
import org.rocaille.game.Terms;
import org.rocaille.game.Visit;
import org.rocaille.id.Secret;
import org.rocaille.player.BlockService;
import org.rocaille.player.Identity;
import org.rocaille.player.Place;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.PlayerService;
import org.rocaille.player.Scope;
import org.rocaille.player.Settings;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Side;

/** How players challenge each other, and what they answer. */
@ApplicationScoped
public class ChallengeService {

    /** How many challenges a player has open at most. */
    public static final int MOST_OPEN = 100;

    private final ChallengeStore store;
    private final PlayerService players;
    private final BlockService blocks;
    private final GameService games;
    private final EventLog log;
    private final Clock clock;

    ChallengeService(
            ChallengeStore store,
            PlayerService players,
            BlockService blocks,
            GameService games,
            EventLog log,
            Clock clock) {
        this.store = store;
        this.players = players;
        this.blocks = blocks;
        this.games = games;
        this.log = log;
        this.clock = clock;
    }

    /**
     * A challenge and the games that came of it, as far as whoever looks may know of them.
     *
     * @param challenge the challenge
     * @param status    what has become of it by now
     * @param pairings  the games
     * @param pauses    when the clocks of the two players stand still every week, by the id of those for whom they do
     */
    public record Seen(
            Challenge challenge, Challenge.Status status, List<Pairing> pairings, Map<String, WeeklyPause> pauses) {}

    /**
     * What an acceptance has come to.
     *
     * @param seen  the challenge as it is now
     * @param game  the game
     * @param side  the side of whoever accepted
     * @param isNew whether the game began just now
     */
    public record Accepted(Seen seen, Game game, Side side, boolean isNew) {}

    /** Challenges a player, or anyone. What a bot takes by itself is accepted at once. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Seen challenge(
            Identity.Member member, Optional<PlayerName> name, Offer offer, Challenge.Note note, int acceptances) {
        Optional<Player> opponent = name.map(this::opponent);
        return make(member, opponent, offer, note, acceptances, Challenge.Origin.NONE);
    }

    private Player opponent(PlayerName name) {
        return players.find(name)
                .orElseThrow(() -> new Problem(OPPONENT_UNAVAILABLE, "There is no player of this name.")
                        .with("pointer", "/opponent"));
    }

    private Seen make(
            Identity.Member member,
            Optional<Player> opponent,
            Offer offer,
            Challenge.Note note,
            int acceptances,
            Challenge.Origin origin) {
        Player challenger = member.player();
        Instant at = clock.instant();
        opponent.ifPresent(player -> requireAvailable(challenger, player));
        if (store.countOpen(challenger.ref(), at) >= MOST_OPEN) {
            throw new Problem(LIMIT_REACHED, "A player has at most " + MOST_OPEN + " challenges open. Cancel some.")
                    .with("limit", MOST_OPEN);
        }
        Challenge made =
                Challenge.create(challenger.ref(), opponent.map(Player::ref), offer, note, acceptances, origin, at);
        store.insert(made);
        Optional<Player> bot =
                opponent.filter(player -> takesByItself(player.settings().bot(), offer));
        Optional<Pairing> pairing =
                bot.map(player -> pair(made, player.ref(), at).pairing());
        log.append(Notices.made(made, at));
        pairing.ifPresent(taken -> log.append(Notices.accepted(made, taken)));
        return seen(bot.isPresent() ? made.accepted(at) : made, Optional.of(challenger.ref()));
    }

    private void requireAvailable(Player challenger, Player opponent) {
        if (opponent.id().equals(challenger.id())) {
            throw new Problem(OPPONENT_UNAVAILABLE, "Nobody challenges oneself.").with("pointer", "/opponent");
        }
        if (!opponent.isActive()) {
            throw new Problem(OPPONENT_UNAVAILABLE, "The account of the opponent is closed or suspended.")
                    .with("pointer", "/opponent");
        }
        blocks.requireNoneBetween(challenger, opponent);
    }

    private static boolean takesByItself(Settings.BotSettings bot, Offer offer) {
        return bot.acceptsByItself()
                && bot.variants().contains(offer.variant().key())
                && bot.timeControls().stream()
                        .anyMatch(kind -> kind.code().equals(offer.timeControl().kind()));
    }

    private record Paired(Pairing pairing, Game game) {}

    private Paired pair(Challenge challenge, PlayerRef accepter, Instant at) {
        Offer offer = challenge.offer();
        PlayerRef challenger = challenge.challenger();
        Seats seats =
                offer.colour().side() == Side.WHITE ? Seats.of(challenger, accepter) : Seats.of(accepter, challenger);
        Game game = games.begin(offer.start(), offer.visibility(), seats, offer.timeControl(), offer.courtesies());
        Pairing pairing = new Pairing(accepter, game.id(), at);
        store.insert(challenge, pairing);
        store.update(challenge.accepted(at));
        return new Paired(pairing, game);
    }

    /** A challenge, for whoever may see it: one to another player is for the two only. */
    public Seen see(Identity identity, String id) {
        identity.requireGoodStanding();
        Optional<PlayerRef> viewer = identity instanceof Identity.Member member && member.may(Scope.READ)
                ? Optional.of(member.player().ref())
                : Optional.empty();
        return seen(show(store.find(id), viewer), viewer);
    }

    private static Challenge show(Optional<Challenge> challenge, Optional<PlayerRef> viewer) {
        return challenge
                .filter(found ->
                        found.isToAnyone() || viewer.filter(found::isBetween).isPresent())
                .orElseThrow(() -> new Problem(NOT_FOUND, "There is no such challenge, or it is between others."));
    }

    private Seen seen(Challenge challenge, Optional<PlayerRef> viewer) {
        return seen(List.of(challenge), viewer).get(0);
    }

    /** The challenger sees every game, others their own. */
    private List<Seen> seen(List<Challenge> challenges, Optional<PlayerRef> viewer) {
        Instant at = clock.instant();
        List<Challenge> accepted = viewer.isEmpty()
                ? List.of()
                : challenges.stream()
                        .filter(challenge -> challenge.state().accepted() > 0)
                        .toList();
        Map<String, List<Pairing>> pairings = accepted.isEmpty() ? Map.of() : store.pairings(accepted);
        Map<String, WeeklyPause> pauses = players.weeklyPauses(
                challenges.stream().flatMap(Challenge::players).toList());
        return challenges.stream()
                .map(challenge -> new Seen(
                        challenge,
                        challenge.status(at),
                        pairings.getOrDefault(challenge.id(), List.of()).stream()
                                .filter(pairing ->
                                        Optional.of(challenge.challenger()).equals(viewer)
                                                || Optional.of(pairing.player()).equals(viewer))
                                .toList(),
                        pauses))
                .toList();
    }

    private Challenge lock(Identity.Member member, String id) {
        return show(store.lock(id), Optional.of(member.player().ref()));
    }

    /**
     * Accepts a challenge: the game begins. Whoever has accepted may say it again.
     *
     * @param token the player's, by which it sees the game
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Accepted accept(Identity.Member member, String id, Optional<Secret> token) {
        Challenge challenge = lock(member, id);
        PlayerRef accepter = member.player().ref();
        if (challenge.challenger().equals(accepter)) {
            throw new Problem(FORBIDDEN, "Nobody accepts one's own challenge.");
        }
        Optional<Pairing> before = store.pairings(List.of(challenge)).getOrDefault(id, List.of()).stream()
                .filter(pairing -> pairing.player().equals(accepter))
                .findAny();
        if (before.isPresent()) {
            Visit visit = games.enter(before.get().gameId(), token);
            return new Accepted(
                    seen(challenge, Optional.of(accepter)),
                    visit.game(),
                    visit.seat().orElseThrow(),
                    false);
        }
        Instant at = clock.instant();
        challenge.requireOpen(at);
        Player challenger = players.player(challenge.challenger().name());
        if (!challenger.isActive()) {
            throw Challenge.closed(Challenge.Status.CANCELLED); // By the challenger's absence.
        }
        blocks.requireNoneBetween(challenger, member.player());
        Paired paired = pair(challenge, accepter, at);
        log.append(Notices.accepted(challenge, paired.pairing()));
        Game game = paired.game();
        return new Accepted(
                seen(challenge.accepted(at), Optional.of(accepter)),
                game,
                game.terms().seats().heldBy(accepter).orElseThrow(),
                true);
    }

    /** Declines a challenge. Whoever has declined may say it again. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Seen decline(Identity.Member member, String id, Challenge.Decline decline) {
        Challenge challenge = lock(member, id);
        Optional<PlayerRef> opponent = Optional.of(member.player().ref());
        if (!challenge.opponent().equals(opponent)) {
            throw new Problem(FORBIDDEN, "Only the player who was challenged may decline.");
        }
        if (challenge.state().status() == Challenge.Status.DECLINED) {
            return seen(challenge, opponent);
        }
        Instant at = clock.instant();
        challenge.requireOpen(at);
        Challenge declined = challenge.declined(decline, at);
        store.update(declined);
        log.append(Notices.declined(declined, decline, at));
        return seen(declined, opponent);
    }

    /**
     * Answers a challenge by another in the other direction. One to the player alone is thereby closed.
     *
     * @param change makes the player's offer of what the challenger offers, as it is from the player's side
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Seen counter(Identity.Member member, String id, UnaryOperator<Offer> change, Challenge.Note note) {
        Challenge challenge = lock(member, id);
        if (challenge.challenger().equals(member.player().ref())) {
            throw new Problem(FORBIDDEN, "Nobody answers one's own challenge.");
        }
        challenge.requireOpen(clock.instant());
        Offer same = challenge.offer().mirrored();
        Offer other = change.apply(same);
        List<String> differs = same.differences(other);
        if (differs.isEmpty()) {
            throw new Problem(INVALID_VALUE, "The counter-offer is what the challenge offers. Accept that.");
        }
        Seen counter = make(
                member,
                Optional.of(players.player(challenge.challenger().name())),
                other,
                note,
                1,
                new Challenge.Origin(Optional.of(id), differs, Optional.empty()));
        if (!challenge.isToAnyone()) {
            store.update(challenge.countered(counter.challenge()));
            log.append(Notices.countered(challenge, counter.challenge()));
        }
        return counter;
    }

    /** Takes a challenge back. Games that came of it go on. It may be said again. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void cancel(Identity.Member member, String id) {
        Challenge challenge = lock(member, id);
        if (!challenge.challenger().equals(member.player().ref())) {
            throw new Problem(FORBIDDEN, "Only the challenger takes a challenge back.");
        }
        Instant at = clock.instant();
        switch (challenge.status(at)) {
            case OPEN -> {
                store.update(challenge.cancelled(at));
                log.append(Notices.cancelled(challenge, at));
            }
            case CANCELLED, EXPIRED -> {} // Nobody can accept it any more.
            default -> throw Challenge.closed(challenge.state().status());
        }
    }

    /** Challenges whose time has passed while they were open, and of whom nobody has been told so. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public List<String> expiring(int limit) {
        return store.expiring(clock.instant(), limit);
    }

    /** Notes that the time of a challenge has passed, if that is so and nobody has noted it. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void expire(String id) {
        Instant at = clock.instant();
        store.claim(id)
                .filter(challenge -> challenge.state().status() == Challenge.Status.OPEN)
                .filter(challenge -> challenge.status(at) == Challenge.Status.EXPIRED)
                .ifPresent(challenge -> {
                    store.update(challenge.expired());
                    log.append(Notices.expired(challenge, at));
                });
    }

    /**
     * Challenges the opponent of a game that is over to another of the same kind. While that is open it may be said
     * again.
     *
     * @param token        the player's
     * @param swapsColours whether the players change sides
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Seen rematch(
            Identity.Member member, String gameId, Optional<Secret> token, boolean swapsColours, Challenge.Note note) {
        Visit visit = games.enter(gameId, token);
        Game game = visit.game();
        Side side = visit.seat().orElseThrow();
        if (game.ending().isEmpty()) {
            throw new Problem(GAME_UNDER_WAY, "A rematch is for when the game is over.").with("ply", game.ply() + 1);
        }
        PlayerRef opponent = game.terms()
                .seats()
                .of(side.opposite())
                .player()
                .orElseThrow(() -> new Problem(OPPONENT_UNAVAILABLE, "The opponent has no name to be challenged by."));
        Optional<Challenge> open = store.rematch(gameId, member.player().ref(), clock.instant());
        if (open.isPresent()) {
            return seen(open.get(), Optional.of(member.player().ref()));
        }
        Terms terms = game.terms();
        String start = terms.variant().start().fen();
        Offer offer = new Offer(
                terms.variant(),
                Optional.of(terms.startFen()).filter(fen -> !fen.equals(start)),
                Colour.of(swapsColours ? side.opposite() : side),
                terms.timeControl(),
                terms.visibility(),
                terms.courtesies());
        return make(
                member,
                Optional.of(players.player(opponent.name())),
                offer,
                note,
                1,
                new Challenge.Origin(Optional.empty(), List.of(), Optional.of(gameId)));
    }

    /** The challenges to anyone that can be accepted, newest first, after a place in the list. */
    public List<Seen> list(ChallengeStore.Wanted wanted, Optional<Place> after, int limit) {
        return seen(store.list(wanted, clock.instant(), after, limit), Optional.empty());
    }

    /** The challenges that a player made or was made, newest first, after a place in the list. */
    public List<Seen> list(PlayerRef player, Optional<Challenge.Status> status, Optional<Place> after, int limit) {
        return seen(store.list(player, status, clock.instant(), after, limit), Optional.of(player));
    }
}

package org.rocaille.game;

import static org.rocaille.problem.ProblemCode.GAME_UNDER_WAY;
import static org.rocaille.problem.ProblemCode.INVALID_POSITION;
import static org.rocaille.problem.ProblemCode.OPPONENT_UNAVAILABLE;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rocaille.clock.TimeControl;
import org.rocaille.event.EventLog;
import org.rocaille.event.EventType;
import org.rocaille.event.FeedReader;
import org.rocaille.event.Slice;
import org.rocaille.event.Start;
import org.rocaille.id.Secret;
import org.rocaille.player.KnownTokens;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.PlayerStore;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;

/** How games begin, are seen, and are given up. */
@ApplicationScoped
public class GameService {

    private final GameStore store;
    private final PlayerStore players;
    private final KnownTokens tokens;
    private final Doorkeeper door;
    private final EventLog log;
    private final FeedReader feeds;
    private final Clock clock;

    GameService(
            GameStore store,
            PlayerStore players,
            KnownTokens tokens,
            Doorkeeper door,
            EventLog log,
            FeedReader feeds,
            Clock clock) {
        this.store = store;
        this.players = players;
        this.tokens = tokens;
        this.door = door;
        this.log = log;
        this.feeds = feeds;
        this.clock = clock;
    }

    /**
     * A new game, and the tokens of its seats, which are never told again.
     *
     * @param game  the game
     * @param white the token of White's seat
     * @param black the token of Black's seat
     */
    public record Opening(Game game, Secret white, Secret black) {}

    /**
     * Begins a game of whoever will have the tokens.
     *
     * @param start       where it starts from: a position with both Kings that is not over (rules §1)
     * @param timeControl how much time the players have
     * @param courtesies  what else they grant each other
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Opening open(Position start, Visibility visibility, TimeControl timeControl, Courtesies courtesies) {
        Secret white = tokens.makeForSeat();
        Secret black = tokens.makeForSeat();
        return new Opening(begin(start, visibility, Seats.of(white, black), timeControl, courtesies), white, black);
    }

    /**
     * A new game against a player that is part of the service, and the token of the seat that is left.
     *
     * @param game  the game
     * @param side  whose seat that is
     * @param token its token
     */
    public record OpeningAlone(Game game, Side side, Secret token) {}

    /**
     * Begins a game of whoever will have the token against a player that is part of the service.
     *
     * @param side  the side of the token
     * @param start as for {@link #open(Position, Visibility, TimeControl)}
     * @throws Problem if the operator has suspended that player
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public OpeningAlone open(
            Position start, Visibility visibility, PlayerRef resident, Side side, TimeControl timeControl) {
        players.find(resident.name())
                .filter(Player::isActive)
                .orElseThrow(() -> new Problem(OPPONENT_UNAVAILABLE, "The operator has suspended this player."));
        Secret token = tokens.makeForSeat();
        Seats seats = Seats.of(token, side, resident);
        return new OpeningAlone(begin(start, visibility, seats, timeControl, Courtesies.USUAL), side, token);
    }

    /** A game for what is part of the service, as it is now; empty if there is none. */
    public Optional<Game> find(String id) {
        return store.find(id);
    }

    /** Begins a game between players, whom it concerns to have agreed. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Game begin(
            Position start, Visibility visibility, Seats seats, TimeControl timeControl, Courtesies courtesies) {
        requirePlayable(start);
        Habits habits = habits(seats);
        Terms terms = Terms.of(start, visibility, seats, habits, timeControl, courtesies, Game.millis(clock));
        Game game = Game.start(terms, store.calendars(terms));
        store.insert(game);
        log.append(game.changes().events());
        return game;
    }

    /**
     * What the players' settings say now. The players are locked, always in the same order: no vacation of theirs is begun
     * or ended that the game does not know of.
     */
    private Habits habits(Seats seats) {
        Map<Seats.Holder, Habits.Habit> habits = new HashMap<>();
        seats.players().stream()
                .filter(player -> !player.isResident()) // Nobody waits for others who begin a game with the same.
                .map(PlayerRef::id)
                .sorted()
                .map(players::lock)
                .forEach(
                        player -> habits.put(new Seats.PlayerHolder(player.ref()), Habits.Habit.of(player.settings())));
        return new Habits(
                habits.getOrDefault(seats.white(), Habits.Habit.NONE),
                habits.getOrDefault(seats.black(), Habits.Habit.NONE));
    }

    /**
     * Lets a position pass from which a game can start: one with both Kings that is not over (rules §1).
     *
     * @throws Problem if none can
     */
    public static void requirePlayable(Position start) {
        if (!start.hasBothKings()) {
            throw unplayable("missing-king", "A game starts with both Kings on the board.");
        }
        start.outcome().map(Ending::of).ifPresent(ending -> {
            throw unplayable("position-over", "The position is over: " + ending.reason() + ".")
                    .with("outcome", ending.told());
        });
    }

    private static Problem unplayable(String fault, String detail) {
        return new Problem(INVALID_POSITION, detail).with("errors", List.of(Map.of("code", fault, "detail", detail)));
    }

    /** A game for whoever comes to see it, with or without a token. */
    public Visit visit(String id, Optional<Secret> token) {
        return door.visit(id, token);
    }

    /**
     * What has happened to a game, as far as whoever looks may know.
     *
     * @param start from where on
     * @param limit for at most so many events
     */
    public Slice events(String id, Optional<Secret> token, Start start, int limit) {
        Visit visit = door.look(id, token);
        long last = visit.game().standing().journal().lastEventSeq();
        return feeds.ofGame(id, last, visit.seat().map(Side::code), start, limit);
    }

    /** The game as a player has it before it, locked from now on. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Visit enter(String id, Optional<Secret> token) {
        Doorkeeper.Player player = door.enter(id, token);
        return new Visit(player.game(), Optional.of(player.side()));
    }

    /** A game for one of its players, who comes to see what is for the two only. */
    public Visit sit(String id, Optional<Secret> token) {
        return door.sit(id, token);
    }

    /**
     * Notes what a player did beside a game, locked before, which is no change of the game.
     *
     * @return when that was
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Instant note(Game game, EventType type, Map<String, Object> payload) {
        Instant at = game.instant(clock);
        game.remark(type, at, payload);
        store.update(game);
        log.append(game.changes().events());
        return at;
    }

    /** Games, newest first. */
    public List<Listing.Entry> list(Listing listing) {
        return store.list(listing, clock.instant());
    }

    /** Some games that there are, in no order, whoever may see them. */
    public List<Listing.Entry> list(List<String> ids) {
        return store.list(ids, clock.instant());
    }

    /** Ends a game without a result before each side has moved. It may be said again. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Visit cancel(String id, Optional<Secret> token, Guard guard) {
        Doorkeeper.Player player = door.enter(id, token);
        Game game = player.game();
        if (game.ending().filter(Ending::isAborted).isEmpty()) {
            guard.check(game.version());
            game.requireGoingOn();
            if (game.isUnderWay()) {
                throw new Problem(GAME_UNDER_WAY, "Each side has moved, so the game can only be played or resigned.")
                        .with("ply", game.ply() + 1);
            }
            game.end(Ending.aborted(), player.at());
            store.update(game);
            log.append(game.changes().events());
        }
        return new Visit(game, Optional.of(player.side()));
    }

    /** Gives a game up. Whoever has done so may say it again. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Visit resign(String id, Optional<Secret> token, Guard guard) {
        Doorkeeper.Player player = door.enter(id, token);
        Game game = player.game();
        boolean resigned = game.ending()
                .filter(ending -> ending.isResignationOf(player.side()))
                .isPresent();
        if (!resigned) {
            guard.check(game.version());
            game.requireGoingOn();
            game.end(Ending.resignation(player.side()), player.at());
            store.update(game);
            log.append(game.changes().events());
        }
        return new Visit(game, Optional.of(player.side()));
    }
}

package org.rocaille.game;

import static org.rocaille.problem.ProblemCode.FLAG_STANDING;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rocaille.event.Event;
import org.rocaille.event.EventLog;
import org.rocaille.id.Secret;
import org.rocaille.player.PlayerRef;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Side;

/**
 * What time does to games: flags fall, sides are warned before, vacations move deadlines, and games that nobody touches end.
 */
@ApplicationScoped
public class TimeService {

    private final GameStore store;
    private final Doorkeeper door;
    private final EventLog log;
    private final Clock clock;

    TimeService(GameStore store, Doorkeeper door, EventLog log, Clock clock) {
        this.store = store;
        this.door = door;
        this.log = log;
        this.clock = clock;
    }

    /** Does what comes of it that the time of a game was seen to have run out, unless that has been done. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void settle(String id, Instant seenAt) {
        store.lock(id).filter(game -> game.time().isOverdue(seenAt)).ifPresent(game -> {
            game.runOut(seenAt);
            keep(game);
        });
    }

    /** Ends a game in which the time of the side to move has run out, for the other side. It may be said again. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Visit claim(String id, Optional<Secret> token, Guard guard) {
        Doorkeeper.Player player = door.enter(id, token);
        Game game = player.game();
        Side other = player.side().opposite();
        Ending won = Ending.time(other);
        if (game.ending().filter(won::equals).isEmpty()) {
            guard.check(game.version());
            game.requireGoingOn();
            if (!game.time().isFlagPending() || game.position().turn() != other) {
                Problem standing = new Problem(FLAG_STANDING, "The other side is not to move, or has time left.");
                throw game.time()
                        .deadline(other)
                        .map(deadline -> standing.with("deadline", deadline))
                        .orElse(standing);
            }
            game.end(won, player.at());
            keep(game);
        }
        return new Visit(game, Optional.of(player.side()));
    }

    /**
     * Gives the other side time. Said twice it gives twice, so it must be guarded.
     *
     * @param time in whole seconds, as for {@link Matter.ExtraTime}
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Visit give(String id, Optional<Secret> token, Duration time, Guard guard) {
        Doorkeeper.Player player = door.enter(id, token);
        Game game = player.game();
        guard.check(game.version(), true);
        game.requireGoingOn();
        new Matter.ExtraTime(time).requirePossible(game);
        game.give(player.side(), time, player.at());
        keep(game);
        return new Visit(game, Optional.of(player.side()));
    }

    /** Games that need looking at, the most urgent first. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public List<String> due(int limit) {
        return store.due(clock.instant(), limit);
    }

    /**
     * Does what is due in a game: ends it if a flag has fallen or nobody has touched it for too long, warns a side that
     * runs out of time, and works out when to look again. A game that someone else has in hand is left to them.
     */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void attend(String id) {
        store.claim(id).ifPresent(game -> {
            Instant at = game.instant(clock);
            if (game.time().isOverdue(at)) {
                game.runOut(at);
            } else {
                game.warn(at);
            }
            keep(game);
        });
    }

    /**
     * Changes the vacations of a player, and with them the deadlines of its games. Flags that have fallen before have
     * fallen: vacations do not help them.
     *
     * @param at     when
     * @param change changes them
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public void changeVacations(PlayerRef player, Instant at, Runnable change) {
        List<String> games = store.concernedByVacations(player);
        List<Event> events = new ArrayList<>();
        for (String id : games) {
            store.lock(id).filter(game -> game.time().isOverdue(at)).ifPresent(game -> {
                game.runOut(at);
                store.update(game);
                events.addAll(game.changes().events());
            });
        }
        change.run();
        for (String id : games) {
            store.lock(id).filter(game -> game.ending().isEmpty()).ifPresent(game -> {
                game.vacate(game.terms().seats().heldBy(player).orElseThrow(), at);
                store.update(game);
                events.addAll(game.changes().events());
            });
        }
        log.append(events); // At last: after that no other game may be locked.
    }

    private void keep(Game game) {
        store.update(game);
        log.append(game.changes().events());
    }
}

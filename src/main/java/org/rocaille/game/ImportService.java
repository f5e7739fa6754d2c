package org.rocaille.game;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rocaille.clock.Allowance;
import org.rocaille.clock.Charge;
import org.rocaille.clock.Clocks;
import org.rocaille.clock.TimeControl;
import org.rocaille.event.Event;
import org.rocaille.event.EventLog;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Side;

/** How games come here that were played elsewhere. */
@ApplicationScoped
public class ImportService {

    private final GameStore store;
    private final EventLog log;
    private final Clock clock;

    ImportService(GameStore store, EventLog log, Clock clock) {
        this.store = store;
        this.log = log;
        this.clock = clock;
    }

    /**
     * A game that was judged, and where it comes from.
     *
     * @param game   the game as it is where it was played
     * @param source what its record says of that
     */
    public record Judged(Archived game, Source source) {}

    /** After this, nothing can have happened. */
    public Instant now() {
        return Game.millis(clock);
    }

    /**
     * Keeps games, which are a player's from now on, all or none. They are new games with ids of their own, over for good,
     * and nobody has a seat in them: what their records call the players links them to no account.
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public List<Game> keep(List<Judged> records, Visibility visibility, PlayerRef by) {
        Instant at = now();
        List<Game> games = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        for (Judged judged : records) {
            Archived record = judged.game();
            Terms terms = record.terms().imported(visibility, new Imported(at, by, judged.source()));
            Game game = Game.imported(terms, standing(terms, record), at);
            store.insert(
                    game,
                    record.moves(),
                    record.proposals().stream()
                            .map(proposal -> proposal.asOf(at))
                            .map(proposal ->
                                    proposal.isOpen() ? proposal.settled(Proposal.Status.LAPSED, at) : proposal)
                            .toList());
            games.add(game);
            events.addAll(game.changes().events());
        }
        log.append(events);
        return games;
    }

    private static Standing standing(Terms terms, Archived record) {
        List<RecordedMove> moves = record.standing();
        Optional<RecordedMove> last = moves.isEmpty() ? Optional.empty() : Optional.of(moves.get(moves.size() - 1));
        Instant since = last.map(RecordedMove::playedAt).orElse(terms.createdAt());
        Replay reached = Replay.of(terms.start(), moves);
        Chain chain = Chain.of(terms);
        int takenBackPly = 0;
        for (PastMove past : record.moves()) {
            chain = chain.after(past.move());
            takenBackPly = past.stands()
                    ? takenBackPly
                    : Math.max(takenBackPly, past.move().ply());
        }
        return new Standing(
                reached.position(),
                reached.history(),
                moves.size(),
                last,
                since,
                clocks(terms, moves, reached.position().turn(), since),
                List.of(),
                Optional.of(record.ending().orElseGet(Ending::unterminated)),
                new Standing.Journal(0, since, record.moves().size(), takenBackPly, 0, since, Optional.of(chain)));
    }

    /** What each side had left after its last move, as far as the record tells. */
    private static Optional<Clocks> clocks(Terms terms, List<RecordedMove> moves, Side turn, Instant since) {
        return terms.timeControl() instanceof TimeControl.Timed timed
                ? Optional.of(new Clocks(
                        timed,
                        left(timed, moves, turn),
                        left(timed, moves, turn.opposite()),
                        since,
                        false,
                        0,
                        List.of()))
                : Optional.empty();
    }

    private static Allowance left(TimeControl.Timed timed, List<RecordedMove> moves, Side side) {
        return moves.stream()
                .filter(move -> move.move().piece().side() == side)
                .flatMap(move -> move.charge().stream())
                .map(Charge::left)
                .reduce((earlier, later) -> later)
                .map(left -> new Allowance(left, 0))
                .orElseGet(timed::first);
    }
}

package org.rocaille.game;

import static org.rocaille.problem.ProblemCode.GAME_OVER;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.rocaille.clock.Calendar;
import org.rocaille.clock.Clocks;
import org.rocaille.event.Event;
import org.rocaille.event.EventType;
import org.rocaille.game.conditional.Plan;
import org.rocaille.game.conditional.Plans;
import org.rocaille.id.RandomId;
import org.rocaille.player.PlayerRef;
import org.rocaille.problem.Problem;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.notation.Candidate;

/**
 * One game: a position with players and a past. It is changed by whoever holds its lock in the {@link GameStore}, and
 * every change notes the event that tells of it. Who may make a change, and whether a move is legal, is asked before.
 */
public final class Game {

    private final Terms terms;
    private final Calendars calendars;
    private final Optional<Instant> due;
    private final Changes changes = new Changes();
    private Standing now;
    private Plans plans;

    /**
     * A game as it was kept.
     *
     * @param plans     what its sides have decided to answer, which only those who change it need
     * @param calendars when its clocks stand still
     * @param due       when it is to be looked at, if that is known: no flag falls before
     */
    public Game(Terms terms, Standing standing, Plans plans, Calendars calendars, Optional<Instant> due) {
        this.terms = terms;
        this.now = standing;
        this.plans = plans;
        this.calendars = calendars;
        this.due = due;
    }

    /** A new game; its clocks start at once. */
    static Game start(Terms terms, Calendars calendars) {
        Instant at = terms.createdAt();
        Game game = new Game(terms, Standing.before(terms), Plans.NONE, calendars, Optional.empty());
        game.note(EventType.GAME_STARTED, at, Payloads.started(terms));
        return game;
    }

    /** A game that was played elsewhere, and is over for good. */
    static Game imported(Terms terms, Standing standing, Instant at) {
        Game game = new Game(terms, standing, Plans.NONE, Calendars.UNBROKEN, Optional.empty());
        game.note(EventType.GAME_IMPORTED, at, Payloads.started(terms));
        return game;
    }

    /** What never changes. */
    public Terms terms() {
        return terms;
    }

    /** How the game stands. */
    public Standing standing() {
        return now;
    }

    /** The game's id. */
    public String id() {
        return terms.id();
    }

    /** The position it started from. */
    public Position start() {
        return terms.start();
    }

    /** The position. */
    public Position position() {
        return now.position();
    }

    /** How many moves stand. */
    public int ply() {
        return now.ply();
    }

    /** How often it has changed. */
    public long version() {
        return now.journal().version();
    }

    /** How the game has ended, empty while it goes on. */
    public Optional<Ending> ending() {
        return now.ending();
    }

    /** Whether it is over, and the operator may have it end otherwise. */
    boolean isOpenToCorrection() {
        return terms.imported().isEmpty()
                && now.ending().filter(Ending::isOpenToCorrection).isPresent();
    }

    /** Whether each side has moved. */
    public boolean isUnderWay() {
        return now.ply() >= 2;
    }

    /** The side that plays, or played, a ply. */
    public Side sideOf(int ply) {
        Side turn = now.position().turn();
        return (ply - now.ply()) % 2 == 0 ? turn.opposite() : turn;
    }

    /** The legal moves, none if the game is over. */
    public List<Candidate> legalMoves() {
        return now.ending().isPresent() ? List.of() : Candidate.of(now.position(), now.history());
    }

    /** What a legal move would do. */
    Candidate candidate(Move move) {
        return Candidate.of(now.position(), move, now.history());
    }

    /**
     * Lets whatever needs a game that goes on pass.
     *
     * @throws Problem if the game is over
     */
    void requireGoingOn() {
        now.ending().ifPresent(ending -> {
            throw new Problem(GAME_OVER, "The game is over: " + ending.reason() + ".").with("outcome", ending.told());
        });
    }

    /** The time of a change: the clock's, but never before the game's last event. */
    Instant instant(Clock clock) {
        return notBefore(millis(clock));
    }

    private Instant notBefore(Instant instant) {
        Instant last = now.journal().lastEventAt();
        return instant.isBefore(last) ? last : instant;
    }

    /** What time makes of it. */
    public Timing time() {
        return new Timing(terms.habits(), now, calendars, due);
    }

    private Calendar movers() {
        return calendars.of(position().turn());
    }

    /** Does what time has made of it by an instant: a flag has fallen, or nobody has touched it for too long. */
    void runOut(Instant at) {
        if (time().isFlagOverdue(at)) {
            fallFlag(at);
        }
        time().untouchedAt().filter(end -> !at.isBefore(end)).ifPresent(end -> end(Ending.untouched(), end));
    }

    /** The other side wins, or may claim that. */
    private void fallFlag(Instant at) {
        Side turn = position().turn();
        switch (terms.habits().of(turn.opposite()).flag()) {
            case AUTOMATIC -> end(Ending.time(turn), at);
            case CLAIM -> {
                // Told as of when it fell: what comes of it does not depend on when somebody looked.
                Instant fellAt = notBefore(time().deadline().orElseThrow());
                now = now.with(now.clocks().orElseThrow().fallen());
                note(EventType.FLAG_FALLEN, fellAt, Payloads.fallen(this));
            }
        }
    }

    /** Notes that a side has other vacations than before, so that deadlines are other. */
    void vacate(Side side, Instant at) {
        note(EventType.VACATION_CHANGED, notBefore(at), Payloads.vacations(this, side, at));
    }

    /** Warns the side to move if it is time to. That is an event and no change: the game is shown as it was. */
    void warn(Instant at) {
        now.clocks()
                .ifPresent(clocks -> clocks.warning(at, movers()).ifPresent(warning -> {
                    now = now.with(clocks.warned(warning));
                    tell(EventType.CLOCK_WARNING, at, Payloads.warned(this, warning, clocks.left(at, movers())));
                }));
    }

    static Instant millis(Clock clock) {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /** Plays a legal move. It may end the game, and overtakes what the other side has offered for now. */
    RecordedMove play(Candidate candidate, Instant at) {
        return play(candidate, at, now.clocks().map(clocks -> clocks.press(at, movers())), false);
    }

    /** Plays a legal move that was decided on before, the instant its turn begins: as any other, but for the clock. */
    RecordedMove reply(Candidate candidate, Instant at) {
        return play(candidate, at, now.clocks().map(Clocks::reply), true);
    }

    private RecordedMove play(
            Candidate candidate, Instant at, Optional<Clocks.Pressed> pressed, boolean isConditional) {
        change(at);
        Position after = candidate.after();
        History past = now.history().after(candidate.move(), after);
        RecordedMove recorded = now.record(
                candidate,
                at,
                after.outcome(past.occurrences(after)).map(Ending::of),
                pressed.map(Clocks.Pressed::charge),
                isConditional);
        now = now.moved(recorded, after, past, pressed.map(Clocks.Pressed::clocks));
        changes.add(recorded);
        note(EventType.MOVE_PLAYED, at, Payloads.played(recorded));
        lapse(proposal -> proposal.lapsesByMoveOf(after.turn().opposite()), at);
        recorded.ending().ifPresent(ending -> end(ending, at));
        return recorded;
    }

    /** Ends the game and stops its clocks; offers that are still open lapse. */
    void end(Ending ending, Instant at) {
        change(at);
        lapse(proposal -> true, at);
        plans = plans.dropped(Plan.Dropped.Reason.GAME_OVER, now.ply(), at);
        now = now.ended(ending, now.clocks().map(clocks -> clocks.stop(at, movers())));
        note(EventType.GAME_FINISHED, at, ending.told());
    }

    /** What a side has decided to answer. That is no part of the game: it makes no event and no new version. */
    public Plan plan(Side side) {
        return plans.of(side);
    }

    /** Sets what a side has decided to answer. */
    void plan(Side side, Plan plan) {
        plans = plans.with(side, plan);
    }

    /** Ends the game as the operator has it, or, where it is over, has it ended otherwise than it was. */
    void adjudicate(Ending ruling, Instant at) {
        if (now.ending().isEmpty()) {
            end(ruling, at);
        } else {
            now = now.ended(ruling, now.clocks());
            note(EventType.OUTCOME_CORRECTED, at, ruling.told());
        }
    }

    private void lapse(Predicate<Proposal> which, Instant at) {
        for (Proposal proposal : now.proposals().stream().filter(which).toList()) {
            settle(proposal, Proposal.Status.LAPSED, at);
        }
    }

    /** Makes an offer to the other side. */
    Proposal propose(Side side, Matter matter, Instant expiresAt, Optional<Proposal.Counter> counter, Instant at) {
        change(at);
        long seq = now.journal().lastEventSeq() + 1;
        Proposal proposal = Proposal.open(seq, matter, side, now.ply(), at, expiresAt, counter);
        now = now.with(
                Stream.concat(now.proposals().stream(), Stream.of(proposal)).toList());
        note(proposal, at);
        return proposal;
    }

    /**
     * Does what is said to an open offer: an accepted one comes true.
     *
     * @param movesUpTo gives the moves that stand, from the first one to a ply
     */
    Proposal answer(Proposal proposal, Proposal.Answer answer, IntFunction<List<RecordedMove>> movesUpTo, Instant at) {
        Proposal settled = settle(proposal, answer.status(), at);
        if (answer == Proposal.Answer.ACCEPT) {
            Runnable deed = proposal.matter()
                    .fold(
                            draw -> () -> end(Ending.agreement(), at),
                            takeback -> () -> takeBack(takeback.toPly(), movesUpTo.apply(takeback.toPly() + 1), at),
                            pause -> () -> setClocks(clocks -> clocks.pause(pause.length(), at), at),
                            extra -> () -> setClocks(clocks -> clocks.more(extra.time(), at, movers()), at),
                            abandon -> () -> end(Ending.abandoned(), at));
            deed.run();
        }
        return settled;
    }

    /** Gives the other side time, as a present of this one. */
    void give(Side giver, Duration time, Instant at) {
        boolean isByMover = giver == position().turn();
        setClocks(clocks -> isByMover ? clocks.moreForWaiter(time) : clocks.moreForMover(time, at, movers()), at);
    }

    private void setClocks(UnaryOperator<Clocks> change, Instant at) {
        now.clocks().map(change).ifPresent(clocks -> {
            now = now.with(clocks);
            note(EventType.CLOCKS_CHANGED, at, Map.of());
        });
    }

    /** Takes moves back, of which the first is the last of those that are given: its turn begins anew. */
    private void takeBack(int toPly, List<RecordedMove> moves, Instant at) {
        lapse(proposal -> proposal.lapsesByTakebackTo(toPly), at);
        plans = plans.dropped(Plan.Dropped.Reason.TAKEN_BACK, now.ply(), at);
        now = now.takenBack(start(), moves, movers(), at);
        changes.takeBackTo(toPly);
        note(EventType.MOVES_TAKEN_BACK, at, Map.of());
    }

    /** Declines an open offer by one of the other side's own. */
    Proposal counter(Proposal proposal, Matter matter, Instant expiresAt, Instant at) {
        settle(proposal, Proposal.Status.COUNTERED, at);
        Proposal.Counter counter = new Proposal.Counter(proposal.id(), matter.differences(proposal.matter()));
        return propose(proposal.side().opposite(), matter, expiresAt, Optional.of(counter), at);
    }

    private Proposal settle(Proposal proposal, Proposal.Status status, Instant at) {
        Proposal settled = proposal.settled(status, at);
        now = now.with(now.proposals().stream()
                .filter(open -> !open.id().equals(proposal.id()))
                .toList());
        note(settled, at);
        return settled;
    }

    private void note(Proposal proposal, Instant at) {
        changes.add(proposal);
        note(proposal.status().event(), at, Payloads.of(proposal));
    }

    /** Notes the event of a change. */
    private void note(EventType type, Instant at, Map<String, Object> payload) {
        change(at);
        tell(type, at, payload);
    }

    /** Begins to change the game: the first time since it was read makes a new version, in which no offer has expired. */
    private void change(Instant at) {
        boolean isFirst = changes.begin();
        now = now.with(now.journal().changed(at, isFirst));
        if (isFirst) {
            for (Proposal proposal : now.proposals()) {
                if (!proposal.isOpen(at)) {
                    settle(proposal, Proposal.Status.EXPIRED, at);
                }
            }
        }
    }

    /** Notes the event of something that happened beside the game and is no change of it. */
    void remark(EventType type, Instant at, Map<String, Object> payload) {
        tell(type, at, payload);
    }

    private void tell(EventType type, Instant at, Map<String, Object> payload) {
        Map<String, Object> told = new LinkedHashMap<>(payload);
        told.put("game", Payloads.of(this));
        List<String> players = terms.seats().players().stream()
                .filter(player -> !player.isResident())
                .map(PlayerRef::id)
                .toList();
        Event event = new Event(terms.id(), now.journal().lastEventSeq() + 1, RandomId.next(), type, at, told, players);
        changes.add(event);
        now = now.with(now.journal().told(event));
    }

    /** What has become of it since it was read. */
    public Changes changes() {
        return changes;
    }
}

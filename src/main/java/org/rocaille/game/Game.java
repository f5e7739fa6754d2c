package org.rocaille.game;

import static org.rocaille.problem.ProblemCode.GAME_OVER;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.rocaille.event.Event;
import org.rocaille.event.EventType;
import org.rocaille.id.RandomId;
import org.rocaille.problem.Problem;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.Candidate;

/**
 * One game: a position with players and a past. It is changed by whoever holds its lock in the {@link GameStore}, and
 * every change notes the event that tells of it. Who may make a change, and whether a move is legal, is asked before.
 */
public final class Game {

    /** The version of the rules that new games are played by; a change of legality is a new version. */
    static final int RULES_VERSION = 1;

    private final Terms terms;
    private final List<Event> events = new ArrayList<>();
    private final List<RecordedMove> played = new ArrayList<>();
    private final List<Proposal> touched = new ArrayList<>();
    private Standing now;

    /** A game as it was kept. */
    public Game(Terms terms, Standing standing) {
        this.terms = terms;
        this.now = standing;
    }

    /**
     * What never changes.
     *
     * @param id           the game's id
     * @param variant      what is played
     * @param rulesVersion by which version of its rules
     * @param visibility   who may see it
     * @param seats        who may play
     * @param startFen     the position it started from
     * @param createdAt    when it was created
     */
    public record Terms(
            String id,
            Variant variant,
            int rulesVersion,
            Visibility visibility,
            Seats seats,
            String startFen,
            Instant createdAt) {}

    /**
     * How the game stands.
     *
     * @param position     the position
     * @param history      the positions that can come back, this one included
     * @param ply          how many moves stand
     * @param lastMove     the last of them
     * @param proposals    the offers that can be answered, oldest first
     * @param ending       how it has ended, empty while it goes on
     * @param version      how often it has changed, its beginning included; what its tag is made of
     * @param lastMoveSeq  the number of the last move it has had, whether that stands or not
     * @param lastEventSeq the number of its last event
     * @param updatedAt    when it last changed, which is the time of its last event
     */
    public record Standing(
            Position position,
            History history,
            int ply,
            Optional<RecordedMove> lastMove,
            List<Proposal> proposals,
            Optional<Ending> ending,
            long version,
            int lastMoveSeq,
            long lastEventSeq,
            Instant updatedAt) {

        public Standing {
            proposals = List.copyOf(proposals);
        }

        private Standing moved(RecordedMove move, Position reached, History past) {
            return new Standing(
                    reached,
                    past,
                    move.ply(),
                    Optional.of(move),
                    proposals,
                    move.ending(),
                    version,
                    move.seq(),
                    lastEventSeq,
                    updatedAt);
        }

        private Standing ended(Ending how) {
            return new Standing(
                    position,
                    history,
                    ply,
                    lastMove,
                    proposals,
                    Optional.of(how),
                    version,
                    lastMoveSeq,
                    lastEventSeq,
                    updatedAt);
        }

        private Standing offering(List<Proposal> open) {
            return new Standing(
                    position, history, ply, lastMove, open, ending, version, lastMoveSeq, lastEventSeq, updatedAt);
        }

        private Standing noted(Event event, long newVersion) {
            return new Standing(
                    position,
                    history,
                    ply,
                    lastMove,
                    proposals,
                    ending,
                    newVersion,
                    lastMoveSeq,
                    event.seq(),
                    event.at());
        }
    }

    /** A new game that starts from a position. */
    static Game start(Position start, Visibility visibility, Seats seats, Clock clock) {
        Instant at = millis(clock);
        Terms terms = new Terms(RandomId.next(), start.variant(), RULES_VERSION, visibility, seats, start.fen(), at);
        Standing standing = new Standing(
                start, History.startingAt(start), 0, Optional.empty(), List.of(), Optional.empty(), 0, 0, 0, at);
        Game game = new Game(terms, standing);
        game.note(
                EventType.GAME_STARTED,
                at,
                Map.of(
                        "variant", start.variant().key(),
                        "rulesVersion", RULES_VERSION,
                        "visibility", visibility.code(),
                        "fen", start.fen(),
                        "turn", start.turn().code()));
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
        return Position.parse(terms.variant(), terms.startFen());
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
        return now.version();
    }

    /** How the game has ended, empty while it goes on. */
    public Optional<Ending> ending() {
        return now.ending();
    }

    /** How often the game has had its position, this time included. */
    public int occurrences() {
        return now.history().occurrences(now.position());
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

    /** The offer of a kind that a side has open. */
    Optional<Proposal> openProposal(Proposal.Kind kind, Side side) {
        return now.proposals().stream()
                .filter(proposal -> proposal.kind() == kind && proposal.side() == side)
                .findAny();
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
        Instant instant = millis(clock);
        return instant.isBefore(now.updatedAt()) ? now.updatedAt() : instant;
    }

    private static Instant millis(Clock clock) {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /** Plays a legal move. It may end the game, and the other side's open offers lapse. */
    RecordedMove play(Candidate candidate, Instant at) {
        Move move = candidate.move();
        Position after = candidate.after();
        History past = now.history().after(move, after);
        RecordedMove recorded = new RecordedMove(
                now.lastMoveSeq() + 1,
                now.ply() + 1,
                move,
                candidate.notation(),
                at,
                after.key(),
                after.isCheck(),
                after.outcome(past.occurrences(after)).map(Ending::of));
        now = now.moved(recorded, after, past);
        played.add(recorded);
        note(
                EventType.MOVE_PLAYED,
                at,
                Map.of(
                        "ply", recorded.ply(),
                        "side", move.piece().side().code(),
                        "move", move.text(),
                        "notation", recorded.notation(),
                        "captures", move.captures().stream().map(Square::name).toList(),
                        "fen", after.fen(),
                        "turn", after.turn().code(),
                        "check", recorded.check()));
        lapse(proposal -> proposal.side() == after.turn(), at);
        recorded.ending().ifPresent(ending -> end(ending, at));
        return recorded;
    }

    /** Ends the game; offers that are still open lapse. */
    void end(Ending ending, Instant at) {
        lapse(proposal -> true, at);
        now = now.ended(ending);
        Map<String, Object> payload = ending.told();
        payload.put("ply", now.ply());
        note(EventType.GAME_FINISHED, at, payload);
    }

    private void lapse(Predicate<Proposal> which, Instant at) {
        for (Proposal proposal : now.proposals().stream().filter(which).toList()) {
            settle(proposal, Proposal.Status.LAPSED, at);
        }
    }

    /** Makes an offer to the other side. */
    Proposal propose(Proposal.Kind kind, Side side, Instant at) {
        Proposal proposal = new Proposal(
                RandomId.next(),
                now.lastEventSeq() + 1,
                kind,
                side,
                now.ply(),
                Proposal.Status.OPEN,
                at,
                Optional.empty());
        List<Proposal> open = new ArrayList<>(now.proposals());
        open.add(proposal);
        now = now.offering(open);
        note(proposal, at);
        return proposal;
    }

    /** Does what is said to an open offer: an accepted one comes true. */
    Proposal answer(Proposal proposal, Proposal.Answer answer, Instant at) {
        Proposal settled = settle(proposal, answer.status(), at);
        if (answer == Proposal.Answer.ACCEPT) {
            switch (proposal.kind()) {
                case DRAW -> end(Ending.agreement(), at);
            }
        }
        return settled;
    }

    private Proposal settle(Proposal proposal, Proposal.Status status, Instant at) {
        Proposal settled = proposal.settled(status, at);
        now = now.offering(now.proposals().stream()
                .filter(open -> !open.id().equals(proposal.id()))
                .toList());
        note(settled, at);
        return settled;
    }

    private void note(Proposal proposal, Instant at) {
        touched.add(proposal);
        note(
                proposal.status().event(),
                at,
                Map.of(
                        "proposal", proposal.id(),
                        "kind", proposal.kind().code(),
                        "side", proposal.side().code(),
                        "ply", proposal.ply()));
    }

    /** Notes an event; the first one since the game was read makes a new version of it. */
    private void note(EventType type, Instant at, Map<String, Object> payload) {
        long version = events.isEmpty() ? now.version() + 1 : now.version();
        Map<String, Object> told = new LinkedHashMap<>(payload);
        told.put("version", version);
        Event event = new Event(terms.id(), now.lastEventSeq() + 1, RandomId.next(), type, at, told);
        events.add(event);
        now = now.noted(event, version);
    }

    /** The events since the game was read. */
    List<Event> events() {
        return List.copyOf(events);
    }

    /** The moves played since the game was read. */
    public List<RecordedMove> played() {
        return List.copyOf(played);
    }

    /** The offers made or settled since the game was read, as they are now. Those that are open were made. */
    public List<Proposal> touched() {
        return List.copyOf(touched);
    }
}

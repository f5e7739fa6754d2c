package org.rocaille.game;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.clock.Allowances;
import org.rocaille.clock.Calendar;
import org.rocaille.clock.Charge;
import org.rocaille.clock.Clocks;
import org.rocaille.event.Event;
import org.rocaille.rules.History;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.notation.Candidate;

/**
 * How a game stands.
 *
 * @param position  the position
 * @param history   the positions that can come back, this one included
 * @param ply       how many moves stand
 * @param lastMove  the last of them
 * @param turnSince since when the side to move is to move
 * @param clocks    its clocks, empty if it is untimed
 * @param proposals the offers that can be answered, but for those whose time has passed, oldest first
 * @param ending    how it has ended, empty while it goes on
 * @param journal   what has been written down of it
 */
public record Standing(
        Position position,
        History history,
        int ply,
        Optional<RecordedMove> lastMove,
        Instant turnSince,
        Optional<Clocks> clocks,
        List<Proposal> proposals,
        Optional<Ending> ending,
        Journal journal) {

    public Standing {
        proposals = List.copyOf(proposals);
    }

    /**
     * How much has been written down of a game.
     *
     * @param version      how often it has changed, its beginning included; what its tag is made of
     * @param updatedAt    when it last changed
     * @param lastMoveSeq  the number of the last move it has had, whether that stands or not
     * @param takenBackPly the highest ply at which a move was taken back, 0 if none was
     * @param lastEventSeq the number of its last event
     * @param lastEventAt  the time of its last event, which need not have been a change
     * @param chain        what its moves add up to; empty where that is not known, for one who has not locked the game
     */
    public record Journal(
            long version,
            Instant updatedAt,
            int lastMoveSeq,
            int takenBackPly,
            long lastEventSeq,
            Instant lastEventAt,
            Optional<Chain> chain) {

        Journal changed(Instant at, boolean isNewVersion) {
            return new Journal(
                    isNewVersion ? version + 1 : version,
                    at,
                    lastMoveSeq,
                    takenBackPly,
                    lastEventSeq,
                    lastEventAt,
                    chain);
        }

        Journal moved(RecordedMove move) {
            Optional<Chain> longer = chain.map(before -> before.after(move));
            return new Journal(version, updatedAt, move.seq(), takenBackPly, lastEventSeq, lastEventAt, longer);
        }

        Journal tookBack(int ply) {
            int highest = Math.max(ply, takenBackPly);
            return new Journal(version, updatedAt, lastMoveSeq, highest, lastEventSeq, lastEventAt, chain);
        }

        Journal told(Event event) {
            return new Journal(version, updatedAt, lastMoveSeq, takenBackPly, event.seq(), event.at(), chain);
        }
    }

    /** The offer of a kind that a side has open. */
    Optional<Proposal> openProposal(Proposal.Kind kind, Side side, Instant at) {
        return proposals.stream()
                .filter(proposal -> proposal.kind() == kind && proposal.side() == side && proposal.isOpen(at))
                .findAny();
    }

    /** How often the game has had the position, this time included. */
    public int occurrences() {
        return history.occurrences(position);
    }

    /** Whether a move was taken back at the next ply, so that a late request for that one must not be taken for another. */
    public boolean isGuarded() {
        return ending.isEmpty() && ply < journal.takenBackPly();
    }

    /** Before there was a first event. */
    static Standing before(Terms terms) {
        Position start = terms.start();
        Instant at = terms.createdAt();
        return new Standing(
                start,
                History.startingAt(start),
                0,
                Optional.empty(),
                at,
                terms.timeControl().start(at),
                List.of(),
                Optional.empty(),
                new Journal(0, at, 0, 0, 0, at, Optional.of(Chain.of(terms))));
    }

    /** What is written down of a move that is made now. */
    RecordedMove record(
            Candidate candidate, Instant at, Optional<Ending> end, Optional<Charge> charge, boolean isConditional) {
        Position after = candidate.after();
        return new RecordedMove(
                journal.lastMoveSeq() + 1,
                ply + 1,
                candidate.move(),
                candidate.notation(),
                at,
                after.key(),
                after.isCheck(),
                end,
                charge,
                clocks.map(Clocks::allowances),
                isConditional);
    }

    Standing moved(RecordedMove move, Position reached, History past, Optional<Clocks> pressed) {
        return new Standing(
                reached,
                past,
                move.ply(),
                Optional.of(move),
                move.playedAt(),
                pressed,
                proposals,
                move.ending(),
                journal.moved(move));
    }

    /**
     * As it was when a turn began, but that it begins now.
     *
     * @param start  the position from which the game started
     * @param moves  the moves that stand, up to the one that was made in that turn
     * @param movers when the clock of the side that is to move now stands still
     */
    Standing takenBack(Position start, List<RecordedMove> moves, Calendar movers, Instant at) {
        int left = moves.size() - 1;
        RecordedMove undone = moves.get(left);
        Replay past = Replay.of(start, moves.subList(0, left));
        return new Standing(
                past.position(),
                past.history(),
                left,
                left == 0 ? Optional.empty() : Optional.of(moves.get(left - 1)),
                at,
                clocks.map(running -> running.turn(before(undone, running.kept(at, movers)), at)),
                proposals,
                ending,
                journal.tookBack(ply));
    }

    /** What both sides had before a move, which is what they have now if that was not written down. */
    private Allowances before(RecordedMove undone, Allowances kept) {
        boolean isSameTurn = undone.move().piece().side() == position.turn();
        return undone.before().orElse(isSameTurn ? kept : kept.swapped());
    }

    Standing ended(Ending how, Optional<Clocks> stopped) {
        return new Standing(position, history, ply, lastMove, turnSince, stopped, proposals, Optional.of(how), journal);
    }

    Standing with(List<Proposal> open) {
        return new Standing(position, history, ply, lastMove, turnSince, clocks, open, ending, journal);
    }

    Standing with(Clocks set) {
        return new Standing(position, history, ply, lastMove, turnSince, Optional.of(set), proposals, ending, journal);
    }

    Standing with(Journal written) {
        return new Standing(position, history, ply, lastMove, turnSince, clocks, proposals, ending, written);
    }
}

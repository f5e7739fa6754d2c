package org.rocaille.game;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.clock.Clocks;
import org.rocaille.event.Event;
import org.rocaille.rules.History;
import org.rocaille.rules.Position;

/**
 * How a game stands.
 *
 * @param position  the position
 * @param history   the positions that can come back, this one included
 * @param ply       how many moves stand
 * @param lastMove  the last of them
 * @param clocks    its clocks, empty if it is untimed
 * @param proposals the offers that can be answered, oldest first
 * @param ending    how it has ended, empty while it goes on
 * @param journal   what has been written down of it
 */
public record Standing(
        Position position,
        History history,
        int ply,
        Optional<RecordedMove> lastMove,
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
     * @param lastEventSeq the number of its last event
     * @param lastEventAt  the time of its last event, which need not have been a change
     */
    public record Journal(long version, Instant updatedAt, int lastMoveSeq, long lastEventSeq, Instant lastEventAt) {

        Journal changed(Instant at) {
            return new Journal(version + 1, at, lastMoveSeq, lastEventSeq, lastEventAt);
        }

        Journal moved(int seq) {
            return new Journal(version, updatedAt, seq, lastEventSeq, lastEventAt);
        }

        Journal told(Event event) {
            return new Journal(version, updatedAt, lastMoveSeq, event.seq(), event.at());
        }
    }

    /** Before there was a first event. */
    static Standing before(Position start, Optional<Clocks> clocks, Instant at) {
        return new Standing(
                start,
                History.startingAt(start),
                0,
                Optional.empty(),
                clocks,
                List.of(),
                Optional.empty(),
                new Journal(0, at, 0, 0, at));
    }

    Standing moved(RecordedMove move, Position reached, History past, Optional<Clocks> pressed) {
        return new Standing(
                reached,
                past,
                move.ply(),
                Optional.of(move),
                pressed,
                proposals,
                move.ending(),
                journal.moved(move.seq()));
    }

    Standing ended(Ending how, Optional<Clocks> stopped) {
        return new Standing(position, history, ply, lastMove, stopped, proposals, Optional.of(how), journal);
    }

    Standing with(List<Proposal> open) {
        return new Standing(position, history, ply, lastMove, clocks, open, ending, journal);
    }

    Standing with(Clocks set) {
        return new Standing(position, history, ply, lastMove, Optional.of(set), proposals, ending, journal);
    }

    Standing with(Journal written) {
        return new Standing(position, history, ply, lastMove, clocks, proposals, ending, written);
    }
}

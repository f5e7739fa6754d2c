package org.rocaille.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rocaille.event.Event;

/** What has become of a game since it was read, which is to be kept with it. */
public final class Changes {

    private final List<Event> events = new ArrayList<>();
    private final List<RecordedMove> played = new ArrayList<>();
    private final List<Proposal> touched = new ArrayList<>();
    private Optional<Integer> tookBackTo = Optional.empty();
    private boolean isBegun;

    /** Whether this is the first change. */
    boolean begin() {
        boolean isFirst = !isBegun;
        isBegun = true;
        return isFirst;
    }

    void add(Event event) {
        events.add(event);
    }

    void add(RecordedMove move) {
        played.add(move);
    }

    void add(Proposal proposal) {
        touched.add(proposal);
    }

    void takeBackTo(int ply) {
        tookBackTo = Optional.of(ply);
    }

    /** The events, which tell of all that follows. */
    List<Event> events() {
        return List.copyOf(events);
    }

    /** The moves that were played. */
    public List<RecordedMove> played() {
        return List.copyOf(played);
    }

    /** How many moves were left standing when the others were taken back; empty if none were. */
    public Optional<Integer> tookBackTo() {
        return tookBackTo;
    }

    /** The offers that were made or settled, as they are now. Those that are open were made. */
    public List<Proposal> touched() {
        return List.copyOf(touched);
    }
}

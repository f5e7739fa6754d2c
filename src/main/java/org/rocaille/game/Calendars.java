package org.rocaille.game;

import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.rocaille.clock.Calendar;
import org.rocaille.clock.Pause;
import org.rocaille.rules.Side;

/**
 * What is outside of a game and matters to its time: when its clocks stand still, by a calendar of each side's own, and for
 * how long nobody need touch it. What has a date is looked up when it is first asked for, which most requests do without.
 */
public final class Calendars {

    /** No pauses, and the usual patience. */
    public static final Calendars UNBROKEN = new Calendars(Habits.NONE, Duration.ofDays(180), () -> Dated.NONE);

    private final Habits habits;
    private final Duration untouchedFor;
    private final Supplier<Dated> lookup;
    private Dated dated;

    /**
     * The calendars of a game.
     *
     * @param habits       what recurs
     * @param untouchedFor after how long a game that nobody touches ends
     * @param lookup       looks up what has a date
     */
    public Calendars(Habits habits, Duration untouchedFor, Supplier<Dated> lookup) {
        this.habits = habits;
        this.untouchedFor = untouchedFor;
        this.lookup = lookup;
    }

    /**
     * The pauses with dates that are not over when a turn begins, and that the players need not agree on.
     *
     * @param white   White's vacations
     * @param black   Black's vacations
     * @param outages when the service was out
     */
    public record Dated(List<Pause> white, List<Pause> black, List<Pause> outages) {

        /** None at all. */
        public static final Dated NONE = new Dated(List.of(), List.of(), List.of());

        /** A side's vacations. */
        List<Pause> vacations(Side side) {
            return side == Side.WHITE ? white : black;
        }

        Calendar of(Side side) {
            return Calendar.of(vacations(side)).and(Calendar.of(outages));
        }
    }

    private Dated dated() {
        if (dated == null) {
            dated = lookup.get();
        }
        return dated;
    }

    /** When the clock of a side stands still. */
    public Calendar of(Side side) {
        Calendar once = after -> dated().of(side).pauses(after);
        return habits.of(side)
                .rest()
                .<Calendar>map(rest -> once.and(rest.pause()))
                .orElse(once);
    }

    /** After how long a game that nobody touches ends. */
    Duration untouchedFor() {
        return untouchedFor;
    }

    /** When the service was out, and not only before the turn began. */
    List<Pause> outages() {
        return dated().outages();
    }

    /** A side's vacations that are not over when the turn begins, in order. */
    public List<Pause> vacations(Side side) {
        return dated().vacations(side);
    }
}

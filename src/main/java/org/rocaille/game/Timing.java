package org.rocaille.game;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rocaille.clock.Allowance;
import org.rocaille.clock.Calendar;
import org.rocaille.clock.Clocks;
import org.rocaille.clock.FlagFall;
import org.rocaille.clock.Pause;
import org.rocaille.rules.Side;

/**
 * What time makes of a game as it stands: nothing but a function of what is kept, of calendars and of an instant.
 *
 * @param habits    what the players' settings said of their clocks
 * @param now       how the game stands
 * @param calendars when its clocks stand still
 * @param due       when its clocks are to be looked at, if that is known: no flag falls before
 */
public record Timing(Habits habits, Standing now, Calendars calendars, Optional<Instant> due) {

    private Side turn() {
        return now.position().turn();
    }

    /** What a side has on its clock, as it was when the turn began; empty if the game is untimed. */
    public Optional<Allowance> allowance(Side side) {
        return now.clocks().map(clocks -> side == turn() ? clocks.mover() : clocks.waiter());
    }

    /**
     * When the side to move runs out of time, or the earliest instant at which the other can. Empty if the game is untimed
     * or over.
     */
    public Optional<Instant> deadline(Side side) {
        return now.clocks()
                .flatMap(clocks -> side == turn()
                        ? clocks.deadline(calendars.of(side))
                        : clocks.earliestDeadline(calendars.of(side)));
    }

    /** When the side to move runs out of time; empty if the game is untimed or over. */
    public Optional<Instant> deadline() {
        return deadline(turn());
    }

    /** The vacations of a side that stop its clock and are not over when the turn begins, in order; none if it is over. */
    public List<Pause> vacations(Side side) {
        return now.clocks().filter(Clocks::isRunning).isPresent() ? calendars.vacations(side) : List.of();
    }

    /** When the game is to be looked at, if nobody touches it; it may turn out to be too early. Empty if it is over. */
    public Optional<Instant> dueAt() {
        return now.clocks().flatMap(clocks -> clocks.due(movers())).or(this::untouchedAt);
    }

    /**
     * When the game ends because nobody has touched it, if nobody does: so long after its last event, and after the flag
     * that nobody claims has fallen. Empty if a flag ends it before, or it is over.
     */
    Optional<Instant> untouchedAt() {
        return untouchedAt(now.journal().lastEventAt());
    }

    /** The earliest instant at which that can be, as it is known from the game's changes alone: messages put it off, too. */
    public Optional<Instant> closesAt() {
        return untouchedAt(now.journal().updatedAt());
    }

    private Optional<Instant> untouchedAt(Instant touchedAt) {
        if (now.ending().isPresent() || isEndedByFlag()) {
            return Optional.empty();
        }
        Instant from = deadline().filter(touchedAt::isBefore).orElse(touchedAt);
        return Optional.of(Calendar.of(absences()).after(from, calendars.untouchedFor()));
    }

    private boolean isEndedByFlag() {
        return now.clocks().isPresent() && habits.of(turn().opposite()).flag() == FlagFall.AUTOMATIC;
    }

    /** When nobody need touch the game. */
    private List<Pause> absences() {
        List<Pause> absences = new ArrayList<>(calendars.outages());
        now.clocks().ifPresent(clocks -> {
            absences.addAll(clocks.pauses());
            for (Side side : Side.values()) {
                absences.addAll(vacations(side));
            }
        });
        return absences;
    }

    /** When the clock of the side to move stands still. */
    Calendar movers() {
        return calendars.of(turn());
    }

    /** Whether time has made something of the game that nobody has seen to. */
    boolean isOverdue(Instant at) {
        return isFlagOverdue(at) || isUntouched(at);
    }

    private boolean isUntouched(Instant at) {
        // The calendar is not looked at for nothing.
        return !at.isBefore(now.journal().lastEventAt().plus(calendars.untouchedFor()))
                && untouchedAt().filter(end -> !at.isBefore(end)).isPresent();
    }

    /** Whether the side to move has run out of time, and nothing has come of that yet. */
    boolean isFlagOverdue(Instant at) {
        return due.filter(at::isBefore).isEmpty()
                && now.clocks()
                        .filter(clocks -> !clocks.isFallen() && clocks.isOverdue(at, movers()))
                        .isPresent();
    }

    /** Whether the side to move has run out of time, and the other may claim the game. */
    public boolean isFlagPending() {
        return now.clocks().filter(Clocks::isFallen).isPresent();
    }
}

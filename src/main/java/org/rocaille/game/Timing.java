package org.rocaille.game;

import java.time.Instant;
import java.util.Optional;
import org.rocaille.clock.Allowance;
import org.rocaille.clock.Calendar;
import org.rocaille.clock.Clocks;
import org.rocaille.rules.Side;

/**
 * What time makes of a game as it stands: nothing but a function of what is kept, of calendars and of an instant.
 *
 * @param now       how the game stands
 * @param calendars when its clocks stand still
 * @param due       when its clocks are to be looked at, if that is known: no flag falls before
 */
public record Timing(Standing now, Calendars calendars, Optional<Instant> due) {

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

    /** When the clocks are to be looked at, if nobody moves; it may turn out to be too early. */
    public Optional<Instant> dueAt() {
        return now.clocks().flatMap(clocks -> clocks.due(movers()));
    }

    /** When the clock of the side to move stands still. */
    Calendar movers() {
        return calendars.of(turn());
    }

    /** Whether the side to move has run out of time, and nothing has come of that yet. */
    boolean isOverdue(Instant at) {
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

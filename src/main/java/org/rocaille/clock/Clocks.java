package org.rocaille.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The two clocks of a game as they are kept: how they stood when the turn began. Whatever else there is to know of them is
 * worked out from that, from the calendar of the side concerned, and from an instant; nothing is written as time passes.
 * All instants and spans are in whole milliseconds.
 *
 * @param control   by what time is given
 * @param mover     what the side to move had when its turn began
 * @param waiter    what the other side has, and will have when its turn begins
 * @param since     when the turn began, or when the clocks were stopped
 * @param isRunning whether they run, which they do until the game is over
 * @param warnings  how many of the {@link Warning}s the side to move has had, or missed, in this turn
 */
public record Clocks(
        TimeControl.Timed control, Allowance mover, Allowance waiter, Instant since, boolean isRunning, int warnings) {

    /**
     * What a move makes of the clocks.
     *
     * @param clocks the clocks of the next turn
     * @param charge what the move cost and earned
     */
    public record Pressed(Clocks clocks, Charge charge) {}

    static Clocks start(TimeControl.Timed control, Instant at) {
        return new Clocks(control, control.first(), control.first(), at, true, 0);
    }

    /** When the side to move has no time left, which is when its flag falls; empty once the clocks are stopped. */
    public Optional<Instant> deadline(Calendar movers) {
        return isRunning ? Optional.of(movers.after(since, mover.left())) : Optional.empty();
    }

    /**
     * The earliest instant at which the side that waits can run out of time: the deadline that it would have had if its
     * turn had begun when the other's did. It moves later while the other side thinks. Empty once the clocks are stopped.
     */
    public Optional<Instant> earliestDeadline(Calendar waiters) {
        return isRunning ? Optional.of(waiters.after(since, waiter.left())) : Optional.empty();
    }

    /** Whether the side to move has no time left. */
    public boolean isOverdue(Instant at, Calendar movers) {
        return deadline(movers).filter(deadline -> !at.isBefore(deadline)).isPresent();
    }

    /** What the side to move has left. */
    public Duration left(Instant at, Calendar movers) {
        Duration left = isRunning ? mover.left().minus(movers.running(since, at)) : mover.left();
        return left.isNegative() ? Duration.ZERO : left;
    }

    /** Makes the move of the side to move, which has time left. Only its own clock changes. */
    public Pressed press(Instant at, Calendar movers) {
        Duration charged = movers.running(since, at);
        Allowance kept = mover.less(charged);
        return next(at, charged, kept, control.earned(kept));
    }

    /**
     * Makes a move of the side to move that was decided on before, the instant its turn begins: nothing is charged for
     * it, and it earns nothing but the next period when it is the last of one.
     */
    public Pressed reply() {
        return next(since, Duration.ZERO, mover, control.earnedByReply(mover));
    }

    private Pressed next(Instant at, Duration charged, Allowance kept, TimeControl.Credit credit) {
        Allowance next = credit.allowance();
        Charge charge = new Charge(
                Duration.between(since, at), charged, next.left().minus(kept.left()), next.left(), credit.reason());
        return new Pressed(new Clocks(control, waiter, next, at, true, 0), charge);
    }

    /** Stops the clocks, with what the side to move has left. */
    public Clocks stop(Instant at, Calendar movers) {
        return new Clocks(control, new Allowance(left(at, movers), mover.movesToGo()), waiter, at, false, warnings);
    }

    /** The most urgent warning that it is time for and that has not been given. */
    public Optional<Warning> warning(Instant at, Calendar movers) {
        Optional<Warning> reached = Optional.empty();
        for (Warning warning : Warning.values()) {
            if (isRunning && warning.ordinal() >= warnings && !at.isBefore(at(warning, movers))) {
                reached = Optional.of(warning);
            }
        }
        return reached;
    }

    private Instant at(Warning warning, Calendar movers) {
        return movers.after(since, warning.after(mover.left()));
    }

    /** Notes that a warning was given, and that those before it no longer are. */
    public Clocks warned(Warning warning) {
        return new Clocks(control, mover, waiter, since, isRunning, warning.ordinal() + 1);
    }

    /** When there is something to do if nobody moves: a warning to give, or a flag to see fallen. */
    public Optional<Instant> due(Calendar movers) {
        return isRunning && warnings < Warning.values().length
                ? Optional.of(at(Warning.values()[warnings], movers))
                : deadline(movers);
    }
}

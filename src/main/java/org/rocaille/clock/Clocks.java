package org.rocaille.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
 * @param warnings  how many of the {@link Warning}s the side to move has had, or missed, in this turn; one more than there
 *                  are if it was noted that its flag has fallen
 * @param pauses    the pauses that the players have agreed on and that end after the turn began; they hold for both sides,
 *                  beside their calendars
 */
public record Clocks(
        TimeControl.Timed control,
        Allowance mover,
        Allowance waiter,
        Instant since,
        boolean isRunning,
        int warnings,
        List<Pause> pauses) {

    public Clocks {
        pauses = List.copyOf(pauses);
    }

    /**
     * What a move makes of the clocks.
     *
     * @param clocks the clocks of the next turn
     * @param charge what the move cost and earned
     */
    public record Pressed(Clocks clocks, Charge charge) {}

    static Clocks start(TimeControl.Timed control, Instant at) {
        return new Clocks(control, control.first(), control.first(), at, true, 0, List.of());
    }

    /** When the clock of a side stands still, of which this is the calendar. */
    private Calendar with(Calendar sides) {
        return pauses.isEmpty() ? sides : sides.and(Calendar.of(pauses));
    }

    private List<Pause> pausesAfter(Instant at) {
        return pauses.stream().filter(pause -> pause.to().isAfter(at)).toList();
    }

    /** When the side to move has no time left, which is when its flag falls; empty once the clocks are stopped. */
    public Optional<Instant> deadline(Calendar movers) {
        return isRunning ? Optional.of(with(movers).after(since, mover.left())) : Optional.empty();
    }

    /**
     * The earliest instant at which the side that waits can run out of time: the deadline that it would have had if its
     * turn had begun when the other's did. It moves later while the other side thinks. Empty once the clocks are stopped.
     */
    public Optional<Instant> earliestDeadline(Calendar waiters) {
        return isRunning ? Optional.of(with(waiters).after(since, waiter.left())) : Optional.empty();
    }

    /** Whether the side to move has no time left. */
    public boolean isOverdue(Instant at, Calendar movers) {
        return deadline(movers).filter(deadline -> !at.isBefore(deadline)).isPresent();
    }

    /** Whether it was noted that the side to move has no time left, in a game that goes on all the same. */
    public boolean isFallen() {
        return isRunning && warnings > Warning.values().length;
    }

    /** Notes that the side to move has no time left. */
    public Clocks fallen() {
        return with(Warning.values().length + 1);
    }

    private Clocks with(int warned) {
        return new Clocks(control, mover, waiter, since, isRunning, warned, pauses);
    }

    /** What the side to move has left. */
    public Duration left(Instant at, Calendar movers) {
        Duration left = isRunning ? mover.left().minus(with(movers).running(since, at)) : mover.left();
        return left.isNegative() ? Duration.ZERO : left;
    }

    /** Makes the move of the side to move. Only its own clock changes, and it is charged no more than it had. */
    public Pressed press(Instant at, Calendar movers) {
        Duration ran = with(movers).running(since, at);
        Duration charged = ran.compareTo(mover.left()) > 0 ? mover.left() : ran;
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
        return new Pressed(new Clocks(control, waiter, next, at, true, 0, pausesAfter(at)), charge);
    }

    /** Stops the clocks, with what the side to move has left. */
    public Clocks stop(Instant at, Calendar movers) {
        return new Clocks(control, kept(at, movers).mover(), waiter, at, false, warnings, List.of());
    }

    /** What both sides had when the turn began, with what they were given in it. */
    public Allowances allowances() {
        return new Allowances(mover, waiter);
    }

    /** What both sides have. */
    public Allowances kept(Instant at, Calendar movers) {
        return new Allowances(new Allowance(left(at, movers), mover.movesToGo()), waiter);
    }

    /** Begins a turn in which both sides have what they are given here. */
    public Clocks turn(Allowances given, Instant at) {
        return new Clocks(control, given.mover(), given.waiter(), at, true, 0, pausesAfter(at));
    }

    /** Whether no clock has more than the ceiling when each is given so much. */
    public boolean haveRoomFor(Duration given) {
        return Stream.of(mover, waiter).allMatch(has -> has.left().plus(given).compareTo(TimeControl.CEILING) <= 0);
    }

    /** Gives both sides more time. */
    public Clocks more(Duration given, Instant at, Calendar movers) {
        return moreForMover(given, at, movers).moreForWaiter(given);
    }

    /** Gives the side that waits more time. */
    public Clocks moreForWaiter(Duration given) {
        return new Clocks(control, mover, waiter.more(given), since, isRunning, warnings, pauses);
    }

    /**
     * Gives the side to move more time. It is warned anew of what it has more time for; if its flag has fallen, it has what
     * it is given from now on.
     */
    public Clocks moreForMover(Duration given, Instant at, Calendar movers) {
        Allowance used = mover.atLeast(with(movers).running(since, at));
        Clocks longer = new Clocks(control, used.more(given), waiter, since, isRunning, 0, pauses);
        int passed = 0;
        while (passed < Math.min(warnings, Warning.values().length)
                && !at.isBefore(longer.at(Warning.values()[passed], movers))) {
            passed++;
        }
        return longer.with(passed);
    }

    /** The agreed pause that runs. */
    public Optional<Pause> pause(Instant at) {
        return pausesAfter(at).stream()
                .filter(pause -> !pause.from().isAfter(at))
                .findAny();
    }

    /** Lets both clocks stand still for so long from now on: a pause that runs ends then, or at once if that is no time. */
    public Clocks pause(Duration length, Instant at) {
        Instant from = pause(at).map(Pause::from).orElse(at);
        List<Pause> agreed = new ArrayList<>(
                pauses.stream().filter(pause -> !pause.to().isAfter(at)).toList());
        if (from.isBefore(at.plus(length))) {
            agreed.add(new Pause(from, at.plus(length)));
        }
        return new Clocks(control, mover, waiter, since, isRunning, warnings, agreed);
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
        return with(movers).after(since, warning.after(mover.left()));
    }

    /** Notes that a warning was given, and that those before it no longer are. */
    public Clocks warned(Warning warning) {
        return with(warning.ordinal() + 1);
    }

    /** When there is something to do if nobody moves: a warning to give, or a flag to see fallen. */
    public Optional<Instant> due(Calendar movers) {
        if (isFallen()) {
            return Optional.empty();
        }
        return isRunning && warnings < Warning.values().length
                ? Optional.of(at(Warning.values()[warnings], movers))
                : deadline(movers);
    }
}

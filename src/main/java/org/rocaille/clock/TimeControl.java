package org.rocaille.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/** How much time the players of a game are given. Every span is in whole seconds and within bounds. */
public sealed interface TimeControl {

    /** Nothing shorter is given. */
    Duration LEAST = Duration.ofMinutes(1);

    /** Nothing longer is given at once. */
    Duration MOST = Duration.ofDays(365);

    /** No clock has more, whatever it is given: nobody waits so long, and pauses are counted one by one until then. */
    Duration CEILING = Duration.ofDays(730);

    /** The most moves that a period may be for. */
    int MOST_MOVES = 200;

    /** The stable code, such as {@code per-move}. */
    String kind();

    /** The clocks of a game that begins; none if it is untimed. */
    Optional<Clocks> start(Instant at);

    /** What is made of each kind of control. */
    default <R> R fold(
            Function<PerMove, R> perMove,
            Function<Fischer, R> fischer,
            Function<Period, R> period,
            Function<Untimed, R> untimed) {
        if (this instanceof PerMove control) {
            return perMove.apply(control);
        }
        if (this instanceof Fischer control) {
            return fischer.apply(control);
        }
        if (this instanceof Period control) {
            return period.apply(control);
        }
        return untimed.apply((Untimed) this);
    }

    /** A control that gives time, so that it can run out. */
    sealed interface Timed extends TimeControl {

        /** What each side begins with. */
        Allowance first();

        /**
         * What a move earns.
         *
         * @param left what the side has left after it was charged for the move
         */
        Credit earned(Allowance left);

        /**
         * What a move earns that was decided on before, and cost nothing.
         *
         * @param left what the side has
         */
        default Credit earnedByReply(Allowance left) {
            return new Credit(left, Charge.Reason.CONDITIONAL);
        }

        @Override
        default Optional<Clocks> start(Instant at) {
            return Optional.of(Clocks.start(this, at));
        }
    }

    /**
     * What a side has after a move has earned what it earns.
     *
     * @param allowance what it has
     * @param reason    why it has earned that much
     */
    record Credit(Allowance allowance, Charge.Reason reason) {}

    /**
     * The same time for each move; what is left of it is not kept, but for what was given beyond it.
     *
     * @param perMove the time for a move
     */
    record PerMove(Duration perMove) implements Timed {

        public PerMove {
            Bounds.check("perMove", perMove, LEAST, MOST);
        }

        @Override
        public String kind() {
            return "per-move";
        }

        @Override
        public Allowance first() {
            return new Allowance(perMove);
        }

        @Override
        public Credit earned(Allowance left) {
            return new Credit(left.atLeast(perMove), Charge.Reason.RENEWED);
        }
    }

    /**
     * A bank of time to which every move adds.
     *
     * @param bank      what each side begins with
     * @param increment what a move adds
     * @param cap       what the bank never grows beyond
     */
    record Fischer(Duration bank, Duration increment, Duration cap) implements Timed {

        public Fischer {
            Bounds.check("bank", bank, LEAST, MOST);
            Bounds.check("increment", increment, Duration.ZERO, MOST);
            Bounds.check("cap", cap, bank, MOST);
        }

        @Override
        public String kind() {
            return "fischer";
        }

        @Override
        public Allowance first() {
            return new Allowance(bank);
        }

        @Override
        public Credit earned(Allowance left) {
            Allowance grown = left.more(increment, cap);
            return grown.equals(left.more(increment))
                    ? new Credit(grown, Charge.Reason.INCREMENT)
                    : new Credit(grown, Charge.Reason.CAPPED_INCREMENT);
        }
    }

    /**
     * So many moves in so much time, again and again; what is saved is kept, up to the ceiling.
     *
     * @param moves  how many moves
     * @param period the time for them
     */
    record Period(int moves, Duration period) implements Timed {

        public Period {
            if (moves < 1 || moves > MOST_MOVES) {
                throw new InvalidTimeControlException("moves", "must be from 1 to " + MOST_MOVES);
            }
            Bounds.check("period", period, LEAST, MOST);
        }

        @Override
        public String kind() {
            return "period";
        }

        @Override
        public Allowance first() {
            return new Allowance(period, moves);
        }

        @Override
        public Credit earned(Allowance left) {
            if (left.movesToGo() > 1) {
                return new Credit(new Allowance(left.left(), left.movesToGo() - 1), Charge.Reason.PERIOD_CONTINUES);
            }
            Duration saved = left.more(period, CEILING).left();
            return new Credit(new Allowance(saved, moves), Charge.Reason.NEW_PERIOD);
        }

        /** The move is one of the period's all the same. */
        @Override
        public Credit earnedByReply(Allowance left) {
            Credit credit = earned(left);
            return credit.reason() == Charge.Reason.NEW_PERIOD
                    ? credit
                    : new Credit(credit.allowance(), Charge.Reason.CONDITIONAL);
        }
    }

    /** All the time in the world. */
    record Untimed() implements TimeControl {

        @Override
        public String kind() {
            return "untimed";
        }

        @Override
        public Optional<Clocks> start(Instant at) {
            return Optional.empty();
        }
    }
}

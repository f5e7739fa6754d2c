package org.rocaille.clock;

import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What a move cost its side, and what it earned: it had {@code left} plus {@code charged} minus {@code credited} before.
 *
 * @param elapsed  how long the side was to move
 * @param charged  how much of that its clock ran, which was taken from it
 * @param credited what it was given for the move
 * @param left     what it had then
 * @param reason   why it was given that much
 */
public record Charge(Duration elapsed, Duration charged, Duration credited, Duration left, Reason reason) {

    /** What can be said of a move of which no more is told than how long it took, and what its side had before and after. */
    public static Charge told(Duration elapsed, Duration before, Duration left) {
        Duration ran = elapsed.compareTo(before) > 0 ? before : elapsed;
        Duration earned = left.minus(before.minus(ran));
        return earned.isNegative()
                ? new Charge(elapsed, before.minus(left), Duration.ZERO, left, Reason.TOLD)
                : new Charge(elapsed, ran, earned, left, Reason.TOLD);
    }

    /** Why a move earned what it did. The list grows. */
    public enum Reason {
        /** The time for a move is whole again. */
        RENEWED,
        /** The increment was added. */
        INCREMENT,
        /** The increment was added as far as the cap let it. */
        CAPPED_INCREMENT,
        /** More moves must be made before the next period. */
        PERIOD_CONTINUES,
        /** The moves of a period are made, and the time of the next was added. */
        NEW_PERIOD,
        /** The move was decided on before: it cost nothing, and earned nothing. */
        CONDITIONAL,
        /** A record tells what was left, and nothing else. */
        TOLD;

        /** The stable code, such as {@code new-period}. */
        public String code() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** The reason with that code. */
        public static Optional<Reason> find(String code) {
            return Arrays.stream(values())
                    .filter(reason -> reason.code().equals(code))
                    .findFirst();
        }
    }
}

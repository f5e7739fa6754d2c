package org.rocaille.clock;

import java.time.Duration;

/**
 * What a side has.
 *
 * @param left      the time that is left, in whole milliseconds
 * @param movesToGo how many moves it must do for, where that is said; 0 where it is not
 */
public record Allowance(Duration left, int movesToGo) {

    Allowance(Duration left) {
        this(left, 0);
    }

    Allowance more(Duration given) {
        return new Allowance(left.plus(given), movesToGo);
    }

    /** More, but no more than a cap; what is beyond that already is kept. */
    Allowance more(Duration given, Duration cap) {
        Duration grown = left.plus(given);
        return grown.compareTo(cap) <= 0 ? more(given) : atLeast(cap);
    }

    Allowance atLeast(Duration least) {
        return left.compareTo(least) < 0 ? new Allowance(least, movesToGo) : this;
    }

    Allowance less(Duration charged) {
        return new Allowance(left.minus(charged), movesToGo);
    }
}

package org.rocaille.clock;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/** That a side is running out of time: how much of what it had when its turn began is left. */
public enum Warning {
    HALF(2),
    QUARTER(4),
    TENTH(10);

    private final int part;

    Warning(int part) {
        this.part = part;
    }

    /** The stable code, such as {@code quarter}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How long a clock has run when it is time for the warning. */
    Duration after(Duration allowed) {
        return allowed.minus(allowed.dividedBy(part).truncatedTo(ChronoUnit.MILLIS));
    }
}

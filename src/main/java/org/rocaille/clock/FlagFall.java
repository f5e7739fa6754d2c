package org.rocaille.clock;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What comes of it that the time of a side's opponent has run out. */
public enum FlagFall {
    /** The game is over at once. */
    AUTOMATIC,
    /** The game goes on until the side claims it. */
    CLAIM;

    /** The stable code, such as {@code claim}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The value with that code. */
    public static Optional<FlagFall> find(String code) {
        return Arrays.stream(values())
                .filter(value -> value.code().equals(code))
                .findFirst();
    }
}

package org.rocaille.id;

import java.util.Locale;

/** The stable codes by which programs know the values of our enumerations. */
public final class Codes {

    private Codes() {}

    /** As in {@code long-leaper}. */
    public static String of(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

package org.rocaille.catalog;

import java.util.Locale;

/** The codes by which programs know the kinds of piece and the dials of a variant. */
public final class Codes {

    private Codes() {}

    /** As in {@code long-leaper}. */
    public static String of(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

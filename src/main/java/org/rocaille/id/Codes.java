package org.rocaille.id;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The stable codes by which programs know the values of our enumerations. */
public final class Codes {

    private Codes() {}

    /** As in {@code long-leaper}. */
    public static String of(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The value that has a code, or none. */
    public static <E extends Enum<E>> Optional<E> find(E[] values, String code) {
        return Arrays.stream(values).filter(value -> of(value).equals(code)).findFirst();
    }
}

package org.rocaille.game;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Who may see a game. */
public enum Visibility {
    /** Everyone, and it is listed. */
    PUBLIC,
    /** Whoever knows its id. */
    UNLISTED,
    /** The holders of its seats; to anyone else it does not exist. */
    PRIVATE;

    /** The stable code, such as {@code unlisted}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The visibility with that code. */
    public static Optional<Visibility> find(String code) {
        return Arrays.stream(values()).filter(one -> one.code().equals(code)).findFirst();
    }
}

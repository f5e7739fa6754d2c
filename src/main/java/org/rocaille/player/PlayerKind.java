package org.rocaille.player;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Who moves the pieces. */
public enum PlayerKind {
    /** A person. */
    HUMAN,
    /** A program, for which the person who owns it answers. */
    BOT;

    /** The stable code, such as {@code bot}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The kind with that code. */
    public static Optional<PlayerKind> find(String code) {
        return Arrays.stream(values()).filter(one -> one.code().equals(code)).findFirst();
    }
}

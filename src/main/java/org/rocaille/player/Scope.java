package org.rocaille.player;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a token may be used for. No scope includes another. */
public enum Scope {
    /** To see what only the player sees. */
    READ,
    /** To play. */
    PLAY,
    /** To change the account: its settings, tokens and blocks, its bots, its end. */
    MANAGE;

    /** The stable code, such as {@code read}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The scope with that code. */
    public static Optional<Scope> find(String code) {
        return Arrays.stream(values()).filter(one -> one.code().equals(code)).findFirst();
    }
}

package org.rocaille.player;

import java.util.Optional;
import org.rocaille.id.Codes;

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
        return Codes.of(this);
    }

    /** The scope with that code. */
    public static Optional<Scope> find(String code) {
        return Codes.find(values(), code);
    }
}

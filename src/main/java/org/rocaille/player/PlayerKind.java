package org.rocaille.player;

import java.util.Optional;
import org.rocaille.id.Codes;

/** Who moves the pieces. */
public enum PlayerKind {
    /** A person. */
    HUMAN,
    /** A program, for which the person who owns it answers. */
    BOT;

    /** The stable code, such as {@code bot}. */
    public String code() {
        return Codes.of(this);
    }

    /** The kind with that code. */
    public static Optional<PlayerKind> find(String code) {
        return Codes.find(values(), code);
    }
}

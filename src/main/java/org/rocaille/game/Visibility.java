package org.rocaille.game;

import java.util.Optional;
import org.rocaille.id.Codes;

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
        return Codes.of(this);
    }

    /** The visibility with that code. */
    public static Optional<Visibility> find(String code) {
        return Codes.find(values(), code);
    }
}

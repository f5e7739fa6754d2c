package org.rocaille.player;

import java.util.Optional;
import org.rocaille.id.Codes;

/** The kinds of time control among which a bot chooses. */
public enum TimeControlKind {
    /** So much time for each move. */
    PER_MOVE,
    /** A bank, and an increment for each move. */
    FISCHER,
    /** So many moves in each period. */
    PERIOD,
    /** As long as it takes. */
    UNTIMED;

    /** The stable code, such as {@code per-move}. */
    public String code() {
        return Codes.of(this);
    }

    /** The kind with that code. */
    public static Optional<TimeControlKind> find(String code) {
        return Codes.find(values(), code);
    }
}

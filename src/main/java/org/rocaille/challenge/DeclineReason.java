package org.rocaille.challenge;

import java.util.Optional;
import org.rocaille.id.Codes;

/** Why a challenge is declined, for programs to act on; the list grows. */
public enum DeclineReason {
    /** Perhaps another time. */
    LATER,
    /** There is too little time. */
    TOO_FAST,
    /** There is too much time. */
    TOO_SLOW,
    /** Not this variant, or not from this position. */
    VARIANT,
    /** The other colour, please. */
    COLOUR,
    /** Nothing is wrong with it, but for now there are games enough. */
    NOT_NOW,
    /** Something else, which a message may tell. */
    OTHER;

    /** The stable code, such as {@code too-fast}. */
    public String code() {
        return Codes.of(this);
    }

    /** The reason with that code. */
    public static Optional<DeclineReason> find(String code) {
        return Codes.find(values(), code);
    }
}

package org.rocaille.challenge;

import java.security.SecureRandom;
import java.util.Optional;
import org.rocaille.id.Codes;
import org.rocaille.rules.Side;

/** What the challenger plays. */
public enum Colour {
    WHITE,
    BLACK,
    /** Drawn by lot when the challenge is accepted. */
    RANDOM;

    private static final SecureRandom LOT = new SecureRandom();

    /** The stable code, such as {@code white}. */
    public String code() {
        return Codes.of(this);
    }

    /** The colour with that code. */
    public static Optional<Colour> find(String code) {
        return Codes.find(values(), code);
    }

    /** The colour of a side. */
    static Colour of(Side side) {
        return side == Side.WHITE ? WHITE : BLACK;
    }

    /** The same seats, as the other player calls them. */
    Colour opposite() {
        return switch (this) {
            case WHITE -> BLACK;
            case BLACK -> WHITE;
            case RANDOM -> RANDOM;
        };
    }

    /** The side; for {@link #RANDOM} another every time. */
    public Side side() {
        return switch (this) {
            case WHITE -> Side.WHITE;
            case BLACK -> Side.BLACK;
            case RANDOM -> LOT.nextBoolean() ? Side.WHITE : Side.BLACK;
        };
    }
}

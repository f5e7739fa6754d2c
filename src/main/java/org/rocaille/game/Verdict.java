package org.rocaille.game;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rocaille.id.Codes;
import org.rocaille.rules.Side;
import org.rocaille.text.UserText;

/** How the operator may have a game end. */
public enum Verdict {
    WHITE,
    BLACK,
    DRAW,
    /** The game counts for nothing. */
    NONE;

    /** The stable code, such as {@code white}. */
    public String code() {
        return Codes.of(this);
    }

    /** The verdict of a code. */
    public static Optional<Verdict> find(String code) {
        return Codes.find(values(), code);
    }

    /** All codes, for a sentence. */
    public static String codes() {
        return Arrays.stream(values()).map(Verdict::code).collect(Collectors.joining(", "));
    }

    Ending ending(UserText statement) {
        return switch (this) {
            case WHITE -> Ending.adjudicated(Optional.of(Side.WHITE), statement);
            case BLACK -> Ending.adjudicated(Optional.of(Side.BLACK), statement);
            case DRAW -> Ending.adjudicated(Optional.empty(), statement);
            case NONE -> Ending.cancelled(statement);
        };
    }
}

package org.rocaille.puzzle;

import java.util.Optional;
import org.rocaille.id.Codes;

/**
 * What a puzzle is about. Each has one of the first four; the others tell of the moves of its solver, and which piece makes
 * the first of them.
 */
public enum Theme {
    /** The first move wins the game. */
    MATE_IN_1,
    /** The second wins it, whatever the other side does, and none does sooner. */
    MATE_IN_2,
    /** The third does. */
    MATE_IN_3,
    /** One move takes two pieces or more, and wins far more than any other move. */
    MULTI_CAPTURE,

    KING,
    CANNON_PAWN,
    PINCER_PAWN,
    ADVANCER,
    WITHDRAWER,
    LONG_LEAPER,
    SWAPPER,
    CHAMELEON,
    IMMOBILIZER,
    PUSHME_PULLYU,
    COORDINATOR,

    /** A Pawn is promoted. */
    PROMOTION,
    /** A move ends on the ring. */
    RING;

    /** The stable code that programs compare, as in {@code mate-in-2}. */
    public String code() {
        return Codes.of(this);
    }

    /** The theme that has a code, or none. */
    public static Optional<Theme> find(String code) {
        return Codes.find(values(), code);
    }
}

package org.rocaille.rules.oracle;

/** Every kind of piece of the family; a {@link Ruleset} says which of them a game has and by which letters. */
enum Kind {
    KING,
    CANNON_PAWN,
    PINCER_PAWN,
    ADVANCER,
    WITHDRAWER,
    PUSHME_PULLYU,
    LONG_LEAPER,
    COORDINATOR,
    SWAPPER,
    CHAMELEON,
    IMMOBILIZER;

    boolean isPawn() {
        return this == CANNON_PAWN || this == PINCER_PAWN;
    }
}

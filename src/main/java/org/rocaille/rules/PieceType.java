package org.rocaille.rules;

/**
 * The eleven kinds of piece of the family. What a kind may do in one of the games is the business of its {@link
 * PieceRule} there; the letter it is written with is the {@link Variant}'s.
 */
public enum PieceType {
    KING("King"),
    CANNON_PAWN("Cannon Pawn"),
    PINCER_PAWN("Pawn"),
    ADVANCER("Advancer"),
    WITHDRAWER("Withdrawer"),
    LONG_LEAPER("Long Leaper"),
    SWAPPER("Swapper"),
    CHAMELEON("Chameleon"),
    IMMOBILIZER("Immobilizer"),
    PUSHME_PULLYU("Pushme-Pullyu"),
    COORDINATOR("Coordinator");

    private final String title;

    PieceType(String title) {
        this.title = title;
    }

    /** The English name, as in "Long Leaper". */
    public String title() {
        return title;
    }

    /** Whether this is one of the two foot soldiers, whose own moves restart the quiet-ply count (rules §2). */
    public boolean isPawn() {
        return this == CANNON_PAWN || this == PINCER_PAWN;
    }
}

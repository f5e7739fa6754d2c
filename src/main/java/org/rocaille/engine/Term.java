package org.rocaille.engine;

import java.util.Locale;

/** What an {@link Evaluation} reckons with besides material. */
enum Term {
    /** For each square nearer to the middle, where a piece that slides sees more of the board. */
    CENTRE,
    /** For each step towards promotion, the later the more, of a Pawn that can promote. */
    ADVANCE,
    /** Against a piece on the ring, where little may be entered and most stay for long. */
    RING,
    /** Against a frozen piece, in hundredths of its worth: it does nothing until it is freed. */
    FROZEN,
    /** Against a piece, no Pawn, without a free square next to it. */
    SHUT_IN,
    /** For a piece that stands to the enemy King as one of its ways of capture strikes. */
    AIM,
    /** For a piece within two squares of the enemy King, which has to mind it. */
    NEARNESS,
    /** For each square that an Immobilizer is nearer to the enemy King: frozen, it cannot flee. */
    IMMOBILIZER_NEARNESS,
    /** For an adjacent enemy that is worth more than the piece that can vanish with it, in hundredths of the gain. */
    TRADE,
    /** For a King and Coordinator that share lines with the enemy King, who is then one move from a corner. */
    CORNER;

    /** As {@code weights.properties} writes it. */
    String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

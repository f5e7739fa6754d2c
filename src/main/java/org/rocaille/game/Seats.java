package org.rocaille.game;

import java.util.Optional;
import org.rocaille.id.Secret;
import org.rocaille.rules.Side;

/**
 * Who may act for which side: the one place that knows.
 *
 * @param white the hash of the token of White's seat
 * @param black the hash of the token of Black's seat
 */
public record Seats(String white, String black) {

    static Seats of(Secret white, Secret black) {
        return new Seats(white.hash(), black.hash());
    }

    /** The side that a token may act for; empty if it is not of this game. */
    Optional<Side> heldBy(Secret token) {
        String hash = token.hash();
        if (hash.equals(white)) {
            return Optional.of(Side.WHITE);
        }
        return hash.equals(black) ? Optional.of(Side.BLACK) : Optional.empty();
    }
}

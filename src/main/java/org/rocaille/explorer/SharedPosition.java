package org.rocaille.explorer;

import java.util.UUID;
import org.rocaille.id.Sha256;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/**
 * What positions have in common that games reach in different ways: the board, the side to move and the swap ban,
 * whatever the counters say (rules §1).
 *
 * @param variant whose position it is
 * @param fen     its FEN without counters, as we write it
 */
public record SharedPosition(Variant variant, String fen) {

    private static final int FIELDS = 3;
    private static final int HALF = 16;

    /** What a position has in common with others. */
    public static SharedPosition of(Position position) {
        String[] fields = position.fen().split(" ");
        return new SharedPosition(position.variant(), String.join(" ", fields[0], fields[1], fields[FIELDS - 1]));
    }

    /** The position, its counters as at the beginning of a game. */
    public Position position() {
        return Position.parse(variant, fen);
    }

    /**
     * By what it is known: the first 128 bits of the SHA-256 of the variant and the FEN. The 64 bits of {@link
     * Position#key()} are enough within one game; but anyone can make up two positions that share these, and have games
     * start from them.
     */
    public UUID id() {
        String hash = Sha256.of(variant.key() + " " + fen);
        return new UUID(Long.parseUnsignedLong(hash, 0, HALF, 16), Long.parseUnsignedLong(hash, HALF, 2 * HALF, 16));
    }
}

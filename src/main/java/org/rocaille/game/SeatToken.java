package org.rocaille.game;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.rocaille.id.RandomId;

/**
 * The secret that lets whoever holds it act for a seat. It is shown once, when the game is created; afterwards only
 * its {@link #hash()} is known.
 *
 * @param text what the holder sends
 */
public record SeatToken(String text) {

    /** By which a person, or a search for leaked secrets, sees what it is. */
    private static final String PREFIX = "seat_";

    static SeatToken random() {
        return new SeatToken(PREFIX + RandomId.secret());
    }

    /** The SHA-256 of the text, in hexadecimal. The text is random enough to need no salt. */
    public String hash() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }

    /** Never the secret. */
    @Override
    public String toString() {
        return PREFIX + "…";
    }
}

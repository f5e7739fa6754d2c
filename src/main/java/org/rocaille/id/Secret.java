package org.rocaille.id;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What proves by being known that whoever sends it may do something. It is shown once, when it is made; afterwards only
 * its {@link #hash()} is known.
 *
 * @param text what the holder sends
 */
public record Secret(String text) {

    /** What a secret is good for. Its text begins with this, for people to see and for searches for leaked secrets. */
    public enum Kind {
        /** To act for a seat of one game. */
        SEAT,
        /** To act for a player. */
        PLAYER,
        /** To become master of an account again. */
        RECOVERY;

        private final String prefix = name().toLowerCase(Locale.ROOT) + "_";
    }

    /** A new secret, of 160 random bits. */
    public static Secret random(Kind kind) {
        return new Secret(kind.prefix + RandomId.secret());
    }

    /** What the secret claims to be good for; empty if it is none of ours. */
    public Optional<Kind> kind() {
        return Arrays.stream(Kind.values())
                .filter(kind -> text.startsWith(kind.prefix))
                .findFirst();
    }

    /** The SHA-256 of the text, in hexadecimal. The text is random enough to need no salt. */
    public String hash() {
        return Sha256.of(text);
    }

    /** Whether the secret has this hash, in a time that tells nothing of where the two differ. */
    public boolean has(String hash) {
        return MessageDigest.isEqual(
                hash().getBytes(StandardCharsets.US_ASCII), hash.getBytes(StandardCharsets.US_ASCII));
    }

    /** Never the secret. */
    @Override
    public String toString() {
        return kind().map(kind -> kind.prefix).orElse("") + "…";
    }
}

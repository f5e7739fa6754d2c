package org.rocaille.id;

import java.security.SecureRandom;

/**
 * Names that cannot be guessed and say nothing: lower-case letters and digits, fit for a URL and for a double click.
 */
public final class RandomId {

    /** Thirty-two signs, five bits each; none that is easily taken for another. */
    private static final String SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";

    private static final int ID_LENGTH = 16;
    private static final int SECRET_LENGTH = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    private RandomId() {}

    /** A new id, of 80 random bits. */
    public static String next() {
        return text(ID_LENGTH);
    }

    /** A new secret, of 160 random bits. */
    public static String secret() {
        return text(SECRET_LENGTH);
    }

    private static String text(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        StringBuilder text = new StringBuilder(length);
        for (byte b : bytes) {
            text.append(SIGNS.charAt(b & 31));
        }
        return text.toString();
    }
}

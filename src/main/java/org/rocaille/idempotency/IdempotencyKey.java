package org.rocaille.idempotency;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The name that a client gives to something that it wants done once, however often it asks. It is kept nowhere: what is
 * stored goes by a hash of it, and is encrypted under a key that only whoever sends it again can make.
 *
 * @param text what the client sends
 */
public record IdempotencyKey(String text) {

    /** The most characters that a key has. */
    public static final int LONGEST = 255;

    /** As many characters as 128 random bits take in base 64; a random UUID has more. */
    public static final int UNGUESSABLE = 22;

    private static final String CIPHER = "AES/GCM/NoPadding";
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;
    private static final SecureRandom RANDOM = new SecureRandom();

    /** Whether the key is long enough that nobody else comes upon it, if it is random. */
    public boolean isUnguessable() {
        return text.length() >= UNGUESSABLE;
    }

    /**
     * What the answer to a request under this key is stored by.
     *
     * @param scope who asks for what, so that the keys of two callers, or for two purposes, have nothing to do with each
     *              other
     */
    public String name(String scope) {
        return HexFormat.of().formatHex(derived("name", bytes(scope)));
    }

    /** By what a request is known again under this key. */
    public String print(byte[] request) {
        return HexFormat.of().formatHex(derived("request", request));
    }

    /** Encrypts an answer; anything that is changed in it later is noticed. */
    public byte[] seal(String scope, byte[] answer) {
        byte[] nonce = new byte[NONCE_BYTES];
        RANDOM.nextBytes(nonce);
        byte[] sealed = crypt(Cipher.ENCRYPT_MODE, scope, nonce, answer);
        byte[] both = Arrays.copyOf(nonce, NONCE_BYTES + sealed.length);
        System.arraycopy(sealed, 0, both, NONCE_BYTES, sealed.length);
        return both;
    }

    /** The answer that was {@linkplain #seal sealed} under the same key and scope. */
    public byte[] open(String scope, byte[] sealed) {
        byte[] nonce = Arrays.copyOf(sealed, NONCE_BYTES);
        return crypt(Cipher.DECRYPT_MODE, scope, nonce, Arrays.copyOfRange(sealed, NONCE_BYTES, sealed.length));
    }

    private byte[] crypt(int mode, String scope, byte[] nonce, byte[] text) {
        try {
            Cipher cipher = Cipher.getInstance(CIPHER);
            cipher.init(
                    mode,
                    new SecretKeySpec(derived("seal", bytes(scope)), "AES"),
                    new GCMParameterSpec(TAG_BITS, nonce));
            return cipher.doFinal(text);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("What was kept under a key does not open with it", e);
        }
    }

    /** A hash of the key for one purpose, which tells nothing of its hash for another. */
    private byte[] derived(String purpose, byte[] data) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(bytes(text), mac.getAlgorithm()));
            mac.update(bytes(purpose + "\n"));
            return mac.doFinal(data);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has HMAC with SHA-256", e);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Never the key. */
    @Override
    public String toString() {
        return "IdempotencyKey[…]";
    }
}

package org.rocaille.webhook;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What a webhook's receiver and this service alone know: the key of the signatures, in the form of Standard Webhooks.
 * Unlike the secrets that players send, it must be readable here in order to sign.
 *
 * @param text {@code whsec_} and the key in Base64
 */
public record SigningSecret(String text) {

    private static final String PREFIX = "whsec_";
    private static final int BYTES = 32;
    private static final String ALGORITHM = "HmacSHA256";
    private static final SecureRandom RANDOM = new SecureRandom();

    static SigningSecret random() {
        byte[] key = new byte[BYTES];
        RANDOM.nextBytes(key);
        return new SigningSecret(PREFIX + Base64.getEncoder().encodeToString(key));
    }

    /** The signature of a message that is sent at some time; of that, whole seconds count. */
    public String sign(String messageId, Instant at, String body) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(Base64.getDecoder().decode(text.substring(PREFIX.length())), ALGORITHM));
            String signed = messageId + "." + at.getEpochSecond() + "." + body;
            return "v1," + Base64.getEncoder().encodeToString(mac.doFinal(signed.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has " + ALGORITHM, e);
        }
    }

    /** Never the secret. */
    @Override
    public String toString() {
        return PREFIX + "…";
    }
}

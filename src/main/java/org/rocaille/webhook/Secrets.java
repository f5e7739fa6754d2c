package org.rocaille.webhook;

import java.time.Instant;
import java.util.Optional;

/**
 * The secrets by which a webhook's messages are signed.
 *
 * @param present  the one that was told last
 * @param previous the one before, while receivers are being told of the present one
 */
public record Secrets(SigningSecret present, Optional<Previous> previous) {

    /**
     * A secret that is on its way out.
     *
     * @param secret the secret
     * @param until  until when messages are signed with it too
     */
    public record Previous(SigningSecret secret, Instant until) {}

    static Secrets random() {
        return new Secrets(SigningSecret.random(), Optional.empty());
    }

    /** Until when the secret before is valid too; empty if there is none any more. */
    public Optional<Instant> previousUntil(Instant now) {
        return previous.map(Previous::until).filter(now::isBefore);
    }

    Secrets rotated(Instant until) {
        return new Secrets(SigningSecret.random(), Optional.of(new Previous(present, until)));
    }

    /** A signature by each secret that is valid, separated by spaces. */
    String sign(String messageId, Instant at, String body) {
        String signature = present.sign(messageId, at, body);
        return previous.filter(before -> at.isBefore(before.until()))
                .map(before -> signature + " " + before.secret().sign(messageId, at, body))
                .orElse(signature);
    }
}

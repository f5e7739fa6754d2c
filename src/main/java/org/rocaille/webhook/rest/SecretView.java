package org.rocaille.webhook.rest;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.webhook.Webhook;

/** A webhook with its secret. */
@Schema(name = "WebhookSecret", description = "A webhook and its secret, which is never told again")
record SecretView(
        @Schema(required = true) WebhookView webhook,

        @Schema(
                required = true,
                description = "By which to check, as Standard Webhooks has it, that a message comes from this service",
                example = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYq=")
        String secret) {

    static SecretView of(Webhook webhook, Instant now) {
        return new SecretView(
                WebhookView.of(webhook, now), webhook.secrets().present().text());
    }
}

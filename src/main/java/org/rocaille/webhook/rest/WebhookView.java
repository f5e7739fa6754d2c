package org.rocaille.webhook.rest;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.webhook.Health;
import org.rocaille.webhook.Webhook;

/** A webhook without its secret. */
@Schema(name = "Webhook", description = "A webhook of a player, without its secret")
record WebhookView(
        @Schema(required = true, example = "7k2m9q4x0h8w3rte")
        String id,

        @Schema(required = true, nullable = true, example = "bot")
        String name,

        @Schema(required = true, example = "https://bot.example.org/rocaille")
        String url,

        @Schema(required = true, nullable = true, description = "The types of events that are wanted; null for all")
        List<String> types,

        @Schema(
                required = true,
                description = "`unverified`: the receiver is asked whether it wants messages, and gets no others yet."
                        + " `active`: what happens is sent. `disabled`: nothing is",
                example = "active",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"unverified\", \"active\", \"disabled\"]"))
        String status,

        @Schema(
                required = true,
                nullable = true,
                description =
                        "Why it is disabled: `by-owner`; `gone`, the receiver answered 410; `failing`, the receiver"
                                + " took nothing for five days; `recovered`, the account was, and others may have chosen"
                                + " the receiver. Null if it is not",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"by-owner\", \"gone\", \"failing\", \"recovered\"]"))
        String disabledReason,

        @Schema(required = true) Instant createdAt,

        @Schema(required = true, nullable = true, description = "When the receiver last took a message")
        Instant deliveredAt,

        @Schema(
                required = true,
                nullable = true,
                description = "Since when it has taken none that was sent; null if it took the last")
        Instant failingSince,

        @Schema(
                required = true,
                nullable = true,
                description = "Until when messages are signed by the secret before the present one, too")
        Instant previousSecretUntil,

        @Schema(required = true) Links links) {

    /** Where to go from a webhook. */
    @Schema(name = "WebhookLinks")
    record Links(
            @Schema(required = true, example = "/v1/me/webhooks/7k2m9q4x0h8w3rte")
            String self,

            @Schema(required = true, description = "Where it gets a new secret")
            String rotation,

            @Schema(required = true, description = "Where the receiver is asked anew whether it wants messages")
            String verification,

            @Schema(required = true, description = "Where a message that tells nothing is sent")
            String ping,

            @Schema(required = true, description = "What was sent, and what came of it")
            String deliveries,

            @Schema(required = true, description = "Where everything is sent again from some event on")
            String replay) {}

    static WebhookView of(Webhook webhook, Instant now) {
        WebhookChange said = WebhookChange.of(webhook);
        Health health = webhook.health();
        String self = Paths.webhook(webhook.id());
        return new WebhookView(
                webhook.id(),
                said.name(),
                said.url(),
                said.types(),
                webhook.status().code(),
                health.disabled().map(Health.Disabling::code).orElse(null),
                webhook.createdAt(),
                health.deliveredAt().orElse(null),
                health.failingSince().orElse(null),
                webhook.secrets().previousUntil(now).orElse(null),
                new Links(
                        self,
                        self + "/rotation",
                        self + "/verification",
                        self + "/ping",
                        Paths.deliveries(webhook.id()),
                        self + "/replay"));
    }
}

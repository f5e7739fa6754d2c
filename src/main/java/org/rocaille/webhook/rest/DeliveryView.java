package org.rocaille.webhook.rest;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.webhook.Delivery;

/** A delivery and what has come of it. */
@Schema(name = "WebhookDelivery", description = "That the receiver of a webhook is to have a message")
record DeliveryView(
        @Schema(required = true, description = "Its place among the webhook's deliveries, from 1", example = "17")
        long number,

        @Schema(
                required = true,
                description = "The `webhook-id` of the message, the same in every attempt: the id of the event",
                example = "9fz0p3v6c1n8t5ya")
        String messageId,

        @Schema(
                required = true,
                description = "The type of the message: that of an event, `ping` or `webhook-verification`",
                example = "move-played")
        String type,

        @Schema(required = true) Instant createdAt,

        @Schema(
                required = true,
                description =
                        "`pending`: it is sent at once, or again at `nextAttemptAt`. `delivered`: the receiver took"
                                + " it. `given-up`: it is not sent any more",
                example = "delivered",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"pending\", \"delivered\", \"given-up\"]"))
        String state,

        @Schema(required = true, nullable = true, description = "When it is sent next, at the earliest; null if never")
        Instant nextAttemptAt,

        @Schema(required = true, description = "What has come of sending it, oldest first")
        List<AttemptView> attempts,

        @Schema(required = true) Links links) {

    /** What has come of sending a message once. */
    @Schema(name = "WebhookAttempt")
    record AttemptView(
            @Schema(required = true) Instant at,

            @Schema(required = true, description = "How long it took, in milliseconds", example = "84")
            int millis,

            @Schema(
                    required = true,
                    nullable = true,
                    description = "The HTTP status that was answered, null if there was no answer",
                    example = "503")
            Integer status,

            @Schema(
                    required = true,
                    nullable = true,
                    description = "Why it failed; null if it did not",
                    example = "It answered 503.")
            String failure) {

        static AttemptView of(Delivery.Attempt attempt) {
            return new AttemptView(
                    attempt.at(),
                    attempt.millis(),
                    attempt.status().orElse(null),
                    attempt.failure().orElse(null));
        }
    }

    /** Where to go from a delivery. */
    @Schema(name = "WebhookDeliveryLinks")
    record Links(
            @Schema(
                    required = true,
                    nullable = true,
                    description = "Where it is sent again; null for a `webhook-verification`, which is not",
                    example = "/v1/me/webhooks/7k2m9q4x0h8w3rte/deliveries/17/replay")
            String replay) {}

    static DeliveryView of(Delivery delivery) {
        return new DeliveryView(
                delivery.number(),
                delivery.messageId(),
                delivery.type(),
                delivery.createdAt(),
                delivery.state().code(),
                delivery.dueAt().orElse(null),
                delivery.attempts().stream().map(AttemptView::of).toList(),
                new Links(
                        delivery.isVerification()
                                ? null
                                : Paths.deliveries(delivery.webhookId()) + "/" + delivery.number() + "/replay"));
    }
}

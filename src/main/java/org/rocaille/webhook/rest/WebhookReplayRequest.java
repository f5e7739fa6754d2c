package org.rocaille.webhook.rest;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** From where on a webhook is to send again. */
@Schema(name = "WebhookReplayRequest")
record WebhookReplayRequest(
        @NotNull
        @Schema(
                description =
                        "The `cursor` of the last event that the receiver has, as messages and the player's events"
                                + " have it",
                example = "cGxheWVyL2FkYQoxNw")
        String after) {}

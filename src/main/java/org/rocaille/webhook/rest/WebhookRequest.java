package org.rocaille.webhook.rest;

import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.webhook.Destinations;
import org.rocaille.webhook.Subscription;

/** A webhook to make. */
@Schema(name = "WebhookRequest")
record WebhookRequest(
        @NotNull
        @Schema(
                description =
                        "Where messages are sent: a URL of the public internet that begins with `https://`, with the"
                                + " port 443 or one from 1024 on; at most 1000 characters",
                example = "https://bot.example.org/rocaille")
        String url,

        @Schema(
                nullable = true,
                description = "The types of events that are wanted; all, also those that there will be, if absent",
                example = "[\"move-played\", \"game-finished\"]")
        List<@NotNull String> types,

        @Schema(nullable = true, description = "At most 60 characters, to tell it from the others", example = "bot")
        String name) {

    Subscription checked(Destinations destinations) {
        return SubscriptionFields.checked(name, url, types, destinations);
    }
}

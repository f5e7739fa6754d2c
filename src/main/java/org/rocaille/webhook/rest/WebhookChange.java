package org.rocaille.webhook.rest;

import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.event.EventType;
import org.rocaille.problem.Problem;
import org.rocaille.text.UserText;
import org.rocaille.webhook.Destinations;
import org.rocaille.webhook.Subscription;
import org.rocaille.webhook.Webhook;
import org.rocaille.webhook.WebhookService;

/** A webhook as its player wants it to be; changes of it are sent. */
@Schema(name = "WebhookChange", description = "Fields that are absent stay as they are.")
record WebhookChange(
        @Schema(
                description = "As in WebhookRequest. The receiver at another address is asked first whether it wants"
                        + " messages; they wait meanwhile",
                example = "https://bot.example.org/rocaille")
        String url,

        @Schema(nullable = true, description = "As in WebhookRequest; null for all", example = "[\"move-played\"]")
        List<@NotNull String> types,

        @Schema(nullable = true, description = "At most 60 characters", example = "bot")
        String name,

        @Schema(
                description =
                        "Whether anything is sent. What is pending is given up when nothing is to be; enabled again,"
                                + " the webhook begins with what happens then")
        Boolean enabled) {

    static WebhookChange of(Webhook webhook) {
        Subscription subscription = webhook.subscription();
        return new WebhookChange(
                subscription.url().toString(),
                subscription.types().isEmpty()
                        ? null
                        : subscription.types().stream()
                                .sorted()
                                .map(EventType::code)
                                .toList(),
                subscription.name().map(UserText::value).orElse(null),
                webhook.health().disabled().isEmpty());
    }

    WebhookService.Wish wish(Destinations destinations) {
        if (url == null) {
            throw Problem.invalidValue("url", "url cannot be taken away. Delete the webhook instead.");
        }
        if (enabled == null) {
            throw Problem.invalidValue("enabled", "enabled is true or false.");
        }
        return new WebhookService.Wish(SubscriptionFields.checked(name, url, types, destinations), enabled);
    }
}

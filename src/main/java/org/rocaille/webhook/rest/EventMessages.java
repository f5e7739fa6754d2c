package org.rocaille.webhook.rest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import org.rocaille.event.FeedReader;
import org.rocaille.event.rest.EventView;
import org.rocaille.player.PlayerRef;
import org.rocaille.webhook.Delivery;
import org.rocaille.webhook.Messages;
import org.rocaille.webhook.Webhook;

/** Messages that tell of events as the player's events show them. */
@ApplicationScoped
class EventMessages implements Messages {

    /** In bytes. No event of today comes near it. */
    static final int LONGEST = 19_999;

    private final FeedReader feeds;
    private final ObjectMapper json;

    EventMessages(FeedReader feeds, ObjectMapper json) {
        this.feeds = feeds;
        this.json = json;
    }

    @Override
    public Optional<String> of(Webhook webhook, Delivery delivery) {
        PlayerRef player = webhook.player();
        return delivery.seq().isEmpty()
                ? Optional.of(message(delivery.type(), delivery.createdAt(), own(webhook, delivery)))
                : feeds.eventOfPlayer(
                                player.id(),
                                player.name().text(),
                                delivery.seq().get())
                        .map(seen -> message(
                                delivery.type(), seen.event().at(), json.valueToTree(EventView.of(seen, json))));
    }

    private ObjectNode own(Webhook webhook, Delivery delivery) {
        ObjectNode data = json.createObjectNode().put("webhook", webhook.id());
        return delivery.type().equals(Delivery.VERIFICATION)
                ? data.put("challenge", webhook.health().challenge().orElseThrow())
                : data;
    }

    /** A message; one that would be too long leaves away what is told beside the game, and says so. */
    String message(String type, Instant at, ObjectNode data) {
        String message = write(type, at, data);
        if (message.getBytes(StandardCharsets.UTF_8).length <= LONGEST) {
            return message;
        }
        data.remove("data");
        return write(type, at, data.put("shortened", true));
    }

    private String write(String type, Instant at, ObjectNode data) {
        ObjectNode message = json.createObjectNode().put("type", type);
        message.set("timestamp", json.valueToTree(at));
        message.set("data", data);
        try {
            return json.writeValueAsString(message);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A tree of JSON has a text", e);
        }
    }
}

package org.rocaille.webhook;

import java.net.URI;
import java.util.Optional;
import java.util.Set;
import org.rocaille.event.EventType;
import org.rocaille.text.UserText;

/**
 * What a player wants of a webhook.
 *
 * @param name  what the player calls it
 * @param url   where messages are sent, as {@link Destinations} allow it
 * @param types which events it wants; empty for all
 */
public record Subscription(Optional<UserText> name, URI url, Set<EventType> types) {

    public Subscription {
        types = Set.copyOf(types);
    }

    /** Whether an event of a type is wanted, be it one that this release does not know. */
    boolean wants(String type) {
        return types.isEmpty() || EventType.find(type).filter(types::contains).isPresent();
    }
}

package org.rocaille.event;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Something that has happened outside of games, of which only feeds of players tell.
 *
 * @param id      the event's own name, the same in every feed
 * @param type    what happened
 * @param at      when, in whole milliseconds
 * @param payload what there is to know in order to act on it, as for an {@link Event}
 * @param players the ids of the players whose feeds tell of it
 */
public record Notice(String id, EventType type, Instant at, Map<String, Object> payload, List<String> players) {

    public Notice {
        payload = Collections.unmodifiableMap(new LinkedHashMap<>(payload));
        players = List.copyOf(players);
    }
}

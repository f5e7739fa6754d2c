package org.rocaille.event;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An event as it was kept, perhaps by a later release than this one.
 *
 * @param seq     its place in the feed that it was read from
 * @param id      its own name, the same in every feed
 * @param type    the code of what happened
 * @param at      when
 * @param gameId  to which game, empty if to none
 * @param payload what there is to know of it
 */
public record KeptEvent(
        long seq, String id, String type, Instant at, Optional<String> gameId, Map<String, Object> payload) {

    public KeptEvent {
        payload = Collections.unmodifiableMap(new LinkedHashMap<>(payload));
    }

    /** The code of the side that the player of a name plays in the event's game, if that tells. */
    Optional<String> sideOf(String name) {
        return payload.get("game") instanceof Map<?, ?> game
                ? Stream.of("white", "black")
                        .filter(side -> name.equals(game.get(side)))
                        .findFirst()
                : Optional.empty();
    }
}

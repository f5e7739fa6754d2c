package org.rocaille.event;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Something that has happened to a game.
 *
 * @param gameId  the game
 * @param seq     its place among the game's events, from 1 and without gaps; higher is later
 * @param id      the event's own name, by which whoever gets it twice drops the repeat
 * @param type    what happened
 * @param at      when, in whole milliseconds; never before the game's event before it
 * @param payload what there is to know in order to act on it: names to texts, numbers, booleans, instants, spans of
 *                time, nulls, and lists and maps of them
 * @param players the ids of the players whose feeds tell of it
 */
public record Event(
        String gameId,
        long seq,
        String id,
        EventType type,
        Instant at,
        Map<String, Object> payload,
        List<String> players) {

    public Event {
        payload = Collections.unmodifiableMap(new LinkedHashMap<>(payload));
        players = List.copyOf(players);
    }
}

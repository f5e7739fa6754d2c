package org.rocaille.game.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.game.rest.Players;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** What is kept of each change. */
@QuarkusTest
class EventsTest {

    @Inject
    Events kept;

    @Inject
    MovableClock clock;

    @Test
    void every_change_is_an_event_and_they_are_numbered_without_gaps() {
        Players players = Players.of(Variant.ROCOCO);
        players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("move", "e3e4", "propose", "draw"))
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(201);
        players.put(2, "g8g7").statusCode(201);
        players.put(2, "g8g7").statusCode(200);
        players.put(3, "a1a2").statusCode(422);
        players.put(3, "d3d4").statusCode(201);
        players.put(4, "h9c4").statusCode(201);
        players.put(5, "d2e3").statusCode(201);
        players.put(6, "c4d3").statusCode(201);

        List<Events.Kept> events = kept.of(players);

        assertEquals(
                List.of(
                        "game-started",
                        "move-played",
                        "proposal-made",
                        "move-played",
                        "proposal-lapsed",
                        "move-played",
                        "move-played",
                        "move-played",
                        "move-played",
                        "game-finished"),
                events.stream().map(Events.Kept::type).toList());
        assertEquals(
                LongStream.rangeClosed(1, events.size()).boxed().toList(),
                events.stream().map(Events.Kept::seq).toList());
        assertEquals(
                events.size(),
                new HashSet<>(events.stream().map(Events.Kept::id).toList()).size());
        for (int i = 1; i < events.size(); i++) {
            assertFalse(events.get(i).at().isBefore(events.get(i - 1).at()));
        }
        assertEquals(
                List.of(1, 2, 2, 3, 3, 4, 5, 6, 7, 7),
                events.stream()
                        .map(event -> event.payload().getInt("game.version"))
                        .toList());
    }

    @Test
    void an_event_tells_enough_to_act_on_it() {
        Players players = Players.of(Variant.ROCOCO).play("e3e4", "g8g7", "d3d4", "h9c4", "d2e3", "c4d3");

        List<Events.Kept> events = kept.of(players);
        Json game = players.get().extract().as(Json.class);

        Json started = events.get(0).payload();
        assertEquals("rococo", started.getString("game.variant"));
        assertEquals(game.getString("startFen"), started.getString("game.fen"));
        Json last = events.get(6).payload();
        assertEquals(6, last.getInt("ply"));
        assertEquals("black", last.getString("side"));
        assertEquals("c4d3", last.getString("move"));
        assertEquals(game.getString("lastMove.notation"), last.getString("notation"));
        assertEquals(game.getList("lastMove.captures"), last.getList("captures"));
        assertEquals(game.getString("fen"), last.getString("game.fen"));
        Json finished = events.get(7).payload();
        assertEquals("black", finished.getString("winner"));
        assertEquals("king-captured", finished.getString("reason"));
    }

    @Test
    void offers_answers_and_resignations_are_events_too() {
        Players players = Players.of(Variant.ROCAILLE);
        for (String answer : List.of("decline", "withdraw", "")) {
            String proposal = players.as(Side.WHITE)
                    .contentType("application/json")
                    .body(Map.of("kind", "draw"))
                    .post(players.game() + "/proposals")
                    .as(Json.class)
                    .get("proposal.links.self");
            if (!answer.isEmpty()) {
                players.as(answer.equals("decline") ? Side.BLACK : Side.WHITE)
                        .contentType("application/json")
                        .body(Map.of("answer", answer))
                        .put(proposal + "/answer")
                        .then()
                        .statusCode(200);
            }
        }
        players.as(Side.BLACK).post(players.game() + "/resignation").then().statusCode(200);

        assertEquals(
                List.of(
                        "game-started",
                        "proposal-made",
                        "proposal-declined",
                        "proposal-made",
                        "proposal-withdrawn",
                        "proposal-made",
                        "proposal-lapsed",
                        "game-finished"),
                kept.types(players));
    }

    @Test
    void a_move_is_never_before_the_last_event_even_if_the_clock_goes_back() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4");

        clock.forward(Duration.ofHours(-1));
        try {
            players.put(2, "e8e7").statusCode(201);
        } finally {
            clock.forward(Duration.ofHours(1));
        }

        List<Events.Kept> events = kept.of(players);
        assertEquals(events.get(1).at(), events.get(2).at());
        assertEquals(
                Instant.parse(players.get().extract().as(Json.class).get("updatedAt")),
                events.get(2).at());
    }

    @Test
    void a_move_and_all_that_comes_of_it_happen_at_one_instant() {
        Players players = Players.of(Variant.ROCOCO).play("e3e4", "g8g7", "d3d4", "h9c4", "d2e3", "c4d3");

        List<Events.Kept> events = kept.of(players);
        String playedAt = players.get().extract().as(Json.class).get("lastMove.playedAt");

        assertEquals(events.get(6).at(), events.get(7).at());
        assertEquals(Instant.parse(playedAt), events.get(6).at());
        assertTrue(playedAt.endsWith("Z"));
    }
}

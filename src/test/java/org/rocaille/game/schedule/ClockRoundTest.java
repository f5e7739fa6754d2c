package org.rocaille.game.schedule;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.game.rest.Players;
import org.rocaille.game.store.Events;
import org.rocaille.rules.Side;

/** What becomes of games that nobody looks at. */
@QuarkusTest
class ClockRoundTest {

    @Inject
    MovableClock clock;

    @Inject
    ClockRound round;

    @Inject
    Events events;

    private static Players tenDays() {
        return Players.of(Map.of("variant", "rocaille", "timeControl", Map.of("kind", "per-move", "perMove", "P10D")));
    }

    private void pass(Duration time) {
        clock.forward(time);
        round.go();
    }

    @Test
    void a_flag_that_nobody_saw_is_settled_once() {
        Players players = tenDays();

        pass(Duration.ofDays(11));
        round.go();

        assertEquals(List.of("game-started", "game-finished"), events.types(players));
        Events.Kept finished = events.of(players).get(1);
        assertEquals("time", finished.payload().getString("reason"));
        assertEquals("black", finished.payload().getString("winner"));
        players.get().body(json("version", is(2))).body(json("outcome.reason", is("time")));
        assertEquals(2, events.of(players).size());
    }

    @Test
    void a_side_is_warned_at_a_half_a_quarter_and_a_tenth_of_its_time() {
        Players players = tenDays();
        Instant deadline = Instant.parse(players.get().extract().as(Json.class).get("clocks.white.deadline"));
        for (int hours = 0; hours < 239; hours++) {
            pass(Duration.ofHours(1));
        }

        List<Events.Kept> warnings = events.of(players);
        assertEquals(List.of("game-started", "clock-warning", "clock-warning", "clock-warning"), events.types(players));
        List<Long> left = new ArrayList<>();
        for (Events.Kept warning : warnings.subList(1, 4)) {
            Json told = warning.payload();
            assertEquals("white", told.getString("side"));
            assertEquals(1, told.getInt("ply"));
            assertEquals(deadline, Instant.parse(told.getString("game.deadline")));
            left.add(Duration.parse(told.getString("remaining")).plusHours(1).toHours());
        }
        assertEquals(List.of(120L, 60L, 24L), left);
        assertEquals(
                List.of("half", "quarter", "tenth"),
                warnings.subList(1, 4).stream()
                        .map(warning -> warning.payload().getString("left"))
                        .toList());
    }

    @Test
    void a_warning_changes_nothing_that_is_shown_and_stands_in_nobodys_way() {
        Players players = tenDays();
        String shown = players.get().extract().asString();
        String tag = players.get().extract().header("ETag");

        pass(Duration.ofDays(6));

        assertEquals(List.of("game-started", "clock-warning"), events.types(players));
        players.get().body(is(shown));
        given().header("If-None-Match", tag).get(players.game()).then().statusCode(304);
        players.as(Side.WHITE)
                .header("If-Match", tag)
                .contentType("text/plain")
                .body("e3e4")
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(201);
        List<Events.Kept> kept = events.of(players);
        assertEquals(List.of(1L, 2L, 3L), kept.stream().map(Events.Kept::seq).toList());
        assertEquals(
                List.of(1, 1, 2),
                kept.stream()
                        .map(event -> event.payload().getInt("game.version"))
                        .toList());
    }

    @Test
    void nothing_happens_before_the_last_event_even_if_that_was_a_warning_and_the_clock_goes_back() {
        Players players = tenDays();
        pass(Duration.ofDays(6));

        clock.forward(Duration.ofHours(-2));
        players.put(1, "e3e4").statusCode(201);
        clock.forward(Duration.ofHours(2));

        List<Events.Kept> kept = events.of(players);
        assertEquals(kept.get(1).at(), kept.get(2).at());
    }

    @Test
    void warnings_that_were_missed_are_not_made_up_for() {
        Players players = tenDays();

        pass(Duration.ofDays(9).plusHours(1));

        assertEquals(List.of("game-started", "clock-warning"), events.types(players));
        assertEquals("tenth", events.of(players).get(1).payload().getString("left"));
    }

    @Test
    void each_turn_has_warnings_of_its_own() {
        Players players = tenDays();
        pass(Duration.ofDays(6));
        players.put(1, "e3e4").statusCode(201);
        round.go();
        pass(Duration.ofDays(6));

        assertEquals(List.of("game-started", "clock-warning", "move-played", "clock-warning"), events.types(players));
        assertEquals("black", events.of(players).get(3).payload().getString("side"));
        assertEquals(2, events.of(players).get(3).payload().getInt("ply"));
    }

    @Test
    void games_that_are_untimed_or_over_are_left_alone() {
        Players untimed = Players.of(Map.of("variant", "rocaille"));
        Players over = tenDays();
        over.as(Side.WHITE).post(over.game() + "/resignation").then().statusCode(200);

        pass(Duration.ofDays(5000));

        untimed.get().body(json("version", is(1))).body(json("outcome", is(nullValue())));
        over.get().body(json("version", is(2))).body(json("outcome.reason", is("resignation")));
        assertTrue(events.types(over).size() == 2);
    }

    @Test
    void many_flags_are_settled_in_one_round() {
        List<Players> games = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            games.add(tenDays());
        }
        pass(Duration.ofDays(11));
        games.forEach(game -> assertEquals(List.of("game-started", "game-finished"), events.types(game)));
    }
}

package org.rocaille.game.rest;

import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.Race;
import org.rocaille.game.schedule.ClockRound;
import org.rocaille.game.store.Events;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Requests that meet. {@code -Drace.trials=1000} lets them meet more often. */
@QuarkusTest
class RaceTest {

    @Inject
    MovableClock clock;

    @Inject
    ClockRound round;

    @Inject
    Events events;

    /** Sends requests at once and tells their statuses, sorted. */
    private static List<Integer> race(List<Callable<Integer>> requests) throws Exception {
        return Race.between(requests).stream().sorted().toList();
    }

    @Test
    void of_different_moves_for_one_ply_exactly_one_is_played() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);

            List<Integer> statuses = race(List.of(
                    () -> players.statusOfPut(1, "e3e4"),
                    () -> players.statusOfPut(1, "e3e5"),
                    () -> players.statusOfPut(1, "e3e6"),
                    () -> players.statusOfPut(1, "g3g4")));

            assertEquals(List.of(201, 409, 409, 409), statuses);
            players.get().body(json("version", is(2))).body(json("ply", is(1)));
        }
    }

    @Test
    void of_the_same_move_sent_several_times_one_is_played_and_all_are_told_so() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);

            List<Integer> statuses = race(List.of(
                    () -> players.statusOfPut(1, "e3e4"),
                    () -> players.statusOfPut(1, "e3e4"),
                    () -> players.statusOfPut(1, "e3-e4"),
                    () -> players.statusOfPut(1, "We3-e4")));

            assertEquals(List.of(200, 200, 200, 201), statuses);
            players.get().body(json("version", is(2))).body(json("ply", is(1)));
        }
    }

    @Test
    void a_game_ends_once_whether_a_draw_is_accepted_or_someone_resigns_first() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);
            String proposal = players.as(Side.WHITE)
                    .contentType("application/json")
                    .body(Map.of("kind", "draw"))
                    .post(players.game() + "/proposals")
                    .as(Json.class)
                    .get("proposal.links.self");

            List<Integer> statuses = race(List.of(
                    () -> players.statusOf(
                            Side.BLACK, "PUT", proposal + "/answer", "application/json", "{\"answer\":\"accept\"}"),
                    () -> players.statusOf(Side.WHITE, "POST", players.game() + "/resignation", "text/plain", "")));

            assertEquals(List.of(200, 409), statuses);
            players.get().body(json("version", is(3))).body(json("status", is("finished")));
        }
    }

    @Test
    void a_move_that_meets_the_flag_is_either_played_in_time_or_too_late_and_never_both() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(
                    Map.of("variant", "rocaille", "timeControl", Map.of("kind", "per-move", "perMove", "PT1H")));
            clock.forward(Duration.ofMinutes(59));

            List<Integer> statuses = race(List.of(
                    () -> players.statusOfPut(1, "e3e4"),
                    () -> {
                        clock.forward(Duration.ofMinutes(30));
                        return players.statusOf(Side.BLACK, "GET", players.game(), "text/plain", "");
                    },
                    () -> {
                        round.go();
                        return 200;
                    }));

            List<String> types = events.types(players).stream()
                    .filter(type -> !type.equals("clock-warning"))
                    .toList();
            if (statuses.contains(201)) {
                assertEquals(List.of(200, 200, 201), statuses);
                assertEquals(List.of("game-started", "move-played"), types);
                players.get()
                        .body(json("version", is(2)))
                        .body(json("ply", is(1)))
                        .body(json("status", is("active")));
            } else {
                assertEquals(List.of(200, 200, 409), statuses);
                assertEquals(List.of("game-started", "game-finished"), types);
                players.get()
                        .body(json("version", is(2)))
                        .body(json("ply", is(0)))
                        .body(json("outcome.reason", is("time")));
            }
        }
    }

    @Test
    void of_all_who_see_a_fallen_flag_one_settles_it() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(
                    Map.of("variant", "rocaille", "timeControl", Map.of("kind", "per-move", "perMove", "PT1H")));
            clock.forward(Duration.ofMinutes(60));

            List<Integer> statuses = race(List.of(
                    () -> players.statusOfPut(1, "e3e4"),
                    () -> players.statusOf(Side.BLACK, "GET", players.game(), "text/plain", ""),
                    () -> players.statusOf(Side.WHITE, "POST", players.game() + "/resignation", "text/plain", ""),
                    () -> {
                        round.go();
                        return 200;
                    }));

            assertEquals(List.of(200, 200, 409, 409), statuses);
            assertEquals(List.of("game-started", "game-finished"), events.types(players));
            players.get().body(json("version", is(2))).body(json("outcome.reason", is("time")));
        }
    }
}

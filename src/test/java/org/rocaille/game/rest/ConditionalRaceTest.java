package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;
import static org.rocaille.game.rest.Decisions.ONE;
import static org.rocaille.game.rest.Decisions.TWO;
import static org.rocaille.game.rest.Decisions.WITH_ANSWERS;
import static org.rocaille.game.rest.Decisions.decide;
import static org.rocaille.game.rest.Decisions.decided;
import static org.rocaille.game.rest.Decisions.path;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.Race;
import org.rocaille.game.store.Events;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Answers that are decided on as moves come. */
@QuarkusTest
class ConditionalRaceTest {

    @Inject
    Events events;

    private static int statusOfDecision(Players players, Side side, String body) {
        return players.statusOf(side, "PUT", path(players), "application/json", body);
    }

    private void requireWhole(Players players, int ply) {
        players.get().body(json("ply", is(ply)));
        assertEquals(
                ply,
                given().get(players.game() + "/moves")
                        .as(Json.class)
                        .getList("items")
                        .size());
        assertEquals(ply + 1, events.types(players).size());
    }

    @Test
    void a_decision_that_meets_the_move_is_in_time_and_played_or_too_late() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);

            List<Integer> statuses = Race.between(
                    List.of(() -> statusOfDecision(players, Side.BLACK, ONE), () -> players.statusOfPut(1, "e3e4")));

            boolean inTime = statuses.get(0) == 200;
            assertEquals(List.of(inTime ? 200 : 409, 201), statuses);
            requireWhole(players, inTime ? 2 : 1);
            decided(players, Side.BLACK).body(json("lines", empty())).body(json("dropped", nullValue()));
        }
    }

    @Test
    void a_decision_that_is_given_up_as_the_move_comes_is_played_or_not() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);
            decide(players, Side.BLACK, TWO);

            List<Integer> statuses = Race.between(List.of(
                    () -> players.statusOf(Side.BLACK, "DELETE", path(players), "application/json", ""),
                    () -> players.statusOfPut(1, "e3e4")));

            assertEquals(List.of(204, 201), statuses);
            requireWhole(players, players.get().extract().as(Json.class).get("ply"));
            decided(players, Side.BLACK).body(json("lines", empty())).body(json("dropped", nullValue()));
        }
    }

    @Test
    void answers_of_both_sides_are_played_once_however_often_the_move_is_sent() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);
            decide(players, Side.BLACK, TWO);
            String move = players.game() + "/moves/1";

            List<Integer> statuses = Race.between(List.of(
                            () -> players.statusOf(Side.WHITE, "PUT", move, "application/json", WITH_ANSWERS),
                            () -> players.statusOf(Side.WHITE, "PUT", move, "application/json", WITH_ANSWERS),
                            () -> players.statusOf(Side.WHITE, "PUT", move, "application/json", WITH_ANSWERS)))
                    .stream()
                    .sorted()
                    .toList();

            assertEquals(List.of(200, 200, 201), statuses);
            requireWhole(players, 5);
        }
    }

    @Test
    void answers_that_both_sides_send_at_once_are_played_to_their_end_or_wait_for_the_other_side() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);
            String move = players.game() + "/moves/1";

            List<Integer> statuses = Race.between(List.of(
                    () -> statusOfDecision(players, Side.BLACK, TWO),
                    () -> players.statusOf(Side.WHITE, "PUT", move, "application/json", WITH_ANSWERS)));

            boolean inTime = statuses.get(0) == 200;
            assertEquals(List.of(inTime ? 200 : 409, 201), statuses);
            requireWhole(players, inTime ? 5 : 1);
            decided(players, Side.WHITE)
                    .body(json("lines.if", is(inTime ? List.of() : List.of("e8e7"))))
                    .body(json("dropped", nullValue()));
            decided(players, Side.BLACK).body(json("lines", empty())).body(json("dropped", nullValue()));
        }
    }
}

package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.Race;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.schedule.ClockRound;
import org.rocaille.game.store.Events;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Requests that meet. {@code -Drace.trials=1000} lets them meet more often. */
@QuarkusTest
class RaceTest {

    private static final Map<String, Object> ONE_HOUR = Map.of("kind", "per-move", "perMove", "PT1H");

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

    /** Looks at a game half an hour later, when a flag may have fallen. */
    private int lookLater(String game) {
        clock.forward(Duration.ofMinutes(30));
        return given().get(game).statusCode();
    }

    private int attend() {
        round.go();
        return 200;
    }

    private static int give(Players players, String time) {
        return players.as(Side.BLACK)
                .header("If-Match", "*")
                .contentType("application/json")
                .body(Map.of("time", time))
                .post(players.game() + "/time-gifts")
                .statusCode();
    }

    private List<String> changes(Players players) {
        return events.types(players).stream()
                .filter(type -> !type.equals("clock-warning"))
                .toList();
    }

    private static Instant instant(Json json, String path) {
        return Instant.parse(json.getString(path));
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
            Players players = Players.of(Map.of("variant", "rocaille", "timeControl", ONE_HOUR));
            clock.forward(Duration.ofMinutes(59));

            List<Integer> statuses =
                    race(List.of(() -> players.statusOfPut(1, "e3e4"), () -> lookLater(players.game()), this::attend));

            List<String> types = changes(players);
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
    void time_that_is_given_as_the_flag_falls_comes_before_that_or_too_late() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Map.of("variant", "rocaille", "timeControl", ONE_HOUR));
            clock.forward(Duration.ofMinutes(59));

            List<Integer> statuses =
                    Race.between(List.of(() -> give(players, "P1D"), () -> lookLater(players.game()), this::attend));

            if (statuses.get(0) == 200) {
                assertEquals(List.of("game-started", "clocks-changed"), changes(players));
                Json clocks = players.get()
                        .body(json("version", is(2)))
                        .body(json("status", is("active")))
                        .body(json("clocks.white.remaining", is("P1DT1H")))
                        .extract()
                        .as(Json.class)
                        .at("clocks");
                assertEquals(instant(clocks, "asOf").plus(Duration.ofHours(25)), instant(clocks, "white.deadline"));
            } else {
                assertEquals(409, statuses.get(0));
                assertEquals(List.of("game-started", "game-finished"), changes(players));
                players.get().body(json("version", is(2))).body(json("outcome.reason", is("time")));
            }
        }
    }

    @Test
    void a_vacation_that_begins_as_the_flag_falls_begins_before_that_or_does_not_help() throws Exception {
        Account ada = Account.open();
        Account bob = Account.open();
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            String game =
                    Challenges.game(ada, bob, Map.of("timeControl", ONE_HOUR)).getString("links.self");
            clock.forward(Duration.ofMinutes(59));
            Instant back = clock.instant().plus(Duration.ofDays(1));

            List<Integer> statuses = Race.between(List.of(
                    () -> ada.sending(Map.of("endsAt", back.toString()))
                            .post("/v1/me/vacations")
                            .statusCode(),
                    () -> lookLater(game),
                    this::attend));

            assertEquals(List.of(201, 200, 200), statuses);
            List<String> changes = changes(new Players(game, "", ""));
            Json shown = ada.as()
                    .get(game)
                    .then()
                    .body(json("version", is(2)))
                    .extract()
                    .as(Json.class);
            if (shown.getString("status").equals("active")) {
                assertEquals(List.of("game-started", "vacation-changed"), changes);
                Json clocks = shown.at("clocks");
                Duration ran = Duration.between(instant(clocks, "asOf"), instant(clocks, "white.vacations[0].from"));
                assertEquals(back.plus(Duration.ofHours(1)).minus(ran), instant(clocks, "white.deadline"));
            } else {
                assertEquals(List.of("game-started", "game-finished"), changes);
                assertEquals("time", shown.getString("outcome.reason"));
                assertEquals("PT0S", shown.getString("clocks.white.remaining"));
            }
            ada.as().post(game + "/resignation");
            Json vacations = ada.as().get("/v1/me/vacations").as(Json.class);
            ada.as().delete(vacations.getString("items[0].links.self")).then().statusCode(204);
        }
    }

    @Test
    void of_all_who_see_a_fallen_flag_one_settles_it() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Map.of("variant", "rocaille", "timeControl", ONE_HOUR));
            clock.forward(Duration.ofMinutes(60));

            List<Integer> statuses = race(List.of(
                    () -> players.statusOfPut(1, "e3e4"),
                    () -> players.statusOf(Side.BLACK, "GET", players.game(), "text/plain", ""),
                    () -> players.statusOf(Side.WHITE, "POST", players.game() + "/resignation", "text/plain", ""),
                    this::attend));

            assertEquals(List.of(200, 200, 409, 409), statuses);
            assertEquals(List.of("game-started", "game-finished"), events.types(players));
            players.get().body(json("version", is(2))).body(json("outcome.reason", is("time")));
        }
    }
}

package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Games with clocks: what is asked for, what is shown, and what happens when time runs out. */
@QuarkusTest
class ClockTest {

    private static final Map<String, Object> THREE_DAYS = Map.of("kind", "per-move", "perMove", "P3D");

    @Inject
    MovableClock clock;

    private static Players game(Map<String, Object> timeControl) {
        return Players.of(Map.of("variant", "rocaille", "timeControl", timeControl));
    }

    private static Duration span(Json json, String path) {
        return Duration.parse(json.getString(path));
    }

    private static Instant instant(Json json, String path) {
        return Instant.parse(json.getString(path));
    }

    @Test
    void a_game_is_untimed_unless_its_creator_says_otherwise() {
        Players.of(Variant.ROCAILLE)
                .get()
                .body(json("clocks.timeControl", equalTo(Map.of("kind", "untimed"))))
                .body(json("clocks.running", is(nullValue())))
                .body(json("clocks.white.remaining", is(nullValue())))
                .body(json("clocks.white.deadline", is(nullValue())))
                .body(json("clocks.asOf", is(nullValue())));
        Players untimed = game(Map.of("kind", "untimed")).play("e3e4");
        untimed.get().body(json("clocks.running", is(nullValue()))).body(json("lastMove.charge", is(nullValue())));
        clock.forward(Duration.ofDays(4000));
        untimed.put(2, "e8e7").statusCode(201);
    }

    @Test
    void the_clock_of_the_side_to_move_runs_from_the_beginning_to_its_deadline() {
        Json game = game(THREE_DAYS).get().extract().as(Json.class);

        Instant began = instant(game, "createdAt");
        assertEquals("white", game.getString("clocks.running"));
        assertEquals(began, instant(game, "clocks.asOf"));
        assertEquals("P3D", game.getString("clocks.white.remaining"));
        assertEquals("P3D", game.getString("clocks.black.remaining"));
        assertEquals(began.plus(Duration.ofDays(3)), instant(game, "clocks.white.deadline"));
        assertEquals(began.plus(Duration.ofDays(3)), instant(game, "clocks.black.deadline"));
    }

    @Test
    void what_is_shown_is_what_is_stored_and_does_not_change_as_time_passes() {
        Players players = game(THREE_DAYS);
        String json = players.get().extract().asString();
        String board = given().get(players.game() + "/board.txt").asString();

        clock.forward(Duration.ofHours(30));

        players.get().body(is(json));
        given().get(players.game() + "/board.txt").then().body(is(board));
    }

    @Test
    void a_move_tells_what_it_was_charged_and_why_and_starts_the_other_clock() {
        Players players = game(THREE_DAYS);
        clock.forward(Duration.ofHours(50));
        Json played = players.put(1, "e3e4").statusCode(201).extract().as(Json.class);

        Duration charged = span(played, "move.charge.charged");
        assertEquals(50, charged.toHours());
        assertEquals(charged, span(played, "move.charge.elapsed"));
        assertEquals(charged, span(played, "move.charge.credited"));
        assertEquals("P3D", played.getString("move.charge.remaining"));
        assertEquals("renewed", played.getString("move.charge.reason"));
        assertEquals("black", played.getString("game.clocks.running"));
        assertEquals(instant(played, "move.playedAt"), instant(played, "game.clocks.asOf"));
        assertEquals(
                instant(played, "move.playedAt").plus(Duration.ofDays(3)),
                instant(played, "game.clocks.black.deadline"));
        given().get(players.game() + "/moves/1").then().body(json("charge", equalTo(played.getMap("move.charge"))));
        players.put(1, "e3e4").statusCode(200).body(json("move.charge", equalTo(played.getMap("move.charge"))));
    }

    @Test
    void a_bank_is_spent_and_grows_by_the_increment_up_to_the_cap() {
        Players players = game(Map.of("kind", "fischer", "bank", "P10D", "increment", "P2D", "cap", "P10D"));
        clock.forward(Duration.ofDays(5));
        Json white = players.put(1, "e3e4").extract().as(Json.class);
        Json black = players.put(2, "e8e7").extract().as(Json.class);

        assertEquals(6, span(white, "game.clocks.white.remaining").toDays());
        assertEquals("increment", white.getString("move.charge.reason"));
        assertEquals("P2D", white.getString("move.charge.credited"));
        assertEquals("P10D", black.getString("game.clocks.black.remaining"));
        assertEquals("capped-increment", black.getString("move.charge.reason"));
        assertEquals(
                span(white, "game.clocks.white.remaining"), span(black, "game.clocks.white.remaining"), "untouched");
    }

    @Test
    void a_period_is_for_so_many_moves_and_the_next_is_added_to_what_was_saved() {
        Players players = game(Map.of("kind", "period", "moves", 2, "period", "P50D"));
        players.get().body(json("clocks.white.movesToGo", is(2)));
        players.play("e3e4", "e8e7");
        clock.forward(Duration.ofDays(20));
        Json third = players.put(3, "g3g4").statusCode(201).extract().as(Json.class);

        assertEquals("new-period", third.getString("move.charge.reason"));
        assertEquals("P50D", third.getString("move.charge.credited"));
        assertEquals(79, span(third, "game.clocks.white.remaining").toDays());
        assertEquals(2, third.getInt("game.clocks.white.movesToGo"));
        assertEquals(1, third.getInt("game.clocks.black.movesToGo"));
        given().get(players.game() + "/moves/1").then().body(json("charge.reason", is("period-continues")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}                                                              | 400 | missing-field",
                "{'kind':'sand'}                                                 | 422 | /timeControl/kind",
                "{'kind':'per-move'}                                             | 422 | /timeControl/perMove",
                "{'kind':'per-move','perMove':'P3D','bank':'P1D'}                | 422 | /timeControl/bank",
                "{'kind':'per-move','perMove':'3 days'}                          | 422 | /timeControl/perMove",
                "{'kind':'per-move','perMove':'P1M'}                             | 422 | /timeControl/perMove",
                "{'kind':'per-move','perMove':'PT59S'}                           | 422 | /timeControl/perMove",
                "{'kind':'per-move','perMove':'PT1M0.5S'}                        | 422 | /timeControl/perMove",
                "{'kind':'per-move','perMove':'P366D'}                           | 422 | /timeControl/perMove",
                "{'kind':'per-move','perMove':'-P3D'}                            | 422 | /timeControl/perMove",
                "{'kind':'per-move','perMove':'P99999999999999999D'}             | 422 | /timeControl/perMove",
                "{'kind':'per-move','perMove':259200}                            | 400 | /timeControl/perMove",
                "{'kind':'per-move','perMove':'P3D','days':3}                    | 400 | /timeControl/days",
                "{'kind':'fischer','bank':'P3D','increment':'P1D'}               | 422 | /timeControl/cap",
                "{'kind':'fischer','bank':'P3D','increment':'P1D','cap':'P2D'}   | 422 | /timeControl/cap",
                "{'kind':'fischer','bank':'P3D','increment':'-PT1S','cap':'P3D'} | 422 | /timeControl/increment",
                "{'kind':'period','moves':0,'period':'P3D'}                      | 422 | /timeControl/moves",
                "{'kind':'period','moves':201,'period':'P3D'}                    | 422 | /timeControl/moves",
                "{'kind':'period','moves':2.5,'period':'P3D'}                    | 400 | /timeControl/moves",
                "{'kind':'period','moves':10}                                    | 422 | /timeControl/period",
                "{'kind':'untimed','period':'P3D'}                               | 422 | /timeControl/period",
                "3                                                               | 400 | /timeControl",
            })
    void a_time_control_that_is_none_is_refused_and_the_part_is_named(String control, int status, String named) {
        given().contentType("application/json")
                .body("{\"variant\":\"rocaille\",\"timeControl\":" + control.replace('\'', '"') + "}")
                .post("/v1/games")
                .then()
                .statusCode(status)
                .body(containsString(named));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"kind\":\"per-move\",\"perMove\":\"P2DT12H\"}",
                "{\"kind\":\"per-move\",\"perMove\":\"PT1M\"}",
                "{\"kind\":\"fischer\",\"bank\":\"P1D\",\"increment\":\"PT0S\",\"cap\":\"P1D\"}",
                "{\"kind\":\"period\",\"moves\":1,\"period\":\"P365D\"}",
                "{\"kind\":\"untimed\"}",
            })
    void a_time_control_is_shown_as_it_was_asked_for(String control) {
        given().contentType("application/json")
                .body("{\"variant\":\"rocaille\",\"timeControl\":" + control + "}")
                .post("/v1/games")
                .then()
                .statusCode(201)
                .body(json(
                        "game.clocks.timeControl",
                        equalTo(new HashMap<>(Json.from(control).getMap("")))));
    }

    @Test
    void a_move_in_the_last_moment_counts() {
        Players players = game(THREE_DAYS);
        clock.forward(Duration.ofDays(3).minusMinutes(1));

        players.put(1, "e3e4").statusCode(201);
    }

    private static ValidatableResponse lost(ValidatableResponse game, String prefix) {
        return game.body(json(prefix + "status", is("finished")))
                .body(json(prefix + "outcome.reason", is("time")))
                .body(json(prefix + "outcome.winner", is("black")))
                .body(json(prefix + "version", is(2)))
                .body(json(prefix + "clocks.running", is(nullValue())))
                .body(json(prefix + "clocks.white.remaining", is("PT0S")))
                .body(json(prefix + "clocks.white.deadline", is(nullValue())))
                .body(json(prefix + "clocks.black.remaining", is("P3D")));
    }

    @Test
    void a_move_after_the_deadline_is_refused_and_the_game_is_lost() {
        Players players = game(THREE_DAYS);
        clock.forward(Duration.ofDays(3));

        players.put(1, "e3e4")
                .statusCode(409)
                .body(json("code", is("game-over")))
                .body(json("outcome.reason", is("time")))
                .body(json("outcome.winner", is("black")));
        lost(players.get(), "");
        players.put(1, "e3e4").statusCode(409);
        lost(players.get(), "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/board.txt", "/legal-moves", "/moves", "/proposals"})
    void whoever_looks_at_a_game_sees_the_flag_fall(String part) {
        Players players = game(THREE_DAYS);
        String tag = players.get().extract().header("ETag");
        clock.forward(Duration.ofDays(300));

        given().header("If-None-Match", tag).get(players.game() + part).then().statusCode(200);

        given().get("/v1/games?status=finished").then().statusCode(200);
        lost(players.get(), "").header("ETag", startsWith("\"2-"));
    }

    @Test
    void a_flag_that_fell_cannot_be_saved_by_a_resignation_or_a_draw_of_either_side() {
        for (Side side : Side.values()) {
            Players players = game(THREE_DAYS);
            clock.forward(Duration.ofDays(4));
            players.as(side)
                    .post(players.game() + "/resignation")
                    .then()
                    .statusCode(409)
                    .body(json("outcome.reason", is("time")));
            lost(players.get(), "");
        }
        Players players = game(THREE_DAYS);
        String proposal = players.as(Side.BLACK)
                .contentType("application/json")
                .body(Map.of("kind", "draw"))
                .post(players.game() + "/proposals")
                .as(Json.class)
                .get("proposal.links.answer");
        clock.forward(Duration.ofDays(4));
        players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("answer", "accept"))
                .put(proposal)
                .then()
                .statusCode(409)
                .body(json("proposalStatus", is("lapsed")));
        players.get().body(json("outcome.reason", is("time"))).body(json("version", is(3)));
    }

    @Test
    void a_fallen_flag_is_not_undone_by_a_clock_that_goes_back() {
        Players players = game(THREE_DAYS);
        clock.forward(Duration.ofDays(4));
        lost(players.get(), "");

        clock.forward(Duration.ofDays(-4));

        lost(players.get(), "");
        players.put(1, "e3e4").statusCode(409);
    }

    @Test
    void a_stranger_does_not_end_a_private_game() {
        Players players = Players.of(Map.of("variant", "rocaille", "visibility", "private", "timeControl", THREE_DAYS));
        clock.forward(Duration.ofDays(4));

        given().get(players.game()).then().statusCode(404);
        players.as(Side.WHITE)
                .get(players.game())
                .then()
                .body(json("version", is(2)))
                .body(json("outcome.reason", is("time")));
    }

    @Test
    void a_list_says_that_a_flag_is_pending_and_settles_nothing() {
        Map<String, Object> request = Map.of("variant", "baroque", "visibility", "public", "timeControl", THREE_DAYS);
        Players players = Players.of(request);
        String entry = "items.find { it.links.self == '" + players.game() + "' }.";
        given().get("/v1/games?limit=1&variant=baroque").then().body(entry + "flagPending", is(false));
        clock.forward(Duration.ofDays(4));

        for (int i = 0; i < 2; i++) {
            given().get("/v1/games?limit=1&variant=baroque")
                    .then()
                    .body(entry + "flagPending", is(true))
                    .body(entry + "status", is("active"))
                    .body(entry + "timeControl.perMove", is("P3D"))
                    .body(entry + "version", is(1));
        }
        lost(players.get(), "");
        given().get("/v1/games?limit=1&variant=baroque")
                .then()
                .body(entry + "flagPending", is(false))
                .body(entry + "status", is("finished"));
    }

    @Test
    void clocks_stop_with_the_game_and_keep_what_was_left() {
        Players players = game(THREE_DAYS);
        clock.forward(Duration.ofDays(1));
        players.as(Side.BLACK).post(players.game() + "/resignation").then().statusCode(200);
        Json game = players.get().extract().as(Json.class);

        assertEquals(47, span(game, "clocks.white.remaining").toHours());
        assertEquals("P3D", game.getString("clocks.black.remaining"));
        assertEquals(game.getString("updatedAt"), game.getString("clocks.asOf"));
        players.get()
                .body(json("clocks.running", is(nullValue())))
                .body(json("clocks.black.deadline", is(nullValue())));
    }

    @Test
    void the_board_tells_the_deadline_of_who_is_to_move_and_the_time_of_who_waits() {
        Players players = game(THREE_DAYS);
        String deadline = players.get().extract().as(Json.class).get("clocks.white.deadline");

        String board = given().get(players.game() + "/board.txt").asString();
        String shown = deadline.substring(0, 19).replace('T', ' ');
        assertEquals(1, board.split("White {2}to move before [A-Z][a-z]{2} " + shown + " UTC\n").length - 1, board);
        assertEquals(1, board.split("Black {2}3 d 0 h left\n").length - 1, board);

        clock.forward(Duration.ofDays(5));
        given().get(players.game() + "/board.txt")
                .then()
                .body(containsString("White  no time left\n"))
                .body(containsString("Black has won: time (0-1)."))
                .body(not(containsString("to move before")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'kind':'untimed'}                                               | -",
                "{'kind':'per-move','perMove':'P3D'}                              | 1/259200",
                "{'kind':'fischer','bank':'P10D','increment':'P1D','cap':'P20D'}  | 864000+86400",
                "{'kind':'period','moves':10,'period':'P50D'}                     | 10/4320000",
            })
    void a_record_has_the_time_control_as_pgn_writes_it(String control, String tag) {
        Players players = game(Json.from(control.replace('\'', '"')).getMap(""));

        given().accept("application/x-chess-pgn")
                .get(players.game())
                .then()
                .body(containsString("[TimeControl \"" + tag + "\"]\n"));
    }

    @Test
    void a_side_gives_the_other_time_once_however_often_it_says_so() {
        Players players = game(THREE_DAYS);
        String tag = players.get().extract().header("ETag");
        Instant before = instant(players.get().extract().as(Json.class), "clocks.white.deadline");

        gift(players, Side.BLACK, "P1D", tag)
                .statusCode(200)
                .body(json("clocks.white.remaining", is("P4D")))
                .body(json("clocks.black.remaining", is("P3D")))
                .body(json("version", is(2)));
        gift(players, Side.BLACK, "P1D", tag).statusCode(412);

        Instant after = instant(players.get().extract().as(Json.class), "clocks.white.deadline");
        assertEquals(Duration.ofDays(1), Duration.between(before, after));
        gift(players, Side.WHITE, "PT1H", "\"2-json-white\"")
                .statusCode(200)
                .body(json("clocks.white.remaining", is("P4D")))
                .body(json("clocks.black.remaining", is("P3DT1H")));
    }

    @Test
    void time_is_not_given_blindly_or_where_there_is_none() {
        Players untimed = Players.of(Variant.ROCAILLE);
        untimed.get().body(json("links.timeGifts", is(nullValue())));
        gift(untimed, Side.WHITE, "P1D", "*").statusCode(409).body(json("code", is("untimed-game")));
        Players players = game(THREE_DAYS);

        players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("time", "P1D"))
                .post(players.game() + "/time-gifts")
                .then()
                .statusCode(428)
                .body(json("code", is("guard-required")));
        gift(players, Side.WHITE, "P61D", "*").statusCode(422).body(json("code", is("invalid-value")));
        gift(players, Side.WHITE, "PT0.5S", "*").statusCode(422);
        for (int time = 0; time < 12; time++) {
            gift(players, Side.WHITE, "P60D", "*").statusCode(200);
        }
        gift(players, Side.WHITE, "P60D", "*").statusCode(422).body(json("detail", containsString("730 days")));
        clock.forward(Duration.ofDays(730));
        gift(players, Side.BLACK, "P1D", "*").statusCode(409).body(json("code", is("game-over")));
    }

    private static ValidatableResponse gift(Players players, Side giver, String time, String tag) {
        return players.as(giver)
                .contentType("application/json")
                .header("If-Match", tag)
                .body(Map.of("time", time))
                .post(players.game() + "/time-gifts")
                .then();
    }
}

package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.Header;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.MovableClock;
import org.rocaille.Race;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.store.Events;
import org.rocaille.game.store.Statements;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Answers that a side decides on before the other side's move comes. */
@QuarkusTest
class ConditionalMovesOverHttpTest {

    private static final String ONE = "{\"lines\":[{\"if\":\"e3e4\",\"then\":\"e8e7\"}]}";
    private static final String TWO =
            "{\"lines\":[{\"if\":\"e3e4\",\"then\":\"e8e7\",\"lines\":" + "[{\"if\":\"g3g4\",\"then\":\"g8g7\"}]}]}";

    @Inject
    MovableClock clock;

    @Inject
    Events events;

    private static String path(Players players) {
        return players.game() + "/conditional-moves";
    }

    private static ValidatableResponse decide(Players players, Side side, String body) {
        return players.as(side)
                .contentType("application/json")
                .body(body)
                .put(path(players))
                .then();
    }

    private static ValidatableResponse decided(Players players, Side side) {
        return players.as(side).get(path(players)).then().statusCode(200);
    }

    private static Players timed(Map<String, Object> control) {
        return Players.of(Map.of("variant", "rocaille", "timeControl", control));
    }

    @Test
    void what_is_decided_is_shown_to_its_side_and_empty_to_the_other() {
        Players players = Players.of(Variant.ROCAILLE);
        decided(players, Side.BLACK)
                .body("lines", empty())
                .body("ply", nullValue())
                .body("dropped", nullValue());

        decide(players, Side.BLACK, ONE.replace("e3e4", "We3-e4")).statusCode(200);

        decided(players, Side.BLACK)
                .body("ply", is(1))
                .body("lines.if", contains("e3e4"))
                .body("lines.then", contains("e8e7"))
                .body("lines[0].lines", empty())
                .body("links.self", is(path(players)));
        decided(players, Side.WHITE).body("lines", empty()).header("ETag", is("\"1-json-white\""));
        players.as(Side.BLACK).get(players.game()).then().body("links.conditionalMoves", is(path(players)));
        players.get().body("links.conditionalMoves", nullValue());
        given().get(path(players)).then().statusCode(401);
        Players.of(Variant.ROCAILLE).as(Side.BLACK).get(path(players)).then().statusCode(403);
    }

    @Test
    void the_answer_is_played_at_once_and_what_follows_it_stands() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, TWO).statusCode(200);

        players.put(1, "e3e4")
                .statusCode(201)
                .body("move.ply", is(1))
                .body("move.conditional", is(false))
                .body("game.ply", is(2))
                .body("game.turn", is("white"))
                .body("game.version", is(2))
                .body("game.lastMove.move", is("e8e7"))
                .body("game.lastMove.conditional", is(true));
        decided(players, Side.BLACK).body("ply", is(3)).body("lines.if", contains("g3g4"));
        players.put(1, "e3e4").statusCode(200).body("game.ply", is(2));
        players.put(3, "g3g4").statusCode(201).body("game.ply", is(4));
        decided(players, Side.BLACK)
                .body("ply", nullValue())
                .body("lines", empty())
                .body("dropped", nullValue());
        given().get(players.game() + "/moves")
                .then()
                .body("items.move", contains("e3e4", "e8e7", "g3g4", "g8g7"))
                .body("items.conditional", contains(false, true, false, true));
        List<Events.Kept> kept = events.of(players);
        assertEquals(
                List.of("game-started", "move-played", "move-played", "move-played", "move-played"),
                events.types(players));
        assertEquals(kept.get(1).at(), kept.get(2).at());
        assertEquals(
                List.of(false, true, false, true),
                kept.stream()
                        .skip(1)
                        .map(event -> event.payload().getBoolean("conditional"))
                        .toList());
    }

    @Test
    void another_move_drops_the_answers_and_says_why() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, TWO);

        players.put(1, "g3g4").statusCode(201).body("game.ply", is(1));

        decided(players, Side.BLACK)
                .body("lines", empty())
                .body("dropped.reason", is("left"))
                .body("dropped.ply", is(1))
                .body("dropped.at", notNullValue());
        players.put(2, "e8e7").statusCode(201);
        decide(players, Side.BLACK, "{\"lines\":[{\"if\":\"e3e4\",\"then\":\"g8g7\"}]}")
                .statusCode(200)
                .body("dropped", nullValue());
    }

    @Test
    void the_end_of_the_game_and_a_takeback_drop_the_answers() {
        Players ended = Players.of(Variant.ROCAILLE);
        decide(ended, Side.BLACK, ONE);
        ended.as(Side.WHITE).post(ended.game() + "/resignation").then().statusCode(200);
        decided(ended, Side.BLACK).body("dropped.reason", is("game-over"));
        decide(ended, Side.BLACK, ONE).statusCode(409).body("code", is("game-over"));

        Players players = Players.of(Variant.ROCAILLE).play("g3g4", "g8g7");
        decide(players, Side.BLACK, ONE).statusCode(200);
        Offers.agreed(players, Side.BLACK, Map.of("kind", "takeback"));
        decided(players, Side.BLACK).body("dropped.reason", is("taken-back"));
    }

    @Test
    void an_answer_may_end_the_game() {
        Players players = Players.of(Variant.ROCOCO).play("e3e4", "g8g7", "d3d4", "h9c4");
        decide(players, Side.BLACK, "{\"lines\":[{\"if\":\"d2e3\",\"then\":\"c4d3\"}]}")
                .statusCode(200);

        players.put(5, "d2e3")
                .statusCode(201)
                .body("game.status", is("finished"))
                .body("game.outcome.winner", is("black"));
    }

    @Test
    void who_is_to_move_has_nothing_to_answer_yet() {
        Players players = Players.of(Variant.ROCAILLE);

        decide(players, Side.WHITE, "{\"lines\":[{\"if\":\"e8e7\",\"then\":\"e3e4\"}]}")
                .statusCode(409)
                .body("code", is("your-turn"))
                .body("ply", is(1));
    }

    @Test
    void every_move_that_is_not_legal_is_named() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, ONE);

        decide(
                        players,
                        Side.BLACK,
                        "{\"lines\":[{\"if\":\"e3e4\",\"then\":\"d5d6\"},{\"if\":\"e3e4\",\"then\":\"e8e7\"},"
                                + "{\"if\":\"g3g4\",\"then\":\"g8g7\",\"lines\":[{\"if\":\"a\",\"then\":\"b\"}]}]}")
                .statusCode(422)
                .body("code", is("illegal-conditional-moves"))
                .body("errors.pointer", contains("/lines/0/then", "/lines/1/if", "/lines/2/lines/0/if"))
                .body("errors.reason", contains("no-piece", "duplicate-if", "malformed"))
                .body("errors[0].squares", contains("d5"));
        decided(players, Side.BLACK).body("lines.then", contains("e8e7"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'lines':[{'then':'e8e7'}]}                                       | 400 | missing-field | /lines/0/if",
                "{'lines':[{'if':'e3e4','then':'e8e7','lines':[{'if':'g3g4'}]}]} | 400 | missing-field | /lines/0/lines/0/then",
                "{'lines':[null]}                                                  | 400 | missing-field | /lines/0",
                "{}                                                                | 400 | missing-field | /lines",
            })
    void what_is_missing_is_named(String body, int status, String code, String pointer) {
        decide(Players.of(Variant.ROCAILLE), Side.BLACK, body.replace('\'', '"'))
                .statusCode(status)
                .body("code", is(code))
                .body("errors.pointer", contains(pointer));
    }

    @Test
    void there_are_bounds_to_how_much_can_be_decided() {
        Players players = Players.of(Variant.ROCAILLE);
        String line = "{\"if\":\"e3e4\",\"then\":\"e8e7\"}";
        String deep = "";
        for (int i = 0; i < 51; i++) {
            deep = "{\"if\":\"e3e4\",\"then\":\"e8e7\",\"lines\":[" + deep + "]}";
        }

        for (String lines : List.of(String.join(",", Collections.nCopies(501, line)), deep)) {
            decide(players, Side.BLACK, "{\"lines\":[" + lines + "]}")
                    .statusCode(422)
                    .body("code", is("invalid-value"));
        }
    }

    @Test
    void the_same_again_changes_nothing_and_guards_are_honoured() {
        Players players = Players.of(Variant.ROCAILLE);
        String tag = decide(players, Side.BLACK, ONE).extract().header("ETag");

        decide(players, Side.BLACK, ONE).statusCode(200).header("ETag", is(tag));
        players.as(Side.BLACK)
                .header("If-None-Match", tag)
                .get(path(players))
                .then()
                .statusCode(304);
        for (Header guard : List.of(new Header("If-Match", "\"1-json-black\""), new Header("If-None-Match", "*"))) {
            players.as(Side.BLACK)
                    .header(guard)
                    .contentType("application/json")
                    .body(TWO)
                    .put(path(players))
                    .then()
                    .statusCode(412)
                    .body("code", is("stale-version"));
            players.as(Side.BLACK).header(guard).delete(path(players)).then().statusCode(412);
        }
        players.as(Side.BLACK)
                .header("If-Match", tag)
                .contentType("application/json")
                .body(TWO)
                .put(path(players))
                .then()
                .statusCode(200)
                .header("ETag", is("\"3-json-black\""));
        for (int i = 0; i < 2; i++) {
            players.as(Side.BLACK).delete(path(players)).then().statusCode(204);
            decided(players, Side.BLACK)
                    .body("lines", empty())
                    .body("dropped", nullValue())
                    .header("ETag", is("\"4-json-black\""));
        }
        players.put(1, "e3e4").statusCode(201).body("game.ply", is(1));
    }

    @Test
    void an_answer_is_charged_nothing_and_earns_no_increment() {
        Players players = timed(Map.of("kind", "fischer", "bank", "P10D", "increment", "P1D", "cap", "P20D"));
        decide(players, Side.BLACK, ONE);
        clock.forward(Duration.ofDays(2));

        JsonPath played = players.put(1, "e3e4").statusCode(201).extract().jsonPath();

        assertEquals("PT0S", played.getString("game.lastMove.charge.charged"));
        assertEquals("PT0S", played.getString("game.lastMove.charge.credited"));
        assertEquals("conditional", played.getString("game.lastMove.charge.reason"));
        assertEquals("P10D", played.getString("game.clocks.black.remaining"));
        assertEquals("white", played.getString("game.clocks.running"));
        assertEquals(played.getString("move.playedAt"), played.getString("game.clocks.asOf"));
    }

    @Test
    void an_answer_is_one_of_the_moves_of_a_period() {
        Players players = timed(Map.of("kind", "period", "moves", 2, "period", "P50D"));
        decide(players, Side.BLACK, TWO);

        players.put(1, "e3e4")
                .body("game.clocks.black.movesToGo", is(1))
                .body("game.clocks.black.remaining", is("P50D"))
                .body("game.lastMove.charge.reason", is("conditional"));
        players.put(3, "g3g4")
                .body("game.clocks.black.movesToGo", is(2))
                .body("game.clocks.black.remaining", is("P100D"))
                .body("game.lastMove.charge.reason", is("new-period"));
    }

    @Test
    void a_flag_that_has_fallen_comes_first() {
        Players players = timed(Map.of("kind", "per-move", "perMove", "P3D"));
        decide(players, Side.BLACK, ONE);
        clock.forward(Duration.ofDays(3));

        players.put(1, "e3e4").statusCode(409).body("outcome.reason", is("time"));
        decided(players, Side.BLACK).body("dropped.reason", is("game-over"));
    }

    @Test
    void a_draw_that_is_offered_with_the_move_lapses_by_the_answer() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, ONE);

        players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("move", "e3e4", "propose", "draw"))
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(201)
                .body("game.ply", is(2))
                .body("game.proposals", empty());
        assertEquals(
                List.of("game-started", "move-played", "proposal-made", "move-played", "proposal-lapsed"),
                events.types(players));
    }

    private static final String WITH_ANSWERS =
            "{\"move\":\"e3e4\",\"conditionalMoves\":[{\"if\":\"e8e7\",\"then\":\"g3g4\","
                    + "\"lines\":[{\"if\":\"g8g7\",\"then\":\"h3h4\"}]}]}";

    @Test
    void answers_sent_with_a_move_meet_those_of_the_other_side_until_a_side_has_none() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, TWO);

        for (int status : new int[] {201, 200}) {
            players.as(Side.WHITE)
                    .contentType("application/json")
                    .body(WITH_ANSWERS)
                    .put(players.game() + "/moves/1")
                    .then()
                    .statusCode(status)
                    .body("game.ply", is(5))
                    .body("game.version", is(2));
        }
        given().get(players.game() + "/moves")
                .then()
                .body("items.move", contains("e3e4", "e8e7", "g3g4", "g8g7", "h3h4"));
        decided(players, Side.WHITE).body("lines", empty()).body("dropped", nullValue());
    }

    @Test
    void a_move_with_answers_that_are_not_legal_is_not_played() {
        Players players = Players.of(Variant.ROCAILLE);

        players.as(Side.WHITE)
                .contentType("application/json")
                .body(WITH_ANSWERS.replace("g3g4", "g3g9"))
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(422)
                .body("errors.pointer", contains("/conditionalMoves/0/then"));
        players.get().body("ply", is(0));
    }

    @Test
    void nobody_else_can_tell_whether_anything_is_decided() {
        Account white = Account.open();
        Account black = Account.open();
        String game =
                Challenges.game(white, black, Map.of("visibility", "public")).getString("links.self");
        List<String> paths = new ArrayList<>(List.of("/v1/me/turns", "/v1/me/games", "/v1/games"));
        Stream.of("", "/board.txt", "/legal-moves", "/moves", "/proposals", "/conditional-moves")
                .forEach(part -> paths.add(game + part));

        List<String> without = seen(white, paths);
        black.sending(Map.of("lines", List.of(Map.of("if", "e3e4", "then", "e8e7"))))
                .put(game + "/conditional-moves")
                .then()
                .statusCode(200);

        assertEquals(without, seen(white, paths));
        black.as().delete(game + "/conditional-moves").then().statusCode(204);
        assertEquals(without, seen(white, paths));
        assertEquals(List.of("game-started"), events.types(new Players(game, "", "")));
    }

    /** All that the other player and an onlooker are answered, but for the time of the answer. */
    private static List<String> seen(Account other, List<String> paths) {
        List<String> seen = new ArrayList<>();
        for (String path : paths) {
            for (Response answer : List.of(other.as().get(path), given().get(path))) {
                String headers = answer.headers().asList().stream()
                        .filter(header -> !header.hasSameNameAs(new Header("Date", "")))
                        .map(Header::toString)
                        .toList()
                        .toString();
                seen.add(path + " " + answer.statusCode() + " " + headers + " " + answer.asString());
            }
        }
        return seen;
    }

    @Test
    void an_answer_costs_no_statement_but_those_that_write_it_down() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, TWO);

        List<String> answered = Statements.of(() -> players.put(1, "e3e4").statusCode(201));
        List<String> again = Statements.of(() -> players.put(3, "g3g4").statusCode(201));

        assertEquals(
                2, answered.stream().filter(sql -> sql.startsWith("select")).count());
        assertEquals(8, answered.size(), () -> String.join("\n", answered));
        assertEquals(answered, again);
    }

    private static int statusOfDecision(Players players, Side side, String body) {
        return players.statusOf(side, "PUT", path(players), "application/json", body);
    }

    private void requireWhole(Players players, int ply) {
        players.get().body("ply", is(ply));
        assertEquals(
                ply,
                given().get(players.game() + "/moves")
                        .jsonPath()
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
            decided(players, Side.BLACK).body("lines", empty()).body("dropped", nullValue());
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
            requireWhole(players, players.get().extract().path("ply"));
            decided(players, Side.BLACK).body("lines", empty()).body("dropped", nullValue());
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
}

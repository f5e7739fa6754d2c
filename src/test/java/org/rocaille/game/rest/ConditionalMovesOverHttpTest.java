package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.notNullValue;
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
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.store.Events;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** What a side decides to answer before the other side's move comes, and who may see it. */
@QuarkusTest
class ConditionalMovesOverHttpTest {

    @Inject
    Events events;

    @Test
    void what_is_decided_is_shown_to_its_side_and_empty_to_the_other() {
        Players players = Players.of(Variant.ROCAILLE);
        decided(players, Side.BLACK)
                .body(json("lines", empty()))
                .body(json("ply", nullValue()))
                .body(json("dropped", nullValue()));

        decide(players, Side.BLACK, ONE.replace("e3e4", "We3-e4")).statusCode(200);

        decided(players, Side.BLACK)
                .body(json("ply", is(1)))
                .body(json("lines.if", contains("e3e4")))
                .body(json("lines.then", contains("e8e7")))
                .body(json("lines[0].lines", empty()))
                .body(json("links.self", is(path(players))));
        decided(players, Side.WHITE).body(json("lines", empty())).header("ETag", is("\"1-json-white\""));
        players.as(Side.BLACK).get(players.game()).then().body(json("links.conditionalMoves", is(path(players))));
        players.get().body(json("links.conditionalMoves", nullValue()));
        given().get(path(players)).then().statusCode(401);
        Players.of(Variant.ROCAILLE).as(Side.BLACK).get(path(players)).then().statusCode(403);
    }

    @Test
    void who_is_to_move_has_nothing_to_answer_yet() {
        Players players = Players.of(Variant.ROCAILLE);

        decide(players, Side.WHITE, "{\"lines\":[{\"if\":\"e8e7\",\"then\":\"e3e4\"}]}")
                .statusCode(409)
                .body(json("code", is("your-turn")))
                .body(json("ply", is(1)));
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
                .body(json("code", is("illegal-conditional-moves")))
                .body(json("errors.pointer", contains("/lines/0/then", "/lines/1/if", "/lines/2/lines/0/if")))
                .body(json("errors.reason", contains("no-piece", "duplicate-if", "malformed")))
                .body(json("errors[0].squares", contains("d5")));
        decided(players, Side.BLACK).body(json("lines.then", contains("e8e7")));
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
                .body(json("code", is(code)))
                .body(json("errors.pointer", contains(pointer)));
    }

    @Test
    void there_are_bounds_to_how_much_can_be_decided() {
        Players players = Players.of(Variant.ROCAILLE);
        String line = "{\"if\":\"e3e4\",\"then\":\"e8e7\"}";
        String deep = "";
        for (int i = 0; i < 51; i++) {
            deep = "{\"if\":\"e3e4\",\"then\":\"e8e7\",\"lines\":[" + deep + "]}";
        }

        String empty = String.join(",", Collections.nCopies(501, "{}"));
        for (String lines : List.of(String.join(",", Collections.nCopies(501, line)), deep, empty)) {
            decide(players, Side.BLACK, "{\"lines\":[" + lines + "]}")
                    .statusCode(422)
                    .body(json("code", is("invalid-value")));
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
        players.as(Side.BLACK)
                .header("If-Match", "\"1-json-black\"")
                .contentType("application/json")
                .body(TWO)
                .put(path(players))
                .then()
                .statusCode(412)
                .body(json("code", is("stale-version")))
                .body(json("version", is(2)));
        players.as(Side.BLACK)
                .header("If-Match", "\"1-json-black\"")
                .delete(path(players))
                .then()
                .statusCode(412);
        players.as(Side.BLACK)
                .header("If-Match", "\"1-json-black\"")
                .contentType("application/json")
                .body(ONE)
                .put(path(players))
                .then()
                .statusCode(200);
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
                    .body(json("lines", empty()))
                    .body(json("dropped", nullValue()))
                    .header("ETag", is("\"4-json-black\""));
        }
        players.put(1, "e3e4").statusCode(201).body(json("game.ply", is(1)));
    }

    @Test
    void another_move_drops_the_answers_and_says_why() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, TWO);

        players.put(1, "g3g4").statusCode(201).body(json("game.ply", is(1)));

        decided(players, Side.BLACK)
                .body(json("lines", empty()))
                .body(json("dropped.reason", is("left")))
                .body(json("dropped.ply", is(1)))
                .body(json("dropped.at", notNullValue()));
        players.put(2, "e8e7").statusCode(201);
        decide(players, Side.BLACK, "{\"lines\":[{\"if\":\"e3e4\",\"then\":\"g8g7\"}]}")
                .statusCode(200)
                .body(json("dropped", nullValue()));
    }

    @Test
    void the_end_of_the_game_and_a_takeback_drop_the_answers() {
        Players ended = Players.of(Variant.ROCAILLE);
        decide(ended, Side.BLACK, ONE);
        ended.as(Side.WHITE).post(ended.game() + "/resignation").then().statusCode(200);
        decided(ended, Side.BLACK).body(json("dropped.reason", is("game-over")));
        decide(ended, Side.BLACK, ONE).statusCode(409).body(json("code", is("game-over")));

        Players players = Players.of(Variant.ROCAILLE).play("g3g4", "g8g7");
        decide(players, Side.BLACK, ONE).statusCode(200);
        Offers.agreed(players, Side.BLACK, Map.of("kind", "takeback"));
        decided(players, Side.BLACK).body(json("dropped.reason", is("taken-back")));
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
                .body(json("errors.pointer", contains("/conditionalMoves/0/then")));
        players.get().body(json("ply", is(0)));
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

    /** All that the other player and an onlooker are answered, but for the time, what is left of limits, and the name of the request. */
    private static List<String> seen(Account other, List<String> paths) {
        List<String> seen = new ArrayList<>();
        for (String path : paths) {
            for (Response answer : List.of(other.as().get(path), given().get(path))) {
                String headers = answer.headers().asList().stream()
                        .filter(header ->
                                !Set.of("Date", "RateLimit", "X-Request-Id").contains(header.getName()))
                        .map(Object::toString)
                        .toList()
                        .toString();
                seen.add(path + " " + answer.statusCode() + " " + headers + " " + answer.asString());
            }
        }
        return seen;
    }
}

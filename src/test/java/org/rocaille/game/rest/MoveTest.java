package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.nullValue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

@QuarkusTest
class MoveTest {

    @Test
    void a_move_is_recorded_and_the_game_goes_on_from_it() {
        Players players = Players.of(Variant.ROCAILLE);

        players.put(1, "e3e4")
                .statusCode(201)
                .header("Location", endsWith(players.game() + "/moves/1"))
                .body(json("move.ply", is(1)))
                .body(json("move.side", is("white")))
                .body(json("move.move", is("e3e4")))
                .body(json("move.notation", is("We3-e4")))
                .body(json("move.kind", is("travel")))
                .body(json("move.captures", empty()))
                .body(json("move.promotion", nullValue()))
                .body(json("move.positionKey", matchesPattern("[0-9a-f]{16}")))
                .body(json("move.playedAt", matchesPattern(".*T.*\\.[0-9]{3}Z")))
                .body(json("move.check", is(false)))
                .body(json("move.outcome", nullValue()))
                .body(json("game.ply", is(1)))
                .body(json("game.turn", is("black")))
                .body(json(
                        "game.fen",
                        is("12/1slapkpcali1/1pppwpwpppp1/12/12/12/4W7/1PPP1PWPPPP1/1SLAPKPCALI1/12 b - 1 1")))
                .body(json("game.lastMove.move", is("e3e4")))
                .body(json("game.quietPlies", is(1)))
                .body(json("game.occurrences", is(1)))
                .body(json("game.you", is("white")))
                .body(json("game.version", is(2)))
                .body(json("game.links.nextMove", is(players.game() + "/moves/2")));

        players.get().statusCode(200).body(json("ply", is(1))).body(json("you", nullValue()));
        given().get(players.game() + "/moves").then().statusCode(200).body(json("items.move", contains("e3e4")));
        given().get(players.game() + "/moves/1").then().statusCode(200).body(json("notation", is("We3-e4")));
        given().get(players.game() + "/moves/2").then().statusCode(404).body(json("code", is("not-found")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"e3e4", "e3-e4", "E3E4", "We3-e4", "we3e4+", " e3e4\n"})
    void the_same_move_again_in_any_tolerated_form_is_answered_with_what_was_recorded(String text) {
        Players players = Players.of(Variant.ROCAILLE);
        String first = players.put(1, "e3e4").statusCode(201).extract().asString();

        players.put(1, text).statusCode(200).body(equalTo(first));
    }

    @ParameterizedTest
    @ValueSource(strings = {"e3e5", "Pe3-e4", "e3e4xf4", "nonsense"})
    void another_move_for_a_ply_that_was_played_is_refused_with_the_one_recorded(String text) {
        Players players = Players.of(Variant.ROCAILLE);
        players.put(1, "e3e4").statusCode(201);

        players.put(1, text)
                .statusCode(409)
                .body(json("code", is("ply-taken")))
                .body(json("detail", is("Ply 1 was played: e3e4.")))
                .body(json("ply", is(1)))
                .body(json("side", is("white")))
                .body(json("move", is("e3e4")));
    }

    @Test
    void a_move_is_still_answered_with_what_was_recorded_when_the_game_has_gone_on() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4", "e8e7", "e4e5");

        players.put(1, "We3-e4")
                .statusCode(200)
                .body(json("move.ply", is(1)))
                .body(json("move.move", is("e3e4")))
                .body(json("game.ply", is(3)))
                .body(json("game.lastMove.move", is("e4e5")));
        players.put(2, "e8-e7").statusCode(200).body(json("move.notation", is("We8-e7")));
    }

    @Test
    void a_player_cannot_claim_the_other_sides_move() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4");

        players.as(Side.BLACK)
                .contentType("text/plain")
                .body("e3e4")
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(409)
                .body(json("code", is("ply-taken")))
                .body(json("detail", is("Ply 1 was played by the other side: e3e4.")))
                .body(json("side", is("white")))
                .body(json("move", is("e3e4")));
    }

    @ParameterizedTest
    @CsvSource({
        "application/x-www-form-urlencoded, h8h9=L",
        "application/x-www-form-urlencoded; charset=UTF-8, h8h9%3DL",
        "text/plain, h8h9=L",
        "text/plain; charset=ISO-8859-1, Ph8-h9=L",
        "text/plain; charset=UTF-16, Ph8-h9=L",
        "application/json, '{\"move\":\"h8h9=L\"}'",
    })
    void a_move_may_be_sent_as_json_or_as_bare_text_with_the_content_type_that_curl_gives_it(
            String contentType, String body) {
        Players players = Players.of(Variant.ROCOCO, "10/1k8/7P2/10/10/10/10/10/1K8/10 w - 0 1");

        players.bare(Side.WHITE, contentType, body)
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(201)
                .body(json("move.move", is("h8h9=L")))
                .body(json("move.promotion", is("L")));
    }

    @Test
    void a_move_needs_a_body_of_a_type_that_is_read() {
        Players players = Players.of(Variant.ROCAILLE);

        players.bare(Side.WHITE, "application/x-www-form-urlencoded", "")
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(400)
                .body(json("code", is("empty-body")));
        players.bare(Side.WHITE, "application/xml", "<move/>")
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(415)
                .body(json("code", is("unsupported-media-type")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"=e8e9", "=", "&", "a&b=c", "%zz", "move=e3e4&move=e3e4"})
    void whatever_text_is_sent_as_a_form_is_judged_as_a_move(String text) {
        Players players = Players.of(Variant.ROCOCO);

        players.bare(Side.WHITE, "application/x-www-form-urlencoded", text)
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(422)
                .body(json("code", is("illegal-move")))
                .body(json("reason", is("malformed")));
        players.bare(Side.WHITE, "application/x-www-form-urlencoded", text)
                .post(players.game() + "/moves")
                .then()
                .statusCode(422)
                .body(json("reason", is("malformed")));
    }

    @Test
    void a_text_of_any_length_that_is_read_at_all_is_judged_as_a_move() {
        Players players = Players.of(Variant.ROCOCO);

        for (String type : List.of("application/x-www-form-urlencoded", "text/plain")) {
            players.bare(Side.WHITE, type, "e".repeat(64 * 1024))
                    .post(players.game() + "/moves")
                    .then()
                    .statusCode(422)
                    .body(json("reason", is("malformed")));
            players.bare(Side.WHITE, type, "e".repeat(64 * 1024 + 1))
                    .post(players.game() + "/moves")
                    .then()
                    .statusCode(413)
                    .body(json("code", is("body-too-large")));
        }
    }

    @Test
    void bare_text_is_read_in_the_charset_that_it_claims_if_there_is_such_a_one() {
        Players players = Players.of(Variant.ROCOCO);

        for (String charset : List.of("klingon", "\"\"", "utf 8")) {
            players.as(Side.WHITE)
                    .contentType("text/plain; charset=" + charset)
                    .body("e3e4".getBytes(StandardCharsets.UTF_8))
                    .put(players.game() + "/moves/1")
                    .then()
                    .statusCode(415)
                    .body(json("code", is("unsupported-media-type")));
        }
        players.bare(Side.WHITE, "text/plain; charset=US-ASCII", "e3\u2192e4")
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(422)
                .body(json("reason", is("malformed")));
    }

    @Test
    void a_post_plays_the_next_ply() {
        Players players = Players.of(Variant.ROCOCO);

        players.bare(Side.WHITE, "application/x-www-form-urlencoded", "e3e4")
                .post(players.game() + "/moves")
                .then()
                .statusCode(201)
                .header("Location", endsWith(players.game() + "/moves/1"))
                .body(json("move.ply", is(1)));
    }

    @Test
    void an_illegal_move_is_refused_however_it_is_sent() {
        Players players = Players.of(Variant.ROCAILLE);
        players.bare(Side.WHITE, "text/plain", "b3b6")
                .post(players.game() + "/moves")
                .then()
                .statusCode(422)
                .body(json("reason", is("too-far")));
    }

    @Test
    void a_post_with_a_ply_is_guarded_by_it() {
        Players players = Players.of(Variant.ROCOCO);
        Map<String, Object> move = Map.of("move", "e3e4", "ply", 1);

        players.as(Side.WHITE)
                .contentType("application/json")
                .body(move)
                .post(players.game() + "/moves")
                .then()
                .statusCode(201);
        players.as(Side.WHITE)
                .contentType("application/json")
                .body(move)
                .post(players.game() + "/moves")
                .then()
                .statusCode(200);
        players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("move", "d3d4", "ply", 3))
                .post(players.game() + "/moves")
                .then()
                .statusCode(409)
                .body(json("code", is("ply-not-reached")))
                .body(json("ply", is(2)));
    }

    @Test
    void a_body_that_names_another_ply_than_the_address_is_refused() {
        Players players = Players.of(Variant.ROCOCO);

        players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("move", "e3e4", "ply", 3))
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(422)
                .body(json("code", is("invalid-value")))
                .body(json("errors.pointer", contains("/ply")));
    }

    @Test
    void a_ply_that_the_game_has_not_reached_is_refused_with_the_one_that_is_next() {
        Players.of(Variant.ROCOCO)
                .put(3, "e3e4")
                .statusCode(409)
                .body(json("code", is("ply-not-reached")))
                .body(json("ply", is(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "x", "99999999999", "01", "+1", "%2B1", "1.0", "\u0661"})
    void a_ply_that_no_game_has_or_that_is_spelt_otherwise_is_not_found(String ply) {
        Players players = Players.of(Variant.ROCOCO).play("e3e4");

        players.as(Side.WHITE)
                .contentType("text/plain")
                .body("e3e4")
                .put(players.game() + "/moves/" + ply)
                .then()
                .statusCode(404)
                .body(json("code", is("not-found")));
    }

    @Test
    void a_player_waits_for_the_turn() {
        Players players = Players.of(Variant.ROCOCO);

        players.as(Side.BLACK)
                .contentType("text/plain")
                .body("e8e7")
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(409)
                .body(json("code", is("not-your-turn")))
                .body(json("turn", is("white")))
                .body(json("ply", is(1)));
    }

    @Test
    void an_illegal_move_is_refused_with_its_reason_and_changes_nothing() {
        Players players = Players.of(Variant.ROCAILLE);

        players.put(1, "b3b6")
                .statusCode(422)
                .body(json("code", is("illegal-move")))
                .body(json("reason", is("too-far")))
                .body(json("squares", hasItem("b6")))
                .body(json("alsoBecause", hasSize(0)))
                .body(json("ply", is(1)));
        players.put(1, "what?").statusCode(422).body(json("reason", is("malformed")));
        players.put(1, "e9e8").statusCode(422).body(json("reason", is("not-your-piece")));
        players.get().body(json("version", is(1))).body(json("ply", is(0)));
    }

    @Test
    void a_game_that_is_over_takes_no_moves_but_still_tells_of_those_made() {
        Players players = Players.of(Variant.ROCOCO).play("e3e4", "g8g7", "d3d4", "h9c4", "d2e3", "c4d3");

        players.put(7, "e4e5")
                .statusCode(409)
                .body(json("code", is("game-over")))
                .body(json("outcome.winner", is("black")))
                .body(json("outcome.reason", is("king-captured")));
        players.put(6, "c4d3").statusCode(200).body(json("move.outcome.reason", is("king-captured")));
    }

    @Test
    void a_guarded_move_needs_the_version_that_the_player_has_seen_unless_it_was_made_already() {
        Players players = Players.of(Variant.ROCAILLE);
        String seen = players.get().extract().header("ETag");

        guarded(players, seen, 1, "e3e4", 201);
        guarded(players, seen, 1, "e3e4", 200);
        guarded(players, seen, 3, "e4e5", 412);
        guarded(players, "\"2-pgn-black\"", 3, "e4e5", 409);
    }

    private static void guarded(Players players, String tag, int ply, String move, int status) {
        players.as(Side.WHITE)
                .header("If-Match", tag)
                .contentType("text/plain")
                .body(move)
                .put(players.game() + "/moves/" + ply)
                .then()
                .statusCode(status);
    }

    @Test
    void an_unknown_acknowledgement_or_offer_is_refused() {
        Players players = Players.of(Variant.ROCAILLE);

        players.as(Side.WHITE)
                .contentType("text/plain")
                .body("e3e4")
                .put(players.game() + "/moves/1?acknowledge=everything")
                .then()
                .statusCode(422)
                .body(json("code", is("invalid-value")));
        players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("move", "e3e4", "propose", "peace"))
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(422)
                .body(json("errors.pointer", contains("/propose")));
    }

    @Test
    void moves_are_listed_in_pages_that_a_cursor_joins() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4", "e8e7", "e4e5");

        String next = given().get(players.game() + "/moves?limit=2")
                .then()
                .statusCode(200)
                .body(json("items.ply", contains(1, 2)))
                .header("Link", matchesPattern("<" + players.game() + "/moves\\?.*>; rel=\"next\""))
                .extract()
                .as(Json.class)
                .get("next");
        given().get(players.game() + "/moves?limit=2&cursor=" + next)
                .then()
                .body(json("items.ply", contains(3)))
                .body(json("next", nullValue()));
        given().get(players.game() + "/moves?cursor=bm90IGEgbnVtYmVy")
                .then()
                .statusCode(400)
                .body(json("code", is("malformed-parameter")));
    }
}

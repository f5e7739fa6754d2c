package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Who may see a game, and who may act in it. */
@QuarkusTest
class VisibilityTest {

    private static final String UNKNOWN = "seat_00000000000000000000000000000000";

    private static Players hidden() {
        return Players.of(Map.of("variant", "rococo", "visibility", "private"));
    }

    @Test
    void an_unlisted_game_is_shown_to_whoever_knows_its_address_and_is_not_listed() {
        Players players = Players.of(Variant.ROCOCO);

        players.get().statusCode(200);
        given().get("/v1/games?limit=200").then().body(json("items.links.self", not(hasItem(players.game()))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "/board.txt",
                "/board.svg",
                "/legal-moves",
                "/moves",
                "/moves/1",
                "/proposals",
                "/proposals/0123456789abcdef"
            })
    void a_private_game_does_not_exist_for_anyone_without_a_seat(String part) {
        Players players = hidden().play("e3e4");
        Players others = Players.of(Variant.ROCOCO);

        given().get(players.game() + part).then().statusCode(404).body(json("code", is("not-found")));
        others.as(Side.WHITE).get(players.game() + part).then().statusCode(404);
    }

    @Test
    void what_is_said_of_a_private_game_is_what_is_said_of_none() {
        Players players = hidden();
        String none = "/v1/games/0123456789abcdef";

        String hidden =
                given().get(players.game()).then().statusCode(404).extract().asString();
        String absent = given().get(none).then().statusCode(404).extract().asString();

        org.junit.jupiter.api.Assertions.assertEquals(absent, hidden.replace(players.game(), none));
    }

    @Test
    void a_private_game_is_shown_to_its_players() {
        Players players = hidden();

        players.as(Side.WHITE).get(players.game()).then().statusCode(200).body(json("you", is("white")));
        players.as(Side.BLACK).get(players.game()).then().statusCode(200).body(json("you", is("black")));
        players.put(1, "e3e4").statusCode(201);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/moves", "/resignation", "/proposals"})
    void a_private_game_hides_from_writers_too(String part) {
        Players players = hidden();

        given().contentType("application/json")
                .body(bodyFor(part))
                .post(players.game() + part)
                .then()
                .statusCode(404)
                .body(json("code", is("not-found")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/moves", "/resignation", "/proposals"})
    void acting_in_a_game_needs_a_token_of_one_of_its_seats(String part) {
        Players players = Players.of(Variant.ROCOCO);
        Players others = Players.of(Variant.ROCOCO);
        Object body = bodyFor(part);

        given().contentType("application/json")
                .body(body)
                .post(players.game() + part)
                .then()
                .statusCode(401)
                .header("WWW-Authenticate", containsString("Bearer"))
                .body(json("code", is("missing-token")));
        given().header("Authorization", "Bearer " + UNKNOWN)
                .contentType("application/json")
                .body(body)
                .post(players.game() + part)
                .then()
                .statusCode(401)
                .header("WWW-Authenticate", containsString("invalid_token"))
                .body(json("code", is("bad-token")));
        others.as(Side.WHITE)
                .contentType("application/json")
                .body(body)
                .post(players.game() + part)
                .then()
                .statusCode(403)
                .body(json("code", is("forbidden")));
        players.get().body(json("version", is(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Basic d2hpdGU6c2VjcmV0", "Bearer", "Bearer a b", "seat_abc"})
    void a_header_that_is_no_bearer_token_is_refused(String header) {
        Players players = Players.of(Variant.ROCOCO);

        given().header("Authorization", header)
                .get(players.game())
                .then()
                .statusCode(401)
                .body(json("code", is("bad-token")));
    }

    @Test
    void the_token_of_another_game_makes_an_onlooker_and_an_unknown_one_is_refused() {
        Players players = Players.of(Variant.ROCOCO);
        Players others = Players.of(Variant.ROCOCO);

        others.as(Side.WHITE).get(players.game()).then().statusCode(200).body(json("you", nullValue()));
        given().header("Authorization", "Bearer " + UNKNOWN)
                .get(players.game())
                .then()
                .statusCode(401)
                .body(json("code", is("bad-token")));
    }

    @Test
    void one_caller_may_hold_both_tokens_and_play_both_sides() {
        Players.of(Variant.ROCOCO).play("e3e4", "e8e7", "e4e5");
    }

    @Test
    void a_game_that_is_not_there_is_not_found() {
        given().get("/v1/games/nosuchgame").then().statusCode(404).body(json("code", is("not-found")));
        given().get("/v1/games/nosuchgame/moves").then().statusCode(404);
        given().contentType("text/plain")
                .body("e3e4")
                .put("/v1/games/nosuchgame/moves/1")
                .then()
                .statusCode(404);
    }

    private static Map<String, String> bodyFor(String part) {
        return switch (part) {
            case "/moves" -> Map.of("move", "e3e4");
            case "/proposals" -> Map.of("kind", "draw");
            default -> Map.of();
        };
    }
}

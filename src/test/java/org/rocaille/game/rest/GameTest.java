package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.rules.Variant;

@QuarkusTest
class GameTest {

    private static ValidatableResponse create(Map<String, Object> request) {
        return given().contentType("application/json")
                .body(request)
                .post("/v1/games")
                .then();
    }

    @ParameterizedTest
    @ValueSource(strings = {"rocaille", "rococo", "rococo-pushme", "baroque"})
    void a_game_of_each_variant_begins_at_its_start_position(String variant) {
        create(Map.of("variant", variant))
                .statusCode(201)
                .header("Location", matchesPattern(".*/v1/games/[0-9a-z]{16}"))
                .header("Cache-Control", "no-store")
                .body(json("seatTokens.white", matchesPattern("seat_[0-9a-z]{32}")))
                .body(json("seatTokens.black", matchesPattern("seat_[0-9a-z]{32}")))
                .body(json("game.variant", is(variant)))
                .body(json("game.rulesVersion", is(1)))
                .body(json("game.visibility", is("unlisted")))
                .body(json("game.version", is(1)))
                .body(json("game.status", is("active")))
                .body(json("game.startFen", is(Variant.of(variant).start().fen())))
                .body(json("game.fen", is(Variant.of(variant).start().fen())))
                .body(json("game.ply", is(0)))
                .body(json("game.turn", is("white")))
                .body(json("game.check", is(false)))
                .body(json("game.outcome", nullValue()))
                .body(json("game.lastMove", nullValue()))
                .body(json("game.quietPlies", is(0)))
                .body(json("game.moveNumber", is(1)))
                .body(json("game.occurrences", is(1)))
                .body(json("game.proposals", empty()))
                .body(json("game.seats.side", contains("white", "black")))
                .body(json("game.links.nextMove", endsWith("/moves/1")));
    }

    @Test
    void the_tokens_are_told_once_only() {
        Players players = Players.of(Variant.ROCAILLE);

        String game = players.get()
                .body(json("$", not(hasKey("seatTokens"))))
                .extract()
                .asString();

        org.junit.jupiter.api.Assertions.assertFalse(game.contains(players.white()) || game.contains(players.black()));
    }

    @Test
    void the_fen_of_a_start_position_may_be_in_any_form_and_is_told_in_ours() {
        create(Map.of("variant", "baroque", "fen", "4k3/8/8/8/8/8/7M/4K3"))
                .statusCode(201)
                .body(json("game.startFen", is("4k3/8/8/8/8/8/7M/4K3 w - 0 1")));
    }

    @Test
    void a_fen_that_is_no_position_is_refused_with_all_its_faults() {
        create(Map.of("variant", "baroque", "fen", "4k3/8/8/8/8/8/7X/4K3 x"))
                .statusCode(422)
                .body(json("code", is("invalid-position")))
                .body(json("errors.code", contains("fen-row", "fen-turn")));
    }

    @ParameterizedTest
    @CsvSource({
        "baroque, 8/8/8/8/8/8/7M/4K3 w - 0 1, missing-king",
        "baroque, 4k3/8/8/8/8/8/7M/4K3 w - 100 80, position-over",
        "rococo, 10/10/10/10/10/10/10/10/1K8/10 w - 0 1, missing-king",
    })
    void no_game_starts_from_a_position_that_is_over_or_lacks_a_king(String variant, String fen, String fault) {
        create(Map.of("variant", variant, "fen", fen))
                .statusCode(422)
                .body(json("code", is("invalid-position")))
                .body(json("pointer", is("/fen")))
                .body(json("errors.code", hasItem(fault)));
    }

    @Test
    void a_position_that_is_over_is_refused_with_its_outcome() {
        create(Map.of("variant", "baroque", "fen", "4k3/8/8/8/8/8/7M/4K3 w - 100 80"))
                .statusCode(422)
                .body(json("outcome.reason", is("quiet-plies")))
                .body(json("outcome.winner", nullValue()));
    }

    @Test
    void an_unknown_variant_is_refused_with_those_there_are() {
        create(Map.of("variant", "chess"))
                .statusCode(422)
                .body(json("code", is("unknown-variant")))
                .body(json("known", contains("rocaille", "rococo", "rococo-pushme", "baroque")));
    }

    @Test
    void requests_are_strict() {
        create(Map.of()).statusCode(400).body(json("code", is("missing-field")));
        create(Map.of("variant", "rococo", "colour", "white")).statusCode(400).body(json("code", is("unknown-field")));
        create(Map.of("variant", "rococo", "visibility", "secret"))
                .statusCode(422)
                .body(json("code", is("invalid-value")));
    }

    @Test
    void a_game_may_start_from_a_random_array_where_the_variant_has_them() {
        create(Map.of("variant", "baroque", "array", Map.of("seed", 7, "symmetric", false)))
                .statusCode(201)
                .body(json("game.startFen", is("nbnkmrqb/pppppppp/8/8/8/8/PPPPPPPP/MBNNKQRB w - 0 1")));
        create(Map.of("variant", "baroque", "array", Map.of("seed", 7)))
                .statusCode(201)
                .body(json("game.startFen", is("mbnnkqrb/pppppppp/8/8/8/8/PPPPPPPP/MBNNKQRB w - 0 1")));
    }

    @Test
    void an_array_is_refused_where_there_is_none_and_beside_a_fen() {
        Map<String, Object> array = Map.of("seed", 7);

        create(Map.of("variant", "rocaille", "array", array))
                .statusCode(422)
                .body(json("code", is("invalid-value")))
                .body(json("errors[0].pointer", is("/array")));
        create(Map.of("variant", "baroque", "array", array, "fen", "4k3/8/8/8/8/8/7M/4K3 w - 0 1"))
                .statusCode(422)
                .body(json("errors[0].pointer", is("/array")));
        create(Map.of("variant", "baroque", "array", Map.of())).statusCode(400).body(json("code", is("missing-field")));
        create(Map.of("variant", "baroque", "array", Map.of("seed", 4_000_000_000L)))
                .statusCode(422);
    }

    @Test
    void a_field_may_be_null_where_it_may_be_left_out() {
        Map<String, Object> request = new HashMap<>(Map.of("variant", "rococo"));
        request.put("fen", null);
        request.put("visibility", null);

        create(request).statusCode(201);
    }

    @Test
    void legal_moves_are_told_with_what_they_do() {
        Players players = Players.of(Variant.ROCAILLE);

        given().get(players.game() + "/legal-moves")
                .then()
                .statusCode(200)
                .body(json("ply", is(1)))
                .body(json("turn", is("white")))
                .body(json("check", is(false)))
                .body(json("outcome", nullValue()))
                .body(json("legalMoves", hasSize(54)))
                .body("legalMoves.find { it.move == 'e3e4' }.notation", is("We3-e4"))
                .body("legalMoves.find { it.move == 'e3e4' }.losesByRepetition", is(false));
    }

    @Test
    void legal_moves_may_be_asked_for_one_square() {
        Players players = Players.of(Variant.ROCAILLE);

        for (String square : new String[] {"e3", "E3"}) {
            given().get(players.game() + "/legal-moves?from=" + square)
                    .then()
                    .statusCode(200)
                    .body("legalMoves.from.unique()", contains("e3"));
        }
        given().get(players.game() + "/legal-moves?from=e5")
                .then()
                .statusCode(200)
                .body(json("legalMoves", empty()));
        given().get(players.game() + "/legal-moves?from=e8")
                .then()
                .statusCode(200)
                .body(json("legalMoves", empty()));
        for (String unknown : new String[] {"z9", "a13", "e3e4"}) {
            given().queryParam("from", unknown)
                    .get(players.game() + "/legal-moves")
                    .then()
                    .statusCode(422)
                    .body(json("code", is("invalid-value")))
                    .body(json("errors.parameter", contains("from")));
        }
    }
}

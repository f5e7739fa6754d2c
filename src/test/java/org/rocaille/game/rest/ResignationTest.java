package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.Test;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

@QuarkusTest
class ResignationTest {

    private static ValidatableResponse resign(Players players, Side side) {
        return players.as(side).post(players.game() + "/resignation").then();
    }

    @Test
    void whoever_resigns_loses_whoevers_turn_it_is() {
        Players players = Players.of(Variant.ROCAILLE);

        resign(players, Side.BLACK)
                .statusCode(200)
                .body(json("status", is("finished")))
                .body(json("outcome.winner", is("white")))
                .body(json("outcome.reason", is("resignation")))
                .body(json("you", is("black")));
        given().get(players.game() + "/legal-moves")
                .then()
                .body(json("legalMoves", empty()))
                .body(json("outcome.winner", is("white")));
        players.put(1, "e3e4").statusCode(409).body(json("code", is("game-over")));
    }

    @Test
    void whoever_has_resigned_may_say_so_again_and_the_other_may_not() {
        Players players = Players.of(Variant.ROCAILLE);
        resign(players, Side.BLACK).statusCode(200).body(json("version", is(2)));

        resign(players, Side.BLACK).statusCode(200).body(json("version", is(2)));
        resign(players, Side.WHITE)
                .statusCode(409)
                .body(json("code", is("game-over")))
                .body(json("outcome.winner", is("white")));
    }

    @Test
    void a_resignation_may_be_guarded() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4");

        players.as(Side.BLACK)
                .header("If-Match", "\"1-json-black\"")
                .post(players.game() + "/resignation")
                .then()
                .statusCode(412)
                .body(json("code", is("stale-version")))
                .body(json("version", is(2)));
    }
}

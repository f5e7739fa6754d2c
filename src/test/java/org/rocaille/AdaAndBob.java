package org.rocaille;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.restassured.response.ValidatableResponse;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.rocaille.player.rest.Account;

/** Two players, the game that they play now, what they do in it and what both see of it. */
abstract class AdaAndBob {

    Account ada;
    Account bob;
    String game;

    static ValidatableResponse turns(Account player) {
        return player.as().get("/v1/me/turns").then().statusCode(200);
    }

    static ValidatableResponse seen(String address) {
        return given().get(address).then().statusCode(200);
    }

    static Instant instant(ValidatableResponse shown, String path) {
        return Instant.parse(text(shown, path));
    }

    static String text(ValidatableResponse shown, String path) {
        return shown.extract().as(Json.class).getString(path);
    }

    String tag() {
        return seen(game).extract().header("ETag");
    }

    ValidatableResponse plays(Account player, int ply, String move) {
        return player.sending(Map.of("move", move))
                .put(game + "/moves/" + ply)
                .then()
                .statusCode(201);
    }

    String offered(Account player, Map<String, Object> offer) {
        return text(player.sending(offer).post(game + "/proposals").then().statusCode(201), "proposal.links.answer");
    }

    static void answer(Account player, String where, String answer) {
        player.sending(Map.of("answer", answer)).put(where).then().statusCode(200);
    }

    void agree(Account one, Account other, Map<String, Object> offer) {
        answer(other, offered(one, offer), "accept");
    }

    /** How many moves there are, whose clock runs until when, and what White and Black had when it began to. */
    void both_see(int ply, String turn, Instant deadline, String white, String black) {
        for (Account player : List.of(ada, bob)) {
            Json shown = player.as().get(game).as(Json.class);
            assertEquals(
                    Arrays.asList(player == ada ? "white" : "black", ply, turn, deadline, white, black),
                    Arrays.asList(
                            shown.getString("you"),
                            shown.getInt("ply"),
                            shown.getString("clocks.running"),
                            Instant.parse(shown.getString("clocks." + turn + ".deadline")),
                            shown.getString("clocks.white.remaining"),
                            shown.getString("clocks.black.remaining")));
        }
    }

    void both_see_the_end(String reason, String winner) {
        for (Account player : List.of(ada, bob)) {
            player.as()
                    .get(game)
                    .then()
                    .body(json("outcome.reason", is(reason)))
                    .body(json("outcome.winner", is(winner)))
                    .body(json("clocks.running", nullValue()));
        }
    }

    /** What the last move cost its side. */
    void charged(String elapsed, String charged, String reason) {
        seen(game)
                .body(json("lastMove.charge.elapsed", is(elapsed)))
                .body(json("lastMove.charge.charged", is(charged)))
                .body(json("lastMove.charge.reason", is(reason)));
    }
}

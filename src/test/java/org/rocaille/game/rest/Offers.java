package org.rocaille.game.rest;

import io.restassured.response.ValidatableResponse;
import java.util.Map;
import org.rocaille.Json;
import org.rocaille.rules.Side;

/** What the players of a game offer each other, over HTTP. */
final class Offers {

    private Offers() {}

    static ValidatableResponse make(Players players, Side side, Map<String, Object> offer) {
        return players.as(side)
                .contentType("application/json")
                .body(offer)
                .post(players.game() + "/proposals")
                .then();
    }

    /** The address of an offer that was made. */
    static String made(Players players, Side side, Map<String, Object> offer) {
        return make(players, side, offer)
                .statusCode(201)
                .extract()
                .as(Json.class)
                .get("proposal.links.self");
    }

    static ValidatableResponse answer(Players players, Side side, String proposal, String answer) {
        return players.as(side)
                .contentType("application/json")
                .body(Map.of("answer", answer))
                .put(proposal + "/answer")
                .then();
    }

    static ValidatableResponse counter(Players players, Side side, String proposal, Map<String, Object> other) {
        return players.as(side)
                .contentType("application/json")
                .body(other)
                .post(proposal + "/counter")
                .then();
    }

    /** What comes of an offer of one side that the other accepts. */
    static ValidatableResponse agreed(Players players, Side side, Map<String, Object> offer) {
        return answer(players, side.opposite(), made(players, side, offer), "accept")
                .statusCode(200);
    }
}

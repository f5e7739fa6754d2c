package org.rocaille.game.rest;

import io.restassured.response.ValidatableResponse;
import org.rocaille.rules.Side;

/** What the sides of a game decide to answer, over HTTP. */
final class Decisions {

    /** An answer of Black to White's first move. */
    static final String ONE = "{\"lines\":[{\"if\":\"e3e4\",\"then\":\"e8e7\"}]}";

    /** With another that follows it. */
    static final String TWO =
            "{\"lines\":[{\"if\":\"e3e4\",\"then\":\"e8e7\",\"lines\":[{\"if\":\"g3g4\",\"then\":\"g8g7\"}]}]}";

    /** That move of White's, with answers to those answers: all of them make five plies. */
    static final String WITH_ANSWERS = "{\"move\":\"e3e4\",\"conditionalMoves\":[{\"if\":\"e8e7\",\"then\":\"g3g4\","
            + "\"lines\":[{\"if\":\"g8g7\",\"then\":\"h3h4\"}]}]}";

    private Decisions() {}

    static String path(Players players) {
        return players.game() + "/conditional-moves";
    }

    static ValidatableResponse decide(Players players, Side side, String body) {
        return players.as(side)
                .contentType("application/json")
                .body(body)
                .put(path(players))
                .then();
    }

    static ValidatableResponse decided(Players players, Side side) {
        return players.as(side).get(path(players)).then().statusCode(200);
    }
}

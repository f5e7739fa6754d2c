package org.rocaille.contract;

import static io.restassured.RestAssured.given;
import static io.restassured.config.EncoderConfig.encoderConfig;

import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.specification.RequestSpecification;
import java.util.Map;

/** A new game, set up so that White, or the player asked for an answer, can do what an operation is for. */
record Table(Operation operation, String path, String white, String black) {

    static Table set(Operation operation) {
        JsonPath opening = given().contentType(ContentType.JSON)
                .body(Map.of("variant", "rocaille"))
                .post("/v1/games")
                .jsonPath();
        String white = opening.getString("seatTokens.white");
        String path = operation
                .path()
                .replace("/games/{id}", "/games/" + opening.getString("game.id"))
                .replace("/variants/{id}", "/variants/rocaille")
                .replace("{ply}", "1")
                .replace("{code}", "not-found");
        if (path.contains("{proposal}")) {
            path = path.replace("{proposal}", offerDraw(opening.getString("game.links.proposals"), white));
        }
        return new Table(operation, path, white, opening.getString("seatTokens.black"));
    }

    private static String offerDraw(String proposals, String token) {
        return given().contentType(ContentType.JSON)
                .header("Authorization", "Bearer " + token)
                .body(Map.of("kind", "draw"))
                .post(proposals)
                .jsonPath()
                .getString("proposal.id");
    }

    /** The token of the player who is to act: White begins, and Black answers White's offer. */
    String player() {
        return operation.path().contains("{proposal}") ? black : white;
    }

    /** A request whose body goes out as it is, whatever its type. */
    static RequestSpecification request(String mediaType, String body) {
        return given().config(RestAssured.config()
                        .encoderConfig(encoderConfig().encodeContentTypeAs(mediaType, ContentType.TEXT)))
                .contentType(mediaType)
                .body(body);
    }
}

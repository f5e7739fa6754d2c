package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;

import io.restassured.RestAssured;
import io.restassured.config.EncoderConfig;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** A game over HTTP and the two who play it. */
public record Players(String game, String white, String black) {

    public static Players of(Variant variant) {
        return of(Map.of("variant", variant.key()));
    }

    public static Players of(Variant variant, String fen) {
        return of(Map.of("variant", variant.key(), "fen", fen));
    }

    public static Players of(Map<String, Object> request) {
        JsonPath opening = given().contentType("application/json")
                .body(new LinkedHashMap<>(request))
                .post("/v1/games")
                .then()
                .statusCode(201)
                .extract()
                .jsonPath();
        return new Players(
                opening.getString("game.links.self"),
                opening.getString("seatTokens.white"),
                opening.getString("seatTokens.black"));
    }

    public RequestSpecification as(Side side) {
        return given().header("Authorization", "Bearer " + (side == Side.WHITE ? white : black));
    }

    /** A request with a body that goes out as it is, whatever the content type says of it. */
    RequestSpecification bare(Side side, String contentType, String body) {
        EncoderConfig asIs = EncoderConfig.encoderConfig()
                .encodeContentTypeAs("application/x-www-form-urlencoded", ContentType.TEXT)
                .encodeContentTypeAs("application/xml", ContentType.TEXT);
        return as(side)
                .config(RestAssured.config().encoderConfig(asIs))
                .contentType(contentType)
                .body(body);
    }

    /** Puts a move as bare text, as whoever's ply it is when White starts. */
    public ValidatableResponse put(int ply, String move) {
        return as(ply % 2 == 1 ? Side.WHITE : Side.BLACK)
                .contentType("text/plain")
                .body(move)
                .put(game + "/moves/" + ply)
                .then();
    }

    /** Plays moves from the first ply on. */
    public Players play(String... moves) {
        for (int ply = 1; ply <= moves.length; ply++) {
            put(ply, moves[ply - 1]).statusCode(201);
        }
        return this;
    }

    public ValidatableResponse get() {
        return given().get(game).then();
    }
}

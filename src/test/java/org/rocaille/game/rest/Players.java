package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.restassured.RestAssured;
import io.restassured.config.EncoderConfig;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rocaille.Json;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** A game over HTTP and the two who play it. */
public record Players(String game, String white, String black) {

    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    public static Players of(Variant variant) {
        return of(Map.of("variant", variant.key()));
    }

    public static Players of(Variant variant, String fen) {
        return of(Map.of("variant", variant.key(), "fen", fen));
    }

    public static Players of(Map<String, Object> request) {
        Json opening = given().contentType("application/json")
                .body(new LinkedHashMap<>(request))
                .post("/v1/games")
                .then()
                .statusCode(201)
                .extract()
                .as(Json.class);
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
        return as(side).config(RestAssured.config().encoderConfig(asIs))
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

    /** As {@link #put} for those who want nothing but the status, and that soon. */
    public int statusOfPut(int ply, String move) {
        return statusOf(ply % 2 == 1 ? Side.WHITE : Side.BLACK, "PUT", game + "/moves/" + ply, "text/plain", move);
    }

    /** The status of a request of one side. */
    int statusOf(Side side, String method, String path, String contentType, String body) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(RestAssured.baseURI + ":" + RestAssured.port + path))
                .header("Authorization", "Bearer " + (side == Side.WHITE ? white : black))
                .header("Content-Type", contentType)
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
        try {
            return CLIENT.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Plays moves from the first ply on. */
    public Players play(String... moves) {
        for (int ply = 1; ply <= moves.length; ply++) {
            assertEquals(201, statusOfPut(ply, moves[ply - 1]), moves[ply - 1]);
        }
        return this;
    }

    public ValidatableResponse get() {
        return given().get(game).then();
    }
}

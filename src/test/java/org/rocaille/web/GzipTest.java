package org.rocaille.web;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.game.rest.Players;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** What is read, compressed for those who can take it. The client of the tests takes bodies as they come. */
@QuarkusTest
class GzipTest {

    private static Response zipped(String path, String accepted) {
        return given().header("Accept-Encoding", "gzip, deflate, br")
                .accept(accepted)
                .get(path);
    }

    private static byte[] unzip(Response answer) throws IOException {
        try (GZIPInputStream zipped = new GZIPInputStream(new ByteArrayInputStream(answer.asByteArray()))) {
            return zipped.readAllBytes();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/v1/variants, application/json",
        "/v1/variants/rocaille/rules, text/html",
        "/v1/positions/board.svg?variant=rocaille, image/svg+xml",
        "/q/openapi, application/yaml",
        "/problems, text/html",
    })
    void what_is_large_is_compressed_and_the_same_as_without(String path, String type) throws IOException {
        Response plain = given().accept(type).get(path);
        Response zipped = zipped(path, type);

        assertEquals("gzip", zipped.header("Content-Encoding"));
        assertEquals(plain.contentType(), zipped.contentType());
        assertArrayEquals(plain.asByteArray(), unzip(zipped));
        assertTrue(zipped.asByteArray().length < plain.asByteArray().length / 2);
        assertEquals(zipped.asByteArray().length, Integer.parseInt(zipped.header("Content-Length")));
        for (Response either : new Response[] {plain, zipped}) {
            assertTrue(either.header("Vary").contains("Accept-Encoding"), either.header("Vary"));
        }
        assertEquals(null, plain.header("Content-Encoding"));
    }

    @Test
    void the_tag_of_what_was_compressed_is_as_good_as_any() {
        Players players = Players.of(Variant.ROCAILLE);
        String tag = zipped(players.game(), "application/json").header("ETag");
        assertEquals("W/\"1-json-anyone\"", tag);

        given().header("Accept-Encoding", "gzip")
                .header("If-None-Match", tag)
                .get(players.game())
                .then()
                .statusCode(304)
                .header("ETag", is(tag))
                .header("Content-Encoding", nullValue());
        given().header("If-None-Match", tag)
                .get(players.game())
                .then()
                .statusCode(304)
                .header("ETag", is("\"1-json-anyone\""));
        String guard = players.as(Side.WHITE)
                .header("Accept-Encoding", "gzip")
                .get(players.game())
                .header("ETag");
        players.as(Side.WHITE)
                .contentType("text/plain")
                .header("If-Match", guard)
                .body("b2~b3")
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(201);
    }

    @Test
    void head_tells_what_get_would() {
        given().header("Accept-Encoding", "gzip")
                .head("/v1/variants")
                .then()
                .header("Content-Encoding", "gzip")
                .header("Vary", containsString("Accept-Encoding"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"identity", "gzip;q=0", "br, gzip;q=0, *", "deflate, br", "*;q=0", "nonsense;;"})
    void who_cannot_take_it_gets_it_as_it_is(String accepted) {
        given().header("Accept-Encoding", accepted)
                .get("/v1/variants")
                .then()
                .statusCode(200)
                .header("Content-Encoding", nullValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "GZIP;q=0.1", "br;q=1.0, gzip;q=0.8, *;q=0.1", "*", "identity, x-gzip"})
    void who_can_take_it_has_many_ways_to_say_so(String accepted) {
        given().header("Accept-Encoding", accepted).get("/v1/variants").then().header("Content-Encoding", "gzip");
    }

    @Test
    void what_is_small_is_not_worth_it() {
        zipped("/v1/me", "application/json").then().statusCode(401).header("Content-Encoding", nullValue());
        zipped("/test/echo/x", "*/*").then().statusCode(200).header("Content-Encoding", nullValue());
    }

    @Test
    void what_tells_secrets_is_never_compressed() {
        given().header("Accept-Encoding", "gzip")
                .contentType("application/json")
                .body(Map.of("variant", "rocaille"))
                .post("/v1/games")
                .then()
                .statusCode(201)
                .header("Content-Encoding", nullValue());
    }

    @Test
    void streams_are_sent_as_they_are_told() {
        Players players = Players.of(Variant.ROCAILLE);
        players.as(Side.WHITE).post(players.game() + "/resignation");

        zipped("/v1/records?limit=1", "application/json").then().statusCode(200);
        given().header("Accept-Encoding", "gzip")
                .accept("application/x-ndjson")
                .get("/v1/records?until=2020-01-01T00:00:00Z")
                .then()
                .statusCode(200)
                .header("Content-Encoding", nullValue());
    }
}

package org.rocaille.analysis.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drawings of positions that belong to no game. */
@QuarkusTest
class PositionResourceTest {

    @Test
    void a_position_is_drawn_with_its_last_move_and_how_it_ended() {
        String tag = given().queryParam("variant", "rocaille")
                .queryParam("moves", "b2~b3 Ph8-i7 g3g7 h9h6 b3~g8")
                .get("/v1/positions/board.svg")
                .then()
                .statusCode(200)
                .header("Content-Type", startsWith("image/svg+xml"))
                .header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
                .header("X-Content-Type-Options", "nosniff")
                .header("Cache-Control", containsString("max-age=3600"))
                .body(containsString("White has won: checkmate (1-0)."))
                .body(containsString("White's Swapper on b3 trades places with g8."))
                .extract()
                .header("ETag");

        given().urlEncodingEnabled(false)
                .header("If-None-Match", tag)
                .get("/v1/positions/board.svg?variant=rocaille&moves=b2~b3+h8i7+g3g7+h9h6+b3~g8")
                .then()
                .statusCode(304);
        given().urlEncodingEnabled(false)
                .header("If-None-Match", tag)
                .get("/v1/positions/board.svg?variant=rocaille&moves=b2~b3+h8i7+g3g7+h9h6+b3~g8&theme=dark")
                .then()
                .statusCode(200);
    }

    @Test
    void a_position_is_drawn_for_the_terminal_in_the_characters_that_it_has() {
        given().urlEncodingEnabled(false)
                .get("/v1/positions/board.txt?variant=baroque&fen=k7/8/8/8/8/8/1q6/K7%20w&moves=a1b2&charset=ascii")
                .then()
                .statusCode(200)
                .header("Content-Type", is("text/plain;charset=US-ASCII"))
                .body(startsWith("     a  b"))
                .body(containsString("[K]"))
                .body(containsString("+----"));
        given().get("/v1/positions/board.txt?variant=baroque&view=black")
                .then()
                .header("Content-Type", is("text/plain;charset=UTF-8"))
                .body(startsWith("     h  g"))
                .body(containsString("┌──"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fen=12 | 400 | malformed-parameter",
                "variant=chess | 422 | unknown-variant",
                "variant=baroque&fen=8/8 | 422 | invalid-position",
                "variant=baroque&moves=a2a5+a7a8 | 422 | illegal-move",
                "variant=baroque&view=both | 422 | invalid-value",
                "variant=baroque&theme=pink | 422 | invalid-value",
                "variant=baroque&coordinates=no | 422 | invalid-value",
                "variant=baroque&size=15 | 422 | invalid-value",
                "variant=baroque&size=4097 | 422 | invalid-value",
                "variant=baroque&size=big | 400 | malformed-parameter",
                "variant=baroque&charset=ascii | 400 | unknown-parameter",
            })
    void a_picture_that_cannot_be_drawn_is_refused_with_the_reason(String query, int status, String code) {
        given().urlEncodingEnabled(false)
                .get("/v1/positions/board.svg?" + query)
                .then()
                .statusCode(status)
                .header("Content-Type", startsWith("application/problem+json"))
                .header("Content-Security-Policy", not(containsString("'none'")))
                .body(json("code", is(code)));
    }
}

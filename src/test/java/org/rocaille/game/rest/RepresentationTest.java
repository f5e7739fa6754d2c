package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** The forms in which a game is shown, and their tags. */
@QuarkusTest
class RepresentationTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "*/* | application/json",
                "application/json | application/json",
                "text/plain | text/plain",
                "text/* | text/plain",
                "application/x-chess-pgn | application/x-chess-pgn",
                "application/json;q=0.5, text/plain | text/plain",
                "image/svg+xml, */*;q=0.1 | image/svg+xml",
                "image/png, image/*;q=0.5 | image/svg+xml",
                "image/png, */*;q=0.1 | application/json",
            })
    void a_game_is_shown_in_the_form_that_is_accepted(String accept, String type) {
        given().accept(accept)
                .get(Players.of(Variant.ROCAILLE).game())
                .then()
                .statusCode(200)
                .header("Content-Type", startsWith(type));
    }

    @Test
    void a_form_that_there_is_not_is_refused() {
        given().accept("image/png")
                .get(Players.of(Variant.ROCAILLE).game())
                .then()
                .statusCode(406)
                .body(json("code", is("not-acceptable")));
    }

    @Test
    void the_board_is_drawn_with_the_last_move_and_the_command_for_the_next() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4");

        String board = given().accept("text/plain")
                .get(players.game())
                .then()
                .extract()
                .asString();
        given().get(players.game() + "/board.txt")
                .then()
                .statusCode(200)
                .header("Content-Type", is("text/plain;charset=UTF-8"))
                .body(is(board))
                .body(containsString("[W]"))
                .body(containsString("1. We3-e4"))
                .body(containsString("Black to move."))
                .body(containsString("curl -X PUT"))
                .body(containsString(players.game() + "/moves/2"));
    }

    @Test
    void a_player_sees_the_board_from_their_own_side() {
        Players players = Players.of(Variant.BAROQUE);

        String white = players.as(Side.WHITE)
                .get(players.game() + "/board.txt")
                .then()
                .extract()
                .asString();
        String black = players.as(Side.BLACK)
                .get(players.game() + "/board.txt")
                .then()
                .extract()
                .asString();

        assertTrue(white.indexOf(" 8 ") < white.indexOf(" 1 "), white);
        assertTrue(black.indexOf(" 1 ") < black.indexOf(" 8 "), black);
    }

    @Test
    void the_board_is_pictured_from_the_side_of_whoever_asks_or_the_one_that_is_asked_for() {
        Players players = Players.of(Variant.BAROQUE).play("a2a5");

        String white = picture(players.as(Side.WHITE).get(players.game() + "/board.svg"));
        String black = picture(players.as(Side.BLACK).get(players.game() + "/board.svg"));

        assertNotEquals(white, black);
        assertEquals(white, picture(given().accept("image/svg+xml").get(players.game())));
        assertEquals(white, picture(players.as(Side.BLACK).get(players.game() + "/board.svg?view=white")));
        assertEquals(black, picture(given().get(players.game() + "/board.svg?view=black")));
        assertTrue(white.contains("Black to move. Last move: White's Pawn from a2 to a5."), white);
    }

    private static String picture(Response response) {
        return response.then()
                .statusCode(200)
                .header("Content-Type", startsWith("image/svg+xml"))
                .header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
                .header("X-Content-Type-Options", "nosniff")
                .extract()
                .asString();
    }

    @Test
    void a_terminal_that_knows_ascii_only_gets_ascii_only() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4");

        String board = given().get(players.game() + "/board.txt?charset=ascii&view=black")
                .then()
                .statusCode(200)
                .header("Content-Type", is("text/plain;charset=US-ASCII"))
                .header("ETag", is("\"2-text.black.ascii-anyone\""))
                .extract()
                .asString();

        assertTrue(board.matches("[\\x20-\\x7e\n]*"), board);
        assertTrue(board.contains("[W]"), board);
        given().get(players.game() + "/board.txt?charset=latin").then().statusCode(422);
        given().get(players.game() + "/board.svg?view=up").then().statusCode(422);
    }

    @Test
    void a_finished_game_asks_for_no_move() {
        Players players = Players.of(Variant.ROCAILLE);
        players.as(Side.BLACK).post(players.game() + "/resignation");

        given().get(players.game() + "/board.txt")
                .then()
                .body(containsString("White has won: resignation"))
                .body(not(containsString("curl")));
    }

    @Test
    void a_record_has_the_moves_in_display_notation_and_the_result() {
        Players players = Players.of(Variant.ROCOCO).play("e3e4", "g8g7", "d3d4", "h9c4", "d2e3", "c4d3");

        given().accept("application/x-chess-pgn")
                .get(players.game())
                .then()
                .statusCode(200)
                .body(containsString("[Variant \"Rococo\"]"))
                .body(containsString("[Result \"0-1\"]"))
                .body(containsString("[Termination \"king-captured\"]"))
                .body(matchesPattern("(?s).*\n\n1\\. Pe3-e4 \\{\\[%emt [0-9:.]+]} 1\\.\\.\\. Pg8-g7 .* 0-1\n"));
    }

    @Test
    void a_tag_tells_the_version_the_form_and_the_viewer() {
        Players players = Players.of(Variant.ROCAILLE);

        tag(players.get()).header("ETag", is("\"1-json-anyone\""));
        tag(players.as(Side.WHITE).get(players.game()).then()).header("ETag", is("\"1-json-white\""));
        tag(players.as(Side.BLACK).accept("text/plain").get(players.game()).then())
                .header("ETag", is("\"1-text-black\""));
        tag(given().accept("application/x-chess-pgn").get(players.game()).then())
                .header("ETag", is("\"1-pgn-anyone\""));
        tag(given().get(players.game() + "/board.svg?theme=dark&size=300").then())
                .header("ETag", is("\"1-svg.dark.300-anyone\""));
        tag(given().get(players.game() + "/legal-moves").then()).header("ETag", is("\"1-legal-moves-anyone\""));
        players.put(1, "e3e4").header("ETag", startsWith("\"2-"));
    }

    private static ValidatableResponse tag(ValidatableResponse response) {
        return response.statusCode(200)
                .header("Vary", containsString("Accept, Authorization, Accept-Encoding"))
                .header("Cache-Control", is("no-cache"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/board.txt", "/board.svg", "/legal-moves"})
    void what_has_not_changed_is_not_sent_again(String part) {
        Players players = Players.of(Variant.ROCAILLE);
        String tag = given().get(players.game() + part).header("ETag");

        given().header("If-None-Match", tag)
                .get(players.game() + part)
                .then()
                .statusCode(304)
                .header("ETag", is(tag))
                .body(is(emptyString()));
        players.as(Side.WHITE)
                .header("If-None-Match", tag)
                .get(players.game() + part)
                .then()
                .statusCode(200);
        players.put(1, "e3e4").statusCode(201);
        given().header("If-None-Match", tag).get(players.game() + part).then().statusCode(200);
    }
}

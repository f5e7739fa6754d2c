package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.Json;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Games from their start position to each kind of end, as two clients play them. */
@QuarkusTest
class WholeGameTest {

    private static final String ROCAILLE_MATE =
            "f3f4 e8b5 e3e8 f9e8 f4g4 j8j7 d2e3 k9f4 e3* b5b6 e2c4 f4f7 c3e3 i8k6 g3k7 j9f5 h3f5 i9i5 f2e2 i5j6 j3h3"
                    + " g9i9 h2e5 h8g9 g2g3 g8g5 g3g5 j6j3 h3j3 f7e6 g4e6 b6b7 b3d5 j7j6 f5f6 b7b5 i2h2 b5a6 h2h5"
                    + " e8d7 e5d6";
    private static final String ROCOCO_KING_CAPTURED = "e3e4 g8g7 d3d4 h9c4 d2e3 c4d3";
    private static final String PUSHME_MATE =
            "i3i4 g8g7 i4h5 h9c4 h5h6 c4h4 b2b5 h4i5 b5h5 f8h6 h2f4 g7f7 f4f6 g9f8 g2g8 e8g8"
                    + " f6f7 d9i4 e3g3 i5h4 f2e3 i4g2 e2h2 h4g5 e3e4 i9g9 h2e2 e9e5";
    private static final String PUSHME_STALEMATE =
            "i3h4 b8c7 h2i3 b9b4 c3c4 b4*c4 h4g5 d8e7 i3i7 c8c6 i7i8 e7f6 i8j7 h8g7 i2i8 f8h6 j7h7 h6f4 f3g4 f6h4"
                    + " h7h5 f4h4 h5h6 g9f8 h6g7 c9f6 g7i9 f9f8 i9g9 e9f9 c2c5 c7d6 i8~g8 f9*g8 c5b4 f8f9 d2c3 d9d2"
                    + " h3h2 d2f4 b4e4 i8h8 e4e7 f9g8 c3i9";
    private static final String BAROQUE_MATE =
            "b2b6 e7e6 c2c5 g7g5 c5b5 f8c5 d2d5 g5h5 b6a6 e6c6 a6a3 e8f8 a3f3 c6c5 d1b3 h5e5 c1c2 h8f6 b1b2 a7a5"
                    + " f3c3 e5e4 c2c1 h7h3 b3b6 c5b5 b2b6 d7d6 b6g6 a5e5 a2a6 c8d7 g6c2 f8e7 c3d3 b7b5 c2c8 a8c6"
                    + " a1a4 c6f3 c1c8 f3c6 a6a5 d7d1";

    @ParameterizedTest
    @CsvSource({
        "rocaille, checkmate, white, " + ROCAILLE_MATE,
        "rococo, king-captured, black, " + ROCOCO_KING_CAPTURED,
        "rococo-pushme, checkmate, black, " + PUSHME_MATE,
        "rococo-pushme, stalemate, , " + PUSHME_STALEMATE,
        "baroque, checkmate, black, " + BAROQUE_MATE,
    })
    void a_game_is_played_to_its_end(String variant, String reason, String winner, String moves) {
        Players players = Players.of(Variant.of(variant));
        String[] texts = moves.split(" ");
        Position position = Variant.of(variant).start();
        List<Map<String, Object>> told = new ArrayList<>();

        for (int ply = 1; ply <= texts.length; ply++) {
            String text = texts[ply - 1];
            position = position.play(position.legalMoves().stream()
                    .filter(move -> move.text().equals(text))
                    .findAny()
                    .orElseThrow());
            told.add(players.put(ply, text)
                    .statusCode(201)
                    .body(json("game.fen", is(position.fen())))
                    .body(json("game.status", is(ply < texts.length ? "active" : "finished")))
                    .extract()
                    .as(Json.class)
                    .get("move"));
        }

        players.get()
                .body(json("status", is("finished")))
                .body(json("outcome.reason", is(reason)))
                .body(json("outcome.winner", is(winner)))
                .body(json("lastMove.outcome.reason", is(reason)))
                .body(json("fen", is(position.fen())))
                .body(json("ply", is(texts.length)))
                .body(json("links.nextMove", nullValue()));
        given().get(players.game() + "/legal-moves")
                .then()
                .body(json("legalMoves", empty()))
                .body(json("outcome.reason", is(reason)));
        given().get(players.game() + "/moves?limit=200").then().body(json("items", is(told)));
    }

    /** Two pieces that come and go bring the start position about a second and a third time. */
    private static String[] shuffle(String there, String otherThere, String back, String otherBack) {
        return new String[] {there, otherThere, back, otherBack, there, otherThere, back};
    }

    @Test
    void where_repetition_loses_it_must_be_acknowledged_and_then_loses() {
        Players players = Players.of(Variant.ROCAILLE).play(shuffle("e3e4", "e8e7", "e4e3", "e7e8"));

        players.put(8, "e7e8")
                .statusCode(422)
                .body(json("code", is("repetition-loses")))
                .body(json("move", is("e7e8")));
        given().get(players.game() + "/legal-moves?from=e7")
                .then()
                .body("legalMoves.find { it.move == 'e7e8' }.losesByRepetition", is(true))
                .body("legalMoves.find { it.move == 'e7e6' }.losesByRepetition", is(false));

        players.as(Side.BLACK)
                .contentType("application/json")
                .body("{\"move\":\"e7e8\",\"acknowledge\":\"repetition\"}")
                .put(players.game() + "/moves/8")
                .then()
                .statusCode(201)
                .body(json("game.outcome.reason", is("repetition")))
                .body(json("game.outcome.winner", is("white")))
                .body(json("game.occurrences", is(3)));
    }

    @Test
    void the_acknowledgement_may_be_in_the_query() {
        Players players = Players.of(Variant.ROCOCO).play(shuffle("e3e4", "e8e7", "e4e3", "e7e8"));

        players.as(Side.BLACK)
                .contentType("text/plain")
                .body("e7e8")
                .put(players.game() + "/moves/8?acknowledge=repetition")
                .then()
                .statusCode(201)
                .body(json("game.outcome.winner", is("white")));
    }

    @Test
    void where_repetition_draws_it_needs_no_acknowledgement() {
        Players players = Players.of(Variant.BAROQUE).play(shuffle("e2e4", "e7e5", "e4e2", "e5e7"));

        players.put(8, "e5e7")
                .statusCode(201)
                .body(json("game.outcome.reason", is("repetition")))
                .body(json("game.outcome.winner", nullValue()));
    }

    @Test
    void a_hundred_quiet_plies_are_a_draw_where_chess_has_it_so() {
        Players players = Players.of(Variant.BAROQUE, "4k3/8/8/8/8/8/7M/4K3 w - 99 80");

        players.put(1, "h2h3")
                .statusCode(201)
                .body(json("game.quietPlies", is(100)))
                .body(json("game.outcome.reason", is("quiet-plies")))
                .body(json("game.outcome.winner", nullValue()));
    }

    @Test
    void a_game_may_start_from_a_position_with_black_to_move_and_still_counts_its_plies_from_one() {
        Players players = Players.of(Variant.BAROQUE, "4k3/8/8/8/8/8/7M/4K3 b - 0 40");

        players.as(Side.BLACK)
                .contentType("text/plain")
                .body("e8d8")
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(201)
                .body(json("move.side", is("black")))
                .body(json("game.ply", is(1)))
                .body(json("game.moveNumber", is(41)))
                .body(json("game.turn", is("white")))
                .body(json("game.fen", startsWith("3k4/")));
        players.as(Side.WHITE)
                .contentType("text/plain")
                .body("h2h3")
                .put(players.game() + "/moves/2")
                .then()
                .statusCode(201);
    }

    @Test
    void a_game_goes_on_when_its_counters_are_as_large_as_a_fen_can_tell() {
        String start = "12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12";
        Players players =
                Players.of(Variant.ROCAILLE, start + " w - 999999 999999").play("e3e4", "e8e7");

        players.get().statusCode(200).body(json("quietPlies", is(999999))).body(json("moveNumber", is(999999)));
        players.put(3, "e4e5").statusCode(201);
    }

    @Test
    void a_swap_a_self_removal_and_a_mutual_destruction_are_told_as_what_they_are() {
        Players players = Players.of(Variant.ROCOCO_PUSHME).play(PUSHME_STALEMATE.split(" "));

        given().get(players.game() + "/moves/6")
                .then()
                .body(json("kind", is("destroy")))
                .body(json("captures", is(List.of("c4"))));
        given().get(players.game() + "/moves/33")
                .then()
                .body(json("kind", is("swap")))
                .body(json("to", is("g8")));

        Players rocaille = Players.of(Variant.ROCAILLE).play(ROCAILLE_MATE.split(" "));
        given().get(rocaille.game() + "/moves/9")
                .then()
                .body(json("kind", is("remove")))
                .body(json("to", is("e3")));
        rocaille.put(9, "e3*").statusCode(200).body(json("move.captures", empty()));
    }
}

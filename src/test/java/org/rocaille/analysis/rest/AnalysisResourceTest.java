package org.rocaille.analysis.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@DisplayName("POST /v1/analysis")
class AnalysisResourceTest {

    private static final String EMPTY_ROCAILLE = "12/12/12/12/12/12/12/12/12/12 ";

    @Test
    void without_fen_and_moves_it_answers_for_the_start_position() {
        analyse("""
                {"variant": "rocaille"}""")
                .statusCode(200)
                .body(json("variant", is("rocaille")))
                .body(json("fen", is("12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12 w - 0 1")))
                .body(json("turn", is("white")))
                .body(json("check", is(false)))
                .body(json("outcome", nullValue()))
                .body(json("legalMoves", hasSize(54)))
                .body(json("legalMoves.losesByRepetition", everyItem(is(false))));
    }

    @Test
    void moves_are_made_in_order_and_the_position_after_them_is_told() {
        analyse(AnalysisResource.START_EXAMPLE)
                .statusCode(200)
                .body(json("turn", is("black")))
                .body(json(
                        "fen",
                        is("12/1sla1kpcali1/1pppwpwpppp1/4p7/12/12/4P1P5/1PPPWPWPPPP1/1SLA1K1CALI1/12 b - 0 2")));
    }

    @Test
    void a_legal_move_tells_what_it_does_and_where_it_leads() {
        analyse("""
                {"variant": "rocaille", "fen": "12/12/4p7/4P7/4P7/12/12/12/12/12 w"}""")
                .statusCode(200)
                .body("legalMoves.find { it.move == 'e6e8' }.kind", is("travel"))
                .body("legalMoves.find { it.move == 'e6e8' }.from", is("e6"))
                .body("legalMoves.find { it.move == 'e6e8' }.to", is("e8"))
                .body("legalMoves.find { it.move == 'e6e8' }.captures", contains("e8"))
                .body("legalMoves.find { it.move == 'e6e8' }.promotion", nullValue())
                .body("legalMoves.find { it.move == 'e6e8' }.notation", is("Pe6xe8"))
                .body("legalMoves.find { it.move == 'e6e8' }.fen", is("12/12/4P7/4P7/12/12/12/12/12/12 b - 0 1"));
    }

    @Test
    void a_position_is_analysed_as_it_is() {
        analyse(AnalysisResource.POSITION_EXAMPLE)
                .statusCode(200)
                .body(json("variant", is("baroque")))
                .body(json("fen", is("7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w - 0 1")))
                .body("legalMoves.find { it.move == 'c2c4' }.captures", contains("c5", "d4"))
                .body("legalMoves.find { it.move == 'c2c4' }.notation", is("Pc2-c4xc5,d4"));
    }

    @Test
    void all_kinds_of_move_are_told_apart() {
        analyse("""
                {"variant": "rocaille", "fen": "12/12/4P7/12/4i7/3L8/12/3Sp7/12/12 w"}""")
                .statusCode(200)
                .body("legalMoves.find { it.move == 'd3*e3' }.kind", is("destroy"))
                .body("legalMoves.find { it.move == 'd3*e3' }.captures", contains("e3"))
                .body("legalMoves.find { it.move == 'd3~e3' }.kind", is("swap"))
                .body("legalMoves.find { it.move == 'd3~e3' }.captures", empty())
                .body("legalMoves.find { it.move == 'd5*' }.kind", is("remove"))
                .body("legalMoves.find { it.move == 'd5*' }.to", is("d5"))
                .body("legalMoves.find { it.move == 'e8e9=W' }.promotion", is("W"))
                .body("legalMoves.find { it.move == 'e8e9' }.promotion", nullValue());
    }

    @Test
    void a_position_that_is_over_has_an_outcome_and_no_moves() {
        analyse("""
                {"variant": "rocaille", "fen": "12/1k10/12/1K10/12/6L5/12/12/12/12 w", "moves": ["g5g9"]}""")
                .statusCode(200)
                .body(json("check", is(true)))
                .body(json("outcome.winner", is("white")))
                .body(json("outcome.reason", is("checkmate")))
                .body(json("legalMoves", empty()));
        analyse("""
                {"variant": "baroque", "fen": "8/8/8/5k2/2K5/1m6/8/8 b", "moves": ["f5g4"]}""")
                .statusCode(200)
                .body(json("check", is(false)))
                .body(json("outcome.winner", nullValue()))
                .body(json("outcome.reason", is("stalemate")))
                .body(json("legalMoves", empty()));
        analyse("""
                {"variant": "rococo", "fen": "10/10/10/10/10/10/10/10/4K5/10 b"}""")
                .statusCode(200)
                .body(json("outcome.winner", is("white")))
                .body(json("outcome.reason", is("king-captured")))
                .body(json("legalMoves", empty()));
    }

    @Test
    void positions_passed_through_count_for_repetition_and_the_move_that_would_lose_is_marked() {
        List<String> once = List.of("b2b4", "b9b7", "b4b2", "b7b9");
        Map<String, Object> request = Map.of(
                "variant", "rococo",
                "fen", "10/1a3k4/10/10/10/10/10/10/1A3K4/10 w",
                "moves", Stream.concat(once.stream(), once.stream().limit(3)).toList());

        analyse(request)
                .statusCode(200)
                .body(json("outcome", nullValue()))
                .body("legalMoves.findAll { it.losesByRepetition }.move", contains("b7b9"));
    }

    @Test
    void a_third_occurrence_ends_the_analysis() {
        List<String> once = List.of("b2b4", "b9b7", "b4b2", "b7b9");
        List<String> twice = Stream.concat(once.stream(), once.stream()).toList();
        String fen = "10/1a3k4/10/10/10/10/10/10/1A3K4/10 w";

        analyse(Map.of("variant", "rococo", "fen", fen, "moves", twice))
                .statusCode(200)
                .body(json("outcome.winner", is("white")))
                .body(json("outcome.reason", is("repetition")))
                .body(json("legalMoves", empty()));
        analyse(Map.of("variant", "rococo", "fen", fen, "moves", append(twice, "b2b4")))
                .statusCode(422)
                .body(json("code", is("illegal-move")))
                .body(json("reason", is("game-over")))
                .body(json("alsoBecause", empty()))
                .body(json("pointer", is("/moves/8")));
        analyse(Map.of("variant", "rococo", "fen", fen, "moves", append(twice, "hello")))
                .statusCode(422)
                .body(json("reason", is("malformed")))
                .body(json("alsoBecause.reason", hasItem("game-over")));
    }

    @Test
    void where_repetition_is_a_draw_no_move_loses_by_it() {
        List<String> once = List.of("b2b3", "b8c8", "b3b2", "c8b8");
        analyse(Map.of(
                        "variant", "baroque",
                        "fen", "1q6/5k2/8/8/8/8/1Q3K2/8 w",
                        "moves",
                                Stream.concat(once.stream(), once.stream().limit(3))
                                        .toList()))
                .statusCode(200)
                .body(json("legalMoves.losesByRepetition", everyItem(is(false))));
    }

    @Test
    void an_illegal_move_is_named_by_its_place_with_the_reasons_in_order() {
        analyse("""
                {"variant": "rocaille", "moves": ["e2e4", "f9f5"]}""")
                .statusCode(422)
                .contentType("application/problem+json")
                .body(json("code", is("illegal-move")))
                .body(json("pointer", is("/moves/1")))
                .body(json("reason", notNullValue()))
                .body(json("squares", not(empty())))
                .body(json("alsoBecause", notNullValue()))
                .body(json("detail", notNullValue()));
    }

    @Test
    void a_move_after_the_end_is_refused_since_the_game_is_over() {
        String fen = "10/3K6/4k5/10/10/3P6/10/10/10/10 b";

        analyse(Map.of("variant", "rococo", "fen", fen, "moves", List.of("e8d9", "d5d6")))
                .statusCode(422)
                .body(json("reason", is("game-over")))
                .body(json("pointer", is("/moves/1")));
    }

    @Test
    void every_fault_of_a_position_is_listed() {
        analyse("""
                {"variant": "rocaille", "fen": "13/12/12/12/12/12/12/12/12/12 x"}""")
                .statusCode(422)
                .contentType("application/problem+json")
                .body(json("code", is("invalid-position")))
                .body(json("pointer", is("/fen")))
                .body(json("errors.code", contains("fen-row", "fen-turn")))
                .body(json("errors.detail", everyItem(notNullValue())));
        analyse(Map.of("variant", "rocaille", "fen", "12/12/4kK6/12/12/12/12/12/12/12 w"))
                .statusCode(422)
                .body(json("errors.code", hasItem("kings-touch")));
    }

    @Test
    void a_position_without_kings_is_analysed() {
        analyse(Map.of("variant", "rocaille", "fen", EMPTY_ROCAILLE.replaceFirst("12/12", "12/4L7") + "w"))
                .statusCode(200)
                .body(json("outcome", nullValue()))
                .body(json("check", is(false)))
                .body(json("legalMoves", not(empty())));
    }

    @Test
    void an_unknown_variant_is_refused_with_those_there_are() {
        analyse("""
                {"variant": "chess"}""")
                .statusCode(422)
                .body(json("code", is("unknown-variant")))
                .body(json("known", contains("rocaille", "rococo", "rococo-pushme", "baroque")));
    }

    @Test
    void more_moves_than_anyone_can_have_played_are_refused_unread() {
        analyse(Map.of("variant", "rococo", "moves", Collections.nCopies(2001, "e3e4")))
                .statusCode(422)
                .body(json("code", is("invalid-value")))
                .body(json("errors.pointer", contains("/moves")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        {}                                          | 400 | missing-field
        {"variant": null}                           | 400 | missing-field
        {"variant": 1}                              | 400 | wrong-type
        {"variant": "rococo", "moves": "e3e4"}      | 400 | wrong-type
        {"variant": "rococo", "moves": [null]}      | 400 | missing-field
        {"variant": "rococo", "moves": [1]}         | 400 | wrong-type
        {"variant": "rococo", "position": "x"}      | 400 | unknown-field
        {"variant": "rococo", "variant": "rococo"}  | 400 | duplicate-field
        {"variant": "rococo"                        | 400 | malformed-json
        []                                          | 400 | wrong-type
        """)
    void a_request_that_is_not_one_is_told_what_is_wrong(String body, int status, String code) {
        analyse(body).statusCode(status).body(json("code", is(code)));
    }

    private static List<String> append(List<String> moves, String move) {
        return Stream.concat(moves.stream(), Stream.of(move)).toList();
    }

    private static ValidatableResponse analyse(Object body) {
        return given().contentType("application/json")
                .body(body)
                .post("/v1/analysis")
                .then();
    }
}

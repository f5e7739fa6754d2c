package org.rocaille.puzzle.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;

/** Puzzles over HTTP. */
@QuarkusTest
class PuzzleTest {

    private static String any(String theme) {
        return given().queryParam("theme", theme)
                .get("/v1/puzzles/random")
                .then()
                .statusCode(200)
                .extract()
                .header("Content-Location");
    }

    private static List<String> solution(String puzzle) {
        return given().get(puzzle + "/solution")
                .then()
                .statusCode(200)
                .extract()
                .as(Json.class)
                .get("moves.move");
    }

    private static String attempt(String puzzle, List<String> moves) {
        return given().queryParam("moves", String.join(" ", moves))
                .get(puzzle + "/attempt")
                .then()
                .statusCode(200)
                .extract()
                .asString();
    }

    @Test
    void all_puzzles_are_listed_once_page_by_page() {
        String address = "/v1/puzzles?limit=60";
        List<String> listed = new ArrayList<>();
        while (address != null) {
            var answer = given().urlEncodingEnabled(false).get(address).then().statusCode(200);
            List<String> ids = answer.extract().as(Json.class).get("items.id");
            listed.addAll(ids);
            String link = answer.extract().header("Link");
            address = link == null ? null : link.replaceFirst("<(.*)>.*", "$1");
        }
        assertEquals(listed.size(), Set.copyOf(listed).size());
        assertTrue(listed.size() >= 200, listed::toString);
    }

    @Test
    void a_list_is_of_one_variant_and_of_all_themes_asked_for() {
        given().queryParam("variant", "baroque")
                .queryParam("theme", "mate-in-2,chameleon")
                .get("/v1/puzzles")
                .then()
                .statusCode(200)
                .body(json("items.variant", everyItem(is("baroque"))))
                .body(json("items.themes", everyItem(hasItems("mate-in-2", "chameleon"))))
                .body(json("items.movesToFind", hasItem(2)));
    }

    @Test
    void a_random_puzzle_is_one_of_those_asked_for_and_not_the_same_each_time() {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 30; i++) {
            Json puzzle = given().queryParam("variant", "rococo")
                    .queryParam("theme", "multi-capture")
                    .get("/v1/puzzles/random")
                    .then()
                    .statusCode(200)
                    .header("Cache-Control", "no-store")
                    .extract()
                    .as(Json.class);
            assertEquals("rococo", puzzle.get("variant"));
            seen.add(puzzle.get("id"));
        }
        assertTrue(seen.size() > 1, seen::toString);
        given().queryParam("variant", "baroque")
                .queryParam("theme", "ring")
                .get("/v1/puzzles/random")
                .then()
                .statusCode(404)
                .body(json("code", is("not-found")));
    }

    @Test
    void a_puzzle_does_not_tell_its_solution_and_is_not_sent_twice() {
        String puzzle = any("mate-in-2");
        String first = solution(puzzle).get(0);
        String tag = given().get(puzzle)
                .then()
                .statusCode(200)
                .header("Cache-Control", containsString("max-age=3600"))
                .body(json("movesToFind", is(2)))
                .body(json("themes", hasItem("mate-in-2")))
                .body(json("links.self", is(puzzle)))
                .body(not(containsString('"' + first + '"')))
                .extract()
                .header("ETag");
        given().header("If-None-Match", tag).get(puzzle).then().statusCode(304);
    }

    @Test
    void a_puzzle_is_solved_move_by_move_with_the_answers_of_the_other_side() {
        String puzzle = any("mate-in-2");
        List<String> solution = solution(puzzle);

        String first = attempt(puzzle, solution.subList(0, 1));
        assertEquals("right", Json.from(first).get("result"));
        assertEquals(solution.get(1), Json.from(first).get("reply.move"));
        assertEquals(solution.subList(0, 2), Json.from(first).get("moves"));
        assertEquals(
                (Object) Json.from(first).get("reply.fen"), Json.from(first).get("fen"));

        String answered = attempt(puzzle, solution.subList(0, 2));
        assertEquals("right", Json.from(answered).get("result"));
        assertEquals((Object) null, Json.from(answered).get("reply"));

        String last = attempt(puzzle, solution);
        assertEquals("solved", Json.from(last).get("result"));
        assertEquals((Object) null, Json.from(last).get("reply"));
        assertEquals(solution, Json.from(last).get("moves"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"mate-in-1", "mate-in-3", "multi-capture"})
    void every_other_move_than_the_solution_is_wrong_and_another_may_be_tried(String theme) {
        String puzzle = any(theme);
        Json shown = given().get(puzzle).as(Json.class);
        String right = solution(puzzle).get(0);
        List<String> legal = given().contentType("application/json")
                .body(Map.of("variant", shown.get("variant"), "fen", shown.get("fen")))
                .post("/v1/analysis")
                .as(Json.class)
                .get("legalMoves.move");
        legal.stream().filter(move -> !move.equals(right)).limit(5).forEach(move -> {
            Json answer = Json.from(attempt(puzzle, List.of(move)));
            assertEquals("wrong", answer.get("result"));
            assertEquals(List.of(), answer.get("moves"));
            assertEquals((Object) shown.get("fen"), answer.get("fen"));
        });
        String end = theme.equals("mate-in-3") ? "right" : "solved";
        assertEquals(end, Json.from(attempt(puzzle, List.of(right))).get("result"));
    }

    @Test
    void moves_that_cannot_be_made_are_refused_with_their_place() {
        String puzzle = any("mate-in-2");
        List<String> solution = solution(puzzle);
        given().get(puzzle + "/attempt").then().statusCode(400).body(json("code", is("malformed-parameter")));
        given().queryParam("moves", "a1")
                .get(puzzle + "/attempt")
                .then()
                .statusCode(422)
                .body(json("code", is("illegal-move")))
                .body(json("pointer", is("/moves/0")));
        given().queryParam("moves", String.join(" ", solution) + " a1a2")
                .get(puzzle + "/attempt")
                .then()
                .statusCode(422)
                .body(json("code", is("invalid-value")))
                .body(json("errors[0].pointer", is("/moves/3")));
    }

    @Test
    void an_answer_of_the_other_side_that_is_not_the_solutions_is_refused() {
        String puzzle = any("mate-in-3");
        List<String> solution = solution(puzzle);
        Json shown = given().get(puzzle).as(Json.class);
        String variant = shown.get("variant");
        String fen = shown.get("fen");
        List<String> replies = given().contentType("application/json")
                .body(Map.of("variant", variant, "fen", fen, "moves", solution.subList(0, 1)))
                .post("/v1/analysis")
                .as(Json.class)
                .get("legalMoves.move");
        replies.stream()
                .filter(move -> !move.equals(solution.get(1)))
                .forEach(reply -> given().queryParam("moves", solution.get(0) + " " + reply)
                        .get(puzzle + "/attempt")
                        .then()
                        .statusCode(422)
                        .body(json("code", is("invalid-value")))
                        .body(json("detail", containsString(solution.get(1))))
                        .body(json("errors[0].pointer", is("/moves/1"))));
    }

    @Test
    void a_puzzle_is_drawn_as_its_solver_sees_it() {
        String puzzle = any("mate-in-1");
        String id = puzzle.substring(puzzle.lastIndexOf('/') + 1);
        boolean isWhite = given().get(puzzle).as(Json.class).get("turn").equals("white");
        String title = (isWhite ? "White" : "Black") + " wins by one move.";
        String files = isWhite ? "     a  b" : "     (l|j|h)  (k|i|g)";

        String text = given().accept("text/plain")
                .get(puzzle)
                .then()
                .statusCode(200)
                .header("ETag", not(nullValue()))
                .body(allOf(
                        containsString("puzzle " + id),
                        containsString(title),
                        containsString(puzzle + "/attempt?moves=MOVE'")))
                .extract()
                .asString();
        assertTrue(text.lines().anyMatch(line -> line.matches(files + ".*")), text);
        given().get(puzzle + "/board.txt").then().statusCode(200).body(is(text));
        given().queryParam("charset", "ascii")
                .queryParam("view", "white")
                .get(puzzle + "/board.txt")
                .then()
                .statusCode(200)
                .header("Content-Type", is("text/plain;charset=US-ASCII"))
                .body(containsString("     a  b"));

        String picture = given().accept("image/svg+xml")
                .get(puzzle)
                .then()
                .statusCode(200)
                .extract()
                .asString();
        assertTrue(picture.contains(": " + title + "</title>"), picture);
        String tag = given().get(puzzle + "/board.svg")
                .then()
                .statusCode(200)
                .header("Content-Type", startsWith("image/svg+xml"))
                .body(is(picture))
                .extract()
                .header("ETag");
        given().header("If-None-Match", tag).get(puzzle + "/board.svg").then().statusCode(304);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "?variant=chess | 422 | unknown-variant | No variant",
                "?theme=fork | 422 | invalid-value | mate-in-1, mate-in-2, mate-in-3, multi-capture, king",
                "?theme=ring, | 422 | invalid-value | theme is one of",
                "?theme= | 400 | malformed-parameter | no value",
                "?limit=0 | 422 | invalid-value | limit",
                "?cursor=x | 400 | malformed-parameter | cursor",
                "/nothing | 404 | not-found | No puzzle",
                "/nothing/solution | 404 | not-found | No puzzle",
                "/random?theme=fork | 422 | invalid-value | mate-in-1",
                "/random?limit=1 | 400 | unknown-parameter | parameter",
            })
    void what_cannot_be_found_is_refused_with_the_reason(String address, int status, String code, String detail) {
        given().urlEncodingEnabled(false)
                .get("/v1/puzzles" + address)
                .then()
                .statusCode(status)
                .header("Content-Type", startsWith("application/problem+json"))
                .body(json("code", is(code)))
                .body(json("detail", containsString(detail)));
    }
}

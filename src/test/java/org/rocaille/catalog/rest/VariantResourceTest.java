package org.rocaille.catalog.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.rules.Variant;

@QuarkusTest
class VariantResourceTest {

    @Test
    void all_four_games_are_listed_on_one_page() {
        given().get("/v1/variants")
                .then()
                .statusCode(200)
                .contentType("application/json")
                .body(json("items.id", contains("rocaille", "rococo", "rococo-pushme", "baroque")))
                .body(json("next", nullValue()));
    }

    @Test
    void a_game_tells_its_board_its_pieces_and_how_it_is_won() {
        given().get("/v1/variants/rocaille")
                .then()
                .statusCode(200)
                .body(json("id", is("rocaille")))
                .body(json("title", is("Rocaille")))
                .body(json("board.files", is(12)))
                .body(json("board.ranks", is(10)))
                .body(json("board.ring", is(true)))
                .body(json("board.field.from", is("b2")))
                .body(json("board.field.to", is("k9")))
                .body(json(
                        "startFen",
                        is("12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12 w - 0 1")))
                .body(json("pieces.letter", contains("K", "P", "A", "W", "L", "S", "I", "C")))
                .body(json("pieces.count", contains(1, 10, 2, 2, 2, 1, 1, 1)))
                .body("pieces.find { it.type == 'long-leaper' }.name", is("Long Leaper"))
                .body(
                        "pieces.find { it.letter == 'S' }.description",
                        is("Moves like a Queen, trades places with the first piece on a line unless it is a King, and"
                                + " captures an enemy next to it by vanishing together with it."))
                .body(json("endings.reason", contains("checkmate", "no-moves", "repetition")))
                .body(json("endings.decisive", everyItem(is(true))))
                .body(json("dials.kings", is("check-and-apart")))
                .body(json("dials.freezing", is("absolute")))
                .body(json("dials.endings", is("decisive")))
                .body(json("dials.randomArrays", is(false)))
                .body(json("promotionRanks.white", contains(9)))
                .body(json("promotionRanks.black", contains(2)))
                .body(json("links.self", is("/v1/variants/rocaille")))
                .body(json("links.rules", is("/v1/variants/rocaille/rules")));
    }

    @Test
    void a_game_without_ring_and_promotion_says_so() {
        given().get("/v1/variants/baroque")
                .then()
                .statusCode(200)
                .body(json("board.ring", is(false)))
                .body(json("board.field.from", is("a1")))
                .body(json("board.field.to", is("h8")))
                .body(json("promotionRanks.white", empty()))
                .body(json("endings.reason", contains("checkmate", "stalemate", "repetition", "quiet-plies")))
                .body(json("endings.decisive", contains(true, false, false, false)));
    }

    @Test
    void the_promotion_ranks_of_rococo_are_in_order_for_both_sides() {
        given().get("/v1/variants/rococo")
                .then()
                .body(json("promotionRanks.white", contains(9, 10)))
                .body(json("promotionRanks.black", contains(1, 2)))
                .body(json("endings.reason", contains("king-captured", "no-moves", "repetition")));
    }

    @ParameterizedTest
    @CsvSource({
        "/v1/variants/chess",
        "/v1/variants/chess/rules",
        "/v1/variants/ROCAILLE",
        "/v1/variants/rocaille/pieces"
    })
    void an_unknown_game_is_not_found(String path) {
        given().get(path)
                .then()
                .statusCode(404)
                .contentType("application/problem+json")
                .body(json("code", is("not-found")));
    }

    static List<String> pages() {
        return Variant.all().stream().map(Variant::key).toList();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void the_rules_can_be_read_in_a_terminal_by_a_program_and_in_a_browser(String id) {
        String page = "/v1/variants/" + id + "/rules";
        String title = "# " + Variant.of(id).title() + "\n";

        given().get(page)
                .then()
                .statusCode(200)
                .contentType(equalTo("text/plain;charset=UTF-8"))
                .body(startsWith(title));
        given().accept("text/markdown")
                .get(page)
                .then()
                .statusCode(200)
                .contentType(equalTo("text/markdown;charset=UTF-8"))
                .body(startsWith(title));
        given().accept("text/html,application/xhtml+xml,*/*;q=0.8")
                .get(page)
                .then()
                .statusCode(200)
                .contentType(equalTo("text/html;charset=UTF-8"))
                .body(containsString(">" + Variant.of(id).title() + "</h1>"));
        given().accept("application/json").get(page).then().statusCode(406).body(json("code", is("not-acceptable")));
    }

    @ParameterizedTest
    @CsvSource({
        "/v1/variants, application/json",
        "/v1/variants/rococo, application/json",
        "/v1/variants/rococo/rules, text/plain",
        "/v1/variants/rococo/rules, text/html"
    })
    void what_a_caller_has_already_is_not_sent_again(String path, String type) {
        Response first = given().accept(type).get(path);
        first.then()
                .header("ETag", matchesPattern("\"[0-9a-f]{24}\""))
                .header("Cache-Control", "max-age=3600")
                .header("Vary", containsString("Accept"));
        String tag = first.header("ETag");

        for (String held : List.of(tag, "W/" + tag, "\"old\", " + tag)) {
            given().accept(type)
                    .header("If-None-Match", held)
                    .get(path)
                    .then()
                    .statusCode(304)
                    .header("ETag", tag)
                    .body(emptyString());
        }
        given().accept(type)
                .header("If-None-Match", "\"old\"")
                .get(path)
                .then()
                .statusCode(200)
                .body(not(emptyString()));
    }

    @Test
    void each_representation_has_a_tag_of_its_own() {
        String text =
                given().accept("text/plain").get("/v1/variants/rococo/rules").header("ETag");

        given().accept("text/html")
                .header("If-None-Match", text)
                .get("/v1/variants/rococo/rules")
                .then()
                .statusCode(200);
    }
}

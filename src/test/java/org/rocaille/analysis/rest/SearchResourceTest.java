package org.rocaille.analysis.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.Json;
import org.rocaille.analysis.SearchService;
import org.rocaille.rules.Variant;

@QuarkusTest
@DisplayName("POST /v1/analysis/search")
class SearchResourceTest {

    private static final String LONG = """
            {"variant": "rocaille", "moves": ["e2e4"], "limit": {"time": "PT10S"}}""";

    @Inject
    SearchService searches;

    @Test
    void the_best_move_is_told_with_what_it_leads_to() {
        search(SearchResource.START_EXAMPLE)
                .statusCode(200)
                .body(json("variant", is("rocaille")))
                .body(json("turn", is("black")))
                .body(json("outcome", nullValue()))
                .body(json("lines", hasSize(1)))
                .body(json("lines[0].score.centipawns", notNullValue()))
                .body(json("lines[0].score.winsIn", nullValue()))
                .body(json("lines[0].moves", not(empty())))
                .body(json("lines[0].notation", not(empty())))
                .body(json("lines[0].fen", notNullValue()))
                .body(json("depth", greaterThan(0)))
                .body(json("nodes", is(5000)))
                .body(json("time", notNullValue()))
                .body(json("nodesPerSecond", greaterThan(0)))
                .body(json("endedBy", is("nodes")));
    }

    @Test
    void the_moves_of_a_line_lead_to_its_position() {
        Json found = search("""
                {"variant": "rococo", "limit": {"depth": 4}}""")
                .statusCode(200)
                .body(json("endedBy", is("depth")))
                .body(json("depth", is(4)))
                .extract()
                .as(Json.class);
        given().contentType("application/json")
                .body(Map.of("variant", "rococo", "moves", found.getList("lines[0].moves")))
                .post("/v1/analysis")
                .then()
                .statusCode(200)
                .body(json("fen", is(found.getString("lines[0].fen"))));
    }

    @Test
    void as_many_lines_are_told_as_are_asked_for_the_best_first() {
        Json found = search("""
                {"variant": "baroque", "lines": 3, "limit": {"depth": 3}}""")
                .statusCode(200)
                .body(json("lines", hasSize(3)))
                .body(json("lines.depth", everyItem(is(3))))
                .extract()
                .as(Json.class);
        List<Integer> scores = found.getList("lines.score.centipawns");
        assertTrue(scores.get(0) >= scores.get(1) && scores.get(1) >= scores.get(2), scores::toString);
    }

    static Stream<Map.Entry<Variant, String>> wins() {
        return Variant.all().stream().flatMap(variant -> mates(variant).map(mate -> Map.entry(variant, mate)));
    }

    /** The first few of the suite, each as its FEN, in how many moves it wins, and the first of these. */
    private static Stream<String> mates(Variant variant) {
        try (InputStream suite = SearchResourceTest.class.getResourceAsStream("/mates/" + variant.key() + ".mates")) {
            return new String(suite.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .limit(5);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("wins")
    void a_forced_win_is_told_in_moves(Map.Entry<Variant, String> win) {
        String[] mate = win.getValue().split(" ; ");
        int moves = Integer.parseInt(mate[1]);
        search(Map.of(
                        "variant",
                        win.getKey().key(),
                        "fen",
                        mate[0],
                        "limit",
                        Map.of("depth", 2 * moves + 1, "time", "PT10S")))
                .statusCode(200)
                .body(json("lines[0].score.winsIn", is(moves)))
                .body(json("lines[0].score.centipawns", nullValue()));
    }

    @Test
    void a_position_whose_game_is_over_has_no_lines() {
        search("""
                {"variant": "rococo", "fen": "10/3K6/4k5/10/10/3P6/10/10/10/10 b", "moves": ["e8d9"]}""")
                .statusCode(200)
                .body(json("lines", empty()))
                .body(json("outcome", notNullValue()))
                .body(json("endedBy", is("game-over")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"variant": "rocaille", "lines": 0}                                  | /lines
            {"variant": "rocaille", "lines": 6}                                  | /lines
            {"variant": "rocaille", "limit": {"depth": 0}}                       | /limit/depth
            {"variant": "rocaille", "limit": {"depth": 65}}                      | /limit/depth
            {"variant": "rocaille", "limit": {"nodes": 0}}                       | /limit/nodes
            {"variant": "rocaille", "limit": {"time": "PT10.001S"}}              | /limit/time
            {"variant": "rocaille", "limit": {"time": "PT0S"}}                   | /limit/time
            {"variant": "rocaille", "limit": {"time": "-PT1S"}}                  | /limit/time
            """)
    void a_value_beyond_its_bounds_is_refused_with_its_place(String request, String pointer) {
        search(request)
                .statusCode(422)
                .body(json("code", is("invalid-value")))
                .body(json("errors[0].pointer", is(pointer)));
    }

    @Test
    void a_position_or_move_that_is_none_is_refused_as_in_other_analyses() {
        search("""
                {"variant": "chess"}""").statusCode(422).body(json("code", is("unknown-variant")));
        search("""
                {"variant": "rocaille", "fen": "?"}""").statusCode(422).body(json("code", is("invalid-position")));
        search("""
                {"variant": "rocaille", "moves": ["e2e4", "e2e4"]}""").statusCode(422).body(json("code", is("illegal-move"))).body(json("pointer", is("/moves/1")));
    }

    @Test
    void the_terminal_is_given_a_table() {
        given().contentType("application/json")
                .accept("text/plain")
                .body("""
                        {"variant": "rocaille", "lines": 2, "limit": {"depth": 2}}""")
                .post("/v1/analysis/search")
                .then()
                .statusCode(200)
                .contentType(containsString("text/plain"))
                .body(matchesPattern(
                        "( +[+-]\\d+\\.\\d\\d  .+\n){2}2 plies and .* positions in .* s; ended by: depth\\.\n"));
    }

    @Test
    void progress_is_told_with_each_ply_and_ends_with_the_answer() {
        List<Json> told = given().contentType("application/json")
                .accept("application/x-ndjson")
                .body("""
                        {"variant": "rocaille", "lines": 2, "limit": {"depth": 5}}""")
                .post("/v1/analysis/search")
                .then()
                .statusCode(200)
                .contentType("application/x-ndjson")
                .extract()
                .asString()
                .lines()
                .map(Json::from)
                .toList();
        assertEquals(
                List.of(1, 2, 3, 4, 5, 5),
                told.stream().map(found -> found.getInt("depth")).toList());
        for (Json found : told) {
            assertEquals(2, found.getList("lines").size());
        }
        for (Json found : told.subList(0, 5)) {
            assertNull(found.get("endedBy"));
        }
        assertEquals("depth", told.get(5).getString("endedBy"));
    }

    @ParameterizedTest
    @CsvSource({"application/json", "application/x-ndjson", "text/plain"})
    void a_search_ends_when_its_client_leaves(String type) throws Exception {
        try (Socket client = ask(LONG, type, "192.0.2.1")) {
            await(() -> searches.running() == 1);
        }
        long left = System.nanoTime();
        await(() -> searches.running() == 0);
        long took = (System.nanoTime() - left) / 1_000_000;
        assertTrue(took < 3000, "It went on for " + took + " ms");
    }

    @Test
    void one_caller_has_two_at_once() throws Exception {
        try (Socket one = ask(LONG, "application/json", "192.0.2.2");
                Socket other = ask(LONG, "application/json", "192.0.2.2")) {
            await(() -> searches.running() + searches.waiting() == 2);
            given().header("X-Forwarded-For", "192.0.2.2")
                    .contentType("application/json")
                    .body(SearchResource.START_EXAMPLE)
                    .post("/v1/analysis/search")
                    .then()
                    .statusCode(429)
                    .body(json("code", is("rate-limited")))
                    .body(json("policy", is("searches")));
        }
        await(() -> searches.running() + searches.waiting() == 0);
    }

    @Test
    void when_many_wait_others_are_asked_to_come_later_until_one_leaves() throws Exception {
        List<Socket> clients = new ArrayList<>();
        try {
            for (int client = 0; client < 5; client++) {
                clients.add(ask(LONG, "application/json", "192.0.2." + (10 + client)));
                int asked = clients.size();
                await(() -> searches.running() + searches.waiting() == asked);
            }
            search(SearchResource.START_EXAMPLE)
                    .statusCode(503)
                    .header("Retry-After", notNullValue())
                    .body(json("code", is("unavailable")));

            clients.get(4).close(); // It waits, and makes room as soon as it is seen to have left.
            clients.get(0).close();
            await(() -> searches.running() + searches.waiting() <= 4 && searches.waiting() < 4);
        } finally {
            for (Socket client : clients) {
                client.close();
            }
        }
        await(() -> searches.running() + searches.waiting() == 0);
    }

    /** Asks as one who may hang up. */
    private static Socket ask(String request, String type, String address) throws IOException {
        Socket client = new Socket("localhost", RestAssured.port);
        client.getOutputStream()
                .write("""
                POST /v1/analysis/search HTTP/1.1\r
                Host: localhost\r
                Accept: %s\r
                X-Forwarded-For: %s\r
                Content-Type: application/json\r
                Content-Length: %d\r
                \r
                %s""".formatted(type, address, request.length(), request).getBytes(StandardCharsets.US_ASCII));
        return client;
    }

    /** Looks until something is so, for a while. */
    private static void await(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + 60_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "It has not come to be");
            Thread.sleep(1);
        }
    }

    private static ValidatableResponse search(Object request) {
        return given().contentType("application/json")
                .body(request)
                .post("/v1/analysis/search")
                .then();
    }
}

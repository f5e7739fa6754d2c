package org.rocaille.explorer.rest;

import static io.restassured.RestAssured.given;
import static io.restassured.config.EncoderConfig.encoderConfig;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.Race;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.explorer.schedule.CountingRound;
import org.rocaille.game.rest.Players;
import org.rocaille.game.store.Statements;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;

/** Games by the positions that they have had, and what was played there. Each test has positions of its own. */
@QuarkusTest
class ExplorerTest {

    @Inject
    CountingRound counting;

    @Inject
    MovableClock clock;

    /** A game of Baroque, newer than those before. */
    private Players open(String fen, String visibility) {
        clock.forward(Duration.ofMillis(1));
        return Players.of(Map.of("variant", "baroque", "fen", fen, "visibility", visibility));
    }

    private Players played(String fen, Side winner, String... moves) {
        Players players = open(fen, "public").play(moves);
        players.as(winner.opposite())
                .post(players.game() + "/resignation")
                .then()
                .statusCode(200);
        return players;
    }

    private static ValidatableResponse asked(RequestSpecification request, String what, String fen) {
        return request.queryParam("variant", "baroque")
                .queryParam("fen", fen)
                .get("/v1/positions/" + what)
                .then()
                .statusCode(200);
    }

    private static List<String> games(RequestSpecification request, String fen) {
        return asked(request, "games", fen).extract().as(Json.class).getList("items.game.links.self");
    }

    private static List<String> games(String fen) {
        return games(given(), fen);
    }

    /** Of each move its text, and how often White won with it, nobody did, and Black did. */
    private static List<String> moves(String fen) {
        Json found = asked(given(), "moves", fen).extract().as(Json.class);
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < found.<List<?>>get("items").size(); i++) {
            Json move = found.at("items[" + i + "]");
            moves.add("%s %s %s %s"
                    .formatted(
                            move.getString("move"), move.getInt("white"), move.getInt("draws"), move.getInt("black")));
        }
        return moves;
    }

    private static String fen(Players players) {
        return players.get().extract().as(Json.class).getString("fen");
    }

    @Test
    void games_are_found_that_came_to_a_position_in_different_ways_the_newest_first() {
        String start = "3k4/8/8/8/8/8/M7/3K4 w - 0 1";
        Players one = played(start, Side.WHITE, "d1e2", "d8e7", "a2a3", "e7e6", "a3a4");
        Players other = played(start, Side.BLACK, "a2a3", "d8e7", "d1e2");
        Players elsewhere = played(start, Side.BLACK, "a2a3", "d8e7", "d1d2");
        counting.go();

        String met = fen(other);
        assertEquals(List.of(other.game(), one.game()), games(met));
        asked(given(), "games", met)
                .body(json("items.ply", contains(3, 3)))
                .body(json("items.move", contains(null, "e7e6")))
                .body(json("items.notation", contains(null, "Ke7-e6")))
                .body(json("items[0].game.outcome.winner", is("black")))
                .body(json("next", nullValue()));
        assertEquals(List.of("e7e6 1 0 0"), moves(met));
        assertEquals(List.of(elsewhere.game(), other.game(), one.game()), games(start));
        assertEquals(List.of("a2a3 0 0 2", "d1e2 1 0 0"), moves(start));
    }

    @Test
    void a_position_is_told_by_its_fen_in_any_form_by_moves_or_by_a_game() {
        String start = "2k5/8/8/8/8/8/M7/2K5 w - 0 1";
        Players players = played(start, Side.WHITE, "c1d2", "c8d7", "a2a3");
        counting.go();

        Json expected = asked(given(), "moves", "2k5/8/8/8/8/8/M2K4/8 b - 0 1")
                .extract()
                .as(Json.class);
        assertEquals(List.of("c8d7"), expected.getList("items.move"));
        for (String query : List.of(
                "variant=baroque&fen=2k5/8/8/8/8/8/M2K4/8+b",
                "variant=baroque&fen=11k11111/8/8/8/8/8/M2K4/8+b+-+31+77",
                "variant=baroque&fen=2k5/8/8/8/8/8/M2K4/8+b+1+-",
                "variant=baroque&fen=2k5/8/8/8/8/8/M7/2K5+w&moves=Kc1-d2",
                "game=" + players.game().replace("/v1/games/", "") + "&ply=1")) {
            given().urlEncodingEnabled(false)
                    .get("/v1/positions/moves?" + query)
                    .then()
                    .statusCode(200)
                    .body(json("", is(expected.<Object>get(""))));
        }
        String game = "game=" + players.game().replace("/v1/games/", "");
        given().get("/v1/positions/moves?ply=0&" + game).then().body(json("items.move", contains("c1d2")));
        given().get("/v1/positions/games?" + game)
                .then()
                .body(json("items.ply", contains(3)))
                .body(json("items[0].move", nullValue()));
    }

    @Test
    void moves_that_were_taken_back_were_never_played() {
        String start = "1k6/8/8/8/8/8/M7/1K6 w - 0 1";
        Players players = open(start, "public").play("b1c2");
        String taken = fen(players);
        agree(players, Map.of("kind", "takeback"));
        players.as(Side.WHITE)
                .header("If-Match", "*")
                .contentType("text/plain")
                .body("a2a3")
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(201);
        agree(players, Map.of("kind", "draw"));
        counting.go();

        assertEquals(List.of(), games(taken));
        assertEquals(List.of("a2a3 0 1 0"), moves(start));
    }

    /** White offers, and Black accepts. */
    private static void agree(Players players, Map<String, Object> offer) {
        String answer = players.as(Side.WHITE)
                .contentType("application/json")
                .body(offer)
                .post(players.game() + "/proposals")
                .then()
                .statusCode(201)
                .extract()
                .as(Json.class)
                .getString("proposal.links.answer");
        players.as(Side.BLACK)
                .contentType("application/json")
                .body(Map.of("answer", "accept"))
                .put(answer)
                .then()
                .statusCode(200);
    }

    @ParameterizedTest
    @CsvSource({"private, 3k4/8/8/8/8/M7/8/3K4 w - 0 1", "unlisted, 4k3/8/8/8/8/M7/8/4K3 w - 0 1"})
    void games_that_are_not_public_are_found_by_their_players_alone_and_not_counted(String visibility, String start) {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of("variant", "baroque", "fen", start, "visibility", visibility))
                .getString("links.self");
        ada.sending(Map.of("move", "a3a4")).put(game + "/moves/1").then().statusCode(201);
        bob.as().post(game + "/resignation").then().statusCode(200);
        Players seats = open(start, visibility).play("a3a5");
        seats.as(Side.WHITE).post(seats.game() + "/resignation").then().statusCode(200);
        counting.go();

        assertEquals(List.of(game), games(ada.as(), start));
        assertEquals(List.of(game), games(bob.as(), start));
        assertEquals(List.of(), games(Account.open().as(), start));
        assertEquals(List.of(), games(Account.with(ada.issue("play", "manage").getString("accessToken")), start));
        assertEquals(List.of(), games(Account.with(Account.OPERATOR), start));
        assertEquals(List.of(), games(seats.as(Side.WHITE), start));
        assertEquals(List.of(), games(start));
        asked(ada.as(), "moves", start).body(json("games", is(0))).body(json("items", empty()));
    }

    @Test
    void an_imported_game_is_found_by_whoever_imported_it_and_not_counted() {
        Account ada = Account.open();
        ada.as()
                .config(RestAssured.config()
                        .encoderConfig(
                                encoderConfig().encodeContentTypeAs("application/x-chess-pgn", ContentType.TEXT)))
                .contentType("application/x-chess-pgn")
                .body("[VariantId \"baroque\"]\n\n1. h2h5 a7a4 1-0\n")
                .post("/v1/records")
                .then()
                .statusCode(201);
        counting.go();

        String reached = "rnbkqbnm/1ppppppp/8/7P/p7/8/PPPPPPP1/MNBQKBNR w";
        asked(ada.as(), "games", reached).body(json("items.ply", contains(2)));
        assertEquals(List.of(), games(reached));
        assertEquals(List.of(), moves("rnbkqbnm/pppppppp/8/7P/8/8/PPPPPPP1/MNBQKBNR b"));
    }

    @Test
    void a_player_finds_public_games_and_own_ones_in_one_list() {
        String start = "6k1/8/8/8/8/8/M7/6K1 w - 0 1";
        Account ada = Account.open();
        Players first = played(start, Side.WHITE, "a2a3");
        clock.forward(Duration.ofMillis(1));
        String second = Challenges.game(ada, Account.open(), Map.of("variant", "baroque", "fen", start))
                .getString("links.self");
        ada.as().post(second + "/resignation").then().statusCode(200);
        Players third = played(start, Side.WHITE, "a2a4");
        counting.go();

        assertEquals(List.of(third.game(), second, first.game()), games(ada.as(), start));
        Json page = asked(ada.as().queryParam("limit", 2), "games", start)
                .header("Link", containsString("limit=2"))
                .extract()
                .as(Json.class);
        assertEquals(List.of(third.game(), second), page.getList("items.game.links.self"));
        assertEquals(List.of(first.game()), games(ada.as().queryParam("cursor", page.getString("next")), start));
        assertEquals(List.of(third.game(), first.game()), games(start));
    }

    @Test
    void a_game_is_found_once_it_is_over_and_has_a_result() {
        String start = "7k/8/8/8/8/8/1M6/7K w - 0 1";
        Players running = open(start, "public").play("b2b3");
        Players aborted = open(start, "public").play("b2b4");
        aborted.as(Side.WHITE).post(aborted.game() + "/cancellation").then().statusCode(200);
        counting.go();
        assertEquals(List.of(), games(start));

        running.as(Side.WHITE).post(running.game() + "/resignation").then().statusCode(200);
        assertEquals(List.of(), games(start));
        counting.go();
        assertEquals(List.of(running.game()), games(start));
        assertEquals(List.of("b2b3 0 0 1"), moves(start));
    }

    @Test
    void what_the_operator_judges_anew_is_counted_anew() {
        String start = "6k1/8/8/8/8/8/2M5/6K1 w - 0 1";
        Players players = open(start, "public").play("c2c3");
        for (String step : List.of(
                "white: c2c3 1 0 0", "draw: c2c3 0 1 0", "none:", "none:", "black: c2c3 0 0 1", "white: c2c3 1 0 0")) {
            String[] judged = step.split(": ?");
            judge(players, judged[0]);
            counting.go();
            counting.go();
            assertEquals(judged.length == 1 ? List.of() : List.of(judged[1]), moves(start), step);
            assertEquals(judged.length == 1 ? List.of() : List.of(players.game()), games(start), step);
        }

        judge(players, "draw");
        judge(players, "white"); // Before anyone has counted that.
        counting.go();
        assertEquals(List.of("c2c3 1 0 0"), moves(start));
    }

    private static void judge(Players players, String result) {
        Account.with(Account.OPERATOR)
                .contentType("application/json")
                .header("If-Match", "*")
                .body(Map.of("result", result, "reason", "A bug."))
                .post("/v1/operator" + players.game().substring("/v1".length()) + "/adjudication")
                .then()
                .statusCode(200);
    }

    @Test
    void games_are_counted_once_however_many_count_at_once() throws Exception {
        String start = "5k2/8/8/8/8/8/2M5/5K2 w - 0 1";
        for (int i = 0; i < 5; i++) {
            played(start, Side.WHITE, "c2c3", "f8f7");
        }
        Callable<Integer> round = () -> {
            counting.go();
            return 0;
        };
        Race.between(List.of(round, round, round));

        assertEquals(List.of("c2c3 5 0 0"), moves(start));
        assertEquals(5, games(start).size());
    }

    @Test
    void a_position_that_comes_again_counts_once_with_what_was_played_first() {
        String start = "4k3/8/8/8/8/8/2M5/4K3 w - 0 1";
        played(start, Side.BLACK, "c2c3", "e8e7", "c3c2", "e7e8", "c2c4");
        counting.go();

        assertEquals(List.of("c2c3 0 0 1"), moves(start));
        asked(given(), "games", start).body(json("items.ply", contains(0))).body(json("items.move", contains("c2c3")));
    }

    @Test
    void moves_come_in_pages_the_most_played_first_under_the_numbers_of_all() {
        String start = "2k5/8/8/8/8/8/2M5/2K5 w - 0 1";
        played(start, Side.WHITE, "c2e4");
        for (String move : List.of("c2d3", "c2a2", "c2e4")) {
            played(start, Side.BLACK, move);
        }
        counting.go();

        Json first = asked(given().queryParam("limit", 2), "moves", start)
                .header("Link", notNullValue())
                .extract()
                .as(Json.class);
        assertEquals(List.of("c2e4", "c2a2"), first.getList("items.move"));
        asked(given().queryParam("limit", 2).queryParam("cursor", first.getString("next")), "moves", start)
                .body(json("items.move", contains("c2d3")))
                .body(json("items[0].fen", is("2k5/8/8/8/8/3M4/8/2K5 b - 1 1")))
                .body(json("next", nullValue()))
                .body(json("games", is(4)))
                .body(json("white", is(1)))
                .body(json("draws", is(0)))
                .body(json("black", is(3)));
    }

    @Test
    void moves_are_counted_up_to_the_fortieth_and_games_found_by_every_position() {
        String start = "k7/8/8/8/8/8/8/7K w - 0 1";
        String[] walk = "h1 g1 f1 e1 d1 c1 c2 d2 e2 f2 g2 h2 h3 g3 f3 e3 d3 c3 b3 a3 a4 b4".split(" ");
        List<String> game = new ArrayList<>();
        for (int i = 0; i + 1 < walk.length; i++) {
            game.add(walk[i] + walk[i + 1]);
            game.add(i % 2 == 0 ? "a8b8" : "b8a8");
        }
        Players players = played(start, Side.WHITE, game.toArray(String[]::new));
        counting.go();

        String position = "/v1/positions/%s?game=" + players.game().replace("/v1/games/", "") + "&ply=";
        given().get(position.formatted("moves") + 39).then().body(json("items.move", contains(game.get(39))));
        given().get(position.formatted("moves") + 40).then().body(json("items", empty()));
        given().get(position.formatted("games") + 40).then().body(json("items.move", contains(game.get(40))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fen=8                                   | 400 | malformed-parameter",
                "variant=chess                           | 422 | unknown-variant",
                "variant=baroque&fen=8/8                 | 422 | invalid-position",
                "variant=baroque&moves=a2a5+a7a8         | 422 | illegal-move",
                "variant=baroque&ply=1                   | 422 | invalid-value",
                "variant=baroque&game=7k2m9q4x0h8w3rte   | 422 | invalid-value",
                "game=7k2m9q4x0h8w3rte                   | 404 | not-found",
                "game=7k2m9q4x0h8w3rte&ply=1             | 404 | not-found",
                "game=%00                                | 400 | malformed-request",
                "variant=baroque&cursor=nonsense         | 400 | malformed-parameter",
                "variant=baroque&limit=201               | 422 | invalid-value",
            })
    void a_question_that_means_nothing_is_refused_with_the_reason(String query, int status, String code) {
        for (String what : List.of("games", "moves")) {
            given().urlEncodingEnabled(false)
                    .get("/v1/positions/" + what + "?" + query)
                    .then()
                    .statusCode(status)
                    .body(json("code", is(code)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"one=-1|422", "one=2|404", "one=x|400", "other=0|404"})
    void a_position_of_a_game_is_told_to_whoever_may_see_the_game_and_has_to_be_there(String row) {
        String[] asked = row.split("[=|]");
        Players shown = open("k7/8/8/8/8/8/8/6K1 w - 0 1", "unlisted").play("g1g2");
        Players hidden = open("k7/8/8/8/8/8/8/6K1 w - 0 1", "private");
        Players players = asked[0].equals("one") ? shown : hidden;
        String query = "/v1/positions/moves?game=" + players.game().replace("/v1/games/", "") + "&ply=";

        given().get(query + asked[1]).then().statusCode(Integer.parseInt(asked[2]));
        players.as(Side.WHITE).get(query + "0").then().statusCode(200);
    }

    @Test
    void it_costs_two_statements_to_find_games_and_one_to_tell_what_was_played() {
        String start = "k7/8/8/8/8/8/M7/6K1 w - 0 1";
        Stream.of("a2a3", "a2a4", "a2a5").forEach(move -> played(start, Side.WHITE, move));
        counting.go();

        List<String> found = Statements.of(() -> games(start));
        List<String> told = Statements.of(() -> moves(start));
        assertEquals(2, found.size(), () -> String.join("\n", found));
        assertEquals(1, told.size(), () -> String.join("\n", told));
    }
}

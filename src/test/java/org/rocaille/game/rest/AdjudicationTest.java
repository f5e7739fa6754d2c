package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.MovableClock;
import org.rocaille.Race;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.store.Events;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Games that the operator ends, and who is told why. */
@QuarkusTest
class AdjudicationTest {

    private static final Map<String, Object> THREE_DAYS =
            Map.of("timeControl", Map.of("kind", "per-move", "perMove", "P3D"));

    @Inject
    MovableClock clock;

    @Inject
    Events events;

    private static ValidatableResponse judge(String game, String result, String reason, String... tag) {
        RequestSpecification operator =
                Account.with(Account.OPERATOR).contentType("application/json").body(body(result, reason));
        for (String one : tag) {
            operator.header("If-Match", one);
        }
        return operator.post("/v1/operator" + game.substring("/v1".length()) + "/adjudication")
                .then();
    }

    private static Map<String, String> body(String result, String reason) {
        return Map.of("result", result, "reason", reason);
    }

    private static String timed() {
        Map<String, Object> request = new HashMap<>(THREE_DAYS);
        request.put("variant", "rocaille");
        return Players.of(request).game();
    }

    @ParameterizedTest
    @CsvSource({"white, adjudicated, white", "black, adjudicated, black", "draw, adjudicated,", "none, cancelled,"})
    void a_game_ends_as_the_operator_has_it_whoever_plays(String result, String reason, String winner) {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4");
        String proposal = Offers.made(players, Side.BLACK, Map.of("kind", "draw"));

        judge(players.game(), result, "Both moved by a bug.")
                .statusCode(200)
                .body(json("status", is("finished")))
                .body(json("outcome.reason", is(reason)))
                .body(json("outcome.winner", is(winner)))
                .body(json("outcome.statement", is("Both moved by a bug.")))
                .body(json("you", nullValue()));

        players.get()
                .body(json("outcome.reason", is(reason)))
                .body(json("version", is(4)))
                .body(json("proposals", empty()));
        given().get(proposal).then().body(json("status", is("lapsed")));
        players.put(2, "e8e7")
                .statusCode(409)
                .body(json("code", is("game-over")))
                .body(json("outcome.reason", is(reason)))
                .body(json("outcome.statement", is("Both moved by a bug.")));
        assertEquals(
                List.of("game-started", "move-played", "proposal-made", "proposal-lapsed", "game-finished"),
                events.types(players));
        Map<String, Object> told = new HashMap<>();
        told.put("winner", winner);
        told.put("reason", reason);
        told.put("statement", "Both moved by a bug.");
        Map<String, Object> kept =
                new HashMap<>(events.of(players).get(4).payload().getMap(""));
        assertEquals(4, ((Map<?, ?>) kept.remove("game")).get("version"));
        assertEquals(told, kept);
    }

    @Test
    void the_clocks_stop_with_the_game() {
        String game = timed();
        clock.forward(Duration.ofDays(1));
        judge(game, "draw", "Enough.").statusCode(200).body(json("clocks.running", nullValue()));
        clock.forward(Duration.ofDays(30));

        given().get(game).then().body(json("outcome.reason", is("adjudicated"))).body(json("version", is(2)));
    }

    @Test
    void the_same_said_again_changes_nothing_and_is_one_act() {
        Account ada = Account.open();
        String game = Challenges.game(ada, Account.open(), Map.of()).getString("links.self");
        for (int i = 0; i < 3; i++) {
            judge(game, "white", "A bug.").statusCode(200).body(json("version", is(2)));
        }
        judge(game, "white", "A bug.", "\"1-json-white\"").statusCode(200).body(json("version", is(2)));

        ada.as().get("/v1/me/acts").then().body(json("items.type", contains("game-adjudicated")));
    }

    @Test
    void what_the_operator_or_time_has_ended_is_judged_anew_by_whoever_has_seen_it() {
        String game = timed();
        clock.forward(Duration.ofDays(3));
        judge(game, "draw", "The service was out.").statusCode(428).body(json("code", is("guard-required")));
        given().get(game).then().body(json("outcome.reason", is("time"))).body(json("version", is(2)));
        judge(game, "draw", "The service was out.", "\"1-json-anyone\"").statusCode(412);

        judge(game, "draw", "The service was out.", "\"2-json-anyone\"")
                .statusCode(200)
                .body(json("outcome.winner", nullValue()))
                .body(json("outcome.reason", is("adjudicated")))
                .body(json("version", is(3)));
        judge(game, "none", "The same person played both sides.", "\"3-json-anyone\"")
                .statusCode(200)
                .body(json("outcome.reason", is("cancelled")));
        judge(game, "black", "That was wrong.", "*").statusCode(200).body(json("outcome.winner", is("black")));

        assertEquals(
                List.of("game-started", "game-finished", "outcome-corrected", "outcome-corrected", "outcome-corrected"),
                events.types(new Players(game, "", "")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"resignation", "cancellation", "draw", "abandon", "mate"})
    void what_the_rules_or_the_players_have_made_of_a_game_stands(String ending) {
        Players players = Players.of(Variant.ROCAILLE);
        switch (ending) {
            case "draw", "abandon" -> Offers.agreed(players, Side.WHITE, Map.of("kind", ending));
            case "mate" -> players.play("b2~b3", "h8i7", "g3g7", "h9h6", "b3~g8");
            default ->
                players.as(Side.WHITE)
                        .post(players.game() + "/" + ending)
                        .then()
                        .statusCode(200);
        }
        String before =
                players.get().body(json("status", is("finished"))).extract().asString();

        judge(players.game(), "black", "No.", "*").statusCode(409).body(json("code", is("game-over")));

        players.get().body(is(before));
    }

    @Test
    void an_act_is_shown_to_both_players_and_nobody_else() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of("visibility", "private")).getString("links.self");
        judge(game, "none", "Ada asked for it.").statusCode(200);
        judge(game, "draw", "Bob did not.", "*").statusCode(200);
        judge(timed(), "draw", "Nobody has a name here.").statusCode(200);

        for (Account player : List.of(ada, bob)) {
            player.as()
                    .get("/v1/me/acts")
                    .then()
                    .statusCode(200)
                    .body(json("items.type", contains("game-adjudicated", "game-cancelled")))
                    .body(json("items.reason", contains("Bob did not.", "Ada asked for it.")))
                    .body(json("items.links.game", contains(game, game)))
                    .body(json("items[0].players", contains(ada.name(), bob.name())));
        }
        Account.open().as().get("/v1/me/acts").then().body(json("items", empty()));
        Account.with(Account.OPERATOR)
                .get("/v1/operator/acts?limit=1")
                .then()
                .body(json("items.reason", contains("Nobody has a name here.")))
                .body(json("items[0].players", empty()));
    }

    @Test
    void only_a_result_counts_in_a_profile() {
        Account ada = Account.open();
        String won = Challenges.game(ada, Account.open(), Map.of()).getString("links.self");
        String cancelled = Challenges.game(ada, Account.open(), Map.of()).getString("links.self");
        judge(won, "white", "Black is a cheat.");
        judge(cancelled, "none", "Both are.");

        given().get("/v1/players/" + ada.name() + "/results")
                .then()
                .body(json("variants.played", contains(1)))
                .body(json("variants.won", contains(1)));
    }

    @Test
    void the_operator_sees_the_private_games_that_there_are_to_judge() {
        String game = Players.of(Map.of("variant", "rocaille", "visibility", "private"))
                .game();

        Account.with(Account.OPERATOR).get(game).then().statusCode(200).body(json("you", nullValue()));
        judge(game, "draw", "Seen.").statusCode(200);
        judge("/v1/games/0123456789abcdef", "draw", "Not there.")
                .statusCode(404)
                .body(json("code", is("not-found")));
    }

    @Test
    void what_the_operator_says_is_shown_on_the_board_and_is_no_part_of_the_record() {
        String game = timed();
        judge(game, "win", "Which?").statusCode(422).body(json("code", is("invalid-value")));
        given().get(game).then().body(json("version", is(1)));

        judge(game, "draw", "<b>Enough\nof this</b> \u00ad\"}").statusCode(200);

        given().get(game + "/board.txt")
                .then()
                .body(containsString(
                        "Drawn: adjudicated (1/2-1/2).\nThe operator says: <b>Enough of this</b> \ufffd\"}\n"));
        given().accept("application/x-chess-pgn")
                .get(game)
                .then()
                .body(containsString("[Termination \"adjudicated\"]"))
                .body(not(containsString("Enough")));
    }

    @Test
    void a_game_is_judged_or_resigned_and_never_both() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);
            List<Integer> statuses = Race.between(List.of(
                    () -> judge(players.game(), "draw", "Enough.").extract().statusCode(),
                    () -> players.as(Side.WHITE)
                            .post(players.game() + "/resignation")
                            .statusCode()));

            assertEquals(List.of(200, 409), statuses.stream().sorted().toList());
            players.get().body(json("outcome.reason", is(statuses.get(0) == 200 ? "adjudicated" : "resignation")));
        }
    }
}

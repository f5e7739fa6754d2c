package org.rocaille.opponent.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.Race;
import org.rocaille.opponent.Opponents;
import org.rocaille.opponent.Thinker;
import org.rocaille.opponent.schedule.ThinkingRound;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** Players that are part of the service, as those who play against them see them. */
@QuarkusTest
class OpponentTest {

    private static final int LONGEST_GAME = 400;

    @Inject
    ThinkingRound round;

    @Inject
    Opponents opponents;

    @Inject
    MovableClock clock;

    @Inject
    AgroalDataSource database;

    /** A game against an opponent, of whoever has the token of a seat. */
    private record Alone(String game, String token, String side) {

        static Alone against(String opponent, Map<String, Object> request) {
            Json begun = given().contentType("application/json")
                    .body(request)
                    .post("/v1/opponents/" + opponent + "/games")
                    .then()
                    .statusCode(201)
                    .header("Cache-Control", "no-store")
                    .extract()
                    .as(Json.class);
            return new Alone(begun.getString("game.links.self"), begun.getString("seatToken"), begun.getString("side"));
        }

        RequestSpecification as() {
            return Account.with(token);
        }

        ValidatableResponse moves(int ply, String move) {
            return as().contentType("text/plain")
                    .body(move)
                    .put(game + "/moves/" + ply + "?acknowledge=repetition")
                    .then()
                    .statusCode(201);
        }

        ValidatableResponse seen() {
            return as().get(game).then().statusCode(200);
        }

        String offers(Map<String, Object> offer) {
            return as().contentType("application/json")
                    .body(offer)
                    .post(game + "/proposals")
                    .then()
                    .statusCode(201)
                    .extract()
                    .as(Json.class)
                    .getString("proposal.links.self");
        }

        void sees(String proposal, String status) {
            as().get(proposal).then().statusCode(200).body(json("status", is(status)));
        }
    }

    /** Lets opponents answer everything that waits, of other tests too. */
    private void think() {
        Thinker thinker = round.thinker();
        boolean goesOn = true;
        while (goesOn) {
            goesOn = thinker.answer(() -> false);
        }
    }

    @Test
    void there_are_eight_from_the_weakest_to_the_strongest() {
        given().get("/v1/opponents")
                .then()
                .statusCode(200)
                .body(json("items", hasSize(8)))
                .body(json("items[0].name", is("engine-1")))
                .body(json("items[7].level", is(8)))
                .body(json("items[7].links.games", is("/v1/opponents/engine-8/games")));
        for (int level = 1; level <= 8; level++) {
            given().get("/v1/players/engine-" + level)
                    .then()
                    .statusCode(200)
                    .body(json("kind", is("bot")))
                    .body(json("owner", nullValue()));
        }
    }

    @Test
    void a_game_against_one_is_one_call_and_each_move_is_answered() {
        Alone alone = Alone.against("engine-2", Map.of("variant", "rocaille", "colour", "white"));

        assertEquals("white", alone.side());
        alone.seen().body(json("seats[1].player", is("engine-2"))).body(json("seats[0].player", nullValue()));
        think();
        alone.seen().body(json("ply", is(0)));
        alone.moves(1, "b2~b3");
        think();

        alone.seen().body(json("ply", is(2))).body(json("turn", is("white")));
    }

    @Test
    void whoever_takes_black_is_moved_against_first() {
        Alone alone = Alone.against("Engine-1", Map.of("variant", "baroque", "colour", "black"));
        think();

        alone.seen().body(json("ply", is(1))).body(json("turn", is("black")));
    }

    @Test
    void the_token_is_of_one_seat_only() {
        Alone alone = Alone.against("engine-1", Map.of("variant", "rococo", "colour", "black"));

        alone.as()
                .contentType("text/plain")
                .body("a2a3")
                .put(alone.game() + "/moves/1")
                .then()
                .statusCode(409)
                .body(json("code", is("not-your-turn")));
    }

    @Test
    void nobody_else_is_an_opponent() {
        Account ada = Account.open();
        for (String name : List.of(ada.name(), "engine-9", "engine-0", "x", "%20")) {
            given().contentType("application/json")
                    .body(Map.of("variant", "rocaille"))
                    .post("/v1/opponents/" + name + "/games")
                    .then()
                    .statusCode(404)
                    .body(json("code", is("not-found")));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"colour", "visibility", "variant"})
    void what_will_not_do_is_refused_by_name(String field) {
        Map<String, String> request = new HashMap<>(Map.of("variant", "rocaille"));
        request.put(field, "chess");
        given().contentType("application/json")
                .body(request)
                .post("/v1/opponents/engine-1/games")
                .then()
                .statusCode(422);
    }

    @Test
    void a_challenge_is_accepted_at_once_and_the_game_is_played() {
        Account ada = Account.open();

        Json made = ada.sending(Map.of(
                        "opponent",
                        "engine-4",
                        "variant",
                        "rococo-pushme",
                        "colour",
                        "white",
                        "timeControl",
                        Map.of("kind", "per-move", "perMove", "P1D")))
                .post("/v1/challenges")
                .then()
                .statusCode(201)
                .body(json("status", is("accepted")))
                .extract()
                .as(Json.class);
        String game = made.getString("games[0].game");
        String first = given().get(game + "/legal-moves")
                .then()
                .extract()
                .as(Json.class)
                .getString("legalMoves[0].move");
        ada.sending(Map.of("move", first)).put(game + "/moves/1").then().statusCode(201);
        think();

        ada.as().get(game).then().body(json("ply", is(2)));
        ada.as().get("/v1/me/turns").then().body(json("items[0].links.game", is(game)));
    }

    @Test
    void a_takeback_is_granted_and_a_draw_only_by_whoever_is_worse() {
        Alone alone = Alone.against("engine-3", Map.of("variant", "rocaille", "colour", "white"));
        alone.moves(1, "b2~b3");
        think();
        String takeback = alone.offers(Map.of("kind", "takeback"));
        think();

        alone.sees(takeback, "accepted");
        alone.seen().body(json("ply", is(0)));

        Alone losing = Alone.against(
                "engine-3", Map.of("variant", "baroque", "colour", "white", "fen", "4k3/2qqqq2/8/8/8/8/8/4K3 w - 0 1"));
        String unwelcome = losing.offers(Map.of("kind", "draw"));
        think();
        losing.sees(unwelcome, "declined");

        Alone winning = Alone.against(
                "engine-3",
                Map.of("variant", "baroque", "colour", "white", "fen", "4k3/8/8/8/8/8/QQQQQQ2/4K3 w - 0 1"));
        String welcome = winning.offers(Map.of("kind", "draw"));
        think();
        winning.sees(welcome, "accepted");
        winning.seen().body(json("outcome.reason", is("agreement")));
    }

    @Test
    void however_many_think_one_moves_once() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Alone alone = Alone.against("engine-1", Map.of("variant", "rocaille", "colour", "black"));
            List<Callable<Integer>> thinkers = IntStream.range(0, 4)
                    .<Callable<Integer>>mapToObj(one -> () -> {
                        Thinker thinker = round.thinker();
                        int moves = 0;
                        for (boolean goesOn = true; goesOn; moves++) {
                            goesOn = thinker.answer(() -> false);
                        }
                        return moves;
                    })
                    .toList();
            Race.between(thinkers);

            alone.seen().body(json("ply", is(1)));
        }
    }

    @Test
    void what_somebody_claimed_who_is_gone_is_thought_about_after_a_while() {
        think();
        Alone alone = Alone.against("engine-1", Map.of("variant", "rocaille", "colour", "black"));
        assertTrue(alone.game().endsWith(opponents.claim().orElseThrow().gameId()));

        think();
        alone.seen().body(json("ply", is(0)));
        clock.forward(Duration.ofSeconds(16));
        think();
        alone.seen().body(json("ply", is(1)));
    }

    @Test
    void whoever_is_told_to_stop_plays_nothing_and_leaves_the_move_to_others() {
        think();
        Alone alone = Alone.against("engine-1", Map.of("variant", "rocaille", "colour", "black"));

        round.thinker().answer(() -> true);
        alone.seen().body(json("ply", is(0)));
        think();
        alone.seen().body(json("ply", is(1)));
    }

    @Test
    void the_suspended_neither_begin_games_nor_go_on_with_them() {
        Alone alone = Alone.against("engine-7", Map.of("variant", "rocaille", "colour", "black"));
        String draw = alone.offers(Map.of("kind", "draw"));
        String suspension = "/v1/operator/players/engine-7/suspension";
        Account.with(Account.OPERATOR)
                .contentType("application/json")
                .body(Map.of("reason", "It is noisy."))
                .post(suspension)
                .then()
                .statusCode(200);
        try {
            think();
            alone.seen().body(json("ply", is(0)));
            alone.sees(draw, "open");
            given().contentType("application/json")
                    .body(Map.of("variant", "rocaille"))
                    .post("/v1/opponents/engine-7/games")
                    .then()
                    .statusCode(422)
                    .body(json("code", is("opponent-unavailable")));
        } finally {
            Account.with(Account.OPERATOR).delete(suspension).then().statusCode(204);
        }
        think();
        alone.seen().body(json("ply", is(1)));
    }

    @Test
    void nobody_gets_their_accounts_by_any_code() {
        given().contentType("application/json")
                .body(Map.of("recoveryCode", "recovery_9p2d6s0f4h8j1k5m7n3q0r4t6v8w2xyz"))
                .post("/v1/players/engine-1/recovery")
                .then()
                .statusCode(403);
    }

    @Test
    void they_are_told_nothing_since_nobody_would_read_it() throws SQLException {
        Alone alone = Alone.against("engine-1", Map.of("variant", "rocaille", "colour", "black"));
        think();
        alone.seen().body(json("ply", is(1)));

        try (Connection connection = database.getConnection();
                ResultSet told = connection
                        .createStatement()
                        .executeQuery("select count(*) from feed where player_id like 'engine-%'")) {
            told.next();
            assertEquals(0, told.getInt(1));
        }
    }

    @Test
    void an_opponent_whose_time_has_run_out_has_lost() {
        Map<String, Object> minute = Map.of("kind", "per-move", "perMove", "PT1M");
        Alone alone =
                Alone.against("engine-1", Map.of("variant", "rocaille", "colour", "black", "timeControl", minute));
        clock.forward(Duration.ofMinutes(2));
        think();

        alone.seen().body(json("outcome.winner", is("black"))).body(json("outcome.reason", is("time")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rocaille", "rococo", "rococo-pushme", "baroque"})
    void a_game_against_a_beginner_comes_to_an_end(String variant) {
        Random random = new Random(1);
        Alone alone = Alone.against("engine-2", Map.of("variant", variant, "colour", "white"));
        Position position = Variant.of(variant).start();
        int ply = 0;
        Json shown = alone.seen().extract().as(Json.class);
        while (shown.get("outcome") == null && ply < LONGEST_GAME) {
            List<Move> legal = position.legalMoves();
            Move move = legal.get(random.nextInt(legal.size()));
            alone.moves(++ply, move.text());
            think();
            shown = alone.seen().extract().as(Json.class);
            position = Position.parse(Variant.of(variant), shown.getString("fen"));
            ply = shown.getInt("ply");
        }

        alone.seen().body(json("outcome", notNullValue())).body(json("seats[1].player", equalTo("engine-2")));
    }
}

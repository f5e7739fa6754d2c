package org.rocaille.challenge.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.player.rest.Account;

/** How players find each other. */
@QuarkusTest
class ChallengeTest {

    private static final Map<String, Object> SLOW = Map.of("kind", "per-move", "perMove", "P3D");

    @Inject
    MovableClock clock;

    private Account ada;
    private Account bob;

    @BeforeEach
    void take_names() {
        ada = Account.open();
        bob = Account.open();
    }

    @Test
    void a_challenge_that_is_accepted_becomes_a_game_of_the_two() {
        String challenge = Challenges.made(ada, bob, Map.of("colour", "white", "timeControl", SLOW));
        clock.forward(Duration.ofDays(2));

        String game = Challenges.accept(bob, challenge)
                .statusCode(201)
                .body(json("challenge.status", is("accepted")))
                .body(json("challenge.games.player", contains(bob.name())))
                .body(json("game.you", is("black")))
                .body(json("game.seats.heldBy", contains("player", "player")))
                .body(json("game.seats.player", contains(ada.name(), bob.name())))
                .body(json("game.clocks.timeControl.perMove", is("P3D")))
                .extract()
                .as(Json.class)
                .get("game.links.self");
        Challenges.accept(bob, challenge).statusCode(200).body(json("game.links.self", is(game)));

        ada.as()
                .get(challenge)
                .then()
                .body(json("games.game", contains(game)))
                .body(json("links.acceptance", nullValue()));
        ada.as()
                .contentType("text/plain")
                .body("e3e5")
                .put(game + "/moves/1")
                .then()
                .statusCode(201);
    }

    @Test
    void whoever_is_challenged_plays_what_the_challenger_does_not() {
        Challenges.accept(bob, Challenges.made(ada, bob, Map.of("colour", "black")))
                .body(json("game.you", is("white")));
    }

    @Test
    void a_challenge_to_a_player_is_for_the_two_only() {
        String challenge = Challenges.made(ada, bob, Map.of("message", "Hello"));

        ada.as().get(challenge).then().statusCode(200).body(json("message", is("Hello")));
        bob.as().get(challenge).then().statusCode(200);
        given().get(challenge).then().statusCode(404);
        Account.with(bob.issue("play").getString("accessToken"))
                .get(challenge)
                .then()
                .statusCode(404);
        Account stranger = Account.open();
        stranger.as().get(challenge).then().statusCode(404);
        Challenges.accept(stranger, challenge).statusCode(404);
        stranger.as().delete(challenge).then().statusCode(404);
        given().get("/v1/challenges?limit=200").then().body(json("items.links.self", not(hasItem(challenge))));
        bob.as().get("/v1/me/challenges").then().body(json("items.links.self", contains(challenge)));
        ada.as().get("/v1/me/challenges").then().body(json("items.links.self", contains(challenge)));
    }

    @Test
    void an_open_challenge_is_for_as_many_as_it_says() {
        String challenge = Challenges.made(ada, Map.of("acceptances", 2, "variant", "rococo", "timeControl", SLOW));
        given().get("/v1/challenges?variant=rococo&timeControl=per-move&limit=200")
                .then()
                .body(json("items.links.self", hasItem(challenge)));
        given().get("/v1/challenges?variant=rococo&timeControl=untimed&limit=200")
                .then()
                .body(json("items.links.self", not(hasItem(challenge))));
        Account eve = Account.open();

        Challenges.accept(bob, challenge)
                .statusCode(201)
                .body(json("challenge.status", is("open")))
                .body(json("challenge.accepted", is(1)));
        Challenges.accept(bob, challenge).statusCode(200);
        Challenges.accept(eve, challenge).statusCode(201).body(json("challenge.status", is("accepted")));

        Challenges.accept(Account.open(), challenge)
                .statusCode(409)
                .body(json("code", is("challenge-closed")))
                .body(json("challengeStatus", is("accepted")));
        eve.as().get(challenge).then().body(json("games.player", contains(eve.name())));
        ada.as().get(challenge).then().body(json("games.player", contains(bob.name(), eve.name())));
        given().get(challenge).then().body(json("games.size()", is(0)));
        given().get("/v1/challenges?limit=200").then().body(json("items.links.self", not(hasItem(challenge))));
    }

    @Test
    void nobody_accepts_or_challenges_oneself() {
        Challenges.accept(ada, Challenges.made(ada, Map.of())).statusCode(403).body(json("code", is("forbidden")));
        Challenges.make(ada, ada, Map.of()).statusCode(422).body(json("code", is("opponent-unavailable")));
    }

    @Test
    void nobody_challenges_who_is_not_there() {
        bob.as().delete("/v1/me").then().statusCode(204);

        Challenges.make(ada, bob, Map.of()).statusCode(422).body(json("pointer", is("/opponent")));
        Challenges.make(ada, Account.open().suspended("A test."), Map.of()).statusCode(422);
        Challenges.make(ada, Map.of("opponent", Account.freshName())).statusCode(422);
    }

    @Test
    void of_who_is_not_there_nothing_is_offered() {
        String challenge = Challenges.made(ada, Map.of());
        ada.suspended("A test.");

        given().get("/v1/challenges?limit=200").then().body(json("items.links.self", not(hasItem(challenge))));
        Challenges.accept(bob, challenge).statusCode(409).body(json("code", is("challenge-closed")));
    }

    @Test
    void who_is_blocked_neither_challenges_nor_accepts() {
        bob.as().put("/v1/me/blocks/" + ada.name()).then().statusCode(204);

        Challenges.make(ada, bob, Map.of()).statusCode(403).body(json("code", is("blocked")));
        Challenges.accept(ada, Challenges.made(bob, Map.of())).statusCode(403).body(json("code", is("blocked")));
    }

    @Test
    void a_challenge_expires() {
        String challenge = Challenges.made(ada, bob, Map.of("expiresIn", "PT1H"));
        clock.forward(Duration.ofHours(1));

        Challenges.accept(bob, challenge).statusCode(409).body(json("challengeStatus", is("expired")));
        bob.as().get(challenge).then().body(json("status", is("expired")));
        bob.as().get("/v1/me/challenges?status=expired").then().body(json("items.links.self", contains(challenge)));
        bob.as().get("/v1/me/challenges?status=open").then().body(json("items.size()", is(0)));
    }

    @Test
    void a_challenge_that_was_taken_back_cannot_be_accepted() {
        String challenge = Challenges.made(ada, bob, Map.of());

        bob.as().delete(challenge).then().statusCode(403);
        ada.as().delete(challenge).then().statusCode(204);
        ada.as().delete(challenge).then().statusCode(204);
        Challenges.accept(bob, challenge).statusCode(409).body(json("challengeStatus", is("cancelled")));
    }

    @Test
    void a_challenge_is_declined_for_a_reason() {
        String challenge = Challenges.made(ada, bob, Map.of());
        Map<String, String> answer = Map.of("reason", "too-fast", "message", "Ten days,\nplease.");

        ada.sending(answer).post(challenge + "/decline").then().statusCode(403);
        bob.sending(answer).post(challenge + "/decline").then().statusCode(200).body(json("status", is("declined")));
        bob.sending(answer).post(challenge + "/decline").then().statusCode(200);

        ada.as()
                .get(challenge)
                .then()
                .body(json("decline.reason", is("too-fast")))
                .body(json("decline.message", is("Ten days,\nplease.")));
        Challenges.accept(bob, challenge).statusCode(409).body(json("challengeStatus", is("declined")));
        ada.as().delete(challenge).then().statusCode(409);
        bob.sending(Map.of("reason", "whim"))
                .post(challenge + "/decline")
                .then()
                .statusCode(422);
    }

    @Test
    void a_counter_offer_shows_what_is_other_and_closes_what_it_answers() {
        String challenge = Challenges.made(ada, bob, Map.of("colour", "white", "timeControl", SLOW));
        Map<String, Object> other = Map.of(
                "timeControl", Map.of("kind", "per-move", "perMove", "P10D"), "variant", "rocaille", "colour", "black");

        String counter = bob.sending(other)
                .post(challenge + "/counter")
                .then()
                .statusCode(201)
                .body(json("challenger", is(bob.name())))
                .body(json("opponent", is(ada.name())))
                .body(json("colour", is("black")))
                .body(json("differs", contains("timeControl")))
                .body(json("links.counterTo", is(challenge)))
                .extract()
                .as(Json.class)
                .get("links.self");

        ada.as()
                .get(challenge)
                .then()
                .body(json("status", is("countered")))
                .body(json("links.counteredBy", is(counter)));
        Challenges.accept(bob, challenge).statusCode(409).body(json("challengeStatus", is("countered")));
        Challenges.accept(ada, counter).statusCode(201).body(json("game.you", is("white")));
    }

    @Test
    void a_counter_offer_that_is_nothing_other_is_none() {
        String challenge = Challenges.made(ada, bob, Map.of());

        bob.sending(Map.of("colour", "random"))
                .post(challenge + "/counter")
                .then()
                .statusCode(422);
        ada.sending(Map.of("variant", "baroque"))
                .post(challenge + "/counter")
                .then()
                .statusCode(403);
        bob.as().get(challenge).then().body(json("status", is("open")));
    }

    @Test
    void a_counter_offer_leaves_what_is_open_to_anyone_open() {
        String challenge = Challenges.made(ada, Map.of("fen", "12/1k10/12/12/12/12/12/12/1P9K/12 w - 0 1"));

        bob.sending(Map.of("variant", "baroque"))
                .post(challenge + "/counter")
                .then()
                .statusCode(201)
                .body(json("opponent", is(ada.name())))
                .body(json("fen", nullValue()))
                .body(json("differs", contains("variant", "fen")));
        given().get(challenge).then().body(json("status", is("open")));
    }

    @Test
    void what_a_bot_takes_by_itself_is_accepted_at_once() {
        Account bot = bob.openBot();
        Map<String, Object> settings =
                Map.of("variants", List.of("rocaille"), "timeControls", List.of("per-move"), "acceptsByItself", true);
        bot.sending(settings).patch("/v1/me").then().statusCode(200);

        String game = Challenges.make(ada, bot, Map.of("timeControl", SLOW, "colour", "black"))
                .statusCode(201)
                .body(json("status", is("accepted")))
                .body(json("games.player", contains(bot.name())))
                .extract()
                .as(Json.class)
                .get("games[0].game");
        Challenges.make(ada, bot, Map.of()).body(json("status", is("open")));
        Challenges.make(ada, bot, Map.of("variant", "rococo", "timeControl", SLOW))
                .body(json("status", is("open")));

        bot.as().get(game).then().body(json("you", is("white")));
    }

    @Test
    void the_game_is_of_the_kind_that_was_offered() {
        String fen = "4k3/8/8/8/8/8/7M/4K3 w - 0 1";

        Challenges.accept(
                        bob,
                        Challenges.made(ada, bob, Map.of("variant", "baroque", "fen", fen, "visibility", "private")))
                .statusCode(201)
                .body(json("game.variant", is("baroque")))
                .body(json("game.visibility", is("private")))
                .body(json("game.startFen", is(fen)));
    }

    @Test
    void a_random_array_is_told_before_it_is_accepted() {
        String fen = "10/1qnmrkbqn1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1QNMRKBQN1/10 w - 0 1";
        String challenge = Challenges.made(ada, bob, Map.of("variant", "rococo-pushme", "array", Map.of("seed", -1)));

        bob.as().get(challenge).then().body(json("fen", is(fen)));
        Challenges.accept(bob, challenge).statusCode(201).body(json("game.startFen", is(fen)));
    }

    @Test
    void players_agree_on_takebacks_and_vacations_before_they_play() {
        String challenge = Challenges.made(ada, bob, Map.of("takebacks", false));
        ada.as().get(challenge).then().body(json("takebacks", is(false))).body(json("vacations", is(true)));

        String counter = bob.sending(Map.of("takebacks", true, "vacations", false))
                .post(challenge + "/counter")
                .then()
                .statusCode(201)
                .body(json("differs", contains("takebacks", "vacations")))
                .extract()
                .as(Json.class)
                .get("links.self");

        Challenges.accept(ada, counter)
                .statusCode(201)
                .body(json("game.takebacks", is(true)))
                .body(json("game.vacations", is(false)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"variant\":\"rocaille\",\"acceptances\":21}",
                "{\"variant\":\"rocaille\",\"acceptances\":0}",
                "{\"variant\":\"rocaille\",\"opponent\":\"a b\"}",
                "{\"variant\":\"rocaille\",\"opponent\":\"ada\",\"acceptances\":2}",
                "{\"variant\":\"rocaille\",\"expiresIn\":\"P31D\"}",
                "{\"variant\":\"rocaille\",\"expiresIn\":\"PT1S\"}",
                "{\"variant\":\"rocaille\",\"colour\":\"green\"}",
                "{\"variant\":\"rocaille\",\"visibility\":\"secret\"}",
                "{\"variant\":\"chess\"}",
                "{\"variant\":\"baroque\",\"fen\":\"8/8/8/8/8/8/8/4K3 w - 0 1\"}",
                "{\"variant\":\"baroque\",\"fen\":\"nonsense\"}",
                "{\"variant\":\"rocaille\",\"timeControl\":{\"kind\":\"per-move\",\"perMove\":\"PT1S\"}}"
            })
    void what_cannot_be_played_is_not_offered(String request) {
        ada.sending(request).post("/v1/challenges").then().statusCode(422);
    }

    @Test
    void a_message_is_told_as_it_was_written() {
        String message = "<b>\"Bonjour\"</b> & \u05e9\u05dc\u05d5\u05dd,\nnext line \ud83d\ude00";

        String challenge = Challenges.made(ada, bob, Map.of("message", message));
        bob.as().get(challenge).then().body(json("message", equalTo(message)));
        Challenges.make(ada, bob, Map.of("message", "x".repeat(501))).statusCode(422);
    }

    @Test
    void a_player_has_so_many_challenges_open_and_no_more() {
        for (int made = 0; made < 100; made++) {
            Challenges.make(ada, Map.of("expiresIn", "PT1H")).statusCode(201);
        }
        Challenges.make(ada, Map.of()).statusCode(409).body(json("code", is("limit-reached")));
        clock.forward(Duration.ofHours(1));
        Challenges.make(ada, Map.of()).statusCode(201);
    }

    @Test
    void lists_of_challenges_come_in_pages_newest_first() {
        Account eve = Account.open();
        List<String> made = List.of(
                Challenges.made(ada, eve, Map.of()),
                Challenges.made(eve, ada, Map.of()),
                Challenges.made(ada, bob, Map.of()));

        String next = ada.as()
                .get("/v1/me/challenges?limit=2")
                .then()
                .body(json("items.links.self", contains(made.get(2), made.get(1))))
                .body(json("next", notNullValue()))
                .header("Link", endsWith("rel=\"next\""))
                .extract()
                .as(Json.class)
                .get("next");
        ada.as()
                .get("/v1/me/challenges?limit=2&cursor=" + next)
                .then()
                .body(json("items.links.self", contains(made.get(0))))
                .body(json("next", nullValue()));
    }

    @Test
    void a_rematch_keeps_the_kind_of_game_and_swaps_the_colours() {
        String game = Challenges.game(ada, bob, Map.of("timeControl", SLOW)).getString("links.self");
        ada.sending(Map.of()).post(game + "/rematch").then().statusCode(409).body(json("code", is("game-under-way")));
        bob.as().post(game + "/resignation").then().statusCode(200);

        String rematch = bob.sending(Map.of())
                .post(game + "/rematch")
                .then()
                .statusCode(201)
                .body(json("opponent", is(ada.name())))
                .body(json("colour", is("white")))
                .body(json("timeControl.perMove", is("P3D")))
                .body(json("links.rematchOf", is(game)))
                .extract()
                .as(Json.class)
                .get("links.self");
        String again = bob.sending(Map.of())
                .post(game + "/rematch")
                .then()
                .extract()
                .as(Json.class)
                .get("links.self");
        assertEquals(rematch, again);
        ada.sending(Map.of("colours", "kept")).post(game + "/rematch").then().body(json("colour", is("white")));
        Account.open().sending(Map.of()).post(game + "/rematch").then().statusCode(403);
        Challenges.accept(ada, rematch).statusCode(201).body(json("game.you", is("black")));
    }
}

package org.rocaille.overview.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.emptyIterable;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.store.Statements;
import org.rocaille.player.rest.Account;

/** What needs a player, and how players have fared. */
@QuarkusTest
class TurnTest {

    @Inject
    MovableClock clock;

    private Account ada;
    private Account bob;

    @BeforeEach
    void take_names() {
        ada = Account.open();
        bob = Account.open();
    }

    private static Map<String, Object> perMove(String span) {
        return Map.of("timeControl", Map.of("kind", "per-move", "perMove", span));
    }

    private static ValidatableResponse turns(Account account) {
        return account.as().get("/v1/me/turns").then().statusCode(200);
    }

    private static void move(Account account, String game, int ply, String move) {
        account.as()
                .contentType("text/plain")
                .body(move)
                .put(game + "/moves/" + ply)
                .then()
                .statusCode(201);
    }

    @Test
    void a_player_is_waited_for_with_what_ends_first_and_then_with_what_waits_longest() {
        String older = Challenges.game(ada, bob, Map.of()).getString("links.self");
        clock.forward(Duration.ofMinutes(1));
        String newer = Challenges.game(ada, bob, Map.of()).getString("links.self");
        String slow = Challenges.game(ada, bob, perMove("P9D")).getString("links.self");
        String fast = Challenges.game(ada, bob, perMove("P3D")).getString("links.self");
        String challenge = Challenges.made(bob, ada, Map.of("expiresIn", "P5D"));

        turns(ada)
                .body(json("items.links.game", contains(fast, null, slow, older, newer)))
                .body(json("items.type", contains("move", "challenge", "move", "move", "move")))
                .body(json("items.opponent", contains(bob.name(), bob.name(), bob.name(), bob.name(), bob.name())))
                .body(json("items[0].you", is("white")))
                .body(json("items[0].links.move", is(fast + "/moves/1")))
                .body(json("items[1].links.challenge", is(challenge)))
                .body(json("pollAfter", is("PT1M")))
                .body(json("more", is(false)));
        turns(bob).body(json("items", emptyIterable()));

        move(ada, fast, 1, "e3e5");
        turns(ada).body(json("items.links.game", contains(null, slow, older, newer)));
        turns(bob).body(json("items.links.move", contains(fast + "/moves/2"))).body(json("items[0].you", is("black")));
    }

    @Test
    void a_player_is_waited_for_with_an_offer_until_it_is_answered() {
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        String proposal = ada.sending(Map.of("kind", "draw"))
                .post(game + "/proposals")
                .then()
                .statusCode(201)
                .extract()
                .as(Json.class)
                .get("proposal.links.self");

        turns(bob)
                .body(json("items.type", contains("proposal")))
                .body(json("items.links.proposal", contains(proposal)));
        turns(ada).body(json("items.type", contains("move")));
        bob.sending(Map.of("answer", "decline"))
                .put(proposal + "/answer")
                .then()
                .statusCode(200);
        turns(bob).body(json("items", emptyIterable()));
    }

    @Test
    void nobody_is_waited_for_in_what_is_over() {
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        String challenge = Challenges.made(bob, ada, Map.of());
        bob.as().post(game + "/resignation").then().statusCode(200);
        bob.as().delete(challenge).then().statusCode(204);
        Challenges.made(bob, ada, Map.of("expiresIn", "PT1H"));
        clock.forward(Duration.ofHours(1));

        turns(ada).body(json("items", emptyIterable()));
    }

    @Test
    void a_move_that_is_too_late_is_shown_as_such_until_the_game_is_looked_at() {
        String game = Challenges.game(ada, bob, perMove("PT1H")).getString("links.self");
        turns(ada).body(json("items.flagPending", contains(false)));
        clock.forward(Duration.ofHours(1));

        turns(ada).body(json("items.flagPending", contains(true)));
        given().get(game).then().body(json("outcome.reason", is("time")));
        turns(ada).body(json("items", emptyIterable()));
    }

    @Test
    void a_player_is_told_of_a_flag_to_claim_until_it_is_claimed_or_the_other_moves() {
        bob.sending(Map.of("flag", "claim")).patch("/v1/me").then().statusCode(200);
        String game = Challenges.game(ada, bob, perMove("PT1H")).getString("links.self");
        String deadline = given().get(game).as(Json.class).get("clocks.white.deadline");
        turns(bob).body(json("items", emptyIterable()));
        clock.forward(Duration.ofHours(1));
        given().get(game).then().body(json("flagPending", is(true)));

        turns(bob)
                .body(json("items.type", contains("claim")))
                .body(json("items[0].you", is("black")))
                .body(json("items[0].opponent", is(ada.name())))
                .body(json("items[0].since", is(deadline)))
                .body(json("items[0].deadline", nullValue()))
                .body(json("items[0].links.flagClaim", is(game + "/flag-claim")))
                .body(json("items[0].links.move", nullValue()));
        turns(ada).body(json("items.type", contains("move"))).body(json("items[0].links.flagClaim", nullValue()));

        move(ada, game, 1, "e3e5");
        turns(bob).body(json("items.type", contains("move")));
        move(bob, game, 2, "e8e7");
        clock.forward(Duration.ofHours(1));
        given().get(game).then().body(json("flagPending", is(true)));
        bob.as().post(game + "/flag-claim").then().statusCode(200);
        turns(bob).body(json("items", emptyIterable()));
    }

    @Test
    void a_move_where_one_was_taken_back_is_said_to_need_a_guard() {
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        turns(ada).body(json("items.guarded", contains(false)));
        move(ada, game, 1, "e3e5");
        turns(bob).body(json("items.guarded", contains(false)));
        ada.sending(Map.of("kind", "takeback")).post(game + "/proposals").then().statusCode(201);
        bob.sending(Map.of("kind", "takeback", "toPly", 0))
                .post(game + "/proposals")
                .then()
                .statusCode(200);

        turns(ada).body(json("items.guarded", contains(true)));
        ada.as()
                .contentType("text/plain")
                .header("If-Match", "\"" + turns(ada).extract().as(Json.class).getString("items[0].version") + "\"")
                .body("e3e4")
                .put(game + "/moves/1")
                .then()
                .statusCode(201);
        turns(bob).body(json("items.guarded", contains(false)));
    }

    @Test
    void asking_again_is_answered_in_few_statements_until_something_is_other() {
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        String tag = turns(ada).extract().header("ETag");

        List<String> statements = Statements.of(() -> ada.as()
                .header("If-None-Match", tag)
                .get("/v1/me/turns")
                .then()
                .statusCode(304)
                .header("ETag", is(tag)));
        assertEquals(2, statements.size(), () -> String.join("\n", statements));

        move(ada, game, 1, "e3e5");
        ada.as().header("If-None-Match", tag).get("/v1/me/turns").then().statusCode(200);
    }

    @Test
    void a_profile_counts_what_has_a_result_by_variant() {
        bob.as().post(Challenges.game(ada, bob, Map.of()).getString("links.self") + "/resignation");
        ada.as().post(Challenges.game(ada, bob, Map.of()).getString("links.self") + "/resignation");
        bob.as().post(Challenges.game(bob, ada, Map.of("variant", "rococo")).getString("links.self") + "/resignation");
        ada.as().post(Challenges.game(bob, ada, Map.of()).getString("links.self") + "/cancellation");
        Challenges.game(bob, ada, Map.of());
        String drawn = Challenges.game(ada, bob, Map.of()).getString("links.self");
        ada.sending(Map.of("kind", "draw")).post(drawn + "/proposals");
        bob.sending(Map.of("kind", "draw")).post(drawn + "/proposals").then().statusCode(200);

        given().get("/v1/players/" + ada.name().toUpperCase(Locale.ROOT) + "/results")
                .then()
                .body(json("player", is(ada.name())))
                .body(json("variants.variant", contains("rocaille", "rococo")))
                .body(json("variants.played", contains(3, 1)))
                .body(json("variants.won", contains(1, 1)))
                .body(json("variants.drawn", contains(1, 0)))
                .body(json("variants.lost", contains(1, 0)));
        given().get("/v1/players/" + Account.open().name() + "/results").then().body(json("variants", emptyIterable()));
        given().get("/v1/players/" + Account.freshName() + "/results").then().statusCode(404);
    }
}

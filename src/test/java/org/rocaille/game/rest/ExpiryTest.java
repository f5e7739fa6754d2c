package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.store.Events;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** How long offers hold, and what becomes of those that nobody answers. */
@QuarkusTest
class ExpiryTest {

    private static final Map<String, Object> DRAW = Map.of("kind", "draw");

    @Inject
    MovableClock clock;

    @Inject
    Events events;

    private static Instant instant(Json json, String path) {
        return Instant.parse(json.getString(path));
    }

    @Test
    void an_offer_holds_for_14_days_or_as_long_as_it_says() {
        Players players = Players.of(Variant.ROCAILLE);

        Json usual = Offers.make(players, Side.WHITE, DRAW).extract().as(Json.class);
        Json brief = Offers.make(players, Side.BLACK, Map.of("kind", "abandon", "expiresIn", "PT1M"))
                .extract()
                .as(Json.class);

        assertEquals(instant(usual, "proposal.madeAt").plus(Duration.ofDays(14)), instant(usual, "proposal.expiresAt"));
        assertEquals(
                instant(brief, "proposal.madeAt").plus(Duration.ofMinutes(1)), instant(brief, "proposal.expiresAt"));
    }

    @Test
    void an_offer_that_has_expired_is_no_longer_answered_and_gives_way_to_another() {
        Players players = Players.of(Variant.ROCAILLE);
        Map<String, Object> brief = Map.of("kind", "draw", "expiresIn", "PT1H");
        String proposal = Offers.made(players, Side.WHITE, brief);
        String tag = players.get().extract().header("ETag");
        String json = players.get().extract().asString();
        clock.forward(Duration.ofHours(1));

        given().get(proposal).then().body(json("status", is("expired"))).body(json("links.answer", nullValue()));
        given().get(players.game() + "/proposals").then().body(json("items.status", contains("expired")));
        given().header("If-None-Match", tag).get(players.game()).then().statusCode(304);
        players.get().body(is(json));
        for (String answer : List.of("accept", "decline")) {
            Offers.answer(players, Side.BLACK, proposal, answer)
                    .statusCode(409)
                    .body(json("code", is("proposal-closed")))
                    .body(json("proposalStatus", is("expired")));
        }
        Offers.answer(players, Side.WHITE, proposal, "withdraw").statusCode(409);
        assertEquals(List.of("game-started", "proposal-made"), events.types(players));

        String next = Offers.made(players, Side.WHITE, brief);

        players.get().body(json("proposals.links.self", contains(next))).body(json("version", is(3)));
        Json expired = given().get(proposal).as(Json.class);
        assertEquals("expired", expired.getString("status"));
        assertEquals(expired.getString("expiresAt"), expired.getString("settledAt"));
        assertEquals(
                List.of("game-started", "proposal-made", "proposal-expired", "proposal-made"), events.types(players));
    }

    @Test
    void what_has_expired_is_not_said_to_have_lapsed() {
        Players players = Players.of(Variant.ROCAILLE);
        Offers.made(players, Side.BLACK, Map.of("kind", "draw", "expiresIn", "PT1H"));
        Offers.made(players, Side.BLACK, Map.of("kind", "abandon"));
        clock.forward(Duration.ofHours(1));

        players.as(Side.WHITE).post(players.game() + "/resignation").then().statusCode(200);

        given().get(players.game() + "/proposals").then().body(json("items.status", contains("expired", "lapsed")));
        assertEquals(
                List.of("proposal-expired", "proposal-lapsed", "game-finished"),
                events.types(players).subList(3, 6));
    }

    @Test
    void nobody_is_waited_for_with_what_has_expired() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        String expiresAt = ada.sending(Map.of("kind", "draw", "expiresIn", "PT1H"))
                .post(game + "/proposals")
                .as(Json.class)
                .get("proposal.expiresAt");
        bob.as()
                .get("/v1/me/turns")
                .then()
                .body(json("items.proposalKind", contains("draw")))
                .body(json("items.deadline", contains(expiresAt)))
                .body(json("items.flagPending", contains(false)));

        clock.forward(Duration.ofHours(1));

        bob.as().get("/v1/me/turns").then().body(json("items", empty()));
    }
}

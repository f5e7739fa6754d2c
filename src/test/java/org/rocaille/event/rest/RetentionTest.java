package org.rocaille.event.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.rest.Players;
import org.rocaille.game.schedule.Forgetting;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** How long events are kept, and what is told to those who come later. */
@QuarkusTest
class RetentionTest {

    private static final String MINE = "/v1/me/events";

    @Inject
    MovableClock clock;

    @Inject
    Forgetting forgetting;

    @ConfigProperty(name = "rocaille.events.kept-for")
    Duration keptFor;

    private void pass(Duration time) {
        clock.forward(time);
        forgetting.forget();
    }

    private static List<String> types(String events) {
        return given().get(events)
                .then()
                .statusCode(200)
                .extract()
                .as(Json.class)
                .getList("items.type");
    }

    @Test
    void events_of_a_game_are_kept_until_long_after_its_end() {
        Players over = Players.of(Variant.ROCAILLE);
        Players going = Players.of(Variant.ROCAILLE);
        over.as(Side.WHITE).post(over.game() + "/resignation").then().statusCode(200);
        String events = over.game() + "/events";
        String begun = given().get(events).as(Json.class).getString("items[0].cursor");

        pass(keptFor.minusMinutes(1));
        assertEquals(List.of("game-started", "game-finished"), types(events));
        pass(Duration.ofMinutes(2));

        given().get(events).then().statusCode(410).body(json("resync", is(over.game())));
        Json gone = given().queryParam("after", begun)
                .get(events)
                .then()
                .statusCode(410)
                .body(json("code", is("events-gone")))
                .extract()
                .as(Json.class);
        over.as(Side.BLACK)
                .contentType("application/json")
                .body(Map.of("text", "Do you remember?"))
                .post(over.game() + "/messages")
                .then()
                .statusCode(201);
        over.as(Side.WHITE)
                .queryParam("after", gone.getString("next"))
                .get(events)
                .then()
                .statusCode(200)
                .body(json("items.type", is(List.of("message-sent"))));
        assertEquals(List.of("game-started"), types(going.game() + "/events"));
        pass(keptFor.plusMinutes(1));
        over.as(Side.WHITE)
                .queryParam("after", gone.getString("next"))
                .get(events)
                .then()
                .statusCode(410);
    }

    @Test
    void a_feed_forgets_its_beginning() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        String first = ada.as().get(MINE).as(Json.class).getString("items[0].cursor");
        String last = ada.as().get(MINE).as(Json.class).getString("next");

        pass(keptFor.plusMinutes(1));
        String now = ada.as()
                .get(MINE)
                .then()
                .statusCode(200)
                .body(json("items.size()", is(0)))
                .extract()
                .as(Json.class)
                .get("next");
        assertEquals(last, now);
        ada.as().queryParam("after", now).get(MINE).then().statusCode(200);
        Json gone = ada.as()
                .queryParam("after", first)
                .get(MINE)
                .then()
                .statusCode(410)
                .body(json("resync", is("/v1/me/turns")))
                .body(json("next", is(last)))
                .extract()
                .as(Json.class);
        ada.sending(Map.of("move", "e3e4")).put(game + "/moves/1").then().statusCode(201);

        ada.as().get(MINE).then().body(json("items.type", is(List.of("move-played"))));
        ada.as()
                .queryParam("after", gone.getString("next"))
                .get(MINE)
                .then()
                .body(json("items.type", is(List.of("move-played"))));
        ada.as().queryParam("after", first).get(MINE).then().statusCode(410);
        assertEquals(List.of("game-started", "move-played"), types(game + "/events"));
    }
}

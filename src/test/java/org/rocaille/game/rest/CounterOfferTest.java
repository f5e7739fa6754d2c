package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.game.store.Events;
import org.rocaille.rules.Side;

/** Offers of both sides that say different things. */
@QuarkusTest
class CounterOfferTest {

    private static final Map<String, Object> DRAW = Map.of("kind", "draw");
    private static final Map<String, Object> MORE = Map.of("kind", "extra-time", "time", "P2D");
    private static final Map<String, Object> WEEK = Map.of("kind", "pause", "for", "P7D");

    @Inject
    Events events;

    private static Players timed() {
        return Players.of(Map.of("variant", "rocaille", "timeControl", Map.of("kind", "per-move", "perMove", "P3D")));
    }

    @Test
    void different_offers_of_a_kind_stand_beside_each_other_and_the_same_ones_are_an_agreement() {
        Players players = timed();
        Offers.made(players, Side.WHITE, MORE);
        Map<String, Object> less = Map.of("kind", "extra-time", "time", "P1D");
        String blacks = Offers.made(players, Side.BLACK, less);
        players.get().body(json("proposals.time", contains("P2D", "P1D")));

        Offers.make(players, Side.WHITE, less).statusCode(409).body(json("code", is("proposal-open")));
        Offers.answer(players, Side.BLACK, blacks, "withdraw").statusCode(200);
        Offers.make(players, Side.BLACK, MORE)
                .statusCode(200)
                .body(json("proposal.status", is("accepted")))
                .body(json("game.clocks.white.remaining", is("P5D")));
    }

    @Test
    void a_counter_offer_declines_the_first_and_can_be_accepted_itself() {
        Players players = timed();
        String first = Offers.made(players, Side.WHITE, WEEK);
        Map<String, Object> shorter = Map.of("for", "P3D");

        String counter = Offers.counter(players, Side.BLACK, first, shorter)
                .statusCode(201)
                .body(json("proposal.kind", is("pause")))
                .body(json("proposal.for", is("P3D")))
                .body(json("proposal.side", is("black")))
                .body(json("proposal.differs", contains("for")))
                .body(json("proposal.links.counterTo", is(first)))
                .body(json("game.proposals", hasSize(1)))
                .extract()
                .as(Json.class)
                .get("proposal.links.self");

        given().get(first).then().body(json("status", is("countered"))).body(json("links.counter", nullValue()));
        Offers.counter(players, Side.BLACK, first, shorter)
                .statusCode(200)
                .body(json("proposal.links.self", is(counter)))
                .body(json("game.version", is(3)));
        Offers.counter(players, Side.BLACK, first, Map.of("for", "P4D"))
                .statusCode(409)
                .body(json("proposalStatus", is("countered")));
        Offers.answer(players, Side.BLACK, first, "accept").statusCode(409);
        Offers.answer(players, Side.WHITE, counter, "accept")
                .statusCode(200)
                .body(json("game.clocks.pauses", hasSize(1)));
        Offers.counter(players, Side.BLACK, first, shorter)
                .statusCode(200)
                .body(json("proposal.links.self", is(counter)))
                .body(json("proposal.status", is("accepted")));
        assertEquals(
                List.of("proposal-made", "proposal-countered", "proposal-made", "proposal-accepted", "clocks-changed"),
                events.types(players).subList(1, 6));
    }

    @Test
    void a_counter_offer_is_the_other_sides_and_says_something_else_of_the_same_kind() {
        Players players = timed();
        String pause = Offers.made(players, Side.WHITE, WEEK);
        String draw = Offers.made(players, Side.WHITE, DRAW);

        Offers.counter(players, Side.WHITE, pause, Map.of("for", "P3D")).statusCode(403);
        Offers.counter(players, Side.BLACK, pause, Map.of()).statusCode(422);
        Offers.counter(players, Side.BLACK, pause, Map.of("for", "P7D")).statusCode(422);
        Offers.counter(players, Side.BLACK, pause, Map.of("time", "P3D"))
                .statusCode(422)
                .body(json("errors.pointer", contains("/time")));
        Offers.counter(players, Side.BLACK, pause, Map.of("for", "P90D")).statusCode(422);
        Offers.counter(players, Side.BLACK, draw, Map.of()).statusCode(422);
        Offers.made(players, Side.BLACK, Map.of("kind", "pause", "for", "P1D"));
        Offers.counter(players, Side.BLACK, pause, Map.of("for", "P3D"))
                .statusCode(409)
                .body(json("code", is("proposal-open")));
        players.get().body(json("proposals.status", contains("open", "open", "open")));
    }
}

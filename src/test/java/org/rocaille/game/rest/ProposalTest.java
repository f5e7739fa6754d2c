package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

@QuarkusTest
class ProposalTest {

    private Players players;

    @BeforeEach
    void begin() {
        players = Players.of(Variant.ROCAILLE);
    }

    private ValidatableResponse offer(Side side) {
        return players.as(side)
                .contentType("application/json")
                .body(Map.of("kind", "draw"))
                .post(players.game() + "/proposals")
                .then();
    }

    private String offered(Side side) {
        return offer(side).statusCode(201).extract().as(Json.class).get("proposal.links.self");
    }

    private ValidatableResponse answer(Side side, String proposal, String answer) {
        return players.as(side)
                .contentType("application/json")
                .body(Map.of("answer", answer))
                .put(proposal + "/answer")
                .then();
    }

    @Test
    void an_offer_is_open_until_it_is_answered() {
        String self = offer(Side.WHITE)
                .statusCode(201)
                .body(json("proposal.kind", is("draw")))
                .body(json("proposal.side", is("white")))
                .body(json("proposal.status", is("open")))
                .body(json("proposal.ply", is(0)))
                .body(json("proposal.settledAt", nullValue()))
                .body(json("game.proposals.status", contains("open")))
                .extract()
                .as(Json.class)
                .get("proposal.links.self");

        given().get(self)
                .then()
                .statusCode(200)
                .body(json("status", is("open")))
                .body(json("links.answer", is(self + "/answer")));
        given().get(players.game() + "/proposals").then().body(json("items.status", contains("open")));
        players.get().body(json("proposals.links.self", contains(self)));
    }

    @Test
    void an_accepted_draw_offer_ends_the_game() {
        String proposal = offered(Side.WHITE);

        answer(Side.BLACK, proposal, "accept")
                .statusCode(200)
                .body(json("proposal.status", is("accepted")))
                .body(json("proposal.settledAt", notNullValue()))
                .body(json("game.outcome.winner", nullValue()))
                .body(json("game.outcome.reason", is("agreement")))
                .body(json("game.proposals", empty()));
        answer(Side.BLACK, proposal, "accept").statusCode(200);
        answer(Side.BLACK, proposal, "decline")
                .statusCode(409)
                .body(json("code", is("proposal-closed")))
                .body(json("proposalStatus", is("accepted")));
        offer(Side.WHITE).statusCode(409).body(json("code", is("game-over")));
    }

    @Test
    void a_declined_offer_is_closed_and_another_may_be_made() {
        String proposal = offered(Side.WHITE);

        answer(Side.BLACK, proposal, "decline").statusCode(200).body(json("game.status", is("active")));
        answer(Side.BLACK, proposal, "decline").statusCode(200);
        answer(Side.BLACK, proposal, "accept").statusCode(409);
        offer(Side.WHITE).statusCode(201);
        given().get(players.game() + "/proposals").then().body(json("items.status", contains("declined", "open")));
    }

    @Test
    void whoever_made_an_offer_may_withdraw_it_but_not_answer_it() {
        String proposal = offered(Side.WHITE);

        answer(Side.WHITE, proposal, "accept").statusCode(403).body(json("code", is("forbidden")));
        answer(Side.BLACK, proposal, "withdraw").statusCode(403).body(json("code", is("forbidden")));
        answer(Side.WHITE, proposal, "withdraw").statusCode(200).body(json("proposal.status", is("withdrawn")));
        answer(Side.BLACK, proposal, "accept").statusCode(409).body(json("proposalStatus", is("withdrawn")));
    }

    @Test
    void a_side_has_one_offer_open_however_often_it_makes_it() {
        String proposal = offered(Side.WHITE);

        offer(Side.WHITE)
                .statusCode(200)
                .body(json("proposal.links.self", is(proposal)))
                .body(json("game.version", is(2)));
    }

    @Test
    void offering_what_the_other_side_has_offered_accepts_it() {
        String proposal = offered(Side.WHITE);

        offer(Side.BLACK)
                .statusCode(200)
                .body(json("proposal.links.self", is(proposal)))
                .body(json("proposal.status", is("accepted")))
                .body(json("game.outcome.reason", is("agreement")));
    }

    @Test
    void an_offer_sent_with_a_move_is_open_when_the_move_is_made() {
        players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("move", "e3e4", "propose", "draw"))
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(201)
                .body(json("game.proposals.side", contains("white")))
                .body(json("game.proposals.ply", contains(1)))
                .body(json("game.version", is(2)));
        players.as(Side.BLACK)
                .contentType("text/plain")
                .body("e8e7")
                .put(players.game() + "/moves/2?propose=draw")
                .then()
                .statusCode(201)
                .body(json("game.proposals.side", contains("black")));
    }

    @Test
    void an_offer_stands_while_its_own_side_moves_and_lapses_when_the_other_side_does() {
        String proposal = offered(Side.WHITE);

        players.put(1, "e3e4").statusCode(201).body(json("game.proposals.links.self", contains(proposal)));
        players.put(2, "e8e7").statusCode(201).body(json("game.proposals", empty()));
        given().get(proposal).then().body(json("status", is("lapsed"))).body(json("links.answer", nullValue()));
        answer(Side.BLACK, proposal, "accept").statusCode(409).body(json("proposalStatus", is("lapsed")));
    }

    @Test
    void an_offer_lapses_when_the_game_ends() {
        String proposal = offered(Side.WHITE);

        players.as(Side.WHITE)
                .post(players.game() + "/resignation")
                .then()
                .statusCode(200)
                .body(json("proposals", empty()));
        given().get(proposal).then().body(json("status", is("lapsed")));
    }

    @Test
    void unknown_offers_kinds_and_answers_are_told_apart() {
        String proposal = offered(Side.WHITE);

        answer(Side.BLACK, players.game() + "/proposals/0123456789abcdef", "accept")
                .statusCode(404);
        given().get(players.game() + "/proposals/0123456789abcdef").then().statusCode(404);
        answer(Side.BLACK, proposal, "maybe").statusCode(422).body(json("code", is("invalid-value")));
        players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("kind", "bribe"))
                .post(players.game() + "/proposals")
                .then()
                .statusCode(422)
                .body(json("errors.pointer", contains("/kind")));
        Players others = Players.of(Variant.ROCAILLE);
        given().get(proposal.replace(players.game(), others.game())).then().statusCode(404);
    }

    @Test
    void the_location_of_a_new_offer_is_its_own() {
        ValidatableResponse made = offer(Side.BLACK).statusCode(201);

        made.header("Location", endsWith(made.extract().as(Json.class).get("proposal.links.self")));
    }
}

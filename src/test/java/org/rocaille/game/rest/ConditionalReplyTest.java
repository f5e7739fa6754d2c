package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;
import static org.rocaille.game.rest.Decisions.ONE;
import static org.rocaille.game.rest.Decisions.TWO;
import static org.rocaille.game.rest.Decisions.WITH_ANSWERS;
import static org.rocaille.game.rest.Decisions.decide;
import static org.rocaille.game.rest.Decisions.decided;
import static org.rocaille.player.rest.Account.OPERATOR;
import static org.rocaille.player.rest.Account.with;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.store.Events;
import org.rocaille.game.store.Statements;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Answers that were decided on, when the move comes. */
@QuarkusTest
class ConditionalReplyTest {

    @Inject
    Events events;

    @Test
    void the_answer_is_played_at_once_and_what_follows_it_stands() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, TWO).statusCode(200);

        players.put(1, "e3e4")
                .statusCode(201)
                .body(json("move.ply", is(1)))
                .body(json("move.conditional", is(false)))
                .body(json("game.ply", is(2)))
                .body(json("game.turn", is("white")))
                .body(json("game.version", is(2)))
                .body(json("game.lastMove.move", is("e8e7")))
                .body(json("game.lastMove.conditional", is(true)));
        decided(players, Side.BLACK).body(json("ply", is(3))).body(json("lines.if", contains("g3g4")));
        players.put(1, "e3e4").statusCode(200).body(json("game.ply", is(2)));
        players.put(3, "g3g4").statusCode(201).body(json("game.ply", is(4)));
        decided(players, Side.BLACK)
                .body(json("ply", nullValue()))
                .body(json("lines", empty()))
                .body(json("dropped", nullValue()));
        given().get(players.game() + "/moves")
                .then()
                .body(json("items.move", contains("e3e4", "e8e7", "g3g4", "g8g7")))
                .body(json("items.conditional", contains(false, true, false, true)));
        List<Events.Kept> kept = events.of(players);
        assertEquals(
                List.of("game-started", "move-played", "move-played", "move-played", "move-played"),
                events.types(players));
        assertEquals(kept.get(1).at(), kept.get(2).at());
        assertEquals(
                List.of(false, true, false, true),
                kept.stream()
                        .skip(1)
                        .map(event -> event.payload().getBoolean("conditional"))
                        .toList());
    }

    @Test
    void an_answer_may_end_the_game() {
        Players players = Players.of(Variant.ROCOCO).play("e3e4", "g8g7", "d3d4", "h9c4");
        decide(players, Side.BLACK, "{\"lines\":[{\"if\":\"d2e3\",\"then\":\"c4d3\"}]}")
                .statusCode(200);

        players.put(5, "d2e3")
                .statusCode(201)
                .body(json("game.status", is("finished")))
                .body(json("game.outcome.winner", is("black")));
    }

    @Test
    void an_answer_among_those_of_both_sides_may_end_the_game() {
        Players players = Players.of(Variant.ROCOCO).play("e3e4", "g8g7");
        decide(
                        players,
                        Side.BLACK,
                        "{\"lines\":[{\"if\":\"d3d4\",\"then\":\"h9c4\",\"lines\":"
                                + "[{\"if\":\"d2e3\",\"then\":\"c4d3\"}]}]}")
                .statusCode(200);

        players.as(Side.WHITE)
                .contentType("application/json")
                .body("{\"move\":\"d3d4\",\"conditionalMoves\":[{\"if\":\"h9c4\",\"then\":\"d2e3\",\"lines\":"
                        + "[{\"if\":\"g7g6\",\"then\":\"e4e5\"}]}]}")
                .put(players.game() + "/moves/3")
                .then()
                .statusCode(201)
                .body(json("game.ply", is(6)))
                .body(json("game.outcome.winner", is("black")));

        decided(players, Side.WHITE)
                .body(json("dropped.reason", is("game-over")))
                .body(json("dropped.ply", is(6)));
        decided(players, Side.BLACK).body(json("lines", empty())).body(json("dropped", nullValue()));
        assertEquals("game-finished", events.types(players).get(7));
        for (String text : List.of("d3d4", "c4d3")) {
            Side side = text.equals("d3d4") ? Side.WHITE : Side.BLACK;
            players.bare(side, "text/plain", text)
                    .post(players.game() + "/moves")
                    .then()
                    .statusCode(side == Side.WHITE ? 200 : 409);
        }
    }

    @Test
    void a_draw_that_is_offered_with_the_move_lapses_by_the_answer() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, ONE);

        players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("move", "e3e4", "propose", "draw"))
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(201)
                .body(json("game.ply", is(2)))
                .body(json("game.proposals", empty()));
        assertEquals(
                List.of("game-started", "move-played", "proposal-made", "move-played", "proposal-lapsed"),
                events.types(players));
    }

    @Test
    void answers_sent_with_a_move_meet_those_of_the_other_side_until_a_side_has_none() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, TWO);

        for (int status : new int[] {201, 200}) {
            players.as(Side.WHITE)
                    .contentType("application/json")
                    .body(WITH_ANSWERS)
                    .put(players.game() + "/moves/1")
                    .then()
                    .statusCode(status)
                    .body(json("game.ply", is(5)))
                    .body(json("game.version", is(2)));
        }
        given().get(players.game() + "/moves")
                .then()
                .body(json("items.move", contains("e3e4", "e8e7", "g3g4", "g8g7", "h3h4")));
        decided(players, Side.WHITE).body(json("lines", empty())).body(json("dropped", nullValue()));
    }

    @Test
    void an_answer_costs_no_statement_but_those_that_write_it_down() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, TWO);

        List<String> answered = Statements.of(() -> players.put(1, "e3e4").statusCode(201));
        List<String> again = Statements.of(() -> players.put(3, "g3g4").statusCode(201));

        assertEquals(
                2, answered.stream().filter(sql -> sql.startsWith("select")).count());
        assertEquals(6, answered.size(), () -> String.join("\n", answered));
        assertEquals(answered, again);
    }

    @Test
    void a_post_without_a_ply_is_recognised_though_it_was_answered_at_once() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, TWO);

        for (int status : new int[] {201, 200, 200}) {
            post(players, Side.WHITE, "We3-e4")
                    .statusCode(status)
                    .body(json("move.ply", is(1)))
                    .body(json("game.ply", is(2)));
        }
        post(players, Side.WHITE, "E3E4").statusCode(200).body(json("move.move", is("e3e4")));
        post(players, Side.BLACK, "e8e7").statusCode(409).body(json("code", is("not-your-turn")));
        post(players, Side.WHITE, "e3e5").statusCode(422).body(json("code", is("illegal-move")));
        post(players, Side.WHITE, "g3g4")
                .statusCode(201)
                .body(json("move.ply", is(3)))
                .body(json("game.ply", is(4)));
        players.get().body(json("version", is(3)));
    }

    @Test
    void a_post_that_can_mean_the_move_that_was_made_or_the_same_anew_must_say_which() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(
                players,
                Side.BLACK,
                "{\"lines\":[{\"if\":\"e3e4\",\"then\":\"e8e7\",\"lines\":[{\"if\":\"e4e3\",\"then\":\"e7e8\"}]}]}");
        players.bare(
                        Side.WHITE,
                        "application/json",
                        "{\"move\":\"e3e4\",\"conditionalMoves\":[{\"if\":\"e8e7\",\"then\":\"e4e3\"}]}")
                .post(players.game() + "/moves")
                .then()
                .statusCode(201)
                .body(json("game.ply", is(4)));

        post(players, Side.WHITE, "e3e4")
                .statusCode(400)
                .body(json("code", is("missing-field")))
                .body(json("errors.pointer", contains("/ply")));
        players.put(1, "e3e4").statusCode(200).body(json("game.ply", is(4)));
        players.put(5, "e3e4").statusCode(201).body(json("game.ply", is(5)));
    }

    @Test
    void the_answers_of_a_player_who_was_suspended_are_dropped() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        bob.sending(ONE).put(game + "/conditional-moves").then().statusCode(200);
        bob.suspended("Suspended by a test.");

        ada.sending(Map.of("move", "e3e4"))
                .put(game + "/moves/1")
                .then()
                .statusCode(201)
                .body(json("game.ply", is(1)));

        with(OPERATOR)
                .delete("/v1/operator/players/" + bob.name() + "/suspension")
                .then()
                .statusCode(204);
        bob.as().get(game + "/conditional-moves").then().body(json("dropped.reason", is("barred")));
    }

    @Test
    void a_post_without_a_ply_is_recognised_after_answers_of_its_own_side_and_before_any() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, TWO);
        for (int status : new int[] {201, 200}) {
            players.bare(Side.WHITE, "application/json", WITH_ANSWERS)
                    .post(players.game() + "/moves")
                    .then()
                    .statusCode(status)
                    .body(json("move.ply", is(1)))
                    .body(json("game.ply", is(5)));
        }
        for (int status : new int[] {201, 200}) {
            post(players, Side.BLACK, "h8h7").statusCode(status).body(json("move.ply", is(6)));
        }
        post(players, Side.BLACK, "f8f7").statusCode(409).body(json("code", is("not-your-turn")));
        post(players, Side.WHITE, "f3f4").statusCode(201).body(json("move.ply", is(7)));
        post(players, Side.BLACK, "h8h7").statusCode(422).body(json("code", is("illegal-move")));
    }

    private static ValidatableResponse post(Players players, Side side, String text) {
        return players.bare(side, "text/plain", text)
                .post(players.game() + "/moves")
                .then();
    }

    @Test
    void a_message_that_comes_with_a_move_is_of_that_ply() {
        Players players = Players.of(Variant.ROCAILLE);
        decide(players, Side.BLACK, ONE);

        players.bare(Side.WHITE, "application/json", "{\"move\":\"e3e4\",\"message\":\"Your turn!\"}")
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(201)
                .body(json("game.ply", is(2)));

        players.as(Side.BLACK).get(players.game() + "/messages").then().body(json("items.ply", contains(1)));
    }
}

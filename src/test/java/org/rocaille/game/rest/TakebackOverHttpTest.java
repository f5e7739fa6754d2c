package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.store.Events;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Taking moves back. */
@QuarkusTest
class TakebackOverHttpTest {

    private static final Map<String, Object> TAKEBACK = Map.of("kind", "takeback");

    @Inject
    MovableClock clock;

    @Inject
    Events events;

    private static Map<String, Object> to(int ply) {
        return Map.of("kind", "takeback", "toPly", ply);
    }

    private static ValidatableResponse put(Players players, Side side, int ply, String move, String ifMatch) {
        return players.as(side)
                .header("If-Match", ifMatch)
                .contentType("text/plain")
                .body(move)
                .put(players.game() + "/moves/" + ply)
                .then();
    }

    @Test
    void an_accepted_takeback_leaves_the_moves_before_it_everywhere() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4", "e8e7");
        Json before = players.get().extract().as(Json.class);
        players.put(3, "g3g4").statusCode(201);
        players.put(4, "g8g7").statusCode(201);

        Offers.agreed(players, Side.WHITE, to(2))
                .body(json("proposal.kind", is("takeback")))
                .body(json("proposal.toPly", is(2)))
                .body(json("proposal.status", is("accepted")))
                .body(json("game.fen", is(before.getString("fen"))))
                .body(json("game.ply", is(2)))
                .body(json("game.turn", is("white")))
                .body(json("game.lastMove", equalTo(before.getMap("lastMove"))))
                .body(json("game.quietPlies", is(before.getInt("quietPlies"))))
                .body(json("game.guarded", is(true)))
                .body(json("game.version", is(7)))
                .body(json("game.proposals", empty()))
                .body(json("game.links.nextMove", is(players.game() + "/moves/3")));

        given().get(players.game() + "/moves").then().body(json("items.move", contains("e3e4", "e8e7")));
        given().get(players.game() + "/moves/3").then().statusCode(404);
        given().accept("application/x-chess-pgn")
                .get(players.game())
                .then()
                .body(containsString("e8-e7"))
                .body(not(containsString("g3-g4")));
        given().get(players.game() + "/board.txt").then().body(containsString("-H 'If-Match: \"7\"' -d "));
    }

    @Test
    void without_a_ply_it_goes_back_to_before_the_last_move_of_whoever_asks() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4", "e8e7", "g3g4");

        String whites = Offers.make(players, Side.WHITE, TAKEBACK)
                .statusCode(201)
                .body(json("proposal.toPly", is(2)))
                .extract()
                .as(Json.class)
                .get("proposal.links.self");
        Offers.answer(players, Side.WHITE, whites, "withdraw").statusCode(200);
        Offers.make(players, Side.BLACK, TAKEBACK).statusCode(201).body(json("proposal.toPly", is(1)));
        Offers.make(players, Side.BLACK, TAKEBACK).statusCode(200).body(json("proposal.toPly", is(1)));
    }

    @Test
    void the_events_tell_where_the_game_is_now() {
        Players players =
                Players.of(Map.of("variant", "rocaille", "timeControl", Map.of("kind", "per-move", "perMove", "P3D")));
        players.play("e3e4", "e8e7");
        Offers.made(players, Side.BLACK, Map.of("kind", "draw"));
        Offers.agreed(players, Side.WHITE, to(0));

        List<Events.Kept> kept = events.of(players);
        assertEquals(
                List.of(
                        "game-started",
                        "move-played",
                        "move-played",
                        "proposal-made",
                        "proposal-made",
                        "proposal-accepted",
                        "proposal-lapsed",
                        "moves-taken-back"),
                kept.stream().map(Events.Kept::type).toList());
        Json made = kept.get(4).payload();
        assertEquals(0, made.getInt("toPly"));
        Json game = players.get().extract().as(Json.class);
        Json told = kept.get(7).payload();
        assertEquals(0, told.getInt("game.ply"));
        assertEquals(game.getString("fen"), told.getString("game.fen"));
        assertEquals("white", told.getString("game.turn"));
        assertEquals(game.getString("clocks.white.deadline"), told.getString("game.deadline"));
        assertEquals(game.getInt("version"), told.getInt("game.version"));
    }

    @Test
    void a_move_at_a_ply_that_was_taken_back_is_played_only_by_who_knows_it() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4", "e8e7");
        Offers.agreed(players, Side.BLACK, to(0)).body(json("game.version", is(5)));

        players.put(1, "e3e4").statusCode(428).body(json("code", is("guard-required")));
        players.as(Side.WHITE)
                .contentType("text/plain")
                .body("g3g4")
                .post(players.game() + "/moves")
                .then()
                .statusCode(428);
        players.put(2, "e8e7").statusCode(409).body(json("code", is("ply-not-reached")));
        put(players, Side.WHITE, 1, "e3e4", "\"3-json-white\"").statusCode(412);
        put(players, Side.BLACK, 1, "e3e4", "\"5\"").statusCode(409).body(json("code", is("not-your-turn")));
        put(players, Side.WHITE, 1, "g3g4", "\"5-json-white\"")
                .statusCode(201)
                .body(json("move.ply", is(1)))
                .body(json("game.guarded", is(true)));
        put(players, Side.WHITE, 1, "g3g4", "\"5-json-white\"").statusCode(200);
        players.put(1, "g3g4").statusCode(200);
        players.put(1, "e3e4").statusCode(409).body(json("code", is("ply-taken")));
        players.put(2, "e8e7").statusCode(428);
        put(players, Side.BLACK, 2, "e8e7", "\"6\"").statusCode(201).body(json("game.guarded", is(false)));
        players.put(3, "h3h4").statusCode(201);
    }

    @Test
    void clocks_are_as_they_were_and_the_turn_begins_anew() {
        Map<String, Object> bank = Map.of("kind", "fischer", "bank", "P10D", "increment", "PT0S", "cap", "P10D");
        Players players = Players.of(Map.of("variant", "rocaille", "timeControl", bank));
        clock.forward(Duration.ofDays(1));
        players.put(1, "e3e4").statusCode(201);
        clock.forward(Duration.ofDays(2));
        players.put(2, "e8e7").statusCode(201);
        Json before = players.get().extract().as(Json.class);
        clock.forward(Duration.ofDays(4));
        players.put(3, "g3g4").statusCode(201);
        clock.forward(Duration.ofDays(3));

        Json after = Offers.agreed(players, Side.WHITE, to(2)).extract().as(Json.class);

        for (String side : List.of("white", "black")) {
            String remaining = "clocks." + side + ".remaining";
            assertEquals(before.getString(remaining), after.getString("game." + remaining));
        }
        assertEquals("white", after.getString("game.clocks.running"));
        Instant began = Instant.parse(after.getString("game.clocks.asOf"));
        assertEquals(Instant.parse(after.getString("proposal.settledAt")), began);
        assertEquals(
                began.plus(Duration.parse(after.getString("game.clocks.white.remaining"))),
                Instant.parse(after.getString("game.clocks.white.deadline")));
        clock.forward(Duration.ofDays(8));
        players.get().body(json("status", is("active")));
        clock.forward(Duration.ofDays(1));
        players.get().body(json("outcome.reason", is("time"))).body(json("outcome.winner", is("black")));
    }

    @Test
    void repetitions_are_counted_as_if_the_moves_had_not_been_made() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4", "e8e7", "e4e3", "e7e8");
        players.get().body(json("occurrences", is(2)));
        Offers.agreed(players, Side.WHITE, to(2)).body(json("game.occurrences", is(1)));
        put(players, Side.WHITE, 3, "e4e3", "*").statusCode(201);
        put(players, Side.BLACK, 4, "e7e8", "*").statusCode(201).body(json("game.occurrences", is(2)));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 2, 3, 1_000_000})
    void there_must_be_moves_to_take_back(int toPly) {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4", "e8e7");

        Offers.make(players, Side.WHITE, to(toPly))
                .statusCode(422)
                .body(json("code", is("invalid-value")))
                .body(json("errors.pointer", contains("/toPly")));
    }

    @Test
    void nobody_takes_back_what_nobody_has_played_or_what_is_over() {
        Players players = Players.of(Variant.ROCAILLE);
        Offers.make(players, Side.WHITE, TAKEBACK).statusCode(422);
        players.play("e3e4");
        Offers.make(players, Side.BLACK, TAKEBACK).statusCode(422);
        String proposal = Offers.made(players, Side.WHITE, TAKEBACK);
        players.as(Side.WHITE).post(players.game() + "/resignation").then().statusCode(200);

        Offers.answer(players, Side.BLACK, proposal, "accept").statusCode(409);
        Offers.make(players, Side.WHITE, TAKEBACK).statusCode(409).body(json("code", is("game-over")));
        players.get()
                .body(json("ply", is(1)))
                .body(json("guarded", is(false)))
                .body(json("links.nextMove", nullValue()));
    }

    @Test
    void players_who_agreed_to_do_without_do_not_ask() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of("takebacks", false)).getString("links.self");
        ada.as()
                .contentType("text/plain")
                .body("e3e4")
                .put(game + "/moves/1")
                .then()
                .statusCode(201);

        ada.sending(TAKEBACK)
                .post(game + "/proposals")
                .then()
                .statusCode(409)
                .body(json("code", is("takebacks-excluded")));
    }

    @Test
    void a_takeback_lapses_when_the_other_side_moves_on_and_stands_while_its_own_does() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4", "e8e7");
        String proposal = Offers.made(players, Side.WHITE, to(1));

        players.put(3, "g3g4").statusCode(201).body(json("game.proposals.toPly", contains(1)));
        players.put(4, "g8g7").statusCode(201).body(json("game.proposals", empty()));
        Offers.answer(players, Side.BLACK, proposal, "accept")
                .statusCode(409)
                .body(json("proposalStatus", is("lapsed")));
    }

    @Test
    void what_stands_on_moves_that_are_gone_lapses_and_the_rest_does_not() {
        Map<String, Object> days = Map.of("kind", "per-move", "perMove", "P3D");
        Players players =
                Players.of(Map.of("variant", "rocaille", "timeControl", days)).play("e3e4", "e8e7", "g3g4");
        Offers.made(players, Side.WHITE, Map.of("kind", "extra-time", "time", "P1D"));
        Offers.made(players, Side.WHITE, Map.of("kind", "pause", "for", "P1D"));
        Offers.made(players, Side.WHITE, Map.of("kind", "abandon"));
        Offers.made(players, Side.BLACK, to(2));

        Offers.agreed(players, Side.WHITE, to(1)).body(json("game.proposals.kind", contains("extra-time", "abandon")));
        given().get(players.game() + "/proposals")
                .then()
                .body(json("items.status", contains("open", "lapsed", "open", "lapsed", "accepted")));
    }
}

package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rocaille.Race;
import org.rocaille.game.store.Events;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Offers and answers that meet. */
@QuarkusTest
class ProposalRaceTest {

    private static final String DRAW = "{\"kind\":\"draw\"}";
    private static final String ACCEPT = "{\"answer\":\"accept\"}";
    private static final Map<String, Object> TIMED =
            Map.of("variant", "rocaille", "timeControl", Map.of("kind", "per-move", "perMove", "P3D"));

    @Inject
    Events events;

    private static int offer(Players players, Side side, String offer) {
        return players.statusOf(side, "POST", players.game() + "/proposals", "application/json", offer);
    }

    private static int answer(Players players, Side side, String proposal, String answer) {
        return players.statusOf(side, "PUT", proposal + "/answer", "application/json", answer);
    }

    private List<String> since(Players players, int seq) {
        List<String> types = events.types(players);
        return types.subList(seq, types.size());
    }

    @Test
    void a_takeback_is_accepted_or_overtaken_by_a_move_and_never_both() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE).play("e3e4");
            String proposal = Offers.made(players, Side.WHITE, Map.of("kind", "takeback"));

            List<Integer> statuses = Race.between(
                    List.of(() -> answer(players, Side.BLACK, proposal, ACCEPT), () -> players.statusOfPut(2, "e8e7")));

            if (statuses.get(0) == 200) {
                assertEquals(List.of(200, 409), statuses);
                assertEquals(List.of("proposal-accepted", "moves-taken-back"), since(players, 3));
                players.get()
                        .body(json("ply", is(0)))
                        .body(json("guarded", is(true)))
                        .body(json("version", is(4)));
                given().get(players.game() + "/moves").then().body(json("items", empty()));
            } else {
                assertEquals(List.of(409, 201), statuses);
                assertEquals(List.of("move-played", "proposal-lapsed"), since(players, 3));
                players.get()
                        .body(json("ply", is(2)))
                        .body(json("guarded", is(false)))
                        .body(json("version", is(4)));
                given().get(players.game() + "/moves").then().body(json("items.move", contains("e3e4", "e8e7")));
            }
        }
    }

    @Test
    void an_offer_is_accepted_or_withdrawn_and_never_both() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);
            String proposal = Offers.made(players, Side.WHITE, Map.of("kind", "draw"));

            List<Integer> statuses = Race.between(List.of(
                    () -> answer(players, Side.BLACK, proposal, ACCEPT),
                    () -> answer(players, Side.WHITE, proposal, "{\"answer\":\"withdraw\"}")));

            boolean isAccepted = statuses.get(0) == 200;
            assertEquals(isAccepted ? List.of(200, 409) : List.of(409, 200), statuses);
            assertEquals(
                    isAccepted ? List.of("proposal-accepted", "game-finished") : List.of("proposal-withdrawn"),
                    since(players, 2));
            players.get()
                    .body(json("status", is(isAccepted ? "finished" : "active")))
                    .body(json("version", is(3)));
        }
    }

    @Test
    void of_two_crossing_offers_that_say_the_same_one_is_made_and_the_other_accepts_it() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);

            List<Integer> statuses = Race.between(
                    List.of(() -> offer(players, Side.WHITE, DRAW), () -> offer(players, Side.BLACK, DRAW)));

            assertEquals(List.of(200, 201), statuses.stream().sorted().toList());
            assertEquals(List.of("proposal-made", "proposal-accepted", "game-finished"), since(players, 1));
            given().get(players.game() + "/proposals").then().body(json("items.status", contains("accepted")));
        }
    }

    @Test
    void crossing_offers_that_say_different_things_are_both_made() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(TIMED);

            List<Integer> statuses = Race.between(List.of(
                    () -> offer(players, Side.WHITE, "{\"kind\":\"extra-time\",\"time\":\"P1D\"}"),
                    () -> offer(players, Side.BLACK, "{\"kind\":\"extra-time\",\"time\":\"P2D\"}")));

            assertEquals(List.of(201, 201), statuses);
            players.get()
                    .body(json("proposals.time", containsInAnyOrder("P1D", "P2D")))
                    .body(json("version", is(3)));
        }
    }

    @Test
    void an_offer_is_accepted_or_countered_and_never_both() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(TIMED);
            String proposal = Offers.made(players, Side.WHITE, Map.of("kind", "extra-time", "time", "P2D"));

            List<Integer> statuses = Race.between(List.of(
                    () -> answer(players, Side.BLACK, proposal, ACCEPT),
                    () -> players.statusOf(
                            Side.BLACK, "POST", proposal + "/counter", "application/json", "{\"time\":\"P1D\"}")));

            if (statuses.get(0) == 200) {
                assertEquals(List.of(200, 409), statuses);
                assertEquals(List.of("proposal-accepted", "clocks-changed"), since(players, 2));
                players.get().body(json("clocks.black.remaining", is("P5D"))).body(json("proposals", empty()));
            } else {
                assertEquals(List.of(409, 201), statuses);
                assertEquals(List.of("proposal-countered", "proposal-made"), since(players, 2));
                players.get()
                        .body(json("clocks.black.remaining", is("P3D")))
                        .body(json("proposals.time", contains("P1D")));
            }
        }
    }

    @Test
    void an_offer_that_is_accepted_several_times_comes_true_once() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(TIMED);
            String proposal = Offers.made(players, Side.WHITE, Map.of("kind", "extra-time", "time", "P2D"));

            List<Integer> statuses = Race.between(List.of(
                    () -> answer(players, Side.BLACK, proposal, ACCEPT),
                    () -> answer(players, Side.BLACK, proposal, ACCEPT),
                    () -> answer(players, Side.BLACK, proposal, ACCEPT)));

            assertEquals(List.of(200, 200, 200), statuses);
            assertEquals(List.of("proposal-accepted", "clocks-changed"), since(players, 2));
            players.get().body(json("clocks.white.remaining", is("P5D"))).body(json("version", is(3)));
        }
    }
}

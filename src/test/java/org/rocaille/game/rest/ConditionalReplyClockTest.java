package org.rocaille.game.rest;

import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;
import static org.rocaille.game.rest.Decisions.ONE;
import static org.rocaille.game.rest.Decisions.TWO;
import static org.rocaille.game.rest.Decisions.decide;
import static org.rocaille.game.rest.Decisions.decided;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;

/** What answers that were decided on do to the clocks. */
@QuarkusTest
class ConditionalReplyClockTest {

    @Inject
    MovableClock clock;

    private static Players timed(Map<String, Object> control) {
        return Players.of(Map.of("variant", "rocaille", "timeControl", control));
    }

    @Test
    void an_answer_is_charged_nothing_and_earns_no_increment() {
        Players players = timed(Map.of("kind", "fischer", "bank", "P10D", "increment", "P1D", "cap", "P20D"));
        decide(players, Side.BLACK, ONE);
        clock.forward(Duration.ofDays(2));

        Json played = players.put(1, "e3e4").statusCode(201).extract().as(Json.class);

        assertEquals("PT0S", played.getString("game.lastMove.charge.charged"));
        assertEquals("PT0S", played.getString("game.lastMove.charge.credited"));
        assertEquals("conditional", played.getString("game.lastMove.charge.reason"));
        assertEquals("P10D", played.getString("game.clocks.black.remaining"));
        assertEquals("white", played.getString("game.clocks.running"));
        assertEquals(played.getString("move.playedAt"), played.getString("game.clocks.asOf"));
    }

    @Test
    void an_answer_is_one_of_the_moves_of_a_period() {
        Players players = timed(Map.of("kind", "period", "moves", 2, "period", "P50D"));
        decide(players, Side.BLACK, TWO);

        players.put(1, "e3e4")
                .body(json("game.clocks.black.movesToGo", is(1)))
                .body(json("game.clocks.black.remaining", is("P50D")))
                .body(json("game.lastMove.charge.reason", is("conditional")));
        players.put(3, "g3g4")
                .body(json("game.clocks.black.movesToGo", is(2)))
                .body(json("game.clocks.black.remaining", is("P100D")))
                .body(json("game.lastMove.charge.reason", is("new-period")));
    }

    @Test
    void a_flag_that_has_fallen_comes_first() {
        Players players = timed(Map.of("kind", "per-move", "perMove", "P3D"));
        decide(players, Side.BLACK, ONE);
        clock.forward(Duration.ofDays(3));

        players.put(1, "e3e4").statusCode(409).body(json("outcome.reason", is("time")));
        decided(players, Side.BLACK).body(json("dropped.reason", is("game-over")));
    }

    @Test
    void an_answer_of_a_player_who_is_away_is_played_at_once_and_the_other_is_away_from_then_on() {
        Account ada = Account.open();
        Account bob = Account.open();
        int next = clock.instant().atZone(ZoneOffset.UTC).getYear() + 1;
        clock.forward(Duration.between(clock.instant(), Instant.parse(next + "-02-01T00:00:00Z")));
        String game = Challenges.game(ada, bob, Map.of("timeControl", Map.of("kind", "per-move", "perMove", "P3D")))
                .getString("links.self");
        bob.sending(ONE).put(game + "/conditional-moves").then().statusCode(200);
        Instant back = clock.instant().plus(Duration.ofDays(10));
        for (Account away : List.of(ada, bob)) {
            away.sending(Map.of("endsAt", back.toString()))
                    .post("/v1/me/vacations")
                    .then()
                    .statusCode(201);
        }
        clock.forward(Duration.ofDays(4));

        Json played = ada.sending(Map.of("move", "e3e4"))
                .put(game + "/moves/1")
                .then()
                .statusCode(201)
                .body(json("game.ply", is(2)))
                .extract()
                .as(Json.class);

        assertFree(played);
        assertEquals("P3D", played.getString("game.clocks.black.remaining"));
        assertEquals(played.getString("move.playedAt"), played.getString("game.lastMove.playedAt"));
        assertEquals(back.plus(Duration.ofDays(3)), Instant.parse(played.getString("game.clocks.white.deadline")));
    }

    @Test
    void an_answer_in_an_agreed_pause_is_played_at_once_and_the_pause_goes_on() {
        Players players = timed(Map.of("kind", "fischer", "bank", "P10D", "increment", "P1D", "cap", "P20D"));
        Instant paused = Instant.parse(Offers.agreed(players, Side.WHITE, Map.of("kind", "pause", "for", "P7D"))
                .extract()
                .as(Json.class)
                .get("proposal.settledAt"));
        decide(players, Side.BLACK, ONE).statusCode(200);
        clock.forward(Duration.ofDays(2));

        Json played = players.put(1, "e3e4").statusCode(201).extract().as(Json.class);

        assertFree(played);
        assertEquals("P10D", played.getString("game.clocks.black.remaining"));
        assertEquals(
                paused.plus(Duration.ofDays(7)).plus(Duration.parse(played.getString("game.clocks.white.remaining"))),
                Instant.parse(played.getString("game.clocks.white.deadline")));
        clock.forward(Duration.ofDays(14));
        players.put(3, "g3g4").statusCode(201);
    }

    private static void assertFree(Json played) {
        assertEquals("PT0S", played.getString("game.lastMove.charge.elapsed"));
        assertEquals("PT0S", played.getString("game.lastMove.charge.charged"));
        assertEquals("PT0S", played.getString("game.lastMove.charge.credited"));
        assertEquals("conditional", played.getString("game.lastMove.charge.reason"));
    }
}

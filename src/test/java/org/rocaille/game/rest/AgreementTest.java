package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.hasSize;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.schedule.ClockRound;
import org.rocaille.game.store.Events;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** What players agree on beside draws and takebacks. */
@QuarkusTest
class AgreementTest {

    private static final Map<String, Object> MORE = Map.of("kind", "extra-time", "time", "P2D");
    private static final Map<String, Object> WEEK = Map.of("kind", "pause", "for", "P7D");
    private static final Map<String, Object> END_PAUSE = Map.of("kind", "pause", "for", "PT0S");

    @Inject
    MovableClock clock;

    @Inject
    ClockRound round;

    @Inject
    Events events;

    private static Players timed() {
        return Players.of(Map.of("variant", "rocaille", "timeControl", Map.of("kind", "per-move", "perMove", "P3D")));
    }

    private static Instant instant(Json json, String path) {
        return Instant.parse(json.getString(path));
    }

    @Test
    void an_abandoned_game_ends_without_a_result_and_counts_for_nothing() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        String proposal = ada.sending(Map.of("kind", "abandon"))
                .post(game + "/proposals")
                .then()
                .statusCode(201)
                .extract()
                .as(Json.class)
                .get("proposal.links.self");

        bob.as().get("/v1/me/turns").then().body(json("items.proposalKind", contains("abandon")));
        bob.sending(Map.of("answer", "accept"))
                .put(proposal + "/answer")
                .then()
                .statusCode(200)
                .body(json("game.status", is("finished")))
                .body(json("game.outcome.reason", is("abandoned")))
                .body(json("game.outcome.winner", nullValue()));
        given().get("/v1/players/" + ada.name() + "/results").then().body(json("variants", empty()));
        given().accept("application/x-chess-pgn").get(game).then().body(containsString("[Result \"*\"]"));
        ada.as().post(game + "/cancellation").then().statusCode(409).body(json("code", is("game-over")));
    }

    @Test
    void extra_time_is_for_both_sides_and_the_deadline_moves_by_it() {
        Players players = timed();
        Json before = players.get().extract().as(Json.class);

        Json after = Offers.agreed(players, Side.BLACK, MORE).extract().as(Json.class);

        assertEquals("P2D", after.getString("proposal.time"));
        assertEquals("P5D", after.getString("game.clocks.white.remaining"));
        assertEquals("P5D", after.getString("game.clocks.black.remaining"));
        assertEquals(
                instant(before, "clocks.white.deadline").plus(Duration.ofDays(2)),
                instant(after, "game.clocks.white.deadline"));
        List<Events.Kept> kept = events.of(players);
        assertEquals(
                List.of("game-started", "proposal-made", "proposal-accepted", "clocks-changed"),
                kept.stream().map(Events.Kept::type).toList());
        assertEquals(
                "PT48H", Duration.parse(kept.get(1).payload().getString("time")).toString());
        assertEquals(
                after.getString("game.clocks.white.deadline"),
                kept.get(3).payload().getString("game.deadline"));
        clock.forward(Duration.ofDays(4));
        players.put(1, "e3e4").statusCode(201).body(json("game.clocks.black.remaining", is("P5D")));
    }

    @Test
    void extra_time_stands_while_the_game_goes_on() {
        Players players = timed();
        Offers.made(players, Side.WHITE, MORE);

        players.play("e3e4", "e8e7");

        players.get().body(json("proposals.kind", contains("extra-time")));
    }

    @Test
    void clocks_stand_still_in_a_pause_and_run_on_after_it() {
        Players players = timed();
        clock.forward(Duration.ofDays(1));
        Json before = players.get().extract().as(Json.class);

        Json after = Offers.agreed(players, Side.BLACK, WEEK)
                .body(json("proposal.for", is("P7D")))
                .body(json("game.clocks.pauses", hasSize(1)))
                .extract()
                .as(Json.class);

        Instant agreed = instant(after, "proposal.settledAt");
        assertEquals(agreed, instant(after, "game.clocks.pauses[0].from"));
        assertEquals(agreed.plus(Duration.ofDays(7)), instant(after, "game.clocks.pauses[0].until"));
        assertEquals(
                instant(before, "clocks.white.deadline").plus(Duration.ofDays(7)),
                instant(after, "game.clocks.white.deadline"));
        clock.forward(Duration.ofDays(8));
        Duration charged = Duration.parse(players.put(1, "e3e4")
                .statusCode(201)
                .body(json("game.clocks.pauses", empty()))
                .extract()
                .as(Json.class)
                .get("move.charge.charged"));
        assertEquals(2, charged.toDays());
    }

    @Test
    void a_move_in_a_pause_ends_nothing() {
        Players players = timed();
        Json paused = Offers.agreed(players, Side.WHITE, WEEK).extract().as(Json.class);
        clock.forward(Duration.ofDays(1));

        Json moved = players.put(1, "e3e4")
                .statusCode(201)
                .body(json("game.clocks.pauses", hasSize(1)))
                .extract()
                .as(Json.class);

        assertEquals(
                instant(paused, "game.clocks.pauses[0].until").plus(Duration.ofDays(3)),
                instant(moved, "game.clocks.black.deadline"));
        assertEquals(0, Duration.parse(moved.getString("move.charge.charged")).toHours());
    }

    @Test
    void nobody_takes_a_game_that_pauses_for_one_that_is_overdue() {
        Account ada = Account.open();
        Account bob = Account.open();
        Map<String, Object> days = Map.of("timeControl", Map.of("kind", "per-move", "perMove", "P3D"));
        String game = Challenges.game(ada, bob, days).getString("links.self");
        ada.sending(WEEK).post(game + "/proposals").then().statusCode(201);
        String deadline = bob.sending(WEEK)
                .post(game + "/proposals")
                .then()
                .statusCode(200)
                .extract()
                .as(Json.class)
                .get("game.clocks.white.deadline");
        clock.forward(Duration.ofDays(9));
        round.go();

        ada.as().get("/v1/me/games").then().body(json("items.flagPending", contains(false)));
        ada.as()
                .get("/v1/me/turns")
                .then()
                .body(json("items.flagPending", contains(false)))
                .body(json("items.deadline", contains(deadline)));

        clock.forward(Duration.ofDays(1));
        ada.as().get("/v1/me/games").then().body(json("items.flagPending", contains(true)));
        round.go();
        ada.as().get("/v1/me/games").then().body(json("items.outcome.reason", contains("time")));
    }

    @Test
    void a_pause_that_runs_is_ended_or_made_longer_by_agreeing_on_another() {
        Players players = timed();
        Json first = Offers.agreed(players, Side.WHITE, WEEK).extract().as(Json.class);
        clock.forward(Duration.ofDays(2));
        Json longer = Offers.agreed(players, Side.WHITE, WEEK).extract().as(Json.class);
        assertEquals(instant(first, "game.clocks.pauses[0].from"), instant(longer, "game.clocks.pauses[0].from"));
        assertEquals(
                instant(longer, "proposal.settledAt").plus(Duration.ofDays(7)),
                instant(longer, "game.clocks.pauses[0].until"));
        clock.forward(Duration.ofDays(1));

        Offers.made(players, Side.BLACK, END_PAUSE);
        Json ended = Offers.make(players, Side.WHITE, END_PAUSE)
                .statusCode(200)
                .body(json("proposal.status", is("accepted")))
                .extract()
                .as(Json.class);

        Instant end = instant(ended, "proposal.settledAt");
        assertEquals(end, instant(ended, "game.clocks.pauses[0].until"));
        Duration ran =
                Duration.between(instant(ended, "game.clocks.asOf"), instant(ended, "game.clocks.pauses[0].from"));
        assertEquals(end.plus(Duration.ofDays(3)).minus(ran), instant(ended, "game.clocks.white.deadline"));
        clock.forward(Duration.ofDays(3));
        players.get().body(json("outcome.reason", is("time")));
    }

    @Test
    void a_game_without_clocks_has_nothing_to_pause_or_to_add_to() {
        Players players = Players.of(Variant.ROCAILLE);

        for (Map<String, Object> offer : List.of(MORE, WEEK)) {
            Offers.make(players, Side.WHITE, offer).statusCode(409).body(json("code", is("untimed-game")));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'kind':'rematch'}                              | /kind",
                "{'kind':'draw','toPly':0}                       | /toPly",
                "{'kind':'draw','time':'P1D'}                    | /time",
                "{'kind':'takeback','for':'P1D'}                 | /for",
                "{'kind':'pause'}                                | /for",
                "{'kind':'pause','for':'PT59S'}                  | /for",
                "{'kind':'pause','for':'-P1D'}                   | /for",
                "{'kind':'pause','for':'P61D'}                   | /for",
                "{'kind':'pause','for':'soon'}                   | /for",
                "{'kind':'extra-time'}                           | /time",
                "{'kind':'extra-time','time':'PT0S'}             | /time",
                "{'kind':'extra-time','time':'PT1M0.5S'}         | /time",
                "{'kind':'extra-time','time':'P61D'}             | /time",
                "{'kind':'draw','expiresIn':'PT59S'}             | /expiresIn",
                "{'kind':'draw','expiresIn':'P30DT1S'}           | /expiresIn",
            })
    void an_offer_that_is_none_is_refused_and_the_field_is_named(String offer, String field) {
        Players players = timed().play("e3e4");

        players.as(Side.WHITE)
                .contentType("application/json")
                .body(offer.replace('\'', '"'))
                .post(players.game() + "/proposals")
                .then()
                .statusCode(422)
                .body(json("code", is("invalid-value")))
                .body(json("errors.pointer", contains(field)));
    }

    @Test
    void whoever_asks_for_a_rematch_here_is_told_where_to() {
        Offers.make(Players.of(Variant.ROCAILLE), Side.WHITE, Map.of("kind", "rematch"))
                .statusCode(422)
                .body(json("detail", containsString("/rematch")));
    }
}

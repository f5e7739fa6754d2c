package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.TimeService;
import org.rocaille.game.store.Events;
import org.rocaille.outage.Heartbeat;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Games that nobody touches, over HTTP: they end after a hundred years, as the tests are set. */
@QuarkusTest
class UntouchedGameTest {

    private static final Duration CENTURY = Duration.ofDays(36_500);

    @Inject
    MovableClock clock;

    @Inject
    Heartbeat heartbeat;

    @Inject
    TimeService time;

    @Inject
    Events events;

    @Inject
    AgroalDataSource database;

    private Duration passed = Duration.ZERO;

    private void pass(Duration span) {
        clock.forward(span);
        passed = passed.plus(span);
    }

    /** The games of other tests are not to end with these. */
    @AfterEach
    void turn_the_clock_back() {
        heartbeat.passOver(() -> clock.forward(passed.negated()));
    }

    private static String id(Players players) {
        return players.game().substring("/v1/games/".length());
    }

    @Test
    void a_game_says_when_it_ends_and_whoever_looks_then_sees_it_ended() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4");
        Json game = players.get().extract().as(Json.class);
        Instant end = Instant.parse(game.getString("closesAt"));
        assertEquals(Instant.parse(game.getString("updatedAt")).plus(CENTURY), end);

        pass(CENTURY.minusMinutes(5));
        players.get().body(json("outcome", nullValue())).body(json("version", is(2)));
        pass(Duration.ofDays(1000));

        players.get()
                .body(json("status", is("finished")))
                .body(json("outcome.reason", is("untouched")))
                .body(json("outcome.winner", nullValue()))
                .body(json("updatedAt", is(game.getString("closesAt"))))
                .body(json("closesAt", nullValue()))
                .body(json("version", is(3)));
        given().get(players.game() + "/board.txt").then().body(not(empty()));
        assertEquals(List.of("game-started", "move-played", "game-finished"), events.types(players));
        Events.Kept finished = events.of(players).get(2);
        assertEquals("untouched", finished.payload().getString("reason"));
        assertEquals(end, finished.at());
    }

    @Test
    void whoever_comes_too_late_to_move_is_told_so_and_the_game_has_no_result() {
        Account ada = Account.open();
        String game = Challenges.game(ada, Account.open(), Map.of()).getString("links.self");
        pass(CENTURY.plusDays(1));

        for (int i = 0; i < 2; i++) {
            ada.as()
                    .contentType("text/plain")
                    .body("e3e4")
                    .put(game + "/moves/1")
                    .then()
                    .statusCode(409)
                    .body(json("code", is("game-over")))
                    .body(json("outcome.reason", is("untouched")));
        }
        given().get(game).then().body(json("version", is(2)));
        given().get("/v1/players/" + ada.name() + "/results").then().body(json("variants", empty()));
        ada.as().get("/v1/me/turns").then().body(json("items", empty()));
    }

    @Test
    void the_round_ends_a_game_that_nobody_looks_at_and_does_so_once() {
        Players players = Players.of(Variant.ROCAILLE);
        time.attend(id(players));
        assertFalse(time.due(Integer.MAX_VALUE).contains(id(players)));

        pass(CENTURY.plusDays(1));
        assertTrue(time.due(Integer.MAX_VALUE).contains(id(players)));
        time.attend(id(players));
        time.attend(id(players));

        assertFalse(time.due(Integer.MAX_VALUE).contains(id(players)));
        assertEquals(List.of("game-started", "game-finished"), events.types(players));
    }

    @Test
    void a_game_of_the_release_before_is_looked_at_at_once_and_then_when_it_is_time() throws SQLException {
        Players players = Players.of(Variant.ROCAILLE);
        try (Connection connection = database.getConnection();
                PreparedStatement forget = connection.prepareStatement("update game set due_at = null where id = ?")) {
            forget.setString(1, id(players));
            assertEquals(1, forget.executeUpdate());
        }
        assertTrue(time.due(Integer.MAX_VALUE).contains(id(players)));

        time.attend(id(players));

        assertFalse(time.due(Integer.MAX_VALUE).contains(id(players)));
        players.get().body(json("version", is(1))).body(json("outcome", nullValue()));
    }

    @Test
    void a_flag_that_nobody_claims_ends_the_game_at_last() {
        Account bob = Account.open();
        bob.sending(Map.of("flag", "claim")).patch("/v1/me").then().statusCode(200);
        Map<String, Object> minutes = Map.of("timeControl", Map.of("kind", "per-move", "perMove", "PT5M"));
        String game = Challenges.game(Account.open(), bob, minutes).getString("links.self");
        Json shown = given().get(game).as(Json.class);
        assertEquals(
                Instant.parse(shown.getString("clocks.white.deadline")).plus(CENTURY),
                Instant.parse(shown.getString("closesAt")));

        pass(Duration.ofMinutes(20));
        given().get(game)
                .then()
                .body(json("flagPending", is(true)))
                .body(json("closesAt", is(shown.getString("closesAt"))));
        pass(CENTURY);

        bob.as().post(game + "/flag-claim").then().statusCode(409).body(json("outcome.reason", is("untouched")));
        given().get(game)
                .then()
                .body(json("flagPending", is(false)))
                .body(json("version", is(3)))
                .body(json("updatedAt", is(shown.getString("closesAt"))));
    }

    @Test
    void a_message_puts_the_end_off_and_changes_nothing_that_is_shown() {
        Players players = Players.of(Variant.ROCAILLE);
        String shown = players.get().extract().asString();
        pass(Duration.ofDays(100));
        players.as(Side.BLACK)
                .contentType("application/json")
                .body(Map.of("text", "Still there?"))
                .post(players.game() + "/messages")
                .then()
                .statusCode(201);
        players.get().body(is(shown));

        pass(CENTURY.minusDays(50));
        players.get().body(json("outcome", nullValue()));
        pass(Duration.ofDays(50));

        players.get().body(json("outcome.reason", is("untouched")));
    }

    @Test
    void a_game_that_its_clocks_end_says_nothing_of_it() {
        Players.of(Map.of("variant", "rocaille", "timeControl", Map.of("kind", "per-move", "perMove", "P3D")))
                .get()
                .body(json("closesAt", nullValue()));
    }
}

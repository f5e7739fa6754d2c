package org.rocaille.vacation.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.rest.Players;
import org.rocaille.game.schedule.ClockRound;
import org.rocaille.game.store.Events;
import org.rocaille.game.store.Statements;
import org.rocaille.player.rest.Account;

/** Players who are away. */
@QuarkusTest
class VacationTest {

    private static final Map<String, Object> THREE_DAYS =
            Map.of("timeControl", Map.of("kind", "per-move", "perMove", "P3D"));

    @Inject
    MovableClock clock;

    @Inject
    ClockRound round;

    @Inject
    Events events;

    private Account ada;
    private Account bob;

    @BeforeEach
    void take_names_early_in_a_year() {
        ada = Account.open();
        bob = Account.open();
        int next = clock.instant().atZone(ZoneOffset.UTC).getYear() + 1;
        clock.forward(Duration.between(clock.instant(), Instant.parse(next + "-02-01T00:00:00Z")));
    }

    private Instant in(Duration time) {
        return clock.instant().plus(time);
    }

    private static Duration days(int days) {
        return Duration.ofDays(days);
    }

    private static ValidatableResponse ask(Account account, Instant from, Instant until) {
        Map<String, Object> request = new LinkedHashMap<>();
        if (from != null) {
            request.put("startsAt", from.toString());
        }
        request.put("endsAt", until.toString());
        return account.sending(request).post("/v1/me/vacations").then();
    }

    private static String away(Account account, Instant from, Instant until) {
        return ask(account, from, until)
                .statusCode(201)
                .extract()
                .as(Json.class)
                .get("links.self");
    }

    private String game() {
        return Challenges.game(ada, bob, THREE_DAYS).getString("links.self");
    }

    private static ValidatableResponse shown(String game) {
        return given().get(game).then().statusCode(200);
    }

    private static Instant deadline(String game) {
        return Instant.parse(shown(game).extract().as(Json.class).get("clocks.white.deadline"));
    }

    private static void assertAbout(Instant expected, Instant actual) {
        Duration off = Duration.between(expected, actual).abs();
        assertTrue(off.toSeconds() < 60, () -> actual + " is not about " + expected);
    }

    @Test
    void the_clock_of_a_player_stands_still_while_it_is_away_and_the_flag_falls_when_it_has_run_out() {
        String game = game();
        Instant before = deadline(game);
        clock.forward(days(1));
        String vacation = away(ada, null, in(days(20)));

        assertAbout(before.plus(days(20)), deadline(game));
        clock.forward(days(10));
        round.go();
        shown(game).body(json("outcome", nullValue())).body(json("clocks.white.vacations.size()", is(1)));
        ada.as().get("/v1/me/turns").then().body(json("items.flagPending", contains(false)));

        ada.as().delete(vacation).then().statusCode(204);
        Instant after = deadline(game);
        assertAbout(before.plus(days(10)), after);
        ada.as()
                .get("/v1/me/turns")
                .then()
                .body(json(
                        "items[0].deadline",
                        is(shown(game).extract().as(Json.class).<String>get("clocks.white.deadline"))));
        clock.forward(Duration.between(clock.instant(), after).minusSeconds(30));
        round.go();
        shown(game).body(json("outcome", nullValue()));
        clock.forward(Duration.ofSeconds(30));
        shown(game).body(json("outcome.reason", is("time"))).body(json("outcome.winner", is("black")));
    }

    @Test
    void the_other_side_is_told_of_a_vacation_and_has_a_new_version() {
        String game = game();
        String tag = shown(game).extract().header("ETag");
        away(bob, null, in(days(5)));

        given().header("If-None-Match", tag).get(game).then().statusCode(200).body(json("version", is(2)));
        shown(game)
                .body(json("clocks.black.vacations.size()", is(1)))
                .body(json("clocks.white.vacations", empty()))
                .header("ETag", startsWith("\"2-"));
        Events.Kept told = events.of(new Players(game, "", "")).get(1);
        assertEquals("vacation-changed", told.type());
        assertEquals("black", told.payload().getString("side"));
    }

    @Test
    void an_event_tells_of_vacations_that_are_not_over() {
        String game = game();
        for (int time = 0; time < 2; time++) {
            String vacation = away(bob, null, in(days(5)));
            clock.forward(Duration.ofHours(2));
            bob.as().delete(vacation).then().statusCode(204);
        }

        List<Events.Kept> told = events.of(new Players(game, "", ""));
        assertEquals(1, told.get(3).payload().getList("vacations").size());
        assertEquals(List.of(), told.get(4).payload().getList("vacations"));
    }

    @Test
    void the_board_says_who_is_away_and_until_when() {
        String game = game();
        given().get(game + "/board.txt").then().body(not(containsString("vacation")));
        Instant until = in(days(20));
        away(bob, null, until);

        given().get(game + "/board.txt")
                .then()
                .body(containsString(" until "))
                .body(containsString(until.toString().substring(0, 10)));
    }

    @Test
    void a_player_may_move_while_away_and_is_charged_for_the_time_before() {
        String game = game();
        clock.forward(days(1));
        away(ada, null, in(days(20)));
        clock.forward(days(7));

        ada.as()
                .contentType("text/plain")
                .body("e3e4")
                .put(game + "/moves/1")
                .then()
                .statusCode(201)
                .body(json("move.charge.charged", startsWith("P1D")))
                .body(json("move.charge.elapsed", startsWith("P8D")));
    }

    @Test
    void a_flag_that_has_fallen_is_not_helped_by_a_vacation() {
        String game = game();
        clock.forward(days(3));
        away(ada, null, in(days(5)));

        shown(game).body(json("outcome.reason", is("time")));
    }

    @Test
    void a_vacation_counts_in_games_that_begin_in_it_and_not_in_those_that_do_not_allow_it() {
        away(ada, null, in(days(10)));
        String allows = game();
        Map<String, Object> fields = new LinkedHashMap<>(THREE_DAYS);
        fields.put("vacations", false);
        String denies = Challenges.game(ada, bob, fields).getString("links.self");
        clock.forward(days(4));
        round.go();

        shown(allows).body(json("outcome", nullValue()));
        shown(denies).body(json("outcome.reason", is("time")));
    }

    @Test
    void a_planned_vacation_begins_by_itself_and_is_given_up_without_a_loss() {
        Instant start = in(days(2));
        String vacation = away(ada, start, start.plus(days(3)));
        ada.as().get(vacation).then().body(json("status", is("planned")));
        given().get("/v1/players/" + ada.name()).then().body(json("awayUntil", nullValue()));
        ada.as().get("/v1/me/vacations").then().body(json("budget[0].left", is("P27D")));

        clock.forward(days(2));
        String tag = given().get("/v1/players/" + ada.name()).header("ETag");
        given().get("/v1/players/" + ada.name()).then().body(json("awayUntil", is(not(nullValue()))));
        ada.as().get(vacation).then().body(json("status", is("running")));
        clock.forward(days(3));
        ada.as().get(vacation).then().body(json("status", is("over")));
        given().header("If-None-Match", tag)
                .get("/v1/players/" + ada.name())
                .then()
                .statusCode(200)
                .body(json("awayUntil", nullValue()));

        String second = away(ada, in(days(1)), in(days(4)));
        for (int i = 0; i < 2; i++) {
            ada.as().delete(second).then().statusCode(204);
        }
        ada.as().get(second).then().statusCode(404);
        ada.as().delete(vacation).then().statusCode(204);
        ada.as()
                .get("/v1/me/vacations")
                .then()
                .body(json("items.status", contains("over")))
                .body(json("budget[0].left", is("P27D")));
    }

    @Test
    void there_is_so_much_vacation_in_a_calendar_year_and_one_across_new_year_is_of_both() {
        int year = clock.instant().atZone(ZoneOffset.UTC).getYear();
        away(ada, Instant.parse(year + "-12-22T00:00:00Z"), Instant.parse((year + 1) + "-01-06T00:00:00Z"));
        ada.as()
                .get("/v1/me/vacations")
                .then()
                .body(json("budget.year", contains(year, year + 1)))
                .body(json("budget.left", contains("P20D", "P25D")));

        ask(ada, in(days(1)), in(days(22)))
                .statusCode(409)
                .body(json("code", is("vacation-budget-spent")))
                .body(json(
                        "detail",
                        is("This vacation takes 504 hours of " + year
                                + ", and of 720 in that year there are 480 left.")))
                .body(json("year", is(year)))
                .body(json("left", is("P20D")));
        ask(ada, in(days(1)), in(days(21))).statusCode(201);
    }

    @Test
    void a_vacation_that_cannot_be_is_refused() {
        ask(ada, in(Duration.ofMinutes(-1)), in(days(1)))
                .statusCode(422)
                .body(json("errors.pointer", contains("/startsAt")));
        ask(ada, null, in(Duration.ofMinutes(59))).statusCode(422).body(json("errors.pointer", contains("/endsAt")));
        ask(ada, null, in(days(800))).statusCode(422).body(json("errors.pointer", contains("/endsAt")));
        ada.sending(Map.of()).post("/v1/me/vacations").then().statusCode(400);
        Instant start = in(days(5));
        away(ada, start, start.plus(days(2)));
        ask(ada, null, start.plusMillis(1)).statusCode(409).body(json("code", is("vacation-overlaps")));
        ask(ada, null, start).statusCode(201);
    }

    @Test
    void asking_again_is_answered_with_the_vacation_that_there_is() {
        Instant end = in(days(2));
        String now = away(ada, null, end);
        clock.forward(Duration.ofSeconds(3));
        ask(ada, null, end).statusCode(200).body(json("links.self", is(now)));
        Instant start = in(days(3));
        String later = away(ada, start, start.plus(days(1)));
        ask(ada, start, start.plus(days(1))).statusCode(200).body(json("links.self", is(later)));
    }

    @Test
    void a_weekly_pause_is_copied_into_a_game_and_stops_the_clock() {
        ada.sending(Map.of("weekend", List.of("saturday", "sunday")))
                .patch("/v1/me")
                .then()
                .statusCode(422);
        ada.sending(Map.of(
                        "timeZone",
                        "Europe/Paris",
                        "weekend",
                        List.of("sunday", "saturday"),
                        "quietHours",
                        Map.of("from", "22:00", "to", "06:00")))
                .patch("/v1/me")
                .then()
                .statusCode(200)
                .body(json("weekend", contains("saturday", "sunday")))
                .body(json("quietHours.from", is("22:00")));
        given().get("/v1/players/" + ada.name()).then().body(json("weeklyPause.timeZone", is("Europe/Paris")));
        bob.as()
                .get(Challenges.made(bob, ada, THREE_DAYS))
                .then()
                .body(json("opponentPause.weekend", contains("saturday", "sunday")))
                .body(json("challengerPause", nullValue()));
        String game = game();
        Instant paused = deadline(game);
        ada.sending("{\"weekend\":null,\"quietHours\":null}")
                .patch("/v1/me")
                .then()
                .statusCode(200);

        shown(game)
                .body(json("seats[0].weeklyPause.weekend", contains("saturday", "sunday")))
                .body(json("seats[0].weeklyPause.quietHours.to", is("06:00")))
                .body(json("seats[0].tzdata", is(not(nullValue()))))
                .body(json("seats[1].weeklyPause", nullValue()));
        // 72 hours of 16 in a day are four and a half days, and a weekend is met in them or not.
        assertTrue(paused.isAfter(in(days(4))));
        clock.forward(days(4));
        round.go();
        shown(game).body(json("outcome", nullValue()));
        clock.forward(days(5));
        shown(game).body(json("outcome.reason", is("time")));
    }

    @Test
    void too_much_of_a_weekly_pause_is_refused() {
        for (Map<String, Object> wrong : List.<Map<String, Object>>of(
                Map.of("weekend", List.of("monday", "tuesday", "friday", "sunday")),
                Map.of("weekend", List.of("Sunday")),
                Map.of("quietHours", Map.of("from", "20:00", "to", "08:01")),
                Map.of("quietHours", Map.of("from", "8", "to", "09:00")),
                Map.of("flag", "never"))) {
            Map<String, Object> request = new LinkedHashMap<>(wrong);
            request.put("timeZone", "Europe/Paris");
            ada.sending(request).patch("/v1/me").then().statusCode(422).body(json("code", is("invalid-value")));
        }
    }

    @Test
    void a_player_who_claims_flags_itself_may_let_the_other_side_move() {
        bob.sending(Map.of("flag", "claim")).patch("/v1/me").then().statusCode(200);
        String game = game();
        bob.as().post(game + "/flag-claim").then().statusCode(409).body(json("code", is("flag-standing")));
        clock.forward(days(4));
        round.go();
        round.go();

        shown(game)
                .body(json("flagPending", is(true)))
                .body(json("outcome", nullValue()))
                .body(json("seats.flag", contains("automatic", "claim")))
                .body(json("links.flagClaim", is(game + "/flag-claim")));
        assertEquals(List.of("game-started", "flag-fallen"), events.types(new Players(game, "", "")));
        bob.as().get("/v1/me/games").then().body(json("items[0].flagPending", is(true)));
        ada.as().post(game + "/flag-claim").then().statusCode(409).body(json("code", is("flag-standing")));
        ada.as()
                .contentType("text/plain")
                .body("e3e4")
                .put(game + "/moves/1")
                .then()
                .statusCode(201)
                .body(json("move.charge.charged", is("P3D")))
                .body(json("game.flagPending", is(false)));
        clock.forward(days(4));
        shown(game).body(json("outcome.winner", is("white"))).body(json("outcome.reason", is("time")));
    }

    @Test
    void a_vacation_at_the_end_of_time_is_refused_like_any_that_is_too_late() {
        String end = "+1000000000-12-31T23:59:59Z";
        for (Map<String, Object> wrong : List.<Map<String, Object>>of(
                Map.of("endsAt", end),
                Map.of("startsAt", end, "endsAt", end),
                Map.of("startsAt", end, "endsAt", clock.instant().plus(days(1)).toString()))) {
            ada.sending(wrong).post("/v1/me/vacations").then().statusCode(422).body(json("code", is("invalid-value")));
        }
    }

    @Test
    void a_flag_that_may_be_claimed_stands_again_when_the_other_side_gives_time() {
        bob.sending(Map.of("flag", "claim")).patch("/v1/me").then().statusCode(200);
        String game = game();
        clock.forward(days(4));
        String tag = bob.as().get(game).header("ETag");

        bob.sending(Map.of("time", "P2D"))
                .header("If-Match", tag)
                .post(game + "/time-gifts")
                .then()
                .statusCode(200)
                .body(json("flagPending", is(false)))
                .body(json("links.flagClaim", nullValue()));

        clock.forward(days(1));
        bob.as().post(game + "/flag-claim").then().statusCode(409).body(json("code", is("flag-standing")));
        clock.forward(days(1));
        bob.as().post(game + "/flag-claim").then().statusCode(200).body(json("outcome.winner", is("black")));
    }

    @Test
    void a_flag_is_claimed_once() {
        bob.sending(Map.of("flag", "claim")).patch("/v1/me").then().statusCode(200);
        String game = game();
        clock.forward(days(4));
        for (int i = 0; i < 2; i++) {
            bob.as()
                    .post(game + "/flag-claim")
                    .then()
                    .statusCode(200)
                    .body(json("outcome.reason", is("time")))
                    .body(json("outcome.winner", is("black")))
                    .body(json("clocks.white.remaining", is("PT0S")))
                    .body(json("version", is(3)));
        }
        ada.as().post(game + "/flag-claim").then().statusCode(409).body(json("code", is("game-over")));
    }

    @Test
    void calendars_cost_one_statement_where_vacations_count_and_none_if_nothing_is_new() {
        String game = game();
        String tag = shown(game).extract().header("ETag");
        away(bob, null, in(days(5)));
        String newer = shown(game).extract().header("ETag");

        assertEquals(2, Statements.of(() -> shown(game)).size());
        assertEquals(
                1,
                Statements.of(() -> given().header("If-None-Match", newer)
                                .get(game)
                                .then()
                                .statusCode(304))
                        .size());
        assertNotEquals(tag, newer);
    }
}

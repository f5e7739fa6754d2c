package org.rocaille;

import static io.restassured.RestAssured.given;
import static java.time.ZoneOffset.UTC;
import static java.time.temporal.ChronoUnit.DAYS;
import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.filter.Filter;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.rest.Players;
import org.rocaille.game.schedule.ClockRound;
import org.rocaille.game.store.Events;
import org.rocaille.outage.rest.Pulse;
import org.rocaille.player.rest.Account;

/**
 * Two players through the whole life of their games, on a clock that stands but when the story moves it: every deadline
 * and every charge is exact; and once more with a client that sends everything twice, which leaves the same. Days are
 * counted from a Monday, times of day are UTC, which is Reykjavik's time all year.
 */
@QuarkusTest
class LifeOfAGameTest extends AdaAndBob {

    private static final Map<String, Object> TWO_DAYS = Map.of("kind", "per-move", "perMove", "P2D");
    private static final Map<String, Object> THREE_DAYS = Map.of("kind", "per-move", "perMove", "P3D");

    @Inject
    MovableClock clock;

    @Inject
    ClockRound round;

    @Inject
    Pulse pulse;

    @Inject
    Events events;

    @Inject
    Stored stored;

    private Instant monday;

    @BeforeEach
    void on_a_monday_morning_in_january() {
        monday = clock.instant()
                .atZone(UTC)
                .plusYears(1)
                .with(TemporalAdjusters.firstDayOfYear())
                .with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY))
                .truncatedTo(DAYS)
                .toInstant();
        it_is(0, "09:00");
        pulse.passOver();
    }

    @AfterEach
    void the_clock_goes_on() {
        clock.goOn();
        pulse.passOver();
    }

    @Test
    void two_players_live_through_all_that_can_happen_to_a_game() {
        they_live_through_all_that_can_happen_to_a_game();
    }

    @Test
    @Tag("thorough")
    void it_is_the_same_if_all_is_sent_twice() throws Exception {
        they_live_through_all_that_can_happen_to_a_game();
        String careful = stored();

        the_clock_goes_on();
        on_a_monday_morning_in_january();
        CarelessClient client = new CarelessClient(new Random(Long.getLong("test.seed", 1)));
        List<Filter> filters = List.copyOf(RestAssured.filters());
        RestAssured.filters(client);
        try {
            they_live_through_all_that_can_happen_to_a_game();
        } finally {
            RestAssured.replaceFiltersWith(filters);
        }

        assertEquals(careful, stored());
        assertThat(client.repeats(), greaterThan(30));
        System.out.printf(
                "A careless client: %d requests sent twice, %d sent again late; stored is what a careful one left%n",
                client.repeats(), client.late());
    }

    private String stored() throws SQLException {
        return stored.of(Set.of(ada.name(), bob.name()), monday);
    }

    private void they_live_through_all_that_can_happen_to_a_game() {
        ada_and_bob_take_names_and_bob_says_when_he_rests();
        they_agree_on_terms_by_a_counter_offer();
        ada_moves_with_a_message_and_bob_learns_of_both();
        bob_is_warned_when_he_has_half_a_quarter_and_a_tenth_of_his_time_left();
        bob_is_not_charged_for_nights_and_the_weekend();
        bob_decides_on_an_answer_that_is_played_at_once();
        ada_goes_on_vacation_and_comes_back_early();
        an_outage_is_charged_to_nobody();
        bob_gives_ada_a_day_and_they_agree_on_two_more_for_both();
        a_move_is_taken_back_and_all_is_as_it_was();
        ada_moves_otherwise_and_says_which_game_she_means();
        ada_declines_a_draw();
        they_pause_for_a_week();
        ada_keeps_a_note_for_herself();
        whoever_looks_on_sees_the_game_and_nothing_of_what_is_between_the_players();
        the_flag_of_ada_falls_and_bob_claims_the_game();
        in_a_rematch_they_change_sides_and_ada_resigns();
        their_results_are_counted();
    }

    private void ada_and_bob_take_names_and_bob_says_when_he_rests() {
        ada = Account.open();
        bob = Account.open();
        bob.sending(Map.of(
                        "timeZone",
                        "Atlantic/Reykjavik",
                        "weekend",
                        List.of("saturday", "sunday"),
                        "quietHours",
                        Map.of("from", "22:00", "to", "06:00"),
                        "flag",
                        "claim"))
                .patch("/v1/me")
                .then()
                .statusCode(200);
        Account hal = bob.openBot();
        given().get("/v1/players/" + hal.name())
                .then()
                .body(json("kind", is("bot")))
                .body(json("owner", is(bob.name())));
        given().get("/v1/players/" + bob.name())
                .then()
                .body(json("kind", is("human")))
                .body(json("weeklyPause.quietHours.from", is("22:00")));
    }

    private void they_agree_on_terms_by_a_counter_offer() {
        String challenge =
                Challenges.made(ada, bob, Map.of("colour", "white", "visibility", "public", "timeControl", TWO_DAYS));
        String tag = turns(bob)
                .body(json("items.links.challenge", contains(challenge)))
                .extract()
                .header("ETag");
        bob.as().header("If-None-Match", tag).get("/v1/me/turns").then().statusCode(304);

        ValidatableResponse countered = bob.sending(Map.of("timeControl", THREE_DAYS, "message", "I am slow."))
                .post(challenge + "/counter")
                .then()
                .statusCode(201)
                .body(json("differs", contains("timeControl")));
        String counter = text(countered, "links.self");
        turns(bob).body(json("items", empty()));
        turns(ada).body(json("items.links.challenge", contains(counter)));
        ada.as()
                .get(counter)
                .then()
                .body(json("message", is("I am slow.")))
                .body(json("timeControl.perMove", is("P3D")))
                .body(json("colour", is("black")))
                .body(json("challengerPause.weekend", contains("saturday", "sunday")))
                .body(json("opponentPause", nullValue()));
        game = text(Challenges.accept(ada, counter).statusCode(201), "game.links.self");

        both_see(0, "white", at(3, "09:00"), "P3D", "P3D");
        assertEquals(at(4, "17:00"), instant(seen(game), "clocks.black.deadline"));
    }

    private void ada_moves_with_a_message_and_bob_learns_of_both() {
        it_is(1, "09:00");
        String before = turns(bob).body(json("items", empty())).extract().header("ETag");
        ada.sending(Map.of("move", "b2~b3", "message", "Have fun!"))
                .put(game + "/moves/1")
                .then()
                .statusCode(201);

        both_see(1, "black", at(7, "17:00"), "P3D", "P3D");
        charged("P1D", "P1D", "renewed");
        String tag = bob.as()
                .header("If-None-Match", before)
                .get("/v1/me/turns")
                .then()
                .statusCode(200)
                .body(json("items.type", contains("move", "messages")))
                .body(json("items.links.move", hasItem(game + "/moves/2")))
                .extract()
                .header("ETag");
        bob.as()
                .get(game + "/messages")
                .then()
                .body(json("items.text", contains("Have fun!")))
                .body(json("items.player", contains(ada.name())));
        bob.sending(Map.of("upTo", 1)).put(game + "/messages/read").then().statusCode(200);
        bob.as()
                .header("If-None-Match", tag)
                .get("/v1/me/turns")
                .then()
                .statusCode(200)
                .body(json("items.type", contains("move")));
        turns(ada).body(json("items", empty()));
    }

    private void bob_is_warned_when_he_has_half_a_quarter_and_a_tenth_of_his_time_left() {
        warned(3, "13:00", "half", "P1DT12H");
        warned(4, "15:00", "quarter", "PT18H");
        warned(7, "09:48", "tenth", "PT7H12M");
        both_see(1, "black", at(7, "17:00"), "P3D", "P3D");
    }

    private void bob_is_not_charged_for_nights_and_the_weekend() {
        it_is(7, "12:00");
        plays(bob, 2, "b9~b8");

        both_see(2, "white", at(10, "12:00"), "P3D", "P3D");
        charged("P6DT3H", "P2DT19H", "renewed");
    }

    private void bob_decides_on_an_answer_that_is_played_at_once() {
        String decision = "{\"lines\":[{\"if\":\"g3g4\",\"then\":\"b8~b3\"}]}";
        bob.sending(decision).put(game + "/conditional-moves").then().statusCode(200);
        ada.as().get(game + "/conditional-moves").then().body(json("lines", empty()));
        both_see(2, "white", at(10, "12:00"), "P3D", "P3D");

        it_is(8, "12:00");
        plays(ada, 3, "g3g4").body(json("move.charge.charged", is("P1D")));
        both_see(4, "white", at(11, "12:00"), "P3D", "P3D");
        charged("PT0S", "PT0S", "conditional");
        turns(bob).body(json("items", empty()));
    }

    private void ada_goes_on_vacation_and_comes_back_early() {
        it_is(9, "12:00");
        ValidatableResponse away = ada.sending(Map.of("endsAt", at(19, "12:00").toString()))
                .post("/v1/me/vacations")
                .then()
                .statusCode(201);
        both_see(4, "white", at(21, "12:00"), "P3D", "P3D");

        it_is(14, "12:00");
        ada.as().delete(text(away, "links.self")).then().statusCode(204);
        both_see(4, "white", at(16, "12:00"), "P3D", "P3D");
        ada.as().get("/v1/me/vacations").then().body(json("budget[0].left", is("P25D")));
    }

    private void an_outage_is_charged_to_nobody() {
        pulse.passOver();
        it_is(14, "18:00");
        pulse.beat();

        both_see(4, "white", at(16, "18:00"), "P3D", "P3D");
        assertEquals(at(14, "12:00"), instant(seen("/v1/outages?limit=1"), "items[0].startsAt"));
    }

    private void bob_gives_ada_a_day_and_they_agree_on_two_more_for_both() {
        bob.sending(Map.of("time", "P1D"))
                .header("If-Match", tag())
                .post(game + "/time-gifts")
                .then()
                .statusCode(200);
        both_see(4, "white", at(17, "18:00"), "P4D", "P3D");

        agree(ada, bob, Map.of("kind", "extra-time", "time", "P2D"));
        both_see(4, "white", at(19, "18:00"), "P6D", "P5D");
    }

    private void a_move_is_taken_back_and_all_is_as_it_was() {
        it_is(15, "18:00");
        Json before = seen(game).extract().as(Json.class);
        plays(ada, 5, "h3h4");
        both_see(5, "black", at(25, "10:00"), "P4D", "P5D");
        charged("P7DT6H", "P2D", "renewed");

        it_is(15, "20:00");
        agree(ada, bob, Map.of("kind", "takeback"));
        both_see(4, "white", at(21, "20:00"), "P6D", "P5D");
        Json after = seen(game).extract().as(Json.class);
        for (String same : List.of("fen", "lastMove", "occurrences", "quietPlies", "moveNumber")) {
            assertEquals(before.<Object>get(same), after.get(same));
        }
        assertEquals("b3b8", after.getString("fen").split(" ")[2], "what may not be swapped straight back");
    }

    private void ada_moves_otherwise_and_says_which_game_she_means() {
        it_is(16, "20:00");
        ada.sending(Map.of("move", "i3i4")).put(game + "/moves/5").then().statusCode(428);
        ada.sending(Map.of("move", "i3i4"))
                .header("If-Match", tag())
                .put(game + "/moves/5")
                .then()
                .statusCode(201);

        both_see(5, "black", at(28, "12:00"), "P5D", "P5D");
        charged("P1D", "P1D", "renewed");
    }

    private void ada_declines_a_draw() {
        String offer = offered(bob, Map.of("kind", "draw"));
        turns(ada).body(json("items.proposalKind", contains("draw")));
        answer(ada, offer, "decline");
        turns(ada).body(json("items", empty()));
        both_see(5, "black", at(28, "12:00"), "P5D", "P5D");
    }

    private void they_pause_for_a_week() {
        it_is(17, "12:00");
        agree(ada, bob, Map.of("kind", "pause", "for", "P7D"));
        both_see(5, "black", at(35, "12:00"), "P5D", "P5D");

        it_is(24, "18:00");
        plays(bob, 6, "d8d7");
        both_see(6, "white", at(29, "18:00"), "P5D", "P4DT10H");
        charged("P7DT22H", "PT14H", "renewed");
    }

    private void ada_keeps_a_note_for_herself() {
        ada.sending(Map.of("text", "Mind the Withdrawer."))
                .put(game + "/note")
                .then()
                .statusCode(201);
        ada.as().get(game + "/note").then().body(json("text", is("Mind the Withdrawer.")));
        bob.as().get(game + "/note").then().statusCode(404);
        both_see(6, "white", at(29, "18:00"), "P5D", "P4DT10H");
    }

    private void whoever_looks_on_sees_the_game_and_nothing_of_what_is_between_the_players() {
        given().get("/v1/games?limit=200").then().body(json("items.links.self", hasItem(game)));
        ValidatableResponse shown = seen(game)
                .body(json("you", nullValue()))
                .body(json("links.messages", nullValue()))
                .body(json("links.note", nullValue()))
                .body(json("links.conditionalMoves", nullValue()));
        assertEquals(at(29, "18:00"), instant(shown, "clocks.white.deadline"));
        given().get(game + "/messages").then().statusCode(401);
    }

    private void the_flag_of_ada_falls_and_bob_claims_the_game() {
        it_is(29, "18:00");
        round.go();
        both_see(6, "white", at(29, "18:00"), "P5D", "P4DT10H");
        seen(game).body(json("flagPending", is(true))).body(json("status", is("active")));
        assertEquals("flag-fallen", lastEvent().type());
        turns(bob).body(json("items.type", contains("claim")));

        it_is(30, "09:00");
        bob.as().post(game + "/flag-claim").then().statusCode(200);
        both_see_the_end("time", "black");
        assertEquals("game-finished", lastEvent().type());
        assertEquals(at(30, "09:00"), lastEvent().at());
    }

    private void in_a_rematch_they_change_sides_and_ada_resigns() {
        String first = game;
        ValidatableResponse rematch = ada.sending(Map.of("message", "Once more?"))
                .post(first + "/rematch")
                .then()
                .statusCode(201)
                .body(json("links.rematchOf", is(first)));
        ValidatableResponse accepted = Challenges.accept(bob, text(rematch, "links.self"))
                .statusCode(201)
                .body(json("game.seats.player", contains(bob.name(), ada.name())))
                .body(json("game.clocks.timeControl.perMove", is("P3D")));
        game = text(accepted, "game.links.self");
        ada.as().post(game + "/resignation").then().statusCode(200);
        both_see_the_end("resignation", "white");
    }

    private void their_results_are_counted() {
        given().get("/v1/players/" + bob.name() + "/results")
                .then()
                .body(json("variants.won", contains(2)))
                .body(json("variants.lost", contains(0)));
        given().get("/v1/players/" + ada.name() + "/results")
                .then()
                .body(json("variants.variant", contains("rocaille")))
                .body(json("variants.played", contains(2)))
                .body(json("variants.lost", contains(2)));
        turns(ada).body(json("items", empty()));
        turns(bob).body(json("items", empty()));
    }

    private Instant at(int day, String time) {
        return monday.plus(Duration.ofDays(day))
                .plusSeconds(LocalTime.parse(time).toSecondOfDay());
    }

    private void it_is(int day, String time) {
        clock.standAt(at(day, time));
    }

    /** That a side is warned then and not a second sooner. */
    private void warned(int day, String time, String left, String remaining) {
        int before = events.of(new Players(game, "", "")).size();
        it_is(day, time);
        clock.forward(Duration.ofSeconds(-1));
        round.go();
        assertEquals(before, events.of(new Players(game, "", "")).size());
        clock.forward(Duration.ofSeconds(1));
        round.go();
        Events.Kept warning = lastEvent();
        assertEquals(
                List.of("clock-warning", left, remaining),
                List.of(
                        warning.type(),
                        warning.payload().getString("left"),
                        warning.payload().getString("remaining")));
    }

    private Events.Kept lastEvent() {
        List<Events.Kept> all = events.of(new Players(game, "", ""));
        return all.get(all.size() - 1);
    }
}

package org.rocaille.outage.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.game.rest.Players;
import org.rocaille.game.schedule.ClockRound;

/** No clock runs while the service is out. */
@QuarkusTest
class OutageTest {

    @Inject
    MovableClock clock;

    @Inject
    ClockRound round;

    @Inject
    Pulse pulse;

    @BeforeEach
    void theServiceIsUp() {
        pulse.passOver();
    }

    @AfterEach
    void whatOtherTestsDoToTheClockIsNoOutage() {
        pulse.passOver();
    }

    private static Players game() {
        return Players.of(Map.of("variant", "rocaille", "timeControl", Map.of("kind", "per-move", "perMove", "P3D")));
    }

    private static Instant deadline(Players players) {
        return Instant.parse(players.get().extract().as(Json.class).get("clocks.white.deadline"));
    }

    private static List<String> outages() {
        return given().get("/v1/outages")
                .then()
                .statusCode(200)
                .extract()
                .as(Json.class)
                .get("items.id");
    }

    @Test
    void an_outage_makes_deadlines_later_and_is_charged_to_nobody() {
        Players players = game();
        Instant before = deadline(players);

        clock.forward(Duration.ofDays(10));
        pulse.beat();
        round.go();

        players.get().body(json("outcome", is(nullValue())));
        Duration later = Duration.between(before, deadline(players));
        assertEquals(10, later.toDays());
        clock.forward(Duration.ofHours(1));
        Duration charged = Duration.parse(
                players.put(1, "e3e4").statusCode(201).extract().as(Json.class).get("move.charge.charged"));
        assertEquals(1, charged.toHours());
    }

    @Test
    void a_flag_falls_when_the_time_is_up_besides_the_outage() {
        Players players = game();
        clock.forward(Duration.ofDays(2));
        pulse.passOver(); // Two days in which the service was up.
        clock.forward(Duration.ofDays(30));
        pulse.beat();

        clock.forward(Duration.ofHours(23));
        players.get().body(json("outcome", is(nullValue())));
        clock.forward(Duration.ofHours(1).plusMinutes(1));

        players.get().body(json("outcome.reason", is("time")));
    }

    @Test
    void an_outage_is_noted_once_however_many_processes_come_up_after_it() {
        List<String> before = outages();

        clock.forward(Duration.ofHours(5));
        pulse.beat();
        pulse.beat();

        given().get("/v1/outages?limit=1").then().body(json("items", is(not(empty()))));
        assertEquals(before.size() + 1, outages().size());
    }

    @Test
    void what_is_no_longer_than_between_two_beats_is_none() {
        List<String> before = outages();

        clock.forward(Duration.ofSeconds(50));
        pulse.beat();

        assertEquals(before, outages());
    }

    @Test
    void what_began_while_the_clock_was_behind_is_charged_nothing_when_it_is_set_right() {
        clock.forward(Duration.ofDays(-5));
        pulse.beat();
        Players players = game();

        clock.forward(Duration.ofDays(5));
        pulse.beat();
        round.go();

        players.get().body(json("outcome", is(nullValue())));
        Duration charged = Duration.parse(
                players.put(1, "e3e4").statusCode(201).extract().as(Json.class).get("move.charge.charged"));
        assertEquals(0, charged.toHours());
    }
}

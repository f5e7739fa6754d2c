package org.rocaille.metrics.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.rocaille.MovableClock;
import org.rocaille.event.rest.EventStream;
import org.rocaille.game.rest.Players;
import org.rocaille.limit.Limits;
import org.rocaille.limit.Policy;
import org.rocaille.metrics.Surveyor;
import org.rocaille.metrics.Work;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** What whoever runs the service can measure of it. */
@QuarkusTest
class MetricsTest {

    private static final String READER = "metrics-of-the-tests-0123456789abcdef0";

    @Inject
    Limits limits;

    @Inject
    Surveyor surveyor;

    @Inject
    MovableClock clock;

    private static ValidatableResponse read(String token) {
        return Account.with(token).get("/q/metrics").then();
    }

    private static List<String> series() {
        return read(READER).statusCode(200).extract().asString().lines().toList();
    }

    /** What a series says, 0 if there is none yet. */
    private static double value(String series) {
        return series().stream()
                .filter(line -> line.startsWith(series + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(series.length() + 1)))
                .findFirst()
                .orElse(0);
    }

    @Test
    void metrics_are_for_the_operator_and_for_whoever_has_the_token_that_is_for_nothing_else() {
        given().get("/q/metrics").then().statusCode(401).body(json("code", is("missing-token")));
        given().get("/q/metrics/").then().statusCode(not(200));
        given().get("/q/%6Detrics").then().statusCode(not(200));
        read(Account.open().token()).statusCode(401).body(json("code", is("bad-token")));
        read(Account.OPERATOR).statusCode(200);
        read(READER).statusCode(200);
        Account.with(READER).get("/v1/me").then().statusCode(401);
        Account.with(READER).get("/v1/operator/acts").then().statusCode(401);
    }

    @Test
    void a_move_counts_once_for_its_variant_and_one_that_is_refused_does_not() {
        String moves = "rocaille_moves_total{variant=\"rocaille\"}";
        String played = "rocaille_events_total{type=\"move-played\"}";
        Players players = Players.of(Variant.of("rocaille"));
        double before = value(moves);
        double events = value(played);

        for (String move : List.of("e3e4", "e3e4", "e3e5", "a1a9")) {
            players.as(Side.WHITE)
                    .body(Map.of("move", move))
                    .contentType("application/json")
                    .put(players.game() + "/moves/1");
        }

        assertEquals(before + 1, value(moves));
        assertEquals(events + 1, value(played));
    }

    @Test
    void requests_are_timed_by_operation_and_status() {
        Players players = Players.of(Variant.of("rocaille"));
        String tag = given().get(players.game()).header("ETag");
        String unchanged = "http_server_requests_seconds_count{method=\"GET\",status=\"304\",uri=\"/v1/games/{id}\"}";
        double before = value(unchanged);

        given().header("If-None-Match", tag).get(players.game()).then().statusCode(304);

        assertEquals(before + 1, value(unchanged));
        assertTrue(
                series().stream()
                        .anyMatch(
                                line -> line.startsWith(
                                        "http_server_requests_seconds_bucket{method=\"GET\",status=\"304\",uri=\"/v1/games/{id}\",le=\"0.01\"")));
    }

    @Test
    void whatever_callers_make_up_is_no_series() {
        String marked = "made-up-" + UUID.randomUUID();
        given().get("/" + marked);
        given().get("/v1/games/" + marked).then().statusCode(404);
        given().patch("/v1/games/" + marked).then().statusCode(405);
        given().request("GET", "/v1/games//" + marked).then().statusCode(404);
        given().header("Content-Encoding", "gzip").post("/" + marked).then().statusCode(415);
        given().get("/v1/positions/board.svg?variant=" + marked);
        given().get("/docs/" + marked).then().statusCode(404);
        given().request(marked.toUpperCase(), "/v1/games");
        given().header("X-Request-Id", marked).get("/v1/variants").then().statusCode(200);

        assertEquals(
                List.of(),
                series().stream()
                        .filter(line -> line.toLowerCase().contains(marked))
                        .toList());
    }

    @Test
    void who_waits_for_events_is_counted_for_as_long_as_that_lasts() {
        String waiting = "rocaille_events_waiting{kind=\"stream\"}";
        Players players = Players.of(Variant.of("rocaille"));
        URI events = URI.create(RestAssured.baseURI + ":" + RestAssured.port + players.game() + "/events");
        double before = value(waiting);
        try (EventStream stream = EventStream.open(events, "", EventStream.NDJSON, Optional.empty())) {
            stream.next();
            assertTrue(value(waiting) > 0);
        }
        for (int tries = 0; tries < 1_000 && value(waiting) > before; tries++) {
            // It is found out with the next heartbeat.
        }
        assertTrue(value(waiting) <= before);
    }

    @Test
    void refusals_for_a_limit_and_answers_that_are_given_again_are_counted() {
        String refused = "rocaille_limits_refused_total{policy=\"games\"}";
        String replayed = "rocaille_idempotency_replays_total";
        double refusals = value(refused);
        double replays = value(replayed);
        String address = "198.18.77.1";
        String key = UUID.randomUUID().toString();
        for (int i = 0; i < 2; i++) {
            given().header("Idempotency-Key", key)
                    .contentType("application/json")
                    .body(Map.of("variant", "rocaille"))
                    .post("/v1/games")
                    .then()
                    .statusCode(201);
        }
        for (int left = limits.standing(new Limits.Count(Policy.GAMES, address)).remaining(); left > 0; left--) {
            limits.enter(List.of(new Limits.Count(Policy.GAMES, address)));
        }
        given().header("X-Forwarded-For", address)
                .contentType("application/json")
                .body(Map.of("variant", "rocaille"))
                .post("/v1/games")
                .then()
                .statusCode(429);

        assertEquals(refusals + 1, value(refused));
        assertEquals(replays + 1, value(replayed));
    }

    @Test
    void a_game_whose_time_has_run_out_is_work_that_waits() {
        Players.of(Map.of("variant", "rocaille", "timeControl", Map.of("kind", "per-move", "perMove", "P1D")));
        surveyor.look();
        double before = surveyor.waiting(Work.CLOCKS);

        clock.forward(Duration.ofDays(2));
        surveyor.look();

        assertTrue(surveyor.waiting(Work.CLOCKS) > before || before >= 10_000);
        assertTrue(surveyor.secondsWaited(Work.CLOCKS) > 0);
        for (Work work : Work.values()) {
            assertFalse(Double.isNaN(value("rocaille_work_waiting{work=\"" + work.code() + "\"}")), work.code());
        }
        assertFalse(Double.isNaN(value("rocaille_clock_skew_seconds")));
    }

    @Test
    void what_runs_and_how_its_connections_are_doing_can_be_told() {
        List<String> series = series();
        for (String name : List.of(
                "rocaille_build{database=",
                "agroal_active_count{",
                "agroal_awaiting_count{",
                "jvm_memory_used_bytes{",
                "process_cpu_usage")) {
            assertTrue(series.stream().anyMatch(line -> line.startsWith(name)), name);
        }
    }
}

package org.rocaille.limit.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.blankOrNullString;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;
import static org.rocaille.limit.Policy.ACCOUNTS;
import static org.rocaille.limit.Policy.GUESSES;
import static org.rocaille.limit.Policy.READS;
import static org.rocaille.limit.Policy.STREAMS;
import static org.rocaille.limit.Policy.WRITES;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.game.rest.Players;
import org.rocaille.id.Secret;
import org.rocaille.limit.Limits;
import org.rocaille.limit.Limits.Count;
import org.rocaille.limit.Policy;
import org.rocaille.player.KnownTokens;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** That nobody takes more than the limits allow, and who is told what of it. Each test comes from an address of its own. */
@QuarkusTest
class LimitTest {

    private static final AtomicInteger ADDRESSES = new AtomicInteger();

    private final String address = "198.18.0." + ADDRESSES.incrementAndGet();

    @Inject
    Limits limits;

    @Inject
    KnownTokens known;

    @Inject
    MovableClock clock;

    private static RequestSpecification from(String address) {
        return given().header("X-Forwarded-For", address);
    }

    private RequestSpecification here() {
        return from(address);
    }

    private RequestSpecification withToken(String token) {
        return here().header("Authorization", "Bearer " + token);
    }

    private String holder(String token) {
        return known.holder(new Secret(token)).orElseThrow();
    }

    private int remaining(Policy policy, String caller) {
        return limits.standing(new Count(policy, caller)).remaining();
    }

    /** Leaves a caller nothing. */
    private void use(Policy policy, String caller) {
        useAllBut(0, policy, caller);
    }

    private void useAllBut(int left, Policy policy, String caller) {
        for (int rest = remaining(policy, caller); rest > left; rest--) {
            limits.enter(List.of(new Count(policy, caller)));
        }
    }

    private static ValidatableResponse refused(Response answer, Policy policy) {
        return answer.then()
                .statusCode(429)
                .body(json("code", is("rate-limited")))
                .body(json("policy", is(policy.code())));
    }

    @Test
    void every_answer_tells_which_limits_count_the_request_and_what_is_left_of_them() {
        here().get("/v1/variants")
                .then()
                .header("RateLimit-Policy", "\"reads\";q=50000;w=8640000")
                .header("RateLimit", "\"reads\";r=49999;t=173");
        here().contentType("application/json")
                .body(Map.of("variant", "rocaille"))
                .post("/v1/games")
                .then()
                .statusCode(201)
                .header("RateLimit-Policy", "\"writes\";q=50000;w=8640000, \"games\";q=50000;w=8640000")
                .header("RateLimit", "\"writes\";r=49999;t=173, \"games\";r=49999;t=173");
        here().get("/v1/games/nowhere").then().statusCode(404).header("RateLimit", startsWith("\"reads\";r=49998;t="));
    }

    @Test
    void whoever_has_used_a_limit_up_is_told_which_and_when_there_is_room_and_others_are_not_concerned() {
        use(READS, address);
        Instant before = clock.instant();

        Response refusal = here().get("/v1/games");

        int seconds = Integer.parseInt(refusal.header("Retry-After"));
        assertTrue(seconds >= 1 && seconds <= 173, seconds + " s");
        refused(refusal, READS)
                .header("RateLimit-Policy", "\"reads\";q=50000;w=8640000")
                .header("RateLimit", "\"reads\";r=0;t=" + seconds)
                .header("Cache-Control", "no-store")
                .body(json("limit", is(50_000)))
                .body(json("detail", is("The limit `reads` is used up: 50000 in PT2400H.")));
        Duration told =
                Duration.between(before, Instant.parse(refusal.as(Json.class).getString("retryAt")));
        assertTrue(told.compareTo(Duration.ofSeconds(seconds)) >= 0, told.toString());
        here().contentType("application/json")
                .body(Map.of())
                .post("/v1/games")
                .then()
                .statusCode(400);
        from("198.18.1.1").get("/v1/games").then().statusCode(200);
        here().options("/v1/games").then().statusCode(204);
        here().get("/q/health").then().statusCode(200);
    }

    @Test
    void what_is_refused_is_not_done() {
        Account account = Account.open();
        account.as().get("/v1/me").then().statusCode(200);
        use(WRITES, holder(account.token()));

        refused(account.sending(Map.of("timeZone", "Europe/Paris")).patch("/v1/me"), WRITES);

        account.as().get("/v1/me").then().body(json("timeZone", nullValue()));
    }

    @Test
    void all_addresses_of_a_network_of_ipv6_are_one_caller() {
        use(READS, ClientAddress.of("2001:db8:7:7::1"));

        refused(from("2001:db8:7:7:89ab:cdef:0:1").get("/v1/variants"), READS);
        from("2001:db8:7:8::1").get("/v1/variants").then().statusCode(200);
    }

    @Test
    void what_is_answered_304_costs_nothing() {
        String tag = here().get("/v1/variants").header("ETag");

        for (int i = 0; i < 3; i++) {
            here().header("If-None-Match", tag)
                    .get("/v1/variants")
                    .then()
                    .statusCode(304)
                    .header("RateLimit", startsWith("\"reads\";r=49999;t="));
        }
    }

    @Test
    void a_legal_move_costs_nothing_and_another_does() {
        Players players = Players.of(Variant.BAROQUE);
        players.as(Side.WHITE).get(players.game()).then().statusCode(200);
        players.put(1, "e2e3").statusCode(201).header("RateLimit", "\"writes\";r=50000;t=0");
        assertEquals(50_000, remaining(WRITES, holder(players.white())));

        players.put(3, "e2e8").statusCode(409);
        assertEquals(49_999, remaining(WRITES, holder(players.white())));
        players.put(1, "e2e3").statusCode(200);
        assertEquals(49_998, remaining(WRITES, holder(players.white())));
    }

    @Test
    void all_tokens_of_a_player_count_together_wherever_they_are_used() {
        Account account = Account.open();
        String other = account.issue("read").getString("accessToken");
        withToken(other).get("/v1/me").then().statusCode(200);
        use(READS, address);

        withToken(other).get("/v1/me").then().statusCode(200);
        use(READS, holder(account.token()));
        refused(Account.with(other).get("/v1/me"), READS);
        refused(account.as().get("/v1/games"), READS);
        Players players = Players.of(Variant.ROCAILLE);
        players.put(1, "b2~b3").statusCode(201);
        players.as(Side.WHITE).get(players.game()).then().statusCode(200);
    }

    @Test
    void a_token_that_nobody_has_is_a_guess_and_whoever_has_guessed_too_often_is_asked_to_wait() {
        withToken("player_of_nobody").get("/v1/me").then().statusCode(401);
        withToken("player_of_nobody_either").get("/v1/me").then().statusCode(401);
        here().header("Authorization", "Basic YTpi").get("/v1/me").then().statusCode(401);
        here().get("/v1/me").then().statusCode(401);
        assertEquals(49_997, remaining(GUESSES, address));

        Account account = Account.open();
        use(GUESSES, address);

        refused(withToken("player_of_nobody").get("/v1/me"), GUESSES)
                .header("RateLimit-Policy", "\"guesses\";q=50000;w=8640000");
        here().get("/v1/variants").then().statusCode(200);
        withToken(account.token()).get("/v1/me").then().statusCode(200);
    }

    @Test
    void a_token_is_none_from_when_it_is_made() {
        use(GUESSES, address);
        Account account = Account.open();
        Json issued = account.issue("read");
        Players players = Players.of(Variant.ROCAILLE);

        withToken(account.token()).get("/v1/me").then().statusCode(200);
        withToken(issued.getString("accessToken")).get("/v1/me").then().statusCode(200);
        withToken(players.black()).get(players.game()).then().statusCode(200);
        String rotated = account.sending(Map.of())
                .post("/v1/me/tokens/" + issued.getString("token.id") + "/rotation")
                .as(Json.class)
                .getString("accessToken");
        withToken(rotated).get("/v1/me").then().statusCode(200);
        String recovered = given().contentType("application/json")
                .body(Map.of("recoveryCode", account.recoveryCode()))
                .post("/v1/players/" + account.name() + "/recovery")
                .as(Json.class)
                .getString("accessToken");
        withToken(recovered).get("/v1/me").then().statusCode(200);
    }

    @Test
    void a_token_that_works_is_no_guess() {
        Account account = Account.open();
        Players players = Players.of(Variant.ROCAILLE);

        withToken(account.token()).get("/v1/me").then().header("RateLimit", startsWith("\"reads\";r="));
        withToken(players.white()).get(players.game()).then().statusCode(200);
        withToken(Account.OPERATOR).get("/v1/operator/acts").then().statusCode(200);
        assertEquals(50_000, remaining(GUESSES, address));
    }

    @Test
    void a_token_that_works_no_longer_is_a_guess_again() {
        Account account = Account.open();
        Json issued = account.issue("read");
        String token = issued.getString("accessToken");
        withToken(token).get("/v1/me").then().statusCode(200);
        account.as()
                .delete("/v1/me/tokens/" + issued.getString("token.id"))
                .then()
                .statusCode(204);

        withToken(token).get("/v1/me").then().statusCode(401);
        withToken(token).get("/v1/me").then().statusCode(401);

        assertEquals(49_999, remaining(GUESSES, address));
    }

    @Test
    void a_wrong_recovery_code_is_a_guess_and_the_right_one_is_none() {
        Account account = Account.open();
        String recovery = "/v1/players/" + account.name() + "/recovery";
        RequestSpecification wrong = here().contentType("application/json").body(Map.of("recoveryCode", "recovery_x"));
        wrong.post(recovery).then().statusCode(403);
        assertEquals(49_999, remaining(GUESSES, address));

        here().contentType("application/json")
                .body(Map.of("recoveryCode", account.recoveryCode()))
                .post(recovery)
                .then()
                .statusCode(201);
        assertEquals(49_999, remaining(GUESSES, address));
        use(GUESSES, address);
        refused(
                here().contentType("application/json")
                        .body(Map.of("recoveryCode", "recovery_x"))
                        .post(recovery),
                GUESSES);
    }

    @Test
    void an_account_is_counted_when_it_is_created_and_once_however_often_it_is_asked_for() {
        String key = UUID.randomUUID().toString();
        Map<String, String> person = Map.of("name", Account.freshName());
        for (int i = 0; i < 2; i++) {
            here().contentType("application/json")
                    .header("Idempotency-Key", key)
                    .body(person)
                    .post("/v1/players")
                    .then()
                    .statusCode(201);
        }
        here().contentType("application/json")
                .body(person)
                .post("/v1/players")
                .then()
                .statusCode(409);

        assertEquals(49_999, remaining(ACCOUNTS, address));
        assertEquals(49_997, remaining(WRITES, address));
        use(ACCOUNTS, address);
        refused(
                here().contentType("application/json")
                        .body(Map.of("name", Account.freshName()))
                        .post("/v1/players"),
                ACCOUNTS);
    }

    @Test
    void as_many_streams_as_are_allowed_may_be_open_at_once_and_one_that_is_left_makes_room() throws Exception {
        String events = Players.of(Variant.ROCAILLE).game() + "/events";
        try (Socket stream = new Socket("localhost", RestAssured.port)) {
            ask(stream, events, "text/event-stream");
            assertEquals(199, remaining(STREAMS, address));
        }
        awaitRoom(200);
        try (Socket waiting = new Socket("localhost", RestAssured.port)) {
            ask(waiting, events + "?after=latest&wait=PT1M", "application/json");
            awaitRoom(199);
        }
        awaitRoom(200);
        here().get(events).then().statusCode(200).header("RateLimit", startsWith("\"reads\";r="));
        awaitRoom(200);

        use(STREAMS, address);
        refused(here().accept("text/event-stream").get(events), STREAMS)
                .header("Retry-After", nullValue())
                .header("RateLimit-Policy", "\"streams\";q=200;qu=\"concurrent-requests\"")
                .header("RateLimit", "\"streams\";r=0")
                .body(json("retryAt", nullValue()))
                .body(json("limit", is(200)));
    }

    /** Asks as one who may hang up, and waits for the answer's beginning if it is a stream. */
    private void ask(Socket socket, String path, String type) throws Exception {
        String request = "GET %s HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: %s\r\nAccept: %s\r\n\r\n";
        socket.getOutputStream().write(request.formatted(path, address, type).getBytes(StandardCharsets.US_ASCII));
        if (!type.contains("json")) {
            assertEquals('H', socket.getInputStream().read());
        }
    }

    private void awaitRoom(int streams) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (remaining(STREAMS, address) != streams && System.nanoTime() < end) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
        }
        assertEquals(streams, remaining(STREAMS, address));
    }

    @Test
    void a_burst_from_many_connections_gets_what_is_left_and_not_one_more() throws Exception {
        useAllBut(7, READS, address);
        AtomicInteger let = new AtomicInteger();
        Thread[] callers = new Thread[8];
        for (int i = 0; i < callers.length; i++) {
            callers[i] = new Thread(() -> {
                for (int request = 0; request < 5; request++) {
                    let.addAndGet(here().get("/v1/outages").statusCode() == 200 ? 1 : 0);
                }
            });
            callers[i].start();
        }
        for (Thread caller : callers) {
            caller.join();
        }

        assertEquals(7, let.get());
        here().head("/v1/outages").then().statusCode(429).body(blankOrNullString());
    }
}

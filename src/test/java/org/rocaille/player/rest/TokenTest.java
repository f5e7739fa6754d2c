package org.rocaille.player.rest;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
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

/** What lets programs act for a player. */
@QuarkusTest
class TokenTest {

    @Inject
    MovableClock clock;

    private static int statusOfMe(String token) {
        return Account.with(token).get("/v1/me").statusCode();
    }

    @Test
    void a_token_does_what_its_scopes_say_and_nothing_else() {
        Account ada = Account.open();
        String reading = ada.issue("read").getString("accessToken");

        Account.with(reading).get("/v1/me").then().statusCode(200);
        Account.with(reading)
                .get("/v1/me/tokens")
                .then()
                .statusCode(403)
                .body(json("code", is("insufficient-scope")))
                .body(json("scopes", contains("manage")));
        assertEquals(403, statusOfMe(ada.issue("play", "manage").getString("accessToken")));
    }

    @Test
    void a_token_gives_no_more_than_it_has() {
        Account ada = Account.open();
        Json all = ada.issue("read", "play", "manage");
        String managing = ada.issue("manage").getString("accessToken");

        Account.with(managing)
                .contentType("application/json")
                .body(Map.of("name", "more", "scopes", List.of("manage", "read", "play")))
                .post("/v1/me/tokens")
                .then()
                .statusCode(403)
                .body(json("code", is("insufficient-scope")))
                .body(json("scopes", contains("read", "play")));
        Account.with(managing)
                .contentType("application/json")
                .body("{}")
                .post(all.getString("token.links.rotation"))
                .then()
                .statusCode(403)
                .body(json("code", is("insufficient-scope")));
    }

    @Test
    void tokens_are_listed_newest_first_without_their_secrets() {
        Account ada = Account.open();
        Json issued = ada.issue(Map.of("name", "laptop", "scopes", List.of("play", "read")));

        String list = ada.as()
                .get("/v1/me/tokens?limit=1")
                .then()
                .statusCode(200)
                .body(json("items.name", contains("laptop")))
                .body(json("items[0].scopes", contains("read", "play")))
                .body(json("next", notNullValue()))
                .extract()
                .asString();
        assertEquals(-1, list.indexOf("player_"));
        ada.as()
                .get("/v1/me/tokens?limit=1&cursor=" + Json.from(list).getString("next"))
                .then()
                .body(json("items.name", contains("first")))
                .body(json("next", nullValue()));
        ada.as()
                .get(issued.getString("token.links.self"))
                .then()
                .statusCode(200)
                .body(json("name", is("laptop")));
        Account.open().as().get(issued.getString("token.links.self")).then().statusCode(404);
    }

    @Test
    void a_revoked_token_stops_working_at_once_and_may_be_revoked_again() {
        Account ada = Account.open();
        Json issued = ada.issue("read");
        String self = issued.getString("token.links.self");

        Account.open().as().delete(self).then().statusCode(204);
        assertEquals(200, statusOfMe(issued.getString("accessToken")));
        ada.as().delete(self).then().statusCode(204);
        ada.as().delete(self).then().statusCode(204);
        assertEquals(401, statusOfMe(issued.getString("accessToken")));
        ada.as().get(self).then().statusCode(404);
    }

    @Test
    void the_last_token_may_be_revoked_since_there_is_the_recovery_code() {
        Account ada = Account.open();
        String self = ada.as().get("/v1/me/tokens").as(Json.class).get("items[0].links.self");

        ada.as().delete(self).then().statusCode(204);

        assertEquals(401, statusOfMe(ada.token()));
    }

    @Test
    void a_rotated_token_has_a_new_secret_and_the_old_one_works_for_the_overlap() {
        Account ada = Account.open();
        Json issued = ada.issue("read");

        Json rotated = rotate(ada, issued, "{\"overlap\":\"PT1H\"}");

        String old = issued.getString("accessToken");
        String recent = rotated.getString("accessToken");
        assertNotEquals(old, recent);
        assertEquals(issued.getString("token.id"), rotated.getString("token.id"));
        assertEquals(200, statusOfMe(old));
        assertEquals(200, statusOfMe(recent));
        clock.forward(Duration.ofMinutes(61));
        assertEquals(401, statusOfMe(old));
        assertEquals(200, statusOfMe(recent));
    }

    @Test
    void of_two_rotations_only_the_last_two_secrets_work() {
        Account ada = Account.open();
        Json first = ada.issue("read");
        Json second = rotate(ada, first, "{}");
        Json third = rotate(ada, first, "{}");

        assertEquals(401, statusOfMe(first.getString("accessToken")));
        assertEquals(200, statusOfMe(second.getString("accessToken")));
        assertEquals(200, statusOfMe(third.getString("accessToken")));
        rotate(ada, first, "{\"overlap\":\"PT0S\"}");
        assertEquals(401, statusOfMe(third.getString("accessToken")));
    }

    private static Json rotate(Account account, Json issued, String body) {
        return account.sending(body)
                .post(issued.getString("token.links.rotation"))
                .then()
                .statusCode(200)
                .header("Cache-Control", "no-store")
                .extract()
                .as(Json.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"P8D", "-PT1S", "1h", "", "P1M", "PT999999999999999999H"})
    void an_overlap_is_a_duration_of_up_to_seven_days(String overlap) {
        Account ada = Account.open();

        ada.sending(Map.of("overlap", overlap))
                .post(ada.issue("read").getString("token.links.rotation"))
                .then()
                .statusCode(422)
                .body(json("errors.pointer", contains("/overlap")));
    }

    @Test
    void a_token_stops_working_when_it_expires() {
        Account ada = Account.open();
        Instant end = Instant.now(clock).plus(Duration.ofMinutes(10));
        String token = ada.issue(Map.of("name", "short", "scopes", List.of("read"), "expiresAt", end.toString()))
                .getString("accessToken");

        assertEquals(200, statusOfMe(token));
        clock.forward(Duration.ofMinutes(10));
        assertEquals(401, statusOfMe(token));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2000-01-01T00:00:00Z", "2999-01-01T00:00:00Z", "+1000000000-12-31T23:59:59Z"})
    void a_token_expires_in_the_next_ten_years_if_at_all(String end) {
        Account.open()
                .sending(Map.of("name", "odd", "scopes", List.of("read"), "expiresAt", end))
                .post("/v1/me/tokens")
                .then()
                .statusCode(422)
                .body(json("errors.pointer", contains("/expiresAt")));
    }

    @Test
    void a_token_has_a_scope_and_only_scopes_that_there_are() {
        Account ada = Account.open();

        ada.sending(Map.of("name", "none", "scopes", List.of()))
                .post("/v1/me/tokens")
                .then()
                .statusCode(422)
                .body(json("errors.pointer", contains("/scopes")));
        ada.sending(Map.of("name", "odd", "scopes", List.of("read", "write")))
                .post("/v1/me/tokens")
                .then()
                .statusCode(422);
        ada.sending("{\"name\":\"odd\",\"scopes\":[null]}")
                .post("/v1/me/tokens")
                .then()
                .statusCode(400);
    }

    @Test
    void a_player_has_at_most_a_hundred_tokens_and_those_that_expired_make_room() {
        Account ada = Account.open();
        Instant end = Instant.now(clock).plus(Duration.ofMinutes(10));
        Map<String, Object> request = Map.of("name", "one", "scopes", List.of("read"), "expiresAt", end.toString());
        for (int tokens = 1; tokens < 100; tokens++) {
            ada.issue(request);
        }

        ada.sending(request)
                .post("/v1/me/tokens")
                .then()
                .statusCode(409)
                .body(json("code", is("limit-reached")))
                .body(json("limit", is(100)));
        clock.forward(Duration.ofMinutes(11));
        ada.issue("read");
        ada.as().get("/v1/me/tokens").then().body(json("items", hasSize(2)));
    }

    @Test
    void the_last_use_of_a_token_is_told_to_the_hour() {
        Account ada = Account.open();
        Json issued = ada.issue("read");
        String self = issued.getString("token.links.self");
        ada.as().get(self).then().body(json("lastUsedAt", nullValue()));

        statusOfMe(issued.getString("accessToken"));
        String first = ada.as().get(self).as(Json.class).get("lastUsedAt");
        clock.forward(Duration.ofMinutes(30));
        statusOfMe(issued.getString("accessToken"));
        ada.as().get(self).then().body(json("lastUsedAt", is(first)));
        clock.forward(Duration.ofMinutes(31));
        statusOfMe(issued.getString("accessToken"));
        ada.as().get(self).then().body(json("lastUsedAt", not(first)));
    }

    @Test
    void a_use_is_noted_even_if_the_request_was_refused() {
        Account ada = Account.open();
        Json issued = ada.issue("read");

        Account.with(issued.getString("accessToken")).delete("/v1/me").then().statusCode(403);

        ada.as().get(issued.getString("token.links.self")).then().body(json("lastUsedAt", notNullValue()));
    }

    @Test
    void a_secret_is_kept_nowhere_and_shown_once() {
        Account ada = Account.open();

        ada.as().get("/v1/me").then().body(json("$", not(hasItem("accessToken"))));
        assertEquals(-1, ada.as().get("/v1/me").asString().indexOf("player_"));
        assertEquals(-1, ada.as().get("/v1/me").asString().indexOf("recovery_"));
    }
}

package org.rocaille.player.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How accounts begin, are seen, change and end. */
@QuarkusTest
class PlayerTest {

    private static io.restassured.response.ValidatableResponse create(Object body) {
        return given().contentType("application/json")
                .body(body)
                .post("/v1/players")
                .then();
    }

    @Test
    void whoever_takes_a_name_is_told_a_token_and_a_recovery_code_once() {
        String name = Account.freshName();

        create(Map.of("name", name))
                .statusCode(201)
                .header("Location", endsWith("/v1/players/" + name))
                .header("Cache-Control", "no-store")
                .body(json("player.name", is(name)))
                .body(json("player.kind", is("human")))
                .body(json("player.status", is("active")))
                .body(json("accessToken", matchesPattern("player_[0-9a-z]{32}")))
                .body(json("recoveryCode", matchesPattern("recovery_[0-9a-z]{32}")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "a23456789012345678901234567890x",
                "with space",
                "Zo\u00eb",
                "a.b",
                "",
                "a\u0000b",
                "me",
                "Operator",
                "ANONYMOUS",
                "engine-1",
                "Engine-"
            })
    void a_name_that_will_not_do_is_refused(String name) {
        create(Map.of("name", name))
                .statusCode(422)
                .body(json("code", is("invalid-value")))
                .body(json("errors.pointer", contains("/name")));
    }

    @Test
    void a_name_is_taken_whatever_its_case() {
        Account ada = Account.open();

        create(Map.of("name", ada.name().toUpperCase(Locale.ROOT)))
                .statusCode(409)
                .body(json("code", is("name-taken")));
        given().get("/v1/players/" + ada.name().toLowerCase(Locale.ROOT))
                .then()
                .statusCode(200)
                .body(json("name", is(ada.name())));
    }

    @Test
    void a_profile_is_not_sent_again_to_whoever_has_it() {
        Account ada = Account.open();
        String tag = given().get("/v1/players/" + ada.name())
                .then()
                .statusCode(200)
                .extract()
                .header("ETag");

        given().header("If-None-Match", tag)
                .get("/v1/players/" + ada.name())
                .then()
                .statusCode(304);
        ada.sending(Map.of("about", "Hello")).patch("/v1/me").then().statusCode(200);
        given().header("If-None-Match", tag)
                .get("/v1/players/" + ada.name())
                .then()
                .statusCode(200)
                .body(json("about", is("Hello")));
    }

    @Test
    void settings_are_changed_field_by_field_and_null_takes_one_away() {
        Account ada = Account.open();

        ada.sending(Map.of("about", "I play\nslowly.", "timeZone", "Europe/Paris"))
                .patch("/v1/me")
                .then()
                .statusCode(200)
                .body(json("about", is("I play\nslowly.")))
                .body(json("timeZone", is("Europe/Paris")))
                .body(json("version", is(2)));
        ada.as()
                .contentType("application/merge-patch+json")
                .body("{\"about\":null}")
                .patch("/v1/me")
                .then()
                .statusCode(200)
                .body(json("about", nullValue()))
                .body(json("timeZone", is("Europe/Paris")));
        ada.sending("{}").patch("/v1/me").then().statusCode(200).body(json("version", is(3)));
        ada.sending("{\"quietHours\":{\"from\":\"22:00\",\"to\":\"07:00\"}}")
                .patch("/v1/me")
                .then()
                .statusCode(200);
        ada.sending("{\"quietHours\":{\"from\":\"23:00\"}}")
                .patch("/v1/me")
                .then()
                .statusCode(200)
                .body(json("quietHours.from", is("23:00")))
                .body(json("quietHours.to", is("07:00")));
        given().get("/v1/players/" + ada.name()).then().body(json("$", not(org.hamcrest.Matchers.hasKey("timeZone"))));
    }

    @Test
    void a_change_of_settings_may_be_guarded() {
        Account ada = Account.open();
        String tag = ada.as().get("/v1/me").then().statusCode(200).extract().header("ETag");

        ada.as().header("If-None-Match", tag).get("/v1/me").then().statusCode(304);
        ada.sending(Map.of("about", "1"))
                .header("If-Match", tag)
                .patch("/v1/me")
                .then()
                .statusCode(200);
        ada.sending(Map.of("about", "2"))
                .header("If-Match", tag)
                .patch("/v1/me")
                .then()
                .statusCode(412)
                .body(json("version", is(2)));
        ada.as().get("/v1/me").then().body(json("about", is("1")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mars/Olympus", "", "+02:00", "europe/paris", "Z"})
    void a_time_zone_is_one_of_the_database(String zone) {
        Account.open()
                .sending(Map.of("timeZone", zone))
                .patch("/v1/me")
                .then()
                .statusCode(422)
                .body(json("errors.pointer", contains("/timeZone")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "\"about\"", "1", "null"})
    void settings_that_are_no_object_are_refused(String body) {
        Account.open().sending(body).patch("/v1/me").then().statusCode(400).body(json("code", is("wrong-type")));
    }

    @Test
    void settings_are_read_as_strictly_as_any_body() {
        Account ada = Account.open();

        ada.sending("{\"abuot\":null}").patch("/v1/me").then().statusCode(400).body(json("code", is("unknown-field")));
        ada.sending("{\"about\":1}").patch("/v1/me").then().statusCode(400).body(json("pointer", is("/about")));
        ada.sending("{\"about\":\"a\",\"about\":\"b\"}")
                .patch("/v1/me")
                .then()
                .statusCode(400)
                .body(json("code", is("duplicate-field")));
    }

    @Test
    void a_bot_belongs_to_the_person_with_whose_token_it_was_created() {
        Account ada = Account.open();
        Account bot = ada.openBot();

        given().get("/v1/players/" + bot.name())
                .then()
                .body(json("kind", is("bot")))
                .body(json("owner", is(ada.name())))
                .body(json("bot.variants", empty()))
                .body(json("bot.acceptsByItself", is(false)));
        bot.sending(Map.of("name", Account.freshName(), "kind", "bot"))
                .post("/v1/players")
                .then()
                .statusCode(403)
                .body(json("code", is("forbidden")));
        create(Map.of("name", Account.freshName(), "kind", "bot")).statusCode(401);
        Account.with(ada.issue("read", "play").getString("accessToken"))
                .contentType("application/json")
                .body(Map.of("name", Account.freshName(), "kind", "bot"))
                .post("/v1/players")
                .then()
                .statusCode(403)
                .body(json("code", is("insufficient-scope")))
                .body(json("scopes", contains("manage")));
        create(Map.of("name", Account.freshName(), "kind", "engine")).statusCode(422);
    }

    @Test
    void a_bot_says_what_it_takes() {
        Account bot = Account.open().openBot();

        bot.sending(Map.of(
                        "variants", List.of("rocaille", "baroque", "rocaille"),
                        "timeControls", List.of("per-move", "untimed"),
                        "acceptsByItself", true))
                .patch("/v1/me")
                .then()
                .statusCode(200);
        bot.sending(Map.of("variants", List.of("rococo")))
                .patch("/v1/me")
                .then()
                .statusCode(200);

        given().get("/v1/players/" + bot.name())
                .then()
                .body(json("bot.variants", contains("rococo")))
                .body(json("bot.timeControls", contains("per-move", "untimed")))
                .body(json("bot.acceptsByItself", is(true)));
        bot.sending(Map.of("variants", List.of("chess")))
                .patch("/v1/me")
                .then()
                .statusCode(422)
                .body(json("code", is("unknown-variant")))
                .body(json("pointer", is("/variants")));
        bot.sending(Map.of("timeControls", List.of("hourglass")))
                .patch("/v1/me")
                .then()
                .statusCode(422)
                .body(json("errors.pointer", contains("/timeControls")));
    }

    @Test
    void a_person_takes_challenges_one_by_one() {
        Account.open()
                .sending(Map.of("acceptsByItself", true))
                .patch("/v1/me")
                .then()
                .statusCode(422)
                .body(json("errors.pointer", contains("/acceptsByItself")));
    }

    @Test
    void a_closed_account_leaves_a_name_that_nobody_can_take_and_nothing_else() {
        Account ada = Account.open();
        Account bot = ada.openBot();
        ada.sending(Map.of("about", "Secret", "timeZone", "Europe/Paris"))
                .patch("/v1/me")
                .then()
                .statusCode(200);

        ada.as().delete("/v1/me").then().statusCode(204);

        ada.as().get("/v1/me").then().statusCode(401).body(json("code", is("bad-token")));
        ada.as().delete("/v1/me").then().statusCode(401);
        bot.as().get("/v1/me").then().statusCode(401);
        given().get("/v1/players/" + ada.name())
                .then()
                .statusCode(200)
                .body(json("status", is("closed")))
                .body(json("about", nullValue()));
        given().get("/v1/players/" + bot.name())
                .then()
                .body(json("status", is("closed")))
                .body(json("owner", is(ada.name())));
        create(Map.of("name", ada.name())).statusCode(409);
        given().contentType("application/json")
                .body(Map.of("recoveryCode", ada.recoveryCode()))
                .post("/v1/players/" + ada.name() + "/recovery")
                .then()
                .statusCode(403)
                .body(json("code", is("wrong-recovery-code")));
    }

    @Test
    void a_player_that_is_not_there_is_not_found() {
        given().get("/v1/players/nobody-" + Account.freshName().substring(7))
                .then()
                .statusCode(404)
                .body(json("code", is("not-found")));
        given().get("/v1/players/x").then().statusCode(404);
        given().get("/v1/players/a%20b").then().statusCode(404);
    }
}

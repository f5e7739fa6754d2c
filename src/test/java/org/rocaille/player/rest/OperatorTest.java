package org.rocaille.player.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.game.rest.Players;
import org.rocaille.rules.Variant;

/** What whoever runs the service does to players, and who is told. */
@QuarkusTest
class OperatorTest {

    private static RequestSpecification operator() {
        return Account.with(Account.OPERATOR);
    }

    private static ValidatableResponse reissue(String name) {
        return operator()
                .contentType("application/json")
                .body(Map.of("reason", "Lost"))
                .post("/v1/operator/players/" + name + "/reissue")
                .then();
    }

    @Test
    void a_suspended_player_sees_why_and_nothing_else() {
        Account ada = Account.open().suspended("Rude.");

        ada.as()
                .get("/v1/me")
                .then()
                .statusCode(200)
                .body(json("status", is("suspended")))
                .body(json("suspension.reason", is("Rude.")));
        ada.as().get("/v1/me/acts").then().statusCode(200).body(json("items.reason", contains("Rude.")));
        ada.as()
                .get("/v1/me/tokens")
                .then()
                .statusCode(403)
                .body(json("code", is("suspended")))
                .body(json("suspension", is("Rude.")));
        ada.as().delete("/v1/me").then().statusCode(403).body(json("code", is("suspended")));
        ada.as().get(Players.of(Variant.ROCOCO).game()).then().statusCode(403).body(json("code", is("suspended")));
        given().get("/v1/players/" + ada.name()).then().body(json("status", is("suspended")));
    }

    @Test
    void a_suspension_is_lifted_as_often_as_one_likes() {
        Account ada = Account.open().suspended("Rude.").suspended("Rude.").suspended("Very rude.");
        String address = "/v1/operator/players/" + ada.name() + "/suspension";

        operator().delete(address).then().statusCode(204);
        operator().delete(address).then().statusCode(204);

        ada.as().get("/v1/me").then().body(json("status", is("active"))).body(json("suspension", nullValue()));
        ada.as()
                .get("/v1/me/acts")
                .then()
                .body(json("items.type", contains("suspension-lifted", "suspended", "suspended")))
                .body(json("items.players", everyItem(contains(ada.name()))))
                .body(json("items.links.game", everyItem(nullValue())));
    }

    @Test
    void a_reissued_code_works_and_the_one_before_does_not() {
        Account ada = Account.open();

        String code = reissue(ada.name())
                .statusCode(200)
                .header("Cache-Control", "no-store")
                .extract()
                .as(Json.class)
                .get("recoveryCode");

        ada.as().get("/v1/me/acts").then().body(json("items.type", contains("recovery-code-reissued")));
        for (Map.Entry<String, Integer> attempt :
                Map.of(ada.recoveryCode(), 403, code, 201).entrySet()) {
            assertEquals(
                    attempt.getValue(),
                    given().contentType("application/json")
                            .body(Map.of("recoveryCode", attempt.getKey()))
                            .post("/v1/players/" + ada.name() + "/recovery")
                            .statusCode());
        }
    }

    @Test
    void acts_are_listed_newest_first_and_concern_only_whom_they_are_shown_to() {
        Account ada = Account.open().suspended("One");
        Account boris = Account.open().suspended("Two").suspended("Three");

        Json page = operator()
                .get("/v1/operator/acts?limit=2")
                .then()
                .statusCode(200)
                .body(json("items.reason", contains("Three", "Two")))
                .extract()
                .as(Json.class);
        operator()
                .get("/v1/operator/acts?limit=1&cursor=" + page.getString("next"))
                .then()
                .body(json("items.reason", contains("One")));
        assertEquals(List.of("One"), ada.as().get("/v1/me/acts").as(Json.class).get("items.reason"));
        Account.open().as().get("/v1/me/acts").then().body(json("items", empty()));
        boris.as()
                .get("/v1/me/acts?limit=1&cursor=" + page.getString("next"))
                .then()
                .body(json("items", empty()));
    }

    @Test
    void nothing_is_done_to_a_closed_account_or_to_nobody() {
        Account ada = Account.open();
        ada.as().delete("/v1/me").then().statusCode(204);

        reissue(ada.name()).statusCode(409).body(json("code", is("account-closed")));
        reissue(Account.freshName()).statusCode(404);
        operator()
                .delete("/v1/operator/players/" + ada.name() + "/suspension")
                .then()
                .statusCode(204);
    }

    @Test
    void the_operator_is_no_player() {
        operator().get("/v1/me").then().statusCode(403).body(json("code", is("forbidden")));
        operator().get(Players.of(Variant.ROCOCO).game()).then().statusCode(200).body(json("you", nullValue()));
    }
}

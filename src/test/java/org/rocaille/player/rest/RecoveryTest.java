package org.rocaille.player.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;

/** How whoever has lost every token gets the account back. */
@QuarkusTest
class RecoveryTest {

    private static ValidatableResponse recover(String name, String code) {
        return given().contentType("application/json")
                .body(Map.of("recoveryCode", code))
                .post("/v1/players/" + name + "/recovery")
                .then();
    }

    @Test
    void the_recovery_code_gives_a_token_and_the_next_code_and_ends_every_earlier_token() {
        Account ada = Account.open();
        String other = ada.issue("read", "manage").getString("accessToken");

        Json recovered = recover(ada.name(), ada.recoveryCode())
                .statusCode(201)
                .header("Cache-Control", "no-store")
                .body(json("player.name", is(ada.name())))
                .extract()
                .as(Json.class);

        ada.as().get("/v1/me").then().statusCode(401);
        Account.with(other).get("/v1/me").then().statusCode(401);
        Account.with(recovered.getString("accessToken")).get("/v1/me").then().statusCode(200);
        recover(ada.name(), ada.recoveryCode()).statusCode(403);
        recover(ada.name(), recovered.getString("recoveryCode")).statusCode(201);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "recovery_00000000000000000000000000000000", "\u0000", "\ud800", "x"})
    void a_wrong_code_is_refused_whatever_it_is(String code) {
        Account ada = Account.open();

        recover(ada.name(), code).statusCode(403).body(json("code", is("wrong-recovery-code")));
        ada.as().get("/v1/me").then().statusCode(200);
    }

    @Test
    void a_token_is_no_code_and_a_code_is_no_token() {
        Account ada = Account.open();

        recover(ada.name(), ada.token()).statusCode(403);
        recover(ada.name(), Account.open().recoveryCode()).statusCode(403);
        assertEquals(401, Account.with(ada.recoveryCode()).get("/v1/me").statusCode());
    }

    @Test
    void a_name_that_nobody_has_is_not_found_as_its_profile_is() {
        recover(Account.freshName(), Account.open().recoveryCode()).statusCode(404);
    }
}

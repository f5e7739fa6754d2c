package org.rocaille.player.store;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;
import org.rocaille.game.rest.Players;
import org.rocaille.game.store.Statements;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Variant;

/** What it costs in SQL statements to know who asks. */
@QuarkusTest
class PlayerStatementsTest {

    private static void assertCost(int statements, Runnable request) {
        var sent = Statements.of(request);
        assertEquals(statements, sent.size(), () -> String.join("\n", sent));
    }

    /** An account whose token has been used within the hour. */
    private static Account inUse() {
        Account ada = Account.open();
        ada.as().get("/v1/me").then().statusCode(200);
        return ada;
    }

    @Test
    void a_player_costs_one_statement_to_recognise_and_its_account_is_shown_with_that() {
        Account ada = inUse();
        String tag = ada.as().get("/v1/me").header("ETag");

        assertCost(1, () -> ada.as().get("/v1/me").then().statusCode(200));
        assertCost(
                1,
                () -> ada.as().header("If-None-Match", tag).get("/v1/me").then().statusCode(304));
        assertCost(2, () -> ada.as().get("/v1/me/tokens").then().statusCode(200));
    }

    @Test
    void a_game_costs_a_player_one_statement_more_than_whoever_has_no_token() {
        Account ada = inUse();
        Players players = Players.of(Variant.ROCAILLE);

        assertCost(1, () -> given().get(players.game()).then().statusCode(200));
        assertCost(2, () -> ada.as().get(players.game()).then().statusCode(200));
    }

    @Test
    void the_operator_is_recognised_without_a_statement() {
        assertCost(
                1,
                () -> Account.with(Account.OPERATOR)
                        .get("/v1/operator/acts")
                        .then()
                        .statusCode(200));
    }

    @Test
    void a_profile_costs_a_statement_for_the_player_and_one_for_its_vacation() {
        Account ada = Account.open();

        assertCost(2, () -> given().get("/v1/players/" + ada.name()).then().statusCode(200));
    }
}

package org.rocaille.player.rest;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;

/** With whom players want nothing to do. */
@QuarkusTest
class BlockTest {

    @Test
    void a_player_is_blocked_once_in_whatever_spelling_and_unblocked_for_good() {
        Account ada = Account.open();
        Account boris = Account.open();
        String block = "/v1/me/blocks/" + boris.name();

        ada.as().put(block).then().statusCode(204);
        ada.as().put(block.toLowerCase(Locale.ROOT)).then().statusCode(204);
        ada.as().get("/v1/me/blocks").then().body(json("items.player", contains(boris.name())));
        boris.as().get("/v1/me/blocks").then().body(json("items", empty()));
        ada.as().delete(block).then().statusCode(204);
        ada.as().delete(block).then().statusCode(204);
        ada.as().get("/v1/me/blocks").then().body(json("items", empty()));
    }

    @Test
    void only_others_who_exist_are_blocked() {
        Account ada = Account.open();

        ada.as().put("/v1/me/blocks/" + ada.name()).then().statusCode(403).body(json("code", is("forbidden")));
        ada.as().put("/v1/me/blocks/" + Account.freshName()).then().statusCode(404);
        ada.as().put("/v1/me/blocks/x").then().statusCode(404);
        ada.as()
                .body("nonsense")
                .put("/v1/me/blocks/" + Account.open().name())
                .then()
                .statusCode(400);
    }

    @Test
    void blocks_are_listed_by_name_page_by_page() {
        Account ada = Account.open();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Account other = Account.open();
            names.add(other.name());
            ada.as().put("/v1/me/blocks/" + other.name()).then().statusCode(204);
        }
        names.sort(null);

        List<String> paged = new ArrayList<>();
        String cursor = "";
        while (cursor != null) {
            Json page = ada.as()
                    .get("/v1/me/blocks?limit=2" + cursor)
                    .then()
                    .statusCode(200)
                    .extract()
                    .as(Json.class);
            paged.addAll(page.getList("items.player"));
            cursor = page.getString("next") == null ? null : "&cursor=" + page.getString("next");
        }

        assertEquals(names, paged);
        ada.as().get("/v1/me/blocks?cursor=IQ").then().statusCode(400);
    }
}

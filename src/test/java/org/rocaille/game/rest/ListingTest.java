package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.lessThanOrEqualTo;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;
import org.rocaille.rules.Side;

@QuarkusTest
class ListingTest {

    private static Players open(String variant) {
        return Players.of(Map.of("variant", variant, "visibility", "public"));
    }

    private static List<String> listed(String query) {
        return given().get("/v1/games?limit=200" + query)
                .then()
                .statusCode(200)
                .extract()
                .as(Json.class)
                .get("items.links.self");
    }

    @Test
    void public_games_are_listed_newest_first() {
        Players first = open("rococo");
        Players second = open("rococo");

        List<String> games = listed("");

        org.junit.jupiter.api.Assertions.assertTrue(games.indexOf(second.game()) < games.indexOf(first.game()));
        given().get("/v1/games?limit=1").then().body(json("items.size()", lessThanOrEqualTo(1)));
    }

    @Test
    void private_games_are_not_listed() {
        Players hidden = Players.of(Map.of("variant", "rococo", "visibility", "private"));

        given().get("/v1/games?limit=200").then().body(json("items.links.self", not(hasItem(hidden.game()))));
    }

    @Test
    void pages_that_cursors_join_hold_every_game_once() {
        List<String> opened = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            opened.add(0, open("baroque").game());
        }

        List<String> paged = new ArrayList<>();
        String cursor = "";
        while (cursor != null) {
            Json page = given().get("/v1/games?variant=baroque&limit=3" + cursor)
                    .then()
                    .statusCode(200)
                    .extract()
                    .as(Json.class);
            paged.addAll(page.getList("items.links.self"));
            cursor = page.getString("next") == null ? null : "&cursor=" + page.getString("next");
        }

        assertEquals(paged.size(), new HashSet<>(paged).size());
        assertEquals(opened.size(), paged.stream().filter(opened::contains).count());
        assertEquals(listed("&variant=baroque"), paged);
    }

    @Test
    void games_are_filtered_by_variant_and_status() {
        Players active = open("rocaille");
        Players over = open("rocaille");
        over.as(Side.WHITE).post(over.game() + "/resignation").then().statusCode(200);

        given().get("/v1/games?limit=200&variant=rocaille&status=finished")
                .then()
                .body(json("items.links.self", hasItem(over.game())))
                .body(json("items.links.self", not(hasItem(active.game()))))
                .body(json("items.variant", everyItem(is("rocaille"))))
                .body(json("items.status", everyItem(is("finished"))))
                .body("items.find { it.links.self == '" + over.game() + "' }.outcome.reason", is("resignation"));
        given().get("/v1/games?limit=200&status=active")
                .then()
                .body(json("items.links.self", hasItem(active.game())))
                .body(json("items.status", everyItem(is("active"))));
    }

    @Test
    void unknown_filters_are_refused() {
        given().get("/v1/games?variant=chess").then().statusCode(422).body(json("code", is("unknown-variant")));
        given().get("/v1/games?status=odd")
                .then()
                .statusCode(422)
                .body(json("code", is("invalid-value")))
                .body(json("errors.parameter", contains("status")));
        given().get("/v1/games?colour=white").then().statusCode(400).body(json("code", is("unknown-parameter")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "MQ", "YQpi", "OTk5OTk5OTk5OTk5OTk5OTk5CmE", "MQoA"})
    void a_cursor_that_the_list_did_not_write_is_refused(String cursor) {
        given().get("/v1/games?cursor=" + cursor).then().statusCode(400).body(json("code", is("malformed-parameter")));
    }
}

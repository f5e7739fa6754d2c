package org.rocaille.analysis.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.rocaille.Json;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.rest.Players;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** That nobody has the engine play its games. */
@QuarkusTest
@DisplayName("A position in play")
class PositionInPlayTest {

    private Account ada;
    private Account bob;

    @BeforeEach
    void meet() {
        ada = Account.open();
        bob = Account.open();
    }

    @ParameterizedTest
    @CsvSource({"application/json", "application/x-ndjson", "text/plain"})
    void is_not_searched_for_either_of_its_players(String type) {
        String game = begun(Map.of());
        for (Account player : List.of(ada, bob)) {
            search(player.as().accept(type), Map.of("moves", List.of("e2e4")))
                    .statusCode(409)
                    .contentType("application/problem+json")
                    .body(json("code", is("position-in-play")))
                    .body(json("game", is(game.substring(game.lastIndexOf('/') + 1))));
        }
    }

    @ParameterizedTest
    @EnumSource
    void is_not_searched_for_the_holder_of_a_seat(Side side) {
        Players players = Players.of(Variant.ROCAILLE);
        players.put(1, "e2e4").statusCode(201);
        search(players.as(side), Map.of("moves", List.of("e2e4")))
                .statusCode(409)
                .body(json("code", is("position-in-play")))
                .body(json("game", is(players.game().substring(players.game().lastIndexOf('/') + 1))));
        search(Players.of(Variant.ROCAILLE).as(side), Map.of("moves", List.of("e2e4")))
                .statusCode(200);
    }

    @Test
    void is_told_by_its_board_the_side_to_move_and_the_ban_whichever_way_it_is_sent() {
        String fen =
                given().get(begun(Map.of())).then().extract().as(Json.class).getString("fen");
        search(ada.as(), Map.of("fen", fen.replaceFirst("\\d+ \\d+$", "7 19"))).statusCode(409);
        search(ada.as(), Map.of("fen", fen.replaceFirst(" b ", " w "))).statusCode(200);
        search(ada.as(), Map.of("fen", fen, "moves", List.of("e8e7"))).statusCode(200);
    }

    @Test
    void is_searched_for_others() {
        begun(Map.of());
        search(given(), Map.of("moves", List.of("e2e4"))).statusCode(200);
        search(Account.open().as(), Map.of("moves", List.of("e2e4"))).statusCode(200);
    }

    @Test
    void is_searched_for_its_players_where_they_have_agreed_on_that() {
        String game = begun(Map.of("analysis", true));
        given().get(game).then().body(json("analysis", is(true)));
        search(ada.as(), Map.of("moves", List.of("e2e4"))).statusCode(200);

        Players players = Players.of(Map.of("variant", "rocaille", "analysis", true));
        players.put(1, "e2e4").statusCode(201);
        search(players.as(Side.BLACK), Map.of("moves", List.of("e2e4"))).statusCode(200);
    }

    @Test
    void is_searched_when_the_game_is_over_or_has_gone_on() {
        String game = begun(Map.of());
        bob.sending(Map.of("move", "e8e7")).put(game + "/moves/2").then().statusCode(201);
        search(ada.as(), Map.of("moves", List.of("e2e4"))).statusCode(200);
        search(ada.as(), Map.of("moves", List.of("e2e4", "e8e7"))).statusCode(409);

        ada.as().post(game + "/resignation").then().statusCode(200);
        search(ada.as(), Map.of("moves", List.of("e2e4", "e8e7"))).statusCode(200);
    }

    @Test
    void that_starts_a_game_of_the_variant_is_nobodys_secret_but_one_that_starts_only_this_game_is() {
        Challenges.game(ada, bob, Map.of());
        search(ada.as(), Map.of()).statusCode(200);

        Json game = Challenges.game(ada, bob, Map.of("variant", "baroque", "array", Map.of("seed", 7)));
        search(ada.as(), Map.of("variant", "baroque", "fen", game.getString("startFen")))
                .statusCode(409);
    }

    @Test
    void is_something_to_agree_on_beforehand() {
        String challenge = Challenges.made(ada, bob, Map.of());
        ada.as().get(challenge).then().body(json("analysis", is(false)));
        String counter = bob.sending(Map.of("analysis", true))
                .post(challenge + "/counter")
                .then()
                .statusCode(201)
                .body(json("differs", is(List.of("analysis"))))
                .extract()
                .as(Json.class)
                .get("links.self");
        Challenges.accept(ada, counter).statusCode(201).body(json("game.analysis", is(true)));
    }

    /** The address of a game of the two in which White has made a move. */
    private String begun(Map<String, Object> fields) {
        String game = Challenges.game(ada, bob, fields).getString("links.self");
        ada.sending(Map.of("move", "e2e4")).put(game + "/moves/1").then().statusCode(201);
        return game;
    }

    private static ValidatableResponse search(RequestSpecification asker, Map<String, Object> position) {
        Map<String, Object> request = new HashMap<>(Map.of("variant", "rocaille", "limit", Map.of("depth", 1)));
        request.putAll(position);
        return asker.contentType("application/json")
                .body(request)
                .post("/v1/analysis/search")
                .then();
    }
}

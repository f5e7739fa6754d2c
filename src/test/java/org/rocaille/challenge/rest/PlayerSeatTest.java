package org.rocaille.challenge.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.game.store.Statements;
import org.rocaille.player.rest.Account;

/** Seats that players hold, and games that end before they have begun. */
@QuarkusTest
class PlayerSeatTest {

    private Account ada;
    private Account bob;

    @BeforeEach
    void take_names() {
        ada = Account.open();
        bob = Account.open();
    }

    private String game(String visibility) {
        return Challenges.game(ada, bob, Map.of("visibility", visibility)).getString("links.self");
    }

    private static ValidatableResponse move(RequestSpecification as, String game, int ply, String move) {
        return as.contentType("text/plain")
                .body(move)
                .put(game + "/moves/" + ply)
                .then();
    }

    @Test
    void a_token_that_may_play_acts_for_the_player_and_any_other_does_not() {
        String game = game("public");
        String play = ada.issue("play").getString("accessToken");
        String read = ada.issue("read", "manage").getString("accessToken");

        move(Account.with(read), game, 1, "e3e5").statusCode(403).body(json("code", is("insufficient-scope")));
        move(bob.as(), game, 1, "e3e5").statusCode(409).body(json("code", is("not-your-turn")));
        move(Account.open().as(), game, 1, "e3e5").statusCode(403).body(json("code", is("forbidden")));
        move(given(), game, 1, "e3e5").statusCode(401);
        move(Account.with(play), game, 1, "e3e5").statusCode(201).body(json("game.you", is("white")));
        move(ada.as(), game, 1, "e3e5").statusCode(200);
        ada.suspended("A test.");
        move(ada.as(), game, 1, "e3e5").statusCode(403).body(json("code", is("suspended")));
    }

    @Test
    void a_private_game_is_seen_by_its_players_with_a_token_that_may_read() {
        String game = game("private");

        ada.as().get(game).then().statusCode(200).body(json("you", is("white")));
        bob.as().get(game + "/moves").then().statusCode(200);
        Account.with(bob.issue("read").getString("accessToken"))
                .get(game)
                .then()
                .body(json("you", is("black")));
        Account.with(bob.issue("play").getString("accessToken"))
                .get(game)
                .then()
                .statusCode(404);
        Account.open().as().get(game).then().statusCode(404);
        given().get(game).then().statusCode(404);
    }

    @Test
    void the_players_are_named_wherever_the_game_is_shown() {
        String game = game("public");

        given().get(game)
                .then()
                .body(json("seats.player", contains(ada.name(), bob.name())))
                .body(json("you", nullValue()));
        given().accept("application/x-chess-pgn")
                .get(game)
                .then()
                .body(containsString("[White \"" + ada.name() + "\"]"))
                .body(containsString("[Black \"" + bob.name() + "\"]"));
        given().get(game + "/board.txt")
                .then()
                .body(containsString("White  " + ada.name()))
                .body(containsString("Black  " + bob.name()));
    }

    @Test
    void a_players_games_are_listed_newest_first_the_private_ones_too() {
        String first = game("private");
        String second = Challenges.game(bob, ada, Map.of()).getString("links.self");
        String third = game("public");
        bob.as().post(second + "/resignation").then().statusCode(200);

        ada.as().get("/v1/me/games").then().body(json("items.links.self", contains(third, second, first)));
        ada.as().get("/v1/me/games?status=finished").then().body(json("items.links.self", contains(second)));
        ada.as().get("/v1/me/games?status=active").then().body(json("items.links.self", contains(third, first)));
        String next = ada.as()
                .get("/v1/me/games?limit=2")
                .then()
                .extract()
                .as(Json.class)
                .get("next");
        ada.as().get("/v1/me/games?limit=2&cursor=" + next).then().body(json("items.links.self", contains(first)));
        given().get("/v1/games?limit=200").then().body(json("items.links.self", not(hasItem(first))));
    }

    @Test
    void a_game_is_cancelled_before_each_side_has_moved() {
        String game = game("public");
        move(ada.as(), game, 1, "e3e5").statusCode(201);

        Account.open().as().post(game + "/cancellation").then().statusCode(403);
        bob.as()
                .post(game + "/cancellation")
                .then()
                .statusCode(200)
                .body(json("status", is("finished")))
                .body(json("outcome.reason", is("aborted")))
                .body(json("outcome.winner", nullValue()))
                .body(json("links.cancellation", nullValue()));
        bob.as().post(game + "/cancellation").then().statusCode(200).body(json("version", is(3)));
        move(bob.as(), game, 2, "e8e7").statusCode(409).body(json("code", is("game-over")));
        given().accept("application/x-chess-pgn")
                .get(game)
                .then()
                .body(containsString("[Result \"*\"]"))
                .body(containsString("[Termination \"aborted\"]"));
    }

    @Test
    void a_game_in_which_each_side_has_moved_is_not_cancelled() {
        String game = game("public");
        move(ada.as(), game, 1, "e3e5").statusCode(201);
        move(bob.as(), game, 2, "e8e7").statusCode(201).body(json("game.links.cancellation", nullValue()));

        ada.as().post(game + "/cancellation").then().statusCode(409).body(json("code", is("game-under-way")));
        ada.as().post(game + "/resignation").then().statusCode(200);
        bob.as().post(game + "/cancellation").then().statusCode(409).body(json("code", is("game-over")));
    }

    @Test
    void a_player_costs_one_statement_more_than_the_holder_of_a_token_and_a_move_three_for_the_feeds() {
        String game = game("public");

        List<String> moved = Statements.of(() -> move(ada.as(), game, 1, "e3e5").statusCode(201));
        List<String> shown = Statements.of(() -> ada.as().get(game).then().statusCode(200));
        List<String> listed =
                Statements.of(() -> ada.as().get("/v1/me/games").then().statusCode(200));

        assertEquals(9, moved.size(), () -> String.join("\n", moved));
        assertEquals(2, shown.size(), () -> String.join("\n", shown));
        assertEquals(3, listed.size(), () -> String.join("\n", listed));
    }
}

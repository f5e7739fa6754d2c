package org.rocaille.note.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Race;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.Visibility;
import org.rocaille.game.rest.Players;
import org.rocaille.game.store.Events;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** What the players of a game write down for themselves. */
@QuarkusTest
class NoteTest {

    @Inject
    Events events;

    @Inject
    AgroalDataSource database;

    private static ValidatableResponse put(RequestSpecification caller, String game, String text) {
        return caller.contentType("application/json")
                .body(Map.of("text", text))
                .put(game + "/note")
                .then();
    }

    private static ValidatableResponse put(Players players, Side side, String text) {
        return put(players.as(side), players.game(), text);
    }

    private static ValidatableResponse get(Players players, Side side) {
        return players.as(side).get(players.game() + "/note").then();
    }

    @Test
    void a_note_is_written_read_replaced_and_taken_away() {
        Players players = Players.of(Variant.ROCAILLE);
        get(players, Side.WHITE).statusCode(404).body(json("code", is("not-found")));

        put(players, Side.WHITE, "Beware of\nthe Withdrawer")
                .statusCode(201)
                .header("Location", endsWith(players.game() + "/note"))
                .header("ETag", is("\"1-json-white\""))
                .body(json("text", is("Beware of\nthe Withdrawer")))
                .body(json("version", is(1)));
        put(players, Side.WHITE, "Take it").statusCode(200).header("ETag", is("\"2-json-white\""));
        get(players, Side.WHITE)
                .statusCode(200)
                .body(json("text", is("Take it")))
                .body(json("links.game", is(players.game())))
                .header("ETag", is("\"2-json-white\""));
        players.as(Side.WHITE)
                .header("If-None-Match", "\"2-json-white\"")
                .get(players.game() + "/note")
                .then()
                .statusCode(304);

        for (int i = 0; i < 2; i++) {
            players.as(Side.WHITE).delete(players.game() + "/note").then().statusCode(204);
        }
        get(players, Side.WHITE).statusCode(404);
    }

    @Test
    void what_was_sent_may_be_sent_again() {
        Players players = Players.of(Variant.ROCAILLE);
        for (int status : List.of(201, 200, 200)) {
            put(players.as(Side.WHITE).header("If-None-Match", "*"), players.game(), "Hold on")
                    .statusCode(status)
                    .header("ETag", is("\"1-json-white\""));
        }
        for (int i = 0; i < 2; i++) {
            put(players.as(Side.WHITE).header("If-Match", "\"1-json-white\""), players.game(), "Let go")
                    .statusCode(200)
                    .header("ETag", is("\"2-json-white\""));
        }
        for (int i = 0; i < 2; i++) {
            players.as(Side.WHITE)
                    .header("If-Match", "\"2-json-white\"")
                    .delete(players.game() + "/note")
                    .then()
                    .statusCode(204);
        }
    }

    @Test
    void a_note_that_is_another_than_the_caller_has_seen_is_not_overwritten() {
        Players players = Players.of(Variant.ROCAILLE);
        put(players, Side.WHITE, "One").statusCode(201);
        put(players.as(Side.WHITE).header("If-None-Match", "*"), players.game(), "Two")
                .statusCode(412)
                .body(json("code", is("stale-version")))
                .body(json("version", is(1)));
        put(players, Side.WHITE, "Two").statusCode(200);
        put(players.as(Side.WHITE).header("If-Match", "\"1-json-white\""), players.game(), "Three")
                .statusCode(412)
                .body(json("version", is(2)));
        players.as(Side.WHITE)
                .header("If-Match", "\"1-json-white\"")
                .delete(players.game() + "/note")
                .then()
                .statusCode(412);
        get(players, Side.WHITE).body(json("text", is("Two")));

        players.as(Side.WHITE).delete(players.game() + "/note").then().statusCode(204);
        put(players.as(Side.WHITE).header("If-Match", "\"2-json-white\""), players.game(), "Three")
                .statusCode(412);
        put(players, Side.WHITE, "Two").statusCode(201).header("ETag", not("\"2-json-white\""));
    }

    @ParameterizedTest
    @EnumSource(Visibility.class)
    void nobody_else_ever_sees_a_note(Visibility visibility) {
        Players players = Players.of(Map.of("variant", "rocaille", "visibility", visibility.code()));
        put(players, Side.WHITE, "Mine alone").statusCode(201);
        boolean isPrivate = visibility == Visibility.PRIVATE;
        String note = players.game() + "/note";

        get(players, Side.BLACK).statusCode(404);
        given().get(note).then().statusCode(isPrivate ? 404 : 401);
        for (String token : List.of(Account.open().token(), Account.OPERATOR)) {
            Account.with(token).get(note).then().statusCode(isPrivate ? 404 : 403);
            put(Account.with(token), players.game(), "Theirs").statusCode(isPrivate ? 404 : 403);
            Account.with(token).delete(note).then().statusCode(isPrivate ? 404 : 403);
        }
        players.as(Side.BLACK).delete(note).then().statusCode(204);
        put(players, Side.BLACK, "Mine too").statusCode(201).header("ETag", is("\"1-json-black\""));
        get(players, Side.WHITE).body(json("text", is("Mine alone")));
    }

    @Test
    void a_note_leaves_no_trace_in_the_game() {
        Players players = Players.of(Variant.ROCAILLE);
        String shown = players.as(Side.BLACK).get(players.game()).asString();
        String tag = players.get().extract().header("ETag");
        put(players, Side.WHITE, "Mine alone").statusCode(201);

        assertEquals(shown, players.as(Side.BLACK).get(players.game()).asString());
        given().header("If-None-Match", tag).get(players.game()).then().statusCode(304);
        assertEquals(List.of("game-started"), events.types(players));
        players.get().body(json("links.note", nullValue()));
        players.as(Side.WHITE).get(players.game()).then().body(json("links.note", is(players.game() + "/note")));
    }

    @Test
    void a_note_outlives_the_game() {
        Players players = Players.of(Variant.ROCAILLE);
        put(players, Side.BLACK, "White is weak").statusCode(201);
        players.as(Side.WHITE).post(players.game() + "/resignation").then().statusCode(200);

        get(players, Side.BLACK).body(json("text", is("White is weak")));
        put(players, Side.BLACK, "I told you").statusCode(200);
    }

    @Test
    void a_token_reads_and_writes_as_far_as_its_scopes_go() {
        Account ada = Account.open();
        String game = Challenges.game(ada, Account.open(), Map.of()).getString("links.self");
        String reader = ada.issue("read").getString("accessToken");
        String player = ada.issue("play").getString("accessToken");

        put(Account.with(reader), game, "Mine").statusCode(403).body(json("code", is("insufficient-scope")));
        put(Account.with(player), game, "Mine").statusCode(201);
        Account.with(player).get(game + "/note").then().statusCode(403).body(json("code", is("insufficient-scope")));
        Account.with(reader).get(game + "/note").then().statusCode(200).body(json("text", is("Mine")));
        Account.with(reader).delete(game + "/note").then().statusCode(403);
    }

    @Test
    void notes_go_with_the_account_and_those_of_the_other_player_stay() throws SQLException {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        put(ada.as(), game, "Ada's").statusCode(201);
        put(bob.as(), game, "Bob's").statusCode(201);

        ada.as().delete("/v1/me").then().statusCode(204);

        try (Connection connection = database.getConnection();
                PreparedStatement select = connection.prepareStatement("select text from note where game_id = ?")) {
            select.setString(1, game.substring("/v1/games/".length()));
            ResultSet row = select.executeQuery();
            assertEquals(true, row.next());
            assertEquals("Bob's", row.getString(1));
            assertEquals(false, row.next());
        }
        bob.as().get(game + "/note").then().body(json("text", is("Bob's")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n", "\u202eevil", "\u001b[2J", "\u0000"})
    void a_text_that_would_disturb_is_refused(String text) {
        Players players = Players.of(Variant.ROCAILLE);

        put(players, Side.WHITE, text)
                .statusCode(422)
                .body(json("code", is("invalid-text")))
                .body(json("pointer", is("/text")));
    }

    @Test
    void a_note_has_ten_thousand_characters_and_no_more() {
        Players players = Players.of(Variant.ROCAILLE);
        String longest = "\u2654".repeat(10_000);

        put(players, Side.WHITE, longest + "x").statusCode(422).body(json("reason", is("too-long")));
        put(players, Side.WHITE, longest).statusCode(201);
        get(players, Side.WHITE).body(json("text", is(longest)));
    }

    @Test
    void of_two_first_notes_at_once_one_is_kept() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);
            List<Callable<Integer>> requests = IntStream.range(0, 2)
                    .<Callable<Integer>>mapToObj(i ->
                            () -> put(players.as(Side.WHITE).header("If-None-Match", "*"), players.game(), "Note " + i)
                                    .extract()
                                    .statusCode())
                    .toList();
            List<Integer> statuses = Race.between(requests);

            assertEquals(List.of(201, 412), statuses.stream().sorted().toList());
            get(players, Side.WHITE)
                    .body(json("text", is("Note " + statuses.indexOf(201))))
                    .body(json("version", is(1)));
        }
    }
}

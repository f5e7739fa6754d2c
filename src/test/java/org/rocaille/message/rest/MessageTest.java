package org.rocaille.message.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.emptyIterable;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rocaille.Json;
import org.rocaille.Race;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.Visibility;
import org.rocaille.game.rest.Players;
import org.rocaille.game.store.Events;
import org.rocaille.game.store.Statements;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** What the players of a game write to each other. */
@QuarkusTest
class MessageTest {

    @Inject
    Events events;

    private static ValidatableResponse send(Players players, Side side, String text) {
        return players.as(side)
                .contentType("application/json")
                .body(Map.of("text", text))
                .post(players.game() + "/messages")
                .then();
    }

    private static ValidatableResponse put(Players players, Side side, int number, String text) {
        return players.as(side)
                .contentType("application/json")
                .body(Map.of("text", text))
                .put(players.game() + "/messages/" + number)
                .then();
    }

    private static ValidatableResponse list(Players players, Side side, String query) {
        return players.as(side).get(players.game() + "/messages" + query).then();
    }

    private static ValidatableResponse read(Players players, Side side, int upTo) {
        return players.as(side)
                .contentType("application/json")
                .body(Map.of("upTo", upTo))
                .put(players.game() + "/messages/read")
                .then();
    }

    private static ValidatableResponse moveWith(Players players, String message) {
        return players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("move", "e3e4", "message", message))
                .put(players.game() + "/moves/1")
                .then();
    }

    @Test
    void messages_are_numbered_and_listed_oldest_first() {
        Players players = Players.of(Variant.ROCAILLE);
        send(players, Side.WHITE, "Hello!")
                .statusCode(201)
                .header("Location", endsWith(players.game() + "/messages/1"));
        players.play("e3e4");
        send(players, Side.BLACK, "Good luck,\nwhoever you are").statusCode(201).body(json("number", is(2)));
        send(players, Side.WHITE, "Same to you").statusCode(201);

        list(players, Side.BLACK, "")
                .statusCode(200)
                .body(json("items.number", contains(1, 2, 3)))
                .body(json("items.side", contains("white", "black", "white")))
                .body(json("items.ply", contains(0, 1, 1)))
                .body(json("items.text", contains("Hello!", "Good luck,\nwhoever you are", "Same to you")))
                .body(json("items.player", contains(nullValue(), nullValue(), nullValue())))
                .body(json("items.unread", contains(true, false, true)));
        list(players, Side.BLACK, "?after=1&limit=1")
                .body(json("items.number", contains(2)))
                .body(json("next", notNullValue()));
        String next = list(players, Side.BLACK, "?after=1&limit=1")
                .extract()
                .as(Json.class)
                .get("next");
        list(players, Side.BLACK, "?after=1&limit=1&cursor=" + next)
                .body(json("items.number", contains(3)))
                .body(json("next", nullValue()));
        list(players, Side.BLACK, "?after=x").statusCode(422);
        players.as(Side.WHITE).get(players.game() + "/messages/2").then().body(json("side", is("black")));
        players.as(Side.WHITE).get(players.game() + "/messages/4").then().statusCode(404);
    }

    @Test
    void a_message_that_is_sent_again_is_the_same_message() {
        Players players = Players.of(Variant.ROCAILLE);
        send(players, Side.WHITE, "Hello!").statusCode(201);
        send(players, Side.WHITE, "Hello!").statusCode(200).body(json("number", is(1)));
        send(players, Side.BLACK, "Hello!").statusCode(201).body(json("number", is(2)));
        send(players, Side.WHITE, "Hello!").statusCode(200).body(json("number", is(1)));
        send(players, Side.WHITE, "How are you?").statusCode(201);
        players.play("e3e4");
        send(players, Side.WHITE, "How are you?").statusCode(201).body(json("number", is(4)));
    }

    @Test
    void a_message_can_be_put_under_its_number_as_often_as_one_likes() {
        Players players = Players.of(Variant.ROCAILLE);
        put(players, Side.WHITE, 2, "Hello!")
                .statusCode(409)
                .body(json("code", is("message-taken")))
                .body(json("number", is(1)));
        put(players, Side.WHITE, 1, "Hello!").statusCode(201);
        send(players, Side.WHITE, "Are you there?").statusCode(201);
        players.play("e3e4");

        put(players, Side.WHITE, 1, "Hello!").statusCode(200).body(json("ply", is(0)));
        put(players, Side.WHITE, 1, "Hullo!").statusCode(409).body(json("number", is(3)));
        put(players, Side.BLACK, 1, "Hello!").statusCode(409);
        put(players, Side.WHITE, 3, " ").statusCode(422);
        list(players, Side.BLACK, "").body(json("items.number", contains(1, 2)));
    }

    @Test
    void a_message_comes_with_a_move_and_is_sent_once() {
        Players players = Players.of(Variant.ROCAILLE);
        moveWith(players, "x".repeat(2001)).statusCode(422).body(json("pointer", is("/message")));
        players.get().body(json("ply", is(0)));
        moveWith(players, "My best opening").statusCode(201).body(json("game.version", is(2)));
        moveWith(players, "My best opening").statusCode(200);
        moveWith(players, "My very best opening").statusCode(200);

        list(players, Side.BLACK, "")
                .body(json("items.text", contains("My best opening")))
                .body(json("items.ply", contains(1)));
        assertEquals(List.of("game-started", "move-played", "message-sent"), events.types(players));
    }

    @Test
    void a_message_is_an_event_and_no_change_of_the_game() {
        Players players = Players.of(Variant.ROCAILLE);
        String tag = players.get().extract().header("ETag");
        send(players, Side.BLACK, "Between us");

        given().header("If-None-Match", tag).get(players.game()).then().statusCode(304);
        Events.Kept sent = events.of(players).get(1);
        assertEquals("message-sent", sent.type());
        Map<String, Object> told = new HashMap<>(sent.payload().getMap(""));
        assertEquals(1, ((Map<?, ?>) told.remove("game")).get("version"));
        assertEquals(Map.of("number", 1, "side", "black", "ply", 0, "text", "Between us"), told);
    }

    @Test
    void players_write_to_each_other_when_the_game_is_over_too() {
        Players players = Players.of(Variant.ROCAILLE);
        players.as(Side.WHITE).post(players.game() + "/resignation").then().statusCode(200);

        send(players, Side.BLACK, "Thank you for the game").statusCode(201);
    }

    @Test
    void asking_for_messages_again_is_cheap_until_there_is_something_new() {
        Players players = Players.of(Variant.ROCAILLE);
        String none = list(players, Side.WHITE, "").extract().header("ETag");
        send(players, Side.BLACK, "Hello!");
        String tag = list(players, Side.WHITE, "")
                .header("ETag", not(none))
                .extract()
                .header("ETag");
        read(players, Side.BLACK, 1);

        List<String> statements = Statements.of(() -> players.as(Side.WHITE)
                .header("If-None-Match", tag)
                .get(players.game() + "/messages")
                .then()
                .statusCode(304)
                .header("ETag", is(tag)));
        assertEquals(2, statements.size(), () -> String.join("\n", statements));
        read(players, Side.WHITE, 1);
        list(players, Side.WHITE, "").header("ETag", not(tag)).body(json("items.unread", contains(false)));
    }

    @Test
    void what_has_been_read_stays_read() {
        Players players = Players.of(Variant.ROCAILLE);
        read(players, Side.WHITE, 0).statusCode(200).body(json("upTo", is(0))).body(json("total", is(0)));
        send(players, Side.BLACK, "One");
        send(players, Side.BLACK, "Two");
        send(players, Side.WHITE, "Three");
        read(players, Side.WHITE, 0).body(json("upTo", is(0))).body(json("unread", is(2)));
        read(players, Side.WHITE, 1)
                .body(json("upTo", is(1)))
                .body(json("unread", is(1)))
                .body(json("total", is(3)));
        read(players, Side.WHITE, 700).body(json("upTo", is(3))).body(json("unread", is(0)));
        read(players, Side.WHITE, 1).body(json("upTo", is(3))).body(json("unread", is(0)));
        send(players, Side.BLACK, "Four");
        read(players, Side.WHITE, 1).body(json("upTo", is(3))).body(json("unread", is(1)));
        read(players, Side.BLACK, 2).body(json("upTo", is(2))).body(json("unread", is(1)));
        read(players, Side.WHITE, -1).statusCode(422);
    }

    @ParameterizedTest
    @EnumSource(Visibility.class)
    void nobody_but_the_two_players_reads_or_writes(Visibility visibility) {
        Players players = Players.of(Map.of("variant", "rocaille", "visibility", visibility.code()));
        send(players, Side.WHITE, "Between us").statusCode(201);
        boolean isPrivate = visibility == Visibility.PRIVATE;
        String messages = players.game() + "/messages";
        Account stranger = Account.open();
        for (String part : List.of("", "/1")) {
            given().get(messages + part).then().statusCode(isPrivate ? 404 : 401);
            stranger.as().get(messages + part).then().statusCode(isPrivate ? 404 : 403);
            Account.with(Account.OPERATOR).get(messages + part).then().statusCode(isPrivate ? 404 : 403);
        }
        stranger.sending(Map.of("text", "Me too")).post(messages).then().statusCode(isPrivate ? 404 : 403);
        list(players, Side.BLACK, "").body(json("items.text", contains("Between us")));
    }

    @Test
    void onlookers_of_a_public_game_see_who_plays_and_nothing_of_what_is_written() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of("visibility", "public")).getString("links.self");
        ada.sending(Map.of("text", "Not for everyone"))
                .post(game + "/messages")
                .then()
                .statusCode(201);

        for (String type : List.of("application/json", "text/plain", "application/x-chess-pgn")) {
            String shown = given().accept(type)
                    .get(game)
                    .then()
                    .statusCode(200)
                    .extract()
                    .asString();
            assertEquals(
                    List.of(true, true, false),
                    List.of(
                            shown.contains(ada.name()),
                            shown.contains(bob.name()),
                            shown.contains("Not for everyone")));
        }
        given().get(game).then().body(json("links.messages", nullValue()));
        given().get("/v1/games").then().body(json("items.links.self", hasItem(game)));
        bob.as().get(game).then().body(json("links.messages", is(game + "/messages")));
        bob.as().get(game + "/messages").then().body(json("items.player", contains(ada.name())));
    }

    @Test
    void whoever_is_blocked_does_not_write_and_whoever_blocks_does() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        bob.as().put("/v1/me/blocks/" + ada.name()).then().statusCode(204);

        ada.sending(Map.of("text", "Hey"))
                .post(game + "/messages")
                .then()
                .statusCode(403)
                .body(json("code", is("blocked")));
        ada.sending(Map.of("move", "e3e5", "message", "Hey"))
                .put(game + "/moves/1")
                .then()
                .statusCode(403)
                .body(json("code", is("blocked")));
        ada.as().get(game).then().body(json("ply", is(0)));
        ada.sending(Map.of("move", "e3e5")).put(game + "/moves/1").then().statusCode(201);
        bob.sending(Map.of("text", "Leave me alone"))
                .post(game + "/messages")
                .then()
                .statusCode(201);
        ada.as().get(game + "/messages").then().body(json("items.text", contains("Leave me alone")));
    }

    @Test
    void a_player_is_told_of_messages_until_they_are_read() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        String first = ada.sending(Map.of("text", "One"))
                .post(game + "/messages")
                .as(Json.class)
                .get("sentAt");
        ada.sending(Map.of("text", "Two")).post(game + "/messages").then().statusCode(201);

        String shown = bob.as()
                .get("/v1/me/turns")
                .then()
                .body(json("items.type", contains("messages")))
                .body(json("items.unread", contains(2)))
                .body(json("items.since", contains(first)))
                .body(json("items.opponent", contains(ada.name())))
                .body(json("items.you", contains("black")))
                .body(json("items.deadline", contains(nullValue())))
                .body(json("items.links.game", contains(game)))
                .body(json("items.links.messages", contains(game + "/messages")))
                .extract()
                .asString();
        assertEquals(false, shown.contains("Two"));
        ada.as()
                .get("/v1/me/turns")
                .then()
                .body(json("items.type", contains("move")))
                .body(json("items[0].unread", nullValue()));
        bob.sending(Map.of("upTo", 1)).put(game + "/messages/read").then().statusCode(200);
        bob.as().get("/v1/me/turns").then().body(json("items.unread", contains(1)));
        bob.sending(Map.of("upTo", 2)).put(game + "/messages/read").then().statusCode(200);
        bob.as().get("/v1/me/turns").then().body(json("items", emptyIterable()));
    }

    @Test
    void a_token_reads_and_writes_as_its_scopes_say() {
        Account ada = Account.open();
        String game = Challenges.game(ada, Account.open(), Map.of()).getString("links.self");
        String reader = ada.issue("read").getString("accessToken");
        String player = ada.issue("play").getString("accessToken");

        Account.with(reader).get(game + "/messages").then().statusCode(200);
        Account.with(player)
                .get(game + "/messages")
                .then()
                .statusCode(403)
                .body(json("code", is("insufficient-scope")));
        Account.with(player)
                .contentType("application/json")
                .body(Map.of("text", "Hello!"))
                .post(game + "/messages")
                .then()
                .statusCode(201);
        Account.with(reader)
                .contentType("application/json")
                .body(Map.of("text", "Hello!"))
                .post(game + "/messages")
                .then()
                .statusCode(403);
    }

    @Test
    void messages_that_meet_are_numbered_without_gaps() throws Exception {
        Players players = Players.of(Variant.ROCAILLE);
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            int next = 2 * trial + 1;
            String text = "Trial " + trial;
            List<Integer> statuses = Race.between(List.of(
                    () -> send(players, Side.WHITE, text).extract().statusCode(),
                    () -> send(players, Side.WHITE, text).extract().statusCode(),
                    () -> put(players, Side.BLACK, next, text).extract().statusCode()));
            assertEquals(201, Collections.max(statuses.subList(0, 2)), statuses.toString());
            assertEquals(200, Collections.min(statuses.subList(0, 2)), statuses.toString());
            put(players, Side.BLACK, statuses.get(2) == 201 ? next : next + 1, text);
        }
        Json listed = list(players, Side.WHITE, "?limit=200").extract().as(Json.class);
        assertEquals(IntStream.rangeClosed(1, 2 * Race.TRIALS).boxed().toList(), listed.getList("items.number"));
        assertEquals(2 * Race.TRIALS + 1, events.of(players).size());
    }
}

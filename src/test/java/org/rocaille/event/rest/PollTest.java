package org.rocaille.event.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.challenge.schedule.ExpiryRound;
import org.rocaille.event.Bookmark;
import org.rocaille.game.rest.Players;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Events, asked for now and then. */
@QuarkusTest
class PollTest {

    @Inject
    MovableClock clock;

    @Inject
    ExpiryRound expiries;

    private static ValidatableResponse after(RequestSpecification reader, String events, String cursor) {
        return reader.queryParam("after", cursor).get(events).then();
    }

    private static Json read(RequestSpecification reader, String events) {
        return reader.get(events).then().statusCode(200).extract().as(Json.class);
    }

    private static List<String> types(Json events) {
        return events.getList("items.type");
    }

    private static List<String> feed(Account player) {
        return types(read(player.as(), "/v1/me/events"));
    }

    private static void move(Account player, String game, int ply, String move) {
        player.sending(Map.of("move", move)).put(game + "/moves/" + ply).then().statusCode(201);
    }

    @Test
    void the_shortest_wait_is_answered_too() throws Exception {
        Account ada = Account.open();
        HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        String events = RestAssured.baseURI + ":" + RestAssured.port + "/v1/me/events?after=latest&wait=";
        for (int i = 0; i < 30; i++) {
            String wait = i % 3 == 0 ? "PT0.0005S" : "PT0.00" + (i % 3) + "S";
            HttpRequest request = HttpRequest.newBuilder(URI.create(events + wait))
                    .header("Authorization", "Bearer " + ada.token())
                    .timeout(Duration.ofSeconds(30))
                    .build();
            assertEquals(
                    200,
                    client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode(),
                    wait);
        }
    }

    @Test
    void pages_follow_each_other_and_end_with_a_cursor_for_what_is_to_come() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4", "e8e7", "d3d4");
        String events = players.game() + "/events";

        List<String> moves = new ArrayList<>();
        String cursor = null;
        for (int size = 2; size == 2; ) {
            RequestSpecification reader = cursor == null ? given() : given().queryParam("after", cursor);
            Json page = read(reader.queryParam("limit", 2), events);
            moves.addAll(page.getList("items.data.move"));
            size = page.getInt("items.size()");
            cursor = page.getString("next");
        }
        after(given(), events, cursor).body(json("items.size()", is(0))).body(json("next", is(cursor)));
        players.put(4, "d8d7").statusCode(201);

        assertEquals(Arrays.asList(null, "e3e4", "e8e7", "d3d4"), moves);
        after(given(), events, cursor)
                .body(json("items.data.move", is(List.of("d8d7"))))
                .body(json("items[0].cursor", not(cursor)));
    }

    @Test
    void whoever_wants_only_what_is_to_come_begins_after_the_latest() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4");
        String events = players.game() + "/events";

        String now = after(given(), events, "latest")
                .statusCode(200)
                .body(json("items.size()", is(0)))
                .extract()
                .as(Json.class)
                .get("next");
        players.put(2, "e8e7").statusCode(201);

        after(given(), events, now).body(json("items.data.ply", is(List.of(2))));
        given().header("Last-Event-ID", now)
                .queryParam("after", "latest")
                .get(events)
                .then()
                .body(json("items.data.ply", is(List.of(2))));
    }

    @Test
    void an_event_of_a_move_has_all_that_a_reply_needs() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of("timeControl", Map.of("kind", "per-move", "perMove", "P3D")))
                .getString("links.self");
        move(ada, game, 1, "e3e4");

        Json shown = bob.as().get(game).as(Json.class);
        Json events = read(bob.as(), "/v1/me/events");
        Json event = events.at("items[" + (events.getInt("items.size()") - 1) + "]");

        assertEquals("move-played", event.getString("type"));
        assertEquals(shown.getString("lastMove.playedAt"), event.getString("at"));
        for (String field : List.of("id", "variant", "version", "ply", "fen", "turn", "check", "guarded", "you")) {
            assertEquals(shown.getString(field), event.getString("game." + field), field);
        }
        assertEquals(List.of(ada.name(), bob.name()), List.of(event.get("game.white"), event.get("game.black")));
        assertEquals(shown.getString("clocks.black.deadline"), event.getString("game.deadline"));
        assertEquals(shown.getString("clocks.asOf"), event.getString("game.clocks.asOf"));
        assertEquals("P3D", event.getString("game.clocks.black"));
        assertEquals(shown.getString("links.nextMove"), event.getString("links.nextMove"));
        for (String field : List.of("ply", "side", "move", "notation", "captures", "check", "conditional")) {
            assertEquals(shown.getString("lastMove." + field), event.getString("data." + field), field);
        }
        move(bob, event.getString("game.you").equals("black") ? game : "", 2, "e8e7");
    }

    @Test
    void what_players_write_is_told_to_them_alone() {
        Players players = Players.of(Map.of("variant", "rocaille", "visibility", "public"));
        String events = players.game() + "/events";
        players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("text", "Between us"))
                .post(players.game() + "/messages")
                .then()
                .statusCode(201);
        players.put(1, "e3e4").statusCode(201);

        Json seen = read(given(), events);
        Json player = read(players.as(Side.BLACK), events);
        assertEquals(List.of("game-started", "move-played"), types(seen));
        assertEquals(types(seen), types(read(Account.open().as(), events)));
        assertEquals(types(seen), types(read(Account.with(Account.OPERATOR), events)));
        assertEquals(List.of("game-started", "message-sent", "move-played"), types(player));
        assertEquals("Between us", player.getString("items[1].data.text"));
        assertEquals("black", player.getString("items[1].game.you"));
        assertEquals(player.getString("items[2].id"), seen.getString("items[1].id"));
        after(given(), events, seen.getString("items[0].cursor"))
                .body(json("items.type", is(List.of("move-played"))))
                .body(json("next", is(seen.getString("next"))));
    }

    @Test
    void a_player_is_told_of_all_games_and_challenges_in_one_sequence() {
        Account ada = Account.open();
        Account bob = Account.open();
        Account eve = Account.open();
        String first = Challenges.game(ada, bob, Map.of()).getString("links.self");
        String second =
                Challenges.game(eve, ada, Map.of("visibility", "private")).getString("links.self");
        move(ada, first, 1, "e3e4");
        move(eve, second, 1, "g3g4");
        bob.as().post(first + "/resignation").then().statusCode(200);

        Json mine = read(ada.as(), "/v1/me/events");
        List<String> begun = List.of("challenge-made", "game-started", "challenge-accepted");
        List<String> told = new ArrayList<>(begun);
        told.addAll(begun);
        told.addAll(List.of("move-played", "move-played", "game-finished"));
        assertEquals(told, types(mine));
        assertEquals(List.of("white", "black"), List.of(mine.get("items[1].game.you"), mine.get("items[4].game.you")));
        assertEquals("white", mine.getString("items[8].data.winner"));
        Json bobs = read(bob.as(), "/v1/me/events");
        assertEquals(List.of("move-played", "game-finished"), types(bobs).subList(3, 5));
        assertEquals(mine.getString("items[0].id"), bobs.getString("items[0].id"));
        assertEquals(mine.getString("items[6].id"), bobs.getString("items[3].id"));
        assertEquals(read(ada.as(), first + "/events").getString("items[1].id"), mine.getString("items[6].id"));
        eve.as().get(first + "/events").then().body(json("items.size()", is(3)));
        bob.as().get(second + "/events").then().statusCode(404);
        given().get(second + "/events").then().statusCode(404);
    }

    @Test
    void both_are_told_what_becomes_of_a_challenge() {
        Account ada = Account.open();
        Account bob = Account.open();
        String first = Challenges.made(ada, bob, Map.of("message", "A slow game?"));
        String second = bob.sending(Map.of("variant", "rococo"))
                .post(first + "/counter")
                .then()
                .statusCode(201)
                .extract()
                .as(Json.class)
                .getString("links.self");
        ada.sending(Map.of("reason", "variant", "message", "No."))
                .post(second + "/decline")
                .then()
                .statusCode(200);
        ada.as().delete(Challenges.made(ada, bob, Map.of())).then().statusCode(204);
        Challenges.made(ada, bob, Map.of("expiresIn", "PT1H"));
        clock.forward(Duration.ofHours(1));
        expiries.go();
        expiries.go();

        List<String> told = List.of(
                "challenge-made",
                "challenge-made",
                "challenge-countered",
                "challenge-declined",
                "challenge-made",
                "challenge-cancelled",
                "challenge-made",
                "challenge-expired");
        assertEquals(told, feed(ada));
        Json events = read(bob.as(), "/v1/me/events");
        assertEquals(told, types(events));
        Json made = events.at("items[0]");
        assertEquals(ada.name(), made.getString("challenge.challenger"));
        assertEquals("A slow game?", made.getString("challenge.message"));
        assertEquals(first + "/acceptance", made.getString("links.acceptance"));
        assertEquals(List.of("variant"), events.getList("items[1].challenge.differs"));
        assertEquals("variant", events.getString("items[3].data.reason"));
        assertEquals("No.", events.getString("items[3].data.text"));
        bob.as().queryParam("status", "expired").get("/v1/me/challenges").then().body(json("items.size()", is(1)));
        ada.as().queryParam("status", "open").get("/v1/me/challenges").then().body(json("items.size()", is(0)));
    }

    @Test
    void only_cursors_of_the_same_events_are_taken() {
        Account ada = Account.open();
        Account bob = Account.open();
        Players players = Players.of(Variant.ROCAILLE);
        String game = players.game() + "/events";
        String ofGame = read(given(), game).getString("next");
        String ofBob = read(bob.as(), "/v1/me/events").getString("next");

        for (String cursor : List.of(ofBob, ofGame, "nonsense", "%00", "bm9uc2Vuc2U")) {
            after(ada.as(), "/v1/me/events", cursor)
                    .statusCode(400)
                    .body(json("code", is("malformed-parameter")))
                    .body(json("parameter", is("after")));
        }
        after(given(), game, read(ada.as(), "/v1/me/events").getString("next")).statusCode(400);
        given().header("Last-Event-ID", "nonsense")
                .get(game)
                .then()
                .statusCode(400)
                .body(json("header", is("Last-Event-ID")));
    }

    @Test
    void whoever_has_read_more_than_there_is_is_told_how_to_catch_up() {
        Players players = Players.of(Variant.ROCAILLE);
        String id = players.game().substring("/v1/games/".length());

        Json gone = after(given(), players.game() + "/events", new Bookmark("game/" + id, 7).text())
                .statusCode(410)
                .body(json("code", is("events-gone")))
                .body(json("resync", is(players.game())))
                .extract()
                .as(Json.class);
        after(given(), players.game() + "/events", gone.getString("next"))
                .statusCode(200)
                .body(json("items.size()", is(0)));
    }

    @Test
    void events_are_kept_by_nobody_in_between() {
        Players players = Players.of(Variant.ROCAILLE);

        assertEquals("no-store", given().get(players.game() + "/events").header("Cache-Control"));
        players.get().body(json("links.events", is(players.game() + "/events")));
        Account.open().as().get("/v1/me").then().body(json("links.events", is("/v1/me/events")));
    }

    @Test
    void what_a_side_has_decided_to_answer_is_no_event() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        bob.sending(Map.of("lines", List.of(Map.of("if", "e3e4", "then", "e8e7"))))
                .put(game + "/conditional-moves")
                .then()
                .statusCode(200);
        ada.sending(Map.of("text", "Mind the Withdrawer."))
                .put(game + "/note")
                .then()
                .statusCode(201);

        assertFalse(feed(ada).stream().anyMatch(type -> !type.matches("challenge-.*|game-started")));
        move(ada, game, 1, "e3e4");
        ada.as()
                .get("/v1/me/events")
                .then()
                .body(json("items.data.conditional", hasItem(true)))
                .body(json("items[0].game", nullValue()));
    }
}

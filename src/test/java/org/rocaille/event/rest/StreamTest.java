package org.rocaille.event.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.rest.Players;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Events, told as they happen. */
@QuarkusTest
class StreamTest {

    private static final String MINE = "/v1/me/events";

    @Inject
    AgroalDataSource database;

    private static EventStream stream(String events, String token, String type) {
        return EventStream.open(events, token, type, Optional.empty());
    }

    private static List<String> ids(List<Json> events) {
        return events.stream()
                .map(event -> event.getString("id") + " " + event.getString("cursor"))
                .toList();
    }

    private static void write(Players players, String text) {
        players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("text", text))
                .post(players.game() + "/messages")
                .then()
                .statusCode(201);
    }

    /** Asks and waits, again and again, for so many events. */
    private static List<Json> poll(Account player, int events) {
        List<Json> all = new ArrayList<>();
        String after = null;
        while (all.size() < events) {
            var request = player.as().queryParam("wait", "PT30S").queryParam("limit", 2);
            Json page = (after == null ? request : request.queryParam("after", after))
                    .get(MINE)
                    .then()
                    .statusCode(200)
                    .extract()
                    .as(Json.class);
            for (int item = 0; item < page.getInt("items.size()"); item++) {
                all.add(page.at("items[" + item + "]"));
            }
            after = page.getString("next");
        }
        return all;
    }

    @Test
    void the_headers_of_a_stream_alone_keep_no_connection() throws IOException {
        String request = "%s /v1/me/events HTTP/1.1\r\nHost: localhost\r\nAccept: %s\r\nAuthorization: Bearer "
                + Account.open().token() + "\r\n%s\r\n";
        try (Socket socket = new Socket("localhost", RestAssured.port)) {
            socket.setSoTimeout(60_000);
            for (String stream : List.of(EventStream.SSE, EventStream.NDJSON)) {
                socket.getOutputStream()
                        .write(request.formatted("HEAD", stream, "").getBytes(StandardCharsets.US_ASCII));
            }
            socket.getOutputStream()
                    .write(request.formatted("GET", "application/json", "Connection: close\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            String answers = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(3, answers.split("HTTP/1[.]1 200", -1).length - 1, answers);
        }
    }

    @Test
    void all_ways_tell_the_same() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        CompletableFuture<List<Json>> polled = CompletableFuture.supplyAsync(() -> poll(ada, 8));
        try (EventStream sse = stream(MINE, ada.token(), EventStream.SSE);
                EventStream lines = stream(MINE, ada.token(), EventStream.NDJSON)) {
            for (int ply = 1; ply <= 4; ply++) {
                (ply % 2 == 1 ? ada : bob)
                        .sending(Map.of(
                                "move", List.of("e3e4", "e8e7", "d3d4", "d8d7").get(ply - 1)))
                        .put(game + "/moves/" + ply)
                        .then()
                        .statusCode(201);
            }
            bob.as().post(game + "/resignation").then().statusCode(200);

            List<Json> streamed = sse.next(8);
            assertEquals("game-finished", streamed.get(7).getString("type"));
            assertEquals(ids(streamed), ids(lines.next(8)));
            assertEquals(ids(streamed), ids(polled.join()));
            for (int event = 0; event < 8; event++) {
                assertEquals(
                        ada.as()
                                .get(MINE)
                                .as(Json.class)
                                .at("items[" + event + "]")
                                .getMap(""),
                        streamed.get(event).getMap(""));
            }
        }
    }

    @Test
    void a_stream_begins_at_once_and_is_passed_on_at_once() {
        Players players = Players.of(Variant.ROCAILLE);
        String events = players.game() + "/events";
        try (EventStream sse = stream(events, "", EventStream.SSE)) {
            assertEquals(200, sse.status());
            assertEquals("text/event-stream", sse.header("Content-Type"));
            assertEquals("no-store", sse.header("Cache-Control"));
            assertEquals("no", sse.header("X-Accel-Buffering"));
            assertEquals(List.of(":", "retry:2000", ""), List.of(sse.line(), sse.line(), sse.line()));
            String cursor = given().get(events).as(Json.class).getString("items[0].cursor");
            assertEquals(List.of("id:" + cursor, "event:game-started"), List.of(sse.line(), sse.line()));
            assertTrue(sse.line().startsWith("data:{"));
            assertEquals(List.of("", ":", ""), List.of(sse.line(), sse.line(), sse.line()));
        }
        try (EventStream lines = stream(events, "", EventStream.NDJSON)) {
            assertEquals("application/x-ndjson", lines.header("Content-Type"));
            assertEquals("no-store", lines.header("Cache-Control"));
            assertEquals("", lines.line());
            assertTrue(lines.line().endsWith("}"));
            assertEquals("", lines.line());
        }
    }

    @Test
    void streams_of_one_token_do_not_disturb_each_other() {
        Account ada = Account.open();
        Account bob = Account.open();
        try (EventStream first = stream(MINE, ada.token(), EventStream.SSE);
                EventStream second = stream(MINE + "?after=latest", ada.token(), EventStream.SSE)) {
            try (EventStream third = stream(MINE, ada.token(), EventStream.NDJSON)) {
                Challenges.made(ada, bob, Map.of());
                assertEquals(ids(first.next(1)), ids(third.next(1)));
            }
            Challenges.made(ada, bob, Map.of());
            assertEquals(
                    second.next(2).get(1).getString("id"), first.next(1).get(0).getString("id"));
        }
    }

    @Test
    void an_onlooker_is_told_nothing_of_what_the_players_write() {
        Players players = Players.of(Variant.ROCAILLE);
        String events = players.game() + "/events";
        try (EventStream seen = stream(events + "?after=latest", "", EventStream.NDJSON);
                EventStream player = stream(events + "?after=latest", players.black(), EventStream.NDJSON)) {
            CompletableFuture<String> polled = CompletableFuture.supplyAsync(() -> given().queryParam("after", "latest")
                    .queryParam("wait", "PT30S")
                    .get(events)
                    .as(Json.class)
                    .getString("items[0].type"));
            write(players, "Between us");
            assertEquals("Between us", player.next().orElseThrow().getString("data.text"));
            players.put(1, "e3e4").statusCode(201);

            assertEquals("move-played", player.next().orElseThrow().getString("type"));
            assertEquals("move-played", seen.next().orElseThrow().getString("type"));
            assertTrue(List.of("move-played", "null").contains("" + polled.join()));
        }
    }

    @Test
    void whoever_may_not_read_is_refused_before_a_stream_begins() {
        Players players = Players.of(Map.of("variant", "rocaille", "visibility", "private"));
        String events = players.game() + "/events";
        for (String type : List.of(EventStream.SSE, EventStream.NDJSON)) {
            given().accept(type)
                    .get(events)
                    .then()
                    .statusCode(404)
                    .contentType("application/problem+json")
                    .body(json("code", is("not-found")));
            given().accept(type).get(MINE).then().statusCode(401);
            given().accept(type)
                    .queryParam("after", "nonsense")
                    .get(MINE)
                    .then()
                    .statusCode(400);
            players.as(Side.WHITE)
                    .accept(type)
                    .queryParam("wait", "PT1S")
                    .get(events)
                    .then()
                    .statusCode(422);
            players.as(Side.WHITE)
                    .accept(type)
                    .queryParam("limit", 1)
                    .get(events)
                    .then()
                    .statusCode(422);
        }
        players.as(Side.WHITE).queryParam("wait", "PT2M").get(events).then().statusCode(422);
        players.as(Side.WHITE).queryParam("wait", "30").get(events).then().statusCode(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {EventStream.SSE, EventStream.NDJSON})
    void a_stream_ends_when_the_token_may_not_read_any_more(String type) {
        Account ada = Account.open();
        Json issued = ada.issue("read");
        try (EventStream revoked = stream(MINE, issued.getString("accessToken"), type);
                EventStream suspended = stream(MINE, ada.token(), type)) {
            assertEquals(List.of(200, 200), List.of(revoked.status(), suspended.status()));
            ada.as().delete(issued.getString("token.links.self")).then().statusCode(204);

            Json end = revoked.next().orElseThrow();
            assertEquals("stream-ended", end.getString("type"));
            assertEquals("bad-token", end.getString("code"));
            assertEquals(Optional.empty(), revoked.next());
            ada.suspended("By a test.");
            assertEquals("suspended", suspended.next().orElseThrow().getString("code"));
            assertEquals(Optional.empty(), suspended.next());
        }
    }

    @Test
    void who_waits_in_vain_is_told_where_to_go_on() {
        Players players = Players.of(Variant.ROCAILLE);
        String events = players.game() + "/events";
        String next = given().get(events).as(Json.class).getString("next");

        given().queryParam("after", next)
                .queryParam("wait", "PT0.1S")
                .get(events)
                .then()
                .statusCode(200)
                .body(json("items.size()", is(0)))
                .body(json("next", is(next)));
    }

    /** Such a process is not heard of otherwise. */
    @Test
    void what_another_process_over_the_same_database_does_is_told_too() throws SQLException {
        Players players = Players.of(Variant.ROCAILLE);
        String id = players.game().substring("/v1/games/".length());
        String events = players.game() + "/events";
        String now = given().get(events).as(Json.class).getString("next");
        CompletableFuture<Json> told = CompletableFuture.supplyAsync(() -> given().queryParam("after", now)
                .queryParam("wait", "PT1M")
                .get(events)
                .as(Json.class));
        try (EventStream stream = stream(events, "", EventStream.NDJSON)) {
            stream.next(1);
            try (Connection connection = database.getConnection();
                    Statement statement = connection.createStatement()) {
                connection.setAutoCommit(false);
                statement.executeUpdate("update game set last_event_seq = 2 where id = '" + id + "'");
                statement.executeUpdate("insert into event (game_id, seq, id, type, at, payload) values ('" + id
                        + "', 2, 'of-another', 'proposal-lapsed', timestamp with time zone '2026-01-01 00:00:00+00',"
                        + " '{\"news\": 1}')");
                connection.commit();
            }

            assertEquals("of-another", stream.next().orElseThrow().getString("id"));
            assertEquals(
                    "of-another", told.orTimeout(30, TimeUnit.SECONDS).join().getString("items[0].id"));
        }
    }

    @Test
    void whoever_breaks_off_and_goes_on_loses_nothing_and_has_nothing_twice() {
        Account ada = Account.open();
        Account bob = Account.open();
        List<String> games = List.of(
                Challenges.game(ada, bob, Map.of()).getString("links.self"),
                Challenges.game(ada, bob, Map.of()).getString("links.self"));
        URI service = URI.create(RestAssured.baseURI + ":" + RestAssured.port);
        ResumingReader reader = new ResumingReader(() -> service, ada.token(), new Random());
        CompletableFuture<Void> reading = CompletableFuture.runAsync(reader);
        List<String> moves = List.of("e3e4", "e8e7", "d3d4", "d8d7", "g3g4", "g8g7");
        for (int ply = 1; ply <= moves.size(); ply++) {
            for (String game : games) {
                (ply % 2 == 1 ? ada : bob)
                        .sending(Map.of("move", moves.get(ply - 1), "message", "Move " + ply))
                        .put(game + "/moves/" + ply)
                        .then()
                        .statusCode(201);
            }
        }
        Challenges.made(ada, bob, Map.of("message", ResumingReader.THE_END));
        reading.join();

        List<String> happened =
                ada.as().queryParam("limit", 200).get(MINE).as(Json.class).getList("items.id");
        System.out.println(reader.summary(happened));
        assertEquals(happened, reader.ids());
    }
}

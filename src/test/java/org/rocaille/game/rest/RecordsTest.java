package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.notNullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;

/** The records of many games. */
@QuarkusTest
class RecordsTest {

    @Inject
    MovableClock clock;

    private static Players open(String variant) {
        return Players.of(Map.of("variant", variant, "visibility", "public"));
    }

    private static String address(Json game) {
        return "/v1/games/" + game.getString("id");
    }

    private static List<Json> lines(RequestSpecification request, String query) {
        return request.accept("application/x-ndjson")
                .get("/v1/records?" + query)
                .then()
                .statusCode(200)
                .contentType("application/x-ndjson")
                .extract()
                .asString()
                .lines()
                .map(Json::from)
                .toList();
    }

    /** An instant before which nothing began that begins from now on, and after which nothing did that is there. */
    private Instant now() {
        clock.forward(Duration.ofMillis(2));
        return clock.instant().minusMillis(1);
    }

    @Test
    void all_public_games_are_streamed_newest_first_however_many_pages_they_are_read_in() {
        Instant since = now();
        List<String> opened = new ArrayList<>();
        for (int i = 0; i < 45; i++) {
            opened.add(open(i % 2 == 0 ? "rocaille" : "baroque").game());
            clock.forward(Duration.ofMillis(1));
        }
        Players.of(Map.of("variant", "rocaille"));
        Collections.reverse(opened);

        assertEquals(
                opened,
                lines(given(), "since=" + since).stream()
                        .map(RecordsTest::address)
                        .toList());
        assertEquals(22, lines(given(), "variant=baroque&since=" + since).size());
    }

    @Test
    void as_json_they_are_pages_with_cursors() {
        Instant since = now();
        List<String> opened =
                Stream.generate(() -> open("rococo").game()).limit(3).toList();

        Json first = given().get("/v1/records?limit=2&since=" + since).as(Json.class);
        given().get("/v1/records?limit=2&since=" + since + "&cursor=" + first.getString("next"))
                .then()
                .body(json("items", hasSize(1)))
                .body(json("items[0].firstLink", notNullValue()));
        assertEquals(2, new HashSet<>(first.<String>getList("items.id")).size());
        assertEquals(3, opened.size());
    }

    @Test
    void in_the_manner_of_pgn_they_have_an_empty_line_between_them() {
        Instant since = now();
        open("rocaille").play("e3e4", "e8e7");
        open("baroque");

        String text = given().accept("application/x-chess-pgn")
                .get("/v1/records?since=" + since)
                .then()
                .statusCode(200)
                .extract()
                .asString();
        assertEquals(2, text.lines().filter(line -> line.startsWith("[Event ")).count());
        assertEquals(2, text.split("\n\n(?=\\[Event )").length);
    }

    @Test
    void games_are_found_by_player_opponent_result_and_ending() {
        Account ada = Account.open();
        Account bob = Account.open();
        Account cleo = Account.open();
        String lost = Challenges.game(ada, bob, Map.of("visibility", "public")).getString("links.self");
        ada.as().post(lost + "/resignation").then().statusCode(200);
        String running =
                Challenges.game(cleo, ada, Map.of("visibility", "public")).getString("links.self");
        String aborted =
                Challenges.game(bob, ada, Map.of("visibility", "public")).getString("links.self");
        ada.as().post(aborted + "/cancellation").then().statusCode(200);

        String player = "/v1/records?player=" + ada.name();
        assertFound(player, lost, running, aborted);
        assertFound(player + "&opponent=" + bob.name(), lost, aborted);
        assertFound(player + "&result=black", lost);
        assertFound(player + "&result=none", aborted);
        assertFound(player + "&result=draw");
        assertFound(player + "&ending=resignation", lost);
        assertFound(player + "&status=active", running);
        assertFound(player + "&until=" + clock.instant().minus(Duration.ofDays(1)));
    }

    private static void assertFound(String query, String... games) {
        List<String> ids =
                Stream.of(games).map(game -> game.replace("/v1/games/", "")).toList();
        given().get(query)
                .then()
                .statusCode(200)
                .body(json("items.id", ids.isEmpty() ? empty() : containsInAnyOrder(ids.toArray())));
    }

    @Test
    void a_player_has_its_own_private_games_too_and_nobody_else_has_them() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of("visibility", "private")).getString("id");
        String query = "player=" + ada.name();

        assertEquals(
                List.of(game),
                lines(ada.as(), query).stream()
                        .map(record -> record.getString("id"))
                        .toList());
        assertEquals(List.of(), lines(given(), query));
        assertEquals(List.of(), lines(bob.as(), query));
        ada.as()
                .get("/v1/records?" + query)
                .then()
                .contentType("application/json")
                .body(json("items.id", is(List.of(game))));
        String playing = ada.issue("play").getString("accessToken");
        assertEquals(List.of(), lines(Account.with(playing), query));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "player=nobody-of-this-name",
                "opponent=ada",
                "variant=chess",
                "result=1-0",
                "ending=nonsense",
                "importer=nobody-of-this-name",
                "since=yesterday",
                "until=%2B1000000000-12-31T23:59:59Z",
                "since=-1000000000-01-01T00:00:00Z",
                "status=open"
            })
    void a_filter_that_means_nothing_is_refused_whatever_the_form(String query) {
        for (String form : List.of("application/json", "application/x-ndjson", "application/x-chess-pgn")) {
            given().accept(form).get("/v1/records?" + query).then().statusCode(422);
        }
    }

    @Test
    void who_may_not_ask_is_refused_before_a_stream_begins() {
        Account.with("player_nobody")
                .accept("application/x-ndjson")
                .get("/v1/records")
                .then()
                .statusCode(401)
                .body(json("code", is("bad-token")));
    }

    @Test
    void a_record_has_what_was_offered_and_how_long_moves_took() {
        Players players = Players.of(Map.of(
                "variant",
                "rocaille",
                "visibility",
                "public",
                "timeControl",
                Map.of("kind", "per-move", "perMove", "P1D")));
        clock.forward(Duration.ofHours(1));
        players.play("e3e4");
        players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("kind", "draw"))
                .post(players.game() + "/proposals")
                .then()
                .statusCode(201);

        Json record = given().get(players.game() + "/record").as(Json.class);
        assertEquals(
                Duration.ofHours(1),
                Duration.parse(record.getString("moves[0].move.charge.charged")).truncatedTo(ChronoUnit.HOURS));
        assertEquals(List.of("draw"), record.getList("proposals.kind"));
    }
}

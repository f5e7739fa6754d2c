package org.rocaille.idempotency.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.Header;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.Race;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.contract.ContractFilter;
import org.rocaille.game.rest.Players;
import org.rocaille.idempotency.schedule.Forgetting;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Requests that are sent again under an {@code Idempotency-Key}. */
@QuarkusTest
class IdempotencyTest {

    private static final Map<String, Object> ONE_HOUR = Map.of("kind", "per-move", "perMove", "PT1H");

    @Inject
    AgroalDataSource database;

    @Inject
    MovableClock clock;

    @Inject
    Forgetting forgetting;

    private final String key = UUID.randomUUID().toString();

    private RequestSpecification keyed(RequestSpecification request) {
        return request.header("Idempotency-Key", key);
    }

    private Response newGame(String variant) {
        return keyed(given())
                .contentType("application/json")
                .body(Map.of("variant", variant))
                .post("/v1/games");
    }

    private static Response offerDraw(Players players, String key) {
        return players.as(Side.WHITE)
                .header("Idempotency-Key", key)
                .contentType("application/json")
                .body(Map.of("kind", "draw"))
                .post(players.game() + "/proposals");
    }

    private static void answer(Players players, Json offered, String answer) {
        players.as(Side.BLACK)
                .contentType("application/json")
                .body(Map.of("answer", answer))
                .put(offered.getString("proposal.links.answer"))
                .then()
                .statusCode(200);
    }

    /** All that an answer says but when it was sent, and what the caller has left. */
    private static List<Object> content(Response answer) {
        Set<String> headers = new TreeSet<>();
        for (Header header : answer.headers()) {
            if (!Set.of("Date", "Idempotency-Replayed", "RateLimit", "X-Request-Id")
                    .contains(header.getName())) {
                headers.add(header.toString());
            }
        }
        return List.of(answer.statusCode(), headers, answer.asString());
    }

    private static void assertReplayed(Response first, Response again) {
        assertEquals(content(first), content(again));
        first.then().header("Idempotency-Replayed", nullValue());
        again.then().header("Idempotency-Replayed", is("true"));
    }

    @Test
    void a_game_is_opened_once_and_its_secrets_are_told_again() {
        Response first = newGame("rocaille");
        Response again = newGame("rocaille");

        assertEquals(201, first.statusCode());
        assertReplayed(first, again);
        assertNotEquals(
                first.as(Json.class).getString("seatTokens.white"),
                Json.from(given().header("Idempotency-Key", UUID.randomUUID())
                                .contentType("application/json")
                                .body(Map.of("variant", "rocaille"))
                                .post("/v1/games")
                                .asString())
                        .getString("seatTokens.white"));
    }

    @Test
    void another_request_under_the_same_key_is_refused_and_changes_nothing() {
        Response first = newGame("rocaille");

        newGame("baroque").then().statusCode(422).body(json("code", is("idempotency-key-reused")));
        keyed(given())
                .header("If-Match", "\"1\"")
                .contentType("application/json")
                .body(Map.of("variant", "rocaille"))
                .post("/v1/games")
                .then()
                .statusCode(422)
                .body(json("code", is("idempotency-key-reused")));
        assertReplayed(first, newGame("rocaille"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1/games/", "/v1/%67ames"})
    void an_address_is_the_same_however_it_is_spelled(String spelling) {
        Response first = newGame("rocaille");

        keyed(given())
                .urlEncodingEnabled(false)
                .noFiltersOfType(ContractFilter.class) // It knows no other spelling than the contract's.
                .contentType("application/json")
                .body(Map.of("variant", "rocaille"))
                .post(spelling)
                .then()
                .statusCode(201)
                .header("Idempotency-Replayed", is("true"))
                .body(json("game.id", is(first.as(Json.class).getString("game.id"))));
    }

    @Test
    void an_offer_that_was_settled_since_is_not_made_again() {
        Players players = Players.of(Variant.ROCAILLE);
        Response first = offerDraw(players, key);
        answer(players, first.as(Json.class), "decline");

        assertReplayed(first, offerDraw(players, key));
        players.get().body(json("proposals", hasSize(0)));
        assertEquals(201, offerDraw(players, UUID.randomUUID().toString()).statusCode());
    }

    @Test
    void a_move_is_made_once_where_its_text_could_be_made_anew() {
        Players players = Players.of(Variant.ROCAILLE);
        Response first = keyed(players.as(Side.WHITE))
                .contentType("text/plain")
                .body("e3e4")
                .post(players.game() + "/moves");
        players.put(2, "e8e7").statusCode(201);

        assertReplayed(
                first,
                keyed(players.as(Side.WHITE))
                        .contentType("text/plain")
                        .body("e3e4")
                        .post(players.game() + "/moves"));
        players.get().body(json("ply", is(2)));
    }

    @Test
    void a_refusal_that_came_of_how_things_stood_is_given_again_when_they_stand_otherwise() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4");
        Response first = keyed(players.as(Side.WHITE))
                .contentType("text/plain")
                .body("g3g4")
                .post(players.game() + "/moves");
        players.put(2, "e8e7").statusCode(201);

        assertEquals(409, first.statusCode());
        assertReplayed(
                first,
                keyed(players.as(Side.WHITE))
                        .contentType("text/plain")
                        .body("g3g4")
                        .post(players.game() + "/moves"));
        players.get().body(json("ply", is(2)));
    }

    @Test
    void a_request_that_was_not_understood_or_not_allowed_may_be_corrected_under_its_key() {
        Account ada = Account.open();
        String reading = ada.issue("read").getString("accessToken");
        Account bob = Account.open();
        Map<String, Object> challenge = Map.of("variant", "rocaille", "opponent", bob.name());

        keyed(Account.with(reading))
                .contentType("application/json")
                .body(challenge)
                .post("/v1/challenges")
                .then()
                .statusCode(403);
        keyed(ada.as())
                .contentType("application/json")
                .body("{\"variants\":\"rocaille\"}")
                .post("/v1/challenges")
                .then()
                .statusCode(400);
        keyed(ada.sending(challenge)).post("/v1/challenges").then().statusCode(201);
    }

    @Test
    void each_token_and_each_address_has_its_own_keys() {
        Players one = Players.of(Variant.ROCAILLE);
        Players other = Players.of(Variant.ROCAILLE);

        assertEquals(201, offerDraw(one, "1").statusCode());
        assertEquals(201, offerDraw(other, "1").statusCode());
        keyed(one.as(Side.BLACK))
                .contentType("application/json")
                .body(Map.of("kind", "abandon"))
                .post(one.game() + "/proposals")
                .then()
                .statusCode(201)
                .header("Idempotency-Replayed", nullValue());
    }

    @Test
    void a_key_may_stand_in_double_quotes() {
        Players players = Players.of(Variant.ROCAILLE);

        assertReplayed(offerDraw(players, "\"offer-1\""), offerDraw(players, "offer-1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b", "\"", "ä", "\"a", "a,\"b\""})
    void a_key_of_anything_but_visible_characters_is_refused(String text) {
        offerDraw(Players.of(Variant.ROCAILLE), text)
                .then()
                .statusCode(400)
                .body(json("code", is("malformed-header")))
                .body(json("header", is("Idempotency-Key")));
    }

    @Test
    void a_key_that_others_may_come_upon_gets_no_secret() {
        given().header("Idempotency-Key", "game-1")
                .contentType("application/json")
                .body(Map.of("variant", "rocaille"))
                .post("/v1/games")
                .then()
                .statusCode(400)
                .body(json("header", is("Idempotency-Key")));
        Account.open()
                .sending(Map.of("name", "laptop", "scopes", List.of("read")))
                .header("Idempotency-Key", "token-1")
                .post("/v1/me/tokens")
                .then()
                .statusCode(400)
                .body(json("header", is("Idempotency-Key")));
    }

    @Test
    void whoever_may_do_it_no_more_is_not_answered_again() {
        Account ada = Account.open();
        Account bob = Account.open();
        Map<String, Object> challenge = Map.of("variant", "rocaille", "opponent", bob.name());
        String laptop = ada.issue("play").getString("accessToken");
        keyed(ada.sending(challenge)).post("/v1/challenges").then().statusCode(201);
        keyed(Account.with(laptop).contentType("application/json").body(challenge))
                .post("/v1/challenges")
                .then()
                .statusCode(201)
                .header("Idempotency-Replayed", nullValue());

        ada.suspended("For a test");
        keyed(ada.sending(challenge)).post("/v1/challenges").then().statusCode(403);
        keyed(Account.with("player_nobody").contentType("application/json").body(challenge))
                .post("/v1/challenges")
                .then()
                .statusCode(401);
    }

    @Test
    void a_token_with_a_new_secret_has_the_keys_that_it_had() {
        Account ada = Account.open();
        Json laptop = ada.issue("play", "manage");
        Account bob = Account.open();
        Map<String, Object> challenge = Map.of("variant", "rocaille", "opponent", bob.name());
        Response first = keyed(Account.with(laptop.getString("accessToken"))
                        .contentType("application/json")
                        .body(challenge))
                .post("/v1/challenges");
        String renewed = ada.sending(Map.of())
                .post(laptop.getString("token.links.rotation"))
                .as(Json.class)
                .getString("accessToken");

        assertReplayed(
                first,
                keyed(Account.with(renewed).contentType("application/json").body(challenge))
                        .post("/v1/challenges"));
    }

    @Test
    void what_a_flag_ends_on_the_way_is_done_before_the_answer_is_kept() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of("timeControl", ONE_HOUR)).getString("links.self");
        clock.forward(Duration.ofHours(2));

        Response first = keyed(ada.sending(Map.of("kind", "draw"))).post(game + "/proposals");
        first.then().statusCode(409).body(json("code", is("game-over")));
        assertReplayed(first, keyed(ada.sending(Map.of("kind", "draw"))).post(game + "/proposals"));
    }

    @Test
    void requests_that_come_at_once_are_carried_out_once_and_answered_alike() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);
            String once = "trial-" + trial;
            Set<String> answers = new TreeSet<>();

            Race.between(Collections.nCopies(3, () -> {
                Response answer = offerDraw(players, once);
                synchronized (answers) {
                    answers.add(answer.asString());
                }
                return answer.statusCode();
            }));

            assertEquals(1, answers.size());
            given().get(players.game() + "/proposals").then().body(json("items", hasSize(1)));
        }
    }

    @Test
    void nobody_who_reads_the_database_learns_keys_or_secrets() throws Exception {
        Json opened = newGame("rocaille").as(Json.class);
        try (Connection connection = database.getConnection();
                PreparedStatement select =
                        connection.prepareStatement("select name, request, sealed from kept_answer")) {
            ResultSet row = select.executeQuery();
            assertTrue(row.next());
            do {
                String stored =
                        row.getString(1) + row.getString(2) + new String(row.getBytes(3), StandardCharsets.ISO_8859_1);
                assertFalse(stored.contains(key));
                assertFalse(stored.contains(opened.getString("seatTokens.white")));
            } while (row.next());
        }
    }

    @Test
    void an_answer_is_kept_for_a_week_at_least_and_forgotten_after() {
        Response first = newGame("rocaille");

        clock.forward(Duration.ofDays(7).minusMinutes(1));
        forgetting.forget();
        assertReplayed(first, newGame("rocaille"));

        clock.forward(Duration.ofMinutes(2));
        forgetting.forget();
        newGame("rocaille").then().statusCode(201).header("Idempotency-Replayed", nullValue());
    }
}

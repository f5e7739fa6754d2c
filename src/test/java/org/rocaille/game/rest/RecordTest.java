package org.rocaille.game.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.rocaille.Json.json;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** All that happened on the board of a game. */
@QuarkusTest
class RecordTest {

    @Inject
    AgroalDataSource database;

    private static Json record(Players players) {
        return given().get(players.game() + "/record")
                .then()
                .statusCode(200)
                .extract()
                .as(Json.class);
    }

    /** Takes White's first move back. */
    private static Players withATakeback() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4", "e8e7");
        String answer = players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("kind", "takeback", "toPly", 0))
                .post(players.game() + "/proposals")
                .as(Json.class)
                .getString("proposal.links.answer");
        players.as(Side.BLACK)
                .contentType("application/json")
                .body(Map.of("answer", "accept"))
                .put(answer)
                .then()
                .statusCode(200);
        players.as(Side.WHITE)
                .header("If-Match", players.get().extract().header("ETag"))
                .contentType("text/plain")
                .body("e3e5")
                .put(players.game() + "/moves/1")
                .then()
                .statusCode(201);
        return players;
    }

    /** As the contract tells clients to. */
    private static String sha256(String... lines) throws Exception {
        byte[] text = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
    }

    private static String lastLink(Json record) {
        List<Map<String, Object>> moves = record.getList("moves");
        return (String) moves.get(moves.size() - 1).get("link");
    }

    private void execute(String statement, Players players) throws Exception {
        try (Connection connection = database.getConnection();
                PreparedStatement change = connection.prepareStatement(statement)) {
            change.setString(1, players.game().substring("/v1/games/".length()));
            assertEquals(1, change.executeUpdate());
        }
    }

    @Test
    void moves_that_were_taken_back_are_on_record_and_so_is_the_offer() {
        given().get(withATakeback().game() + "/record")
                .then()
                .body(json("moves.move.move", contains("e3e4", "e8e7", "e3e5")))
                .body(json("moves.move.ply", contains(1, 2, 1)))
                .body(json("moves.seq", contains(1, 2, 3)))
                .body(json("moves.stands", contains(false, false, true)))
                .body(json("proposals.kind", contains("takeback")));
    }

    @Test
    void whoever_does_as_the_contract_says_comes_to_the_same_links() throws Exception {
        Json record = record(withATakeback());

        String link = sha256(
                record.getString("id"),
                record.getString("variant"),
                record.getString("rulesVersion"),
                record.getString("startFen"));
        assertEquals(link, record.getString("firstLink"));
        for (int i = 0; i < 3; i++) {
            Json past = record.at("moves[" + i + "]");
            link = sha256(
                    link,
                    past.getString("seq"),
                    past.getString("move.ply"),
                    past.getString("move.move"),
                    String.join(" ", past.<String>getList("move.captures")),
                    past.getString("move.playedAt"),
                    past.getString("move.positionKey"));
            assertEquals(link, past.getString("link"));
        }
        assertEquals(link, record.getString("chain"));
    }

    @Test
    void a_move_that_is_changed_in_the_database_breaks_the_chain() throws Exception {
        Players players = withATakeback();
        execute("update move set text = 'e3e6' where game_id = ? and seq = 1", players);

        Json record = record(players);
        assertNotEquals(lastLink(record), record.getString("chain"));
    }

    @Test
    void a_game_of_before_has_its_chain_with_the_next_move() throws Exception {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4", "e8e7");
        String before = lastLink(record(players));
        execute("update game set chain = null, chain_moves = null where id = ?", players);
        assertEquals(null, record(players).getString("chain"));
        assertEquals(before, lastLink(record(players)));

        players.put(3, "g3g4").statusCode(201);
        Json record = record(players);
        assertEquals(lastLink(record), record.getString("chain"));
        assertEquals(before, record.getString("moves[1].link"));
    }

    @Test
    void a_game_without_moves_has_a_first_link_and_a_tag() {
        Players players = Players.of(Variant.BAROQUE);
        String first = record(players).getString("firstLink");
        String tag = given().get(players.game() + "/record")
                .then()
                .body(json("moves", hasSize(0)))
                .body(json("chain", is(first)))
                .extract()
                .header("ETag");
        given().header("If-None-Match", tag)
                .get(players.game() + "/record")
                .then()
                .statusCode(304);
    }
}

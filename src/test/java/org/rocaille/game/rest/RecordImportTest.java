package org.rocaille.game.rest;

import static io.restassured.RestAssured.config;
import static io.restassured.RestAssured.given;
import static io.restassured.config.EncoderConfig.encoderConfig;
import static org.hamcrest.Matchers.containsInAnyOrder;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.clock.TimeControl;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** Games that were played elsewhere. */
@QuarkusTest
class RecordImportTest {

    private static final String PGN = "application/x-chess-pgn";
    private static final String NDJSON = "application/x-ndjson";

    private static final String GAME = """
            [VariantId "baroque"]
            [White "Anna"]

            1. e2e4 e7e5 *
            """;

    private static Account ada;

    @Inject
    ObjectMapper json;

    @Inject
    MovableClock clock;

    @BeforeEach
    void open() {
        ada = ada == null ? Account.open() : ada;
    }

    private static RequestSpecification sending(Account account, String type, String body) {
        return account.as()
                .config(config().encoderConfig(encoderConfig()
                        .defaultContentCharset(StandardCharsets.UTF_8)
                        .encodeContentTypeAs(type, ContentType.TEXT)))
                .contentType(type)
                .body(body);
    }

    private static ValidatableResponse send(Account account, String type, String body) {
        return sending(account, type, body).post("/v1/records").then();
    }

    private static ValidatableResponse refused(String pgn) {
        return send(ada, PGN, pgn).statusCode(422);
    }

    /** The address of the one game of a record. */
    private static String imported(Account account, String type, String body) {
        return send(account, type, body)
                .statusCode(201)
                .body(json("items", hasSize(1)))
                .extract()
                .as(Json.class)
                .getString("items[0].game.links.self");
    }

    private static String record(String game) {
        return ada.as().get(game + "/record").then().statusCode(200).extract().asString();
    }

    private static List<String> ids(ValidatableResponse imported) {
        return imported.statusCode(201).extract().as(Json.class).getList("items.game.id");
    }

    private JsonNode read(String text) {
        try {
            return json.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(text, e);
        }
    }

    /** A record without what is another's in each import: the id and what is made of it, and who imported it when. */
    private JsonNode withoutIds(String text) {
        ObjectNode record = (ObjectNode) read(text);
        record.remove(List.of("id", "firstLink", "chain"));
        record.path("moves").forEach(move -> ((ObjectNode) move).remove("link"));
        record.path("proposals").forEach(proposal -> ((ObjectNode) proposal).remove("links"));
        if (record.path("imported") instanceof ObjectNode imported) {
            imported.remove(List.of("at", "by"));
        }
        return record;
    }

    /** As a record is once it was imported: nobody's, and over. */
    private JsonNode asImported(String text) {
        ObjectNode record = (ObjectNode) withoutIds(text);
        record.path("seats")
                .forEach(seat -> ((ObjectNode) seat).put("heldBy", "nobody").putNull("player"));
        ObjectNode imported = record.putObject("imported");
        imported.put("gameId", read(text).path("id").asText()).putObject("tags");
        if (record.path("outcome").isNull()) {
            record.putObject("outcome")
                    .putNull("winner")
                    .put("reason", "unterminated")
                    .putNull("statement");
        }
        return record;
    }

    private static String withoutIdTags(String pgn) {
        return pgn.replaceAll("\\[(GameId|SourceGameId|ImportedAt|ImportedBy) .*]\n", "");
    }

    private static String pgn(String game) {
        return ada.as().accept(PGN).get(game).then().statusCode(200).extract().asString();
    }

    @Test
    void a_body_of_another_type_is_refused_with_those_that_are_read() {
        send(ada, "text/plain", GAME)
                .statusCode(415)
                .body(json("accepted", containsInAnyOrder("application/json", NDJSON, PGN)));
        send(ada, "application/json;charset=utf-16", "{}").statusCode(415);
    }

    @Test
    void whoever_accepts_nothing_that_is_a_media_type_is_told_that_nothing_fits() {
        sending(ada, NDJSON, "{}").accept("a").post("/v1/records").then().statusCode(406);
    }

    @Test
    void random_games_are_the_same_after_export_and_import_in_either_form() throws Exception {
        List<String> records = new ArrayList<>();
        for (long seed : LongStream.range(0, 60).toArray()) {
            records.add(json.writeValueAsString(RandomRecords.of(seed)));
        }
        List<String> first = ids(send(ada, NDJSON, String.join("\n\n", records)));
        assertEquals(records.size(), first.size());
        assertTrue(records.stream().anyMatch(record -> record.contains("\"reason\":\"repetition\"")));
        assertTrue(records.stream().anyMatch(record -> record.contains("\"stands\":false")));

        List<String> exported =
                first.stream().map(id -> record("/v1/games/" + id)).toList();
        List<String> second = ids(send(ada, NDJSON, String.join("\n", exported)));
        List<String> texts = first.stream().map(id -> pgn("/v1/games/" + id)).toList();
        List<String> third = ids(send(ada, PGN, String.join("\n", texts)));
        for (int i = 0; i < records.size(); i++) {
            assertEquals(asImported(records.get(i)), withoutIds(exported.get(i)));
            assertEquals(withoutIds(exported.get(i)), withoutIds(record("/v1/games/" + second.get(i))));
            assertEquals(withoutIdTags(texts.get(i)), withoutIdTags(pgn("/v1/games/" + third.get(i))));
        }
    }

    @Test
    void a_game_that_was_played_here_is_the_same_after_export_and_import() {
        Account anna = Account.open();
        Account bert = Account.open();
        Json begun = Challenges.game(
                anna,
                bert,
                Map.of("timeControl", Map.of("kind", "fischer", "bank", "P10D", "increment", "PT12H", "cap", "P20D")));
        String game = begun.getString("links.self");
        play(anna, game, 1, "e3e4");
        clock.forward(Duration.ofMinutes(100));
        play(bert, game, 2, "e8e7");
        String answer = anna.sending(Map.of("kind", "takeback", "toPly", 0))
                .post(game + "/proposals")
                .as(Json.class)
                .getString("proposal.links.answer");
        bert.sending(Map.of("answer", "accept")).put(answer).then().statusCode(200);
        String tag = anna.as().get(game).header("ETag");
        anna.as()
                .header("If-Match", tag)
                .contentType("text/plain")
                .body("e3e5")
                .put(game + "/moves/1")
                .then()
                .statusCode(201);
        bert.as().post(game + "/resignation").then().statusCode(200);

        String record = record(game);
        String copy = imported(ada, "application/json", record);
        assertEquals(asImported(record), withoutIds(record(copy)));
        String text = imported(ada, PGN, pgn(game));
        assertEquals(withoutIdTags(pgn(game)), withoutIdTags(pgn(text)));
        ada.as()
                .get(text)
                .then()
                .body(json("imported.gameId", is(begun.getString("id"))))
                .body(json("imported.tags.Site", containsString(game)))
                .body(json("seats.name", is(List.of(anna.name(), bert.name()))))
                .body(json("outcome.reason", is("resignation")))
                .body(json("clocks.white.remaining", startsWith("P10DT1")));
    }

    private static void play(Account account, String game, int ply, String move) {
        account.as()
                .contentType("text/plain")
                .body(move)
                .put(game + "/moves/" + ply)
                .then()
                .statusCode(201);
    }

    @Test
    void an_imported_game_is_over_for_good_and_nobodys() {
        Account anna = Account.open();
        String game = imported(ada, PGN, GAME.replace("Anna", anna.name()));

        ada.as()
                .get(game)
                .then()
                .body(json("status", is("finished")))
                .body(json("outcome.reason", is("unterminated")))
                .body(json("imported.by", is(ada.name())))
                .body(json("imported.at", notNullValue()))
                .body(json("seats.heldBy", is(List.of("nobody", "nobody"))))
                .body(json("seats[0].player", nullValue()))
                .body(json("seats[0].name", is(anna.name())))
                .body(json("you", nullValue()))
                .body(json("links.nextMove", nullValue()));
        for (Account account : List.of(ada, anna)) {
            for (String deed : List.of("resignation", "cancellation", "moves", "proposals", "messages", "rematch")) {
                RequestSpecification request = switch (deed) {
                    case "moves" -> account.sending(Map.of("move", "d2d4"));
                    case "proposals" -> account.sending(Map.of("kind", "draw"));
                    case "messages" -> account.sending(Map.of("text", "Hello!"));
                    case "rematch" -> account.sending(Map.of());
                    default -> account.as();
                };
                request.post(game + "/" + deed)
                        .then()
                        .statusCode(403)
                        .body(json("code", is("forbidden")))
                        .body(json("detail", containsString("imported")));
            }
        }
        Account.with(Account.OPERATOR)
                .header("If-Match", "*")
                .contentType("application/json")
                .body(Map.of("result", "draw", "reason", "No."))
                .post("/v1/operator" + game.substring("/v1".length()) + "/adjudication")
                .then()
                .statusCode(409)
                .body(json("code", is("game-over")));
        anna.as().get("/v1/me/games").then().body(json("items", empty()));
        anna.as().get("/v1/me/turns").then().body(json("items", empty()));
        anna.as().get("/v1/records?player=" + anna.name()).then().body(json("items", empty()));
        ada.as().get("/v1/me/games").then().body(json("items", empty()));
        given().get(game + "/events").then().body(json("items.type", is(List.of("game-imported"))));
    }

    @Test
    void a_private_one_is_for_whoever_imported_it() {
        Account anna = Account.open();
        String game = sending(anna, PGN, GAME)
                .queryParam("visibility", "private")
                .post("/v1/records")
                .as(Json.class)
                .getString("items[0].game.links.self");
        String unlisted = imported(anna, PGN, GAME);
        String id = game.replace("/v1/games/", "");

        anna.as().get(game).then().statusCode(200);
        ada.as().get(game).then().statusCode(404);
        given().get(game + "/board.txt").then().statusCode(404);
        given().get(unlisted + "/board.txt").then().statusCode(200).body(containsString("Anna"));
        String importer = "/v1/records?importer=" + anna.name();
        anna.as()
                .get(importer)
                .then()
                .body(json("items.id", containsInAnyOrder(id, unlisted.replace("/v1/games/", ""))));
        ada.as().get(importer).then().body(json("items", empty()));
        sending(anna, PGN, GAME)
                .queryParam("visibility", "secret")
                .post("/v1/records")
                .then()
                .statusCode(422);
    }

    @Test
    void one_bad_record_keeps_all_others_out_and_is_named() {
        Account anna = Account.open();
        send(anna, PGN, GAME + "\n" + GAME.replace("e7e5", "{why} e7e4 d7d6"))
                .statusCode(422)
                .body(json("code", is("illegal-move")))
                .body(json("record", is(2)))
                .body(json("line", is(9)))
                .body(json("column", is(15)))
                .body(json("ply", is(2)))
                .body(json("seq", is(2)))
                .body(json("move", is("e7e4")))
                .body(json("turn", is("black")))
                .body(json("reason", is("target-occupied")))
                .body(json("squares", is(List.of("e4"))));
        anna.as().get("/v1/records?importer=" + anna.name()).then().body(json("items", empty()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. e2e4 e7e5 1-0        | [Result \"0-1\"]                | invalid-record",
                "1. e2e4 e7e5 1-0        | [Termination \"checkmate\"]     | invalid-record",
                "1. e2e4 e7e5 1/2-1/2    | [Termination \"resignation\"]   | invalid-record",
                "1. e2e4 e7e5 1-0        | [Termination \"aborted\"]       | invalid-record",
                "1. h2h3 *               | [FEN \"4k3/8/8/8/8/8/7M/4K3 w - 99 80\"] | invalid-record",
                "1. h2h3 e8e7 1/2-1/2    | [FEN \"4k3/8/8/8/8/8/7M/4K3 w - 99 80\"] | illegal-move",
                "1. e2e4 *               | [FEN \"8/8/8/8/8/8/8/8 w - 0 1\"]        | invalid-position",
                "1. e2e4 *               | [FEN \"what\"]                  | invalid-position",
                "1. e2e4 *               | [RulesVersion \"2\"]            | invalid-record",
                "1. e2e4 *               | [TimeControl \"40/7200:3600\"]  | invalid-record",
                "1. e2e4 *               | [Date \"yesterday\"]            | invalid-record",
                "1. e2e4 *               | [Date \"0000.00.00\"]           | invalid-record",
                "1. e2e4 *               | [Date \"1066.10.14\"]           | invalid-record",
                "1. e2e4 *               | [Date \"9999.12.31\"][UTCTime \"10:00:00\"] | invalid-record",
                "1. e2e4 *               | [Date \"9999.12.31\"]           | invalid-record",
                "1. e2e4 *               | [UTCDate \"9999.12.31\"]        | invalid-record",
                "1. e2e4 {[%clk 9999999:00:00]} *  | [TimeControl \"1/86400\"] | invalid-record",
                "1. e2e4 {[%emt 9999999:00:00]} *  | [Date \"2025.01.01\"] | invalid-record",
                "1. e2e4 {[%emt 8765832:00:00]} *  | [Date \"2026.11.01\"][UTCTime \"10:00:00\"] | invalid-record",
                "1. e2e4 *               | [White \"\u202e\"]              | invalid-text",
            })
    void what_does_not_go_together_is_refused(String moves, String tag, String code) {
        refused("[VariantId \"baroque\"]\n" + tag + "\n\n" + moves + "\n")
                .body(json("code", is(code)))
                .body(json("record", is(1)))
                .body(json("line", notNullValue()));
    }

    @Test
    void a_text_must_say_what_was_played() {
        refused("1. e2e4 *").body(json("code", is("invalid-record")));
        refused("[Variant \"chess\"] 1. e2e4 *").body(json("code", is("unknown-variant")));
        imported(ada, PGN, "[Variant \"Rococo with Pushme-Pullyus\"] *");
    }

    @Test
    void a_text_of_another_form_is_refused_where_it_ceases_to_be_one() {
        send(ada, PGN, GAME + "[White \"Anna]")
                .statusCode(400)
                .body(json("code", is("malformed-pgn")))
                .body(json("line", is(5)))
                .body(json("column", is(8)));
    }

    @Test
    void what_is_not_kept_is_told_and_what_is_kept_is_shown() {
        String text = """
                [Event "Autumn cup"]
                [Site "https://example.org/games/7"]
                [Round "-"]
                [White "Anna"]
                [Black "?"]
                [WhiteElo "1800"]
                [Termination "time forfeit"]
                [TimeControl "1/86400"]
                [VariantId "baroque"]

                1. e2e4! {[%emt 1:00:00] [%clk 23:00:00] good} (1. d2d4) e7e5 1-0
                """;
        Json answer = send(ada, PGN, text).statusCode(201).extract().as(Json.class);

        assertEquals(List.of("annotations", "comments", "variations"), answer.getList("items[0].leftOut"));
        String game = answer.getString("items[0].game.links.self");
        ada.as()
                .get(game)
                .then()
                .body(json(
                        "imported.tags",
                        is(Map.of(
                                "Event",
                                "Autumn cup",
                                "Site",
                                "https://example.org/games/7",
                                "WhiteElo",
                                "1800",
                                "Termination",
                                "time forfeit"))))
                .body(json("outcome.winner", is("white")))
                .body(json("outcome.reason", is("unstated")))
                .body(json("seats.name", is(Arrays.asList("Anna", null))));
        String again = pgn(game);
        for (String line : List.of("[Event \"Autumn cup\"]", "[WhiteElo \"1800\"]", "[Termination \"time forfeit\"]")) {
            assertTrue(again.contains(line), again);
        }
        assertTrue(again.contains("1. Pe2-e4 {[%emt 1:00:00] [%clk 23:00:00]} 1... Pe7-e5"), again);
        given().get(game + "/moves/1")
                .then()
                .body(json("charge.elapsed", is("PT1H")))
                .body(json("charge.charged", is("PT1H")))
                .body(json("charge.credited", is("PT0S")))
                .body(json("charge.remaining", is("PT23H")));
    }

    @Test
    void a_record_in_json_is_held_to_its_links_and_to_whatever_its_moves_make_of_it() {
        String record = record(imported(ada, PGN, GAME));
        changed(record, "/moves/1/link", "\"0\"")
                .body(json("pointer", is("/moves/1/link")))
                .body(json("seq", is(2)));
        changed(record, "/moves/0/move/playedAt", "\"2020-01-01T00:00:00Z\"").body(json("seq", is(1)));
        changed(record, "/moves/0/move/captures", "[\"a1\"]").body(json("pointer", is("/moves/0/move/captures")));
        changed(record, "/moves/0/move/positionKey", "\"0\"").body(json("ply", is(1)));
        changed(record, "/moves/0/stands", "false").body(json("seq", is(1)));
        changed(record, "/moves/1/move/ply", "7").body(json("seq", is(2)));
        changed(record, "/firstLink", "\"0\"").body(json("pointer", is("/firstLink")));
        changed(record, "/firstLink", "null").body(json("pointer", is("/firstLink")));
        changed(record, "/moves/1/link", "null").body(json("pointer", is("/moves/1/link")));
        changed(record, "/chain", "\"0\"").body(json("pointer", is("/chain")));
        changed(record, "/fen", "\"0\"").body(json("pointer", is("/fen")));
        changed(record, "/startFen", "\"0\"").body(json("pointer", is("/startFen")));
        changed(record, "/outcome/reason", "\"fatigue\"").body(json("pointer", is("/outcome/reason")));
        changed(record, "/outcome/winner", "\"white\"").body(json("code", is("invalid-record")));
        changed(record, "/seats/0/player", "\"ada\"").body(json("pointer", is("/seats/0/player")));
        changed(record, "/createdAt", "\"9999-01-01T00:00:00Z\"").body(json("pointer", is("/createdAt")));
        changed(record, "/moves/0/move/move", "\"e2e9\"")
                .body(json("code", is("illegal-move")))
                .body(json("pointer", is("/moves/0/move/move")))
                .body(json("ply", is(1)));
        send(ada, "application/json", record.replace("\"moves\":[", "\"moves\":[null,"))
                .statusCode(400);
        send(ada, NDJSON, record + "\n{\"id\":")
                .statusCode(400)
                .body(json("code", is("malformed-json")))
                .body(json("record", is(2)))
                .body(json("line", is(2)));
        send(ada, NDJSON, "\n" + record + "\n" + record.replace("\"seq\":2", "\"seq\":3"))
                .statusCode(422)
                .body(json("record", is(2)))
                .body(json("line", is(3)))
                .body(json("pointer", is("/moves/1/seq")));
    }

    @Test
    void a_move_that_was_changed_into_another_legal_one_is_told_rather_than_what_became_illegal_by_it() {
        String record = record(imported(ada, PGN, GAME.replace("e7e5", "e7e5 2. e4f4")));
        changed(record, "/moves/0/move/move", "\"d2d4\"")
                .body(json("code", is("invalid-record")))
                .body(json("pointer", is("/moves/0/link")))
                .body(json("seq", is(1)));
    }

    @Test
    void a_record_in_json_has_only_offers_and_charges_that_a_game_can_have() throws Exception {
        RecordView takenBack = LongStream.range(0, 60)
                .mapToObj(RandomRecords::of)
                .filter(one -> one.timeControl().control() instanceof TimeControl.Timed)
                .filter(one -> !one.proposals().isEmpty())
                .findFirst()
                .orElseThrow();
        String record = json.writeValueAsString(takenBack);
        int ply = takenBack.proposals().get(0).ply();
        String seq = Integer.toString(takenBack.moves().size() + 1);
        refused(record, "/proposals/0/ply", "-1");
        refused(record, "/proposals/0/ply", seq);
        refused(record, "/proposals/0/toPly", "-1");
        refused(record, "/proposals/0/toPly", Integer.toString(ply));
        refused(record, "/proposals/0/settledAt", "null");
        changed(record, "/proposals/0/status", "\"open\"").body(json("pointer", is("/proposals/0/settledAt")));
        refused(record, "/moves/0/move/charge/remaining", "\"P731D\"");
        changed(record, "/timeControl", "{\"kind\": \"untimed\"}").body(json("pointer", is("/moves/0/move/charge")));
    }

    private void refused(String record, String pointer, String value) {
        changed(record, pointer, value).body(json("code", is("invalid-record"))).body(json("pointer", is(pointer)));
    }

    private ValidatableResponse changed(String record, String pointer, String value) {
        JsonNode root = read(record);
        int last = pointer.lastIndexOf('/');
        ((ObjectNode) root.at(pointer.substring(0, last))).set(pointer.substring(last + 1), read(value));
        return send(ada, "application/json", root.toString()).statusCode(422);
    }

    @Test
    void a_request_that_is_sent_again_under_its_key_imports_nothing_more() {
        Account anna = Account.open();
        List<String> first = ids(sending(anna, PGN, GAME)
                .header("Idempotency-Key", "import-1")
                .post("/v1/records")
                .then());
        List<String> again = ids(sending(anna, PGN, GAME)
                .header("Idempotency-Key", "import-1")
                .post("/v1/records")
                .then()
                .header("Idempotency-Replayed", "true"));
        assertEquals(first, again);
        assertNotEquals(first, ids(send(anna, PGN, GAME)));
        sending(anna, PGN, GAME.replace("e7e5", "e7e4"))
                .header("Idempotency-Key", "import-2")
                .post("/v1/records")
                .then()
                .statusCode(422);
        anna.as().get("/v1/records?importer=" + anna.name()).then().body(json("items", hasSize(2)));
    }

    @Test
    void a_game_of_a_thousand_moves_fits_in_either_form() {
        SplittableRandom random = new SplittableRandom(1);
        Position position = Variant.ROCAILLE.start();
        Set<Long> keys = new HashSet<>();
        StringBuilder text = new StringBuilder("[VariantId \"rocaille\"]\n\n");
        for (int ply = 1; ply <= 1_000; ply++) {
            keys.add(position.key());
            Position before = position;
            List<Move> moves = position.legalMoves().stream()
                    .filter(move -> before.play(move).outcome().isEmpty())
                    .filter(move -> !keys.contains(before.play(move).key()))
                    .toList();
            Move move = moves.get(random.nextInt(moves.size()));
            text.append(move.text()).append('\n');
            position = position.play(move);
        }

        String game = imported(ada, PGN, text + "*");
        ada.as().get(game).then().body(json("ply", is(1_000))).body(json("fen", is(position.fen())));
        imported(ada, "application/json", record(game));
    }

    @Test
    void more_than_a_request_may_have_is_refused() {
        refused("[VariantId \"baroque\"] *\n".repeat(101)).body(json("code", is("invalid-record")));
        refused("[VariantId \"baroque\"] " + "e2e4 ".repeat(5_001) + "*").body(json("code", is("invalid-record")));
        send(ada, PGN, "x".repeat(1024 * 1024 + 1)).statusCode(413).body(json("limit", is(1024 * 1024)));
    }
}

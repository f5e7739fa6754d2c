package org.rocaille.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.rest.Players;
import org.rocaille.game.store.Events;
import org.rocaille.player.rest.Account;
import org.rocaille.webhook.rest.Receiver;

/**
 * Hostile texts in every text of the contract, through everything that writes. A text that people write to each other is
 * one that is refused for being too long; each of them must be written here, and be shown as it was.
 */
@QuarkusTest
@Tag("thorough")
class HostileTextTest {

    private static final Contract CONTRACT = Contract.committed();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final String ALL_AT_ONCE =
            "\u001b[31m\u001b]0;title\u0007\u0000\u009b\r\n\u202e\u2066\u200b<script>alert(1)</script>\ud800";

    private static final String TOO_LONG = "x".repeat(11_000);

    private static final Map<String, String> DISTURBING = Map.of(
            "\u001b[31mred",
            "control-character",
            "\u001b]0;title\u0007",
            "control-character",
            "\u009b31mred",
            "control-character",
            "a\u0000b",
            "control-character",
            "a\u202eb",
            "direction-override",
            "a\u2066b",
            "direction-override",
            "a\ud800b",
            "lone-surrogate",
            "\udc00",
            "lone-surrogate",
            " \u3000",
            "blank",
            TOO_LONG,
            "too-long");

    /** Nothing that a text may not hold, and much that a writer could stumble over. */
    private static final String HARMLESS = "</pre><script>'\"\\&amp;%s\u200b\ufeff\u200f\u05d0e\u0301";

    /** The texts that have no lines. */
    private static final Set<String> LABELS = Set.of(
            "createToken /name",
            "createWebhook /name",
            "changeWebhook /name",
            "importRecords /seats/0/name",
            "importRecords /imported/gameId");

    @Inject
    Events events;

    /** Where each operation is asked for what it refuses, which changes nothing. */
    private static final Map<Operation, Table> TABLES = new HashMap<>();

    /** The texts that people write, and how long they may be, by the places where they are written. */
    private static final Map<TextField, Integer> LIMITS = new LinkedHashMap<>();

    private final Map<String, String> written = new TreeMap<>();

    private static Response send(TextField field, String text) {
        Operation operation = field.operation();
        Table table = TABLES.computeIfAbsent(operation, Table::set);
        return Table.request(field.example().mediaType(), field.body(text))
                .header("Authorization", "Bearer " + table.token())
                .request(operation.method(), table.path());
    }

    /** A refusal; what it says holds nothing that could disturb. */
    private static JsonNode refusal(TextField field, String text) {
        Response response = send(field, text);
        String told = response.asString();
        assertEquals(4, response.statusCode() / 100, () -> field + " takes '" + text + "': " + told);
        requireHarmless(response);
        JsonNode problem = json(told);
        texts(problem).forEach(text1 -> requireNone(text1, HostileTextTest::isDisturbing));
        return problem;
    }

    private static Map<TextField, Integer> textsOfPeople() {
        if (LIMITS.isEmpty()) {
            for (TextField field : TextField.of(CONTRACT)) {
                if (refusal(field, ALL_AT_ONCE).path("code").asText().equals("invalid-text")) {
                    LIMITS.put(field, refusal(field, TOO_LONG).path("limit").asInt());
                }
            }
        }
        return LIMITS;
    }

    @Test
    void no_text_is_taken_that_could_disturb_what_is_around_it() {
        for (TextField field : textsOfPeople().keySet()) {
            DISTURBING.forEach((text, reason) -> {
                JsonNode refusal = refusal(field, text);
                assertEquals(
                        List.of("invalid-text", reason, field.pointer()),
                        List.of(
                                refusal.path("code").asText(),
                                refusal.path("reason").asText(),
                                refusal.path("pointer").asText()),
                        field::toString);
            });
            if (LABELS.contains(field.toString())) {
                assertEquals(
                        "control-character",
                        refusal(field, "a\nb").path("reason").asText());
            }
        }
    }

    @Test
    void a_text_that_is_taken_is_shown_as_it_was_written_by_everything_that_writes() {
        Account ada = Account.open();
        Account bob = Account.open();
        Account eve = Account.open();
        Map<String, List<String>> places = new LinkedHashMap<>();
        places.put("/v1/players/{name}", List.of("/v1/players/" + ada.name()));
        places.put("/v1/variants/{id}", List.of("/v1/variants/rocaille"));
        writeOfOneself(ada, places);
        writeInChallenges(ada, bob, places);
        writeInGame(ada, bob, places);
        writeInRecords(ada, places);
        write(operator(), "POST", "/v1/operator/players/" + ada.name() + "/reissue", "reissueRecoveryCode /reason");
        write(operator(), "POST", "/v1/operator/players/" + eve.name() + "/suspension", "suspendPlayer /reason");
        assertEquals(
                textsOfPeople().keySet().stream().map(TextField::toString).collect(Collectors.toSet()),
                written.keySet(),
                "what people can write, and what was written here");

        List<Response> answers = everything(ada.token(), places);
        answers.addAll(everything(Account.OPERATOR, places));
        answers.add(eve.as().get("/v1/me"));
        answers.add(eve.as().get("/v1/me/tokens")); // Is refused, with the words of the operator.
        assertEquals(written.keySet(), shown(answers));
    }

    /** Which of the texts the answers hold, each as it was written. */
    private Set<String> shown(List<Response> answers) {
        Set<String> shown = new TreeSet<>();
        for (Response response : answers) {
            requireHarmless(response);
            if (MediaTypes.isJson(response.contentType())) {
                shown.addAll(shown(json(response.asString())));
            }
        }
        return shown;
    }

    private List<String> shown(JsonNode json) {
        return texts(json).stream()
                .filter(text -> text.contains("script"))
                .map(text -> written.keySet().stream()
                        .filter(field -> text.endsWith(written.get(field)))
                        .findFirst()
                        .orElse("not as it was written: " + text))
                .toList();
    }

    private void writeOfOneself(Account ada, Map<String, List<String>> places) {
        write(ada.as(), "PATCH", "/v1/me", "changeMe /about");
        JsonNode token = write(ada.as(), "POST", "/v1/me/tokens", "createToken /name", "scopes", List.of("read"));
        places.put("/v1/me/tokens/{id}", List.of(self(token.path("token"))));
        String first = webhook(ada, "createWebhook /name");
        String second = webhook(ada, "createWebhook /name");
        write(ada.as(), "PATCH", second, "changeWebhook /name");
        places.put("/v1/me/webhooks/{id}", List.of(first, second));
    }

    private String webhook(Account ada, String field) {
        JsonNode made = write(ada.as(), "POST", "/v1/me/webhooks", field, "url", Receiver.nowhere());
        return self(made.path("webhook"));
    }

    private void writeInChallenges(Account ada, Account bob, Map<String, List<String>> places) {
        String field = "createChallenge /message";
        String open = self(write(ada.as(), "POST", "/v1/challenges", field, "variant", "baroque"));
        String first =
                self(write(ada.as(), "POST", "/v1/challenges", field, "variant", "rocaille", "opponent", bob.name()));
        String second =
                self(write(bob.as(), "POST", first + "/counter", "counterChallenge /message", "variant", "rococo"));
        write(ada.as(), "POST", second + "/decline", "declineChallenge /message", "reason", "other");
        places.put("/v1/challenges/{id}", new ArrayList<>(List.of(open, first, second)));
    }

    private void writeInGame(Account ada, Account bob, Map<String, List<String>> places) {
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        places.put("/v1/games/{id}", List.of(game));
        write(ada.as(), "POST", game + "/messages", "sendMessage /text");
        write(bob.as(), "PUT", game + "/messages/2", "putMessage /text");
        write(ada.as(), "PUT", game + "/moves/1", "putMove /message", "move", "e3e4");
        write(ada.as(), "PUT", game + "/note", "putNote /text");
        write(bob.as(), "POST", game + "/moves", "postMove /message", "move", "e8e7");
        String judge = "/v1/operator" + game.substring("/v1".length()) + "/adjudication";
        write(operator(), "POST", judge, "adjudicateGame /reason", "result", "draw");
        String rematch = self(write(ada.as(), "POST", game + "/rematch", "offerRematch /message"));
        places.get("/v1/challenges/{id}").add(rematch);

        assertEquals(
                List.of(
                        "sendMessage /text",
                        "putMessage /text",
                        "putMove /message",
                        "postMove /message",
                        "adjudicateGame /reason",
                        "adjudicateGame /reason"), // Of the event, and of the game as it is then.
                events.of(new Players(game, "", "")).stream()
                        .flatMap(event -> shown(JSON.valueToTree(event.payload().get("$"))).stream())
                        .toList());
        String said = written.get("adjudicateGame /reason");
        String board = ada.as().get(game + "/board.txt").asString();
        String printed = said.replace('\n', ' ').replaceAll("\\p{Cf}", "\ufffd");
        assertTrue(board.contains("The operator says: " + printed + "\n"), board);
        assertEquals(406, ada.as().accept("text/html").get(game).statusCode());
    }

    private void writeInRecords(Account ada, Map<String, List<String>> places) {
        ObjectNode record = textsOfPeople().keySet().stream()
                .filter(field -> field.operation().id().equals("importRecords"))
                .findFirst()
                .orElseThrow()
                .example()
                .value()
                .deepCopy();
        ((ObjectNode) record.at("/seats/0")).put("name", longestText("importRecords /seats/0/name"));
        ((ObjectNode) record.at("/outcome"))
                .put("reason", "adjudicated")
                .put("statement", longestText("importRecords /outcome/statement"));
        record.putObject("imported").put("gameId", longestText("importRecords /imported/gameId"));
        Response response = ada.sending(record.toString()).post("/v1/records");
        assertEquals(201, response.statusCode(), response.asString());
        List<String> games = new ArrayList<>(places.get("/v1/games/{id}"));
        games.add(self(json(response.asString()).path("items").path(0).path("game")));
        places.put("/v1/games/{id}", games);
    }

    /** Writes as long a text as may be; the fields beside it are given by name and value. */
    private JsonNode write(RequestSpecification by, String method, String path, String field, Object... beside) {
        Map<String, Object> body = new LinkedHashMap<>();
        for (int i = 0; i < beside.length; i += 2) {
            body.put((String) beside[i], beside[i + 1]);
        }
        body.put(field.substring(field.lastIndexOf('/') + 1), longestText(field));
        Response response = by.contentType("application/json")
                .body(JSON.valueToTree(body).toString())
                .request(method, path);
        assertEquals(2, response.statusCode() / 100, response.asString());
        return json(response.asString());
    }

    /** As long a text as may be written in a field. */
    private String longestText(String field) {
        String text = field + HARMLESS + (LABELS.contains(field) ? "" : "\nand more");
        String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
        int limit = textsOfPeople().entrySet().stream()
                .filter(entry -> entry.getKey().toString().equals(field))
                .mapToInt(Map.Entry::getValue)
                .findFirst()
                .orElse(0);
        int room = limit - composed.codePointCount(0, composed.length());
        assertTrue(room >= 0, () -> field + " is no text that people write");
        String filling = "\ud83d\ude00".repeat(room);
        written.put(field, composed + filling);
        return text + filling;
    }

    private static RequestSpecification operator() {
        return Account.with(Account.OPERATOR);
    }

    private static String self(JsonNode shown) {
        return shown.path("links").path("self").asText();
    }

    /** What is answered to a token that asks for all there is to read, in every form. */
    private static List<Response> everything(String token, Map<String, List<String>> places) {
        List<Response> answers = new ArrayList<>();
        for (Operation operation : CONTRACT.operations()) {
            if (operation.method().equals("GET")) {
                for (String address : addresses(operation.path(), places)) {
                    for (String type : forms(operation)) {
                        answers.add(Account.with(token).accept(type).get(address));
                    }
                }
            }
        }
        return answers;
    }

    /** All but streams of events, which do not end and have what the page of JSON has. */
    private static List<String> forms(Operation operation) {
        List<String> forms = new ArrayList<>();
        operation.response("200").path("content").fieldNames().forEachRemaining(forms::add);
        return forms.contains("text/event-stream") ? List.of("application/json") : forms;
    }

    private static List<String> addresses(String template, Map<String, List<String>> places) {
        return places.keySet().stream()
                .filter(template::startsWith)
                .findFirst()
                .map(place -> places.get(place).stream()
                        .map(address -> address + template.substring(place.length()))
                        .toList())
                .orElse(List.of(template))
                .stream()
                .map(address -> address.replaceAll("\\{(ply|number)}", "1").replaceAll("\\{[a-z]+}", "none"))
                .toList();
    }

    /** That nothing of an answer moves a cursor, switches colours, turns the writing around or is run. */
    private static void requireHarmless(Response response) {
        response.headers().forEach(header -> requireNone(header.getValue(), c -> c < ' ' || c > '~'));
        String body = response.asString();
        requireNone(body, c -> c != '\n' && isDisturbing(c));
        if (!MediaTypes.isJson(response.contentType())) {
            requireNone(body, c -> Character.getType(c) == Character.FORMAT && c != 0x200c && c != 0x200d);
        }
        if (response.contentType().matches("text/html.*|image/.*")) {
            assertFalse(body.toLowerCase(Locale.ROOT).contains("<script"), body);
        }
    }

    private static boolean isDisturbing(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                true;
            default -> character >= 0x202a && character <= 0x202e || character >= 0x2066 && character <= 0x2069;
        };
    }

    private static void requireNone(String text, IntPredicate unwanted) {
        text.codePoints().filter(unwanted).findAny().ifPresent(character -> {
            throw new AssertionError("U+%04X in: %s".formatted(character, text));
        });
    }

    private static List<String> texts(JsonNode json) {
        List<String> texts = new ArrayList<>();
        if (json.isTextual()) {
            texts.add(json.asText());
        }
        json.forEach(part -> texts.addAll(texts(part)));
        return texts;
    }

    private static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError("No JSON: " + text, e);
        }
    }
}

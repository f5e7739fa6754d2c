package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.rocaille.Json;
import org.rocaille.fault.PatientClient.Request;
import org.rocaille.id.RandomId;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;
import org.rocaille.webhook.rest.Receiver;

/** Two players with names who play a game and write to each other, while the first is told of it in every way there is. */
final class Friends {

    private final PatientClient client;
    private final Random random;
    private final Receiver receiver = new Receiver();
    private final List<String> written = new ArrayList<>();
    private final String white;
    private final String black;
    private final String game;
    private Position position = Variant.of("rocaille").start();
    private int ply;

    Friends(PatientClient client, Random random) {
        this.client = client;
        this.random = random;
        white = register("white-" + RandomId.next());
        String opponent = "black-" + RandomId.next();
        black = register(opponent);
        post("/v1/me/webhooks", white, "{\"url\":\"" + receiver.url() + "\"}");
        String challenge = post(
                        "/v1/challenges",
                        white,
                        "{\"variant\":\"rocaille\",\"colour\":\"white\",\"opponent\":\"" + opponent + "\"}")
                .getString("links.acceptance");
        game = post(challenge, black, "").getString("game.links.self");
    }

    private String register(String name) {
        return post("/v1/players", "", "{\"name\":\"" + name + "\"}").getString("accessToken");
    }

    private Json post(String path, String token, String body) {
        return client.send(new Request("POST", path, token, UUID.randomUUID().toString(), body));
    }

    /** The token of the one who is told. */
    String token() {
        return white;
    }

    /** One moves, and writes something now and then. */
    void goOn() {
        List<Move> quiet = position.legalMoves().stream()
                .filter(move -> position.play(move).outcome().isEmpty())
                .toList();
        Move move = quiet.get(random.nextInt(quiet.size()));
        String token = ply % 2 == 0 ? white : black;
        client.send(new Request("PUT", game + "/moves/" + ++ply + "?acknowledge=repetition", token, "", move.text()));
        position = position.play(move);
        if (random.nextInt(4) == 0) {
            String text = "Message " + written.size();
            post(game + "/messages", token, "{\"text\":\"" + text + "\"}");
            written.add(text);
        }
    }

    /** Says a last word, after which the first hears nothing more. */
    void end(String lastWord) {
        post("/v1/challenges", white, "{\"variant\":\"rococo\",\"message\":\"" + lastWord + "\"}");
    }

    /** The ids of all that the first was to be told, in order. */
    List<String> happened() {
        List<String> ids = new ArrayList<>();
        String after = "";
        for (int page = -1; page != 0; ) {
            Json events = client.send(Request.get("/v1/me/events?limit=200" + after, white));
            events.<String>getList("items.id").forEach(ids::add);
            after = "&after=" + events.getString("next");
            page = events.getInt("items.size()");
        }
        return ids;
    }

    /** The ids under which the webhook brought something, but for the question whether it is wanted, as often as it did. */
    List<String> delivered() {
        return receiver.messages().stream()
                .filter(message -> !message.type().equals("webhook-verification"))
                .map(Receiver.Message::id)
                .toList();
    }

    /** Whether the webhook has brought all that happened since it was there. */
    boolean isToldAll() {
        return new HashSet<>(delivered()).containsAll(happened());
    }

    /** That every move and every message is there once. */
    void check() {
        Json shown = client.send(Request.get(game, white));
        assertEquals(ply, shown.getInt("ply"));
        assertEquals(position.fen(), shown.getString("fen"));
        List<String> messages = new ArrayList<>();
        String next = "";
        while (next != null) {
            Json page = client.send(Request.get(game + "/messages?limit=200" + next, white));
            page.<String>getList("items.text").forEach(messages::add);
            next = page.get("next") == null ? null : "&cursor=" + page.getString("next");
        }
        assertEquals(new HashSet<>(written), new HashSet<>(messages));
        assertEquals(written.size(), messages.size());
    }

    String summary() {
        return "%d moves and %d messages of friends, %d events, %d webhook messages under %d ids"
                .formatted(
                        ply, written.size(), happened().size(), delivered().size(), new HashSet<>(delivered()).size());
    }
}

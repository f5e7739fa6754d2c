package org.rocaille;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.event.rest.EventStream;
import org.rocaille.event.rest.ResumingReader;
import org.rocaille.id.RandomId;
import org.rocaille.rules.History;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.Candidate;

/**
 * What clients are told who stream events from a service that is killed again and again, and who break off and go on by
 * themselves. {@code -Dkills=20} kills more often.
 */
@Tag("thorough")
class EventsIT {

    private static final int KILLS = Integer.getInteger("kills", 1);

    /** In moves between a start and the kill that follows. */
    private static final int LEAST_LOAD = 5;

    private static final int MOST_LOAD = 30;

    private final Random random = new Random();
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Whereabouts service = new Whereabouts();

    @TempDir
    Path directory;

    @Test
    void nothing_is_lost_or_told_twice_however_often_the_service_is_killed() throws Exception {
        List<ResumingReader> readers = new ArrayList<>();
        List<CompletableFuture<Void>> reading = new ArrayList<>();
        Game game = null;
        for (int kill = 0; kill < KILLS; kill++) {
            try (PackagedService running = start()) {
                service.isAt(running.uri());
                if (game == null) {
                    game = begin();
                    for (String token : List.of(game.white, game.white, game.black)) {
                        readers.add(new ResumingReader(service::get, token, new Random(random.nextLong())));
                    }
                    readers.forEach(reader -> reading.add(CompletableFuture.runAsync(reader)));
                }
                for (int moves = random.nextInt(LEAST_LOAD, MOST_LOAD); moves > 0; moves--) {
                    game.move();
                }
                running.kill();
                service.isGone();
            }
        }
        try (PackagedService running = start()) {
            service.isAt(running.uri());
            challenge(game.white, "{\"variant\":\"rococo\",\"message\":\"%s\"}".formatted(ResumingReader.THE_END));
            challenge(game.black, "{\"variant\":\"rococo\",\"message\":\"%s\"}".formatted(ResumingReader.THE_END));
            reading.forEach(CompletableFuture::join);
            for (int reader = 0; reader < readers.size(); reader++) {
                List<String> happened = happened(reader < 2 ? game.white : game.black);
                System.out.println(KILLS + " kills, " + readers.get(reader).summary(happened));
                assertEquals(happened, readers.get(reader).ids());
            }
        }
    }

    @Test
    void streams_are_told_that_the_service_ends_which_does_not_wait_for_them() throws Exception {
        try (PackagedService running = start()) {
            service.isAt(running.uri());
            String token = register("Player-" + RandomId.next());
            URI events = running.uri().resolve("/v1/me/events");
            try (EventStream sse = EventStream.open(events, token, EventStream.SSE, Optional.empty());
                    EventStream lines = EventStream.open(events, token, EventStream.NDJSON, Optional.empty())) {
                assertEquals(List.of(200, 200), List.of(sse.status(), lines.status()));
                running.stop();

                for (EventStream stream : List.of(sse, lines)) {
                    assertEquals("unavailable", stream.next().orElseThrow().getString("code"));
                    assertEquals(Optional.empty(), stream.next());
                }
            }
        }
    }

    private PackagedService start() throws IOException {
        return PackagedService.start(directory, Map.of("ROCAILLE_DATA", "games"));
    }

    private Game begin() throws IOException, InterruptedException {
        String opponent = "Player-" + RandomId.next();
        String white = register("Player-" + RandomId.next());
        String black = register(opponent);
        Json challenge = challenge(
                white, "{\"variant\":\"rocaille\",\"colour\":\"white\",\"opponent\":\"%s\"}".formatted(opponent));
        Json accepted = send("POST", challenge.getString("links.acceptance"), black, "");
        return new Game(accepted.getString("game.links.moves"), white, black);
    }

    private String register(String name) throws IOException, InterruptedException {
        return send("POST", "/v1/players", "", "{\"name\":\"%s\"}".formatted(name))
                .getString("accessToken");
    }

    private Json challenge(String token, String challenge) throws IOException, InterruptedException {
        return send("POST", "/v1/challenges", token, challenge);
    }

    /** The ids of all events of a player, in order. */
    private List<String> happened(String token) throws IOException, InterruptedException {
        List<String> ids = new ArrayList<>();
        Json page = send("GET", "/v1/me/events?limit=200", token, "");
        while (page.getInt("items.size()") > 0) {
            ids.addAll(page.getList("items.id"));
            page = send("GET", "/v1/me/events?limit=200&after=" + page.getString("next"), token, "");
        }
        return ids;
    }

    private Json send(String method, String path, String token, String body) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(service.get().resolve(path))
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json");
        }
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        HttpResponse<String> answer = client.send(request.build(), BodyHandlers.ofString());
        assertTrue(answer.statusCode() < 300, answer::body);
        return Json.from(answer.body());
    }

    /** A game that is played at random. */
    private final class Game {

        private final String moves;
        private final String white;
        private final String black;
        private Position position = Variant.of("rocaille").start();
        private History history = History.startingAt(position);
        private int ply;

        Game(String moves, String white, String black) {
            this.moves = moves;
            this.white = white;
            this.black = black;
        }

        /** Makes a move that does not end it. */
        void move() throws IOException, InterruptedException {
            List<Candidate> quiet = Candidate.of(position, history).stream()
                    .filter(candidate -> !candidate.losesByRepetition())
                    .filter(candidate -> candidate.after().outcome().isEmpty())
                    .toList();
            Candidate next = quiet.get(random.nextInt(quiet.size()));
            send(
                    "PUT",
                    moves + "/" + ++ply,
                    ply % 2 == 1 ? white : black,
                    "{\"move\":\"" + next.move().text() + "\"}");
            history = history.after(next.move(), next.after());
            position = next.after();
        }
    }

    /** Where the service is, for those who wait for it when it is nowhere. */
    private static final class Whereabouts {

        private URI uri;

        synchronized void isAt(URI now) {
            uri = now;
            notifyAll();
        }

        synchronized void isGone() {
            uri = null;
        }

        synchronized URI get() {
            try {
                while (uri == null) {
                    wait();
                }
                return uri;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
    }
}

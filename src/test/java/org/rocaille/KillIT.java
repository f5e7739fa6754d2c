package org.rocaille;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** What an acknowledgement is worth when the process is killed under load, again and again over the same data. */
class KillIT {

    private static final int KILLS = Integer.getInteger("kills", 2);
    private static final int PLAYERS = 4;
    private static final int GAMES_OF_A_PLAYER = 3;
    /** In moves acknowledged between a start and the kill that follows; a slow machine is killed sooner. */
    private static final int LEAST_LOAD = 50;

    private static final int MOST_LOAD = 400;
    private static final int MOST_SECONDS = 3;
    private static final int MOST_WAITS = 20;

    /** In bytes per move, with one game for every few dozen moves, after an orderly stop. */
    private static final long SMALL = 4_000;

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path directory;

    @Test
    void every_acknowledged_move_is_there_after_each_of_several_kills_and_no_other_is_half_there() throws Exception {
        Random random = new Random();
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < PLAYERS; i++) {
            players.add(new Player(new Random(random.nextLong())));
        }

        List<String> faults = new ArrayList<>();
        for (int kill = 0; kill < KILLS; kill++) {
            try (PackagedService service = start()) {
                check(players, service.uri(), faults);
                playUntilKilled(players, service, random.nextInt(LEAST_LOAD, MOST_LOAD));
            }
        }
        long sizeAfterKill = size();
        try (PackagedService service = start()) {
            check(players, service.uri(), faults);
            service.stop();
        }

        long size = size();
        int acknowledged = players.stream().mapToInt(Player::acknowledged).sum();
        int lost = players.stream().mapToInt(player -> player.lost).sum();
        System.out.printf("%d kills, %d moves acknowledged, %d lost", KILLS, acknowledged, lost);
        if (PackagedService.KIND.equals("h2")) {
            System.out.printf(
                    ", %d bytes of file per move after a kill, %d after a stop",
                    sizeAfterKill / acknowledged, size / acknowledged);
        }
        System.out.println();
        assertAll(
                () -> assertEquals(List.of(), faults),
                () -> assertEquals(0, lost),
                () -> assertTrue(size / acknowledged <= SMALL, size + " bytes"));
    }

    private PackagedService start() throws IOException {
        return PackagedService.start(directory, Map.of("ROCAILLE_DATA", "games"));
    }

    /** The size of the embedded database, 0 where there is none. */
    private long size() throws IOException {
        Path file = directory.resolve("games/rocaille.mv.db");
        return Files.exists(file) ? Files.size(file) : 0;
    }

    private static void playUntilKilled(List<Player> players, PackagedService service, int load) throws Exception {
        CountDownLatch acknowledgements = new CountDownLatch(load);
        ExecutorService threads = Executors.newFixedThreadPool(players.size());
        try {
            List<Future<?>> playing = new ArrayList<>();
            for (Player player : players) {
                playing.add(threads.submit(() -> player.play(service.uri(), acknowledgements)));
            }
            // A machine that has much else to do may take long to begin.
            for (int wait = 0; wait < MOST_WAITS && acknowledgements.getCount() == load; wait++) {
                acknowledgements.await(MOST_SECONDS, TimeUnit.SECONDS);
            }
            service.kill();
            for (Future<?> player : playing) {
                player.get();
            }
            assertTrue(acknowledgements.getCount() < load, "Killed before it was used");
        } finally {
            threads.shutdownNow();
        }
    }

    private static void check(List<Player> players, URI service, List<String> faults) throws Exception {
        for (Player player : players) {
            player.check(service, faults);
        }
    }

    /** A game that is asked for, and is opened once however often. */
    private record Opening(String key, String variant) {

        Opening(Variant variant) {
            this(UUID.randomUUID().toString(), variant.key());
        }

        HttpRequest.Builder request(URI service) {
            return HttpRequest.newBuilder(service.resolve("/v1/games"))
                    .header("Content-Type", "application/json")
                    .header("Idempotency-Key", key)
                    .POST(BodyPublishers.ofString("{\"variant\":\"" + variant + "\"}"));
        }
    }

    /** A game as its player knows it from what was answered. */
    private static final class Game {

        final Opening opening;
        final JsonNode begun;
        final String id;
        final Map<Side, String> tokens;
        final List<String> moves = new ArrayList<>();
        Position position;
        /** What was sent and not answered, null if nothing was. */
        String open;

        Game(Opening opening, JsonNode begun) {
            this.opening = opening;
            this.begun = begun;
            id = begun.at("/game/id").asText();
            tokens = Map.of(
                    Side.WHITE, begun.at("/seatTokens/white").asText(),
                    Side.BLACK, begun.at("/seatTokens/black").asText());
            position = Variant.of(begun.at("/game/variant").asText()).start();
        }

        void add(String text) {
            position = position.play(move(position, text));
            moves.add(text);
            open = null;
        }

        static Move move(Position position, String text) {
            return position.legalMoves().stream()
                    .filter(move -> move.text().equals(text))
                    .findAny()
                    .orElseThrow();
        }
    }

    /** Someone who plays both sides of some games at random, and remembers what was acknowledged. */
    private static final class Player {

        private final Random random;
        private final List<Game> running = new ArrayList<>();
        private final List<Game> all = new ArrayList<>();
        private final HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        /** What was asked for and not answered, null if nothing was. */
        private Opening opening;

        private int lost;

        Player(Random random) {
            this.random = random;
        }

        int acknowledged() {
            return all.stream().mapToInt(game -> game.moves.size()).sum();
        }

        /** Plays until the service is gone. */
        Void play(URI service, CountDownLatch acknowledgements) throws InterruptedException {
            try {
                while (true) {
                    if (running.size() < GAMES_OF_A_PLAYER) {
                        begin(service);
                    }
                    move(service, running.get(random.nextInt(running.size())));
                    acknowledgements.countDown();
                }
            } catch (IOException e) {
                return null;
            }
        }

        /** Opens a game, or asks again for the one whose answer the last kill kept back. */
        private void begin(URI service) throws IOException, InterruptedException {
            if (opening == null) {
                List<Variant> variants = Variant.all();
                opening = new Opening(variants.get(random.nextInt(variants.size())));
            }
            HttpResponse<String> answer = send(opening.request(service));
            assertEquals(201, answer.statusCode(), answer::body);
            Game game = new Game(opening, JSON.readTree(answer.body()));
            opening = null;
            running.add(game);
            all.add(game);
        }

        /** Makes a move, or makes the one again whose answer the last kill kept back. */
        private void move(URI service, Game game) throws IOException, InterruptedException {
            if (game.open == null) {
                List<Move> legal = game.position.legalMoves();
                game.open = legal.get(random.nextInt(legal.size())).text();
            }
            int ply = game.moves.size() + 1;
            HttpResponse<String> answer = send(HttpRequest.newBuilder(
                            service.resolve("/v1/games/%s/moves/%d?acknowledge=repetition".formatted(game.id, ply)))
                    .header("Content-Type", "text/plain")
                    .header("Authorization", "Bearer " + game.tokens.get(game.position.turn()))
                    .PUT(BodyPublishers.ofString(game.open)));
            assertTrue(answer.statusCode() == 201 || answer.statusCode() == 200, answer::body);
            game.add(game.open);
            if (!JSON.readTree(answer.body()).at("/game/outcome").isNull()) {
                running.remove(game);
            }
        }

        /**
         * Compares every game with what was acknowledged of it: more may be there, if it was sent, but not less. Whoever asks
         * for it as before is answered as before.
         */
        void check(URI service, List<String> faults) throws IOException, InterruptedException {
            for (Game game : all) {
                JsonNode again =
                        JSON.readTree(send(game.opening.request(service)).body());
                if (!again.equals(game.begun)) {
                    faults.add(game.id + ": " + again + " where " + game.begun + " was answered");
                }
                JsonNode stored = get(service, "/v1/games/" + game.id);
                List<String> texts = new ArrayList<>();
                String next = "/v1/games/" + game.id + "/moves?limit=200";
                while (next != null) {
                    JsonNode page = get(service, next);
                    for (JsonNode move : page.get("items")) {
                        texts.add(move.get("move").asText());
                        if (move.get("ply").asInt() != texts.size()) {
                            faults.add(game.id + ": ply " + move.get("ply") + " where " + texts.size() + " is due");
                        }
                    }
                    next = page.get("next").isNull()
                            ? null
                            : "/v1/games/" + game.id + "/moves?limit=200&cursor="
                                    + page.get("next").asText();
                }
                compare(game, stored, texts, faults);
            }
        }

        private void compare(Game game, JsonNode stored, List<String> texts, List<String> faults) {
            lost += Math.max(0, game.moves.size() - texts.size());
            List<String> sent = new ArrayList<>(game.moves);
            if (game.open != null) {
                sent.add(game.open);
            }
            if (texts.size() > sent.size() || !texts.equals(sent.subList(0, texts.size()))) {
                faults.add(game.id + ": " + texts + " where " + sent + " was sent");
                return;
            }
            Position replayed = game.position.variant().start();
            for (String text : texts) {
                replayed = replayed.play(Game.move(replayed, text));
            }
            if (stored.get("ply").asInt() != texts.size()
                    || !stored.get("fen").asText().equals(replayed.fen())) {
                faults.add(game.id + ": " + stored + " after " + texts);
            }
        }

        private JsonNode get(URI service, String path) throws IOException, InterruptedException {
            HttpResponse<String> answer =
                    send(HttpRequest.newBuilder(service.resolve(path)).header("Accept", "application/json"));
            assertEquals(200, answer.statusCode(), answer::body);
            return JSON.readTree(answer.body());
        }

        private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
            return client.send(request.build(), BodyHandlers.ofString());
        }
    }
}

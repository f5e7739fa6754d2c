package org.rocaille;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.event.rest.EventStream;

/** A service from its start to its end, and a copy of its data, as the page for operators tells of them. */
class OperationsIT {

    private static final String TOKEN = "reader-of-metrics-0123456789abcdef0";

    private static final int CLIENTS = 4;

    /** In games that are begun before the service is told to end. */
    private static final int LOAD = 40;

    /** What the page promises, and as much again for a machine that has other things to do. */
    private static final Duration LONGEST_END = Duration.ofSeconds(24);

    @TempDir
    Path directory;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @Test
    void a_service_that_is_told_to_end_under_load_fails_nobody_and_all_that_it_acknowledged_is_in_a_copy_of_its_data()
            throws Exception {
        List<String> acknowledged;
        try (PackagedService service = PackagedService.start(
                directory,
                Map.of(
                        "ROCAILLE_DATA",
                        "games",
                        "ROCAILLE_LIMITS_ENABLED",
                        "false",
                        "ROCAILLE_METRICS_TOKEN",
                        TOKEN,
                        "QUARKUS_LOG_CONSOLE_JSON_ENABLED",
                        "true",
                        "QUARKUS_HTTP_ACCESS_LOG_ENABLED",
                        "true"))) {
            acknowledged = endUnderLoad(service);
            assertTrue(acknowledged.size() >= LOAD, acknowledged.size() + " games");
            assertLogIsJsonThatNamesRequestsAndTellsNoQuery(service.said());
        }

        if (PackagedService.KIND.equals("h2")) { // PostgreSQL is copied by tools of its own.
            Path copy = Files.createDirectories(directory.resolve("copy")).toRealPath();
            Files.copy(directory.resolve("games/rocaille.mv.db"), copy.resolve("rocaille.mv.db"));
            assertServesFrom(copy, acknowledged);
        }
    }

    private void assertServesFrom(Path data, List<String> games) throws IOException, InterruptedException {
        Map<String, String> environment =
                Map.of("ROCAILLE_DATA", data.getFileName().toString());
        Path file = data.resolve("rocaille.mv.db");
        try (PackagedService service = PackagedService.start(directory, environment)) {
            for (String game : games) {
                assertEquals(200, get(service.uri().resolve(game)).statusCode());
            }
            assertTrue(
                    service.said().stream().anyMatch(line -> line.endsWith("Games are kept in " + file)),
                    service.said()::toString);
            String refusal = PackagedServiceIT.refusal(directory, environment);
            assertTrue(refusal.startsWith("The games in " + file + " are in use by another process: "), refusal);
            assertTakesOneHost(service.uri().getPort());
        }
    }

    /** Has clients begin games without a pause until the service is gone. Returns the games that they were told of. */
    private List<String> endUnderLoad(PackagedService service) throws Exception {
        ConcurrentLinkedQueue<String> games = new ConcurrentLinkedQueue<>();
        CountDownLatch load = new CountDownLatch(LOAD);
        List<CompletableFuture<Void>> clients = IntStream.range(0, CLIENTS)
                .mapToObj(number -> CompletableFuture.runAsync(() -> beginGames(service.uri(), games, load)))
                .toList();
        load.await();
        HttpResponse<String> metrics = client.send(
                HttpRequest.newBuilder(service.uri().resolve("/q/metrics"))
                        .header("Authorization", "Bearer " + TOKEN)
                        .build(),
                BodyHandlers.ofString());
        assertTrue(metrics.body().contains("rocaille_events_total{type=\"game-started\"}"), metrics::body);
        assertEquals(
                200, get(service.uri().resolve("/q/health/ready?token=secret")).statusCode());
        try (EventStream stream = EventStream.open(
                service.uri().resolve(games.peek() + "/events"), "", EventStream.NDJSON, Optional.empty())) {
            assertEquals("game-started", stream.next().orElseThrow().getString("type"));
            long told = System.nanoTime();
            service.tellToEnd();
            int readiness = 200;
            while (readiness == 200) {
                readiness = get(service.uri().resolve("/q/health/ready")).statusCode();
            }
            assertEquals(503, readiness);
            assertEquals("unavailable", stream.next().orElseThrow().getString("code"));
            service.stop();
            Duration took = Duration.ofNanos(System.nanoTime() - told);
            assertTrue(took.compareTo(LONGEST_END) < 0, took::toString);
        }
        clients.forEach(CompletableFuture::join);
        return List.copyOf(games);
    }

    /** Begins games over one connection for as long as there is somebody to begin them with. */
    private static void beginGames(URI service, ConcurrentLinkedQueue<String> games, CountDownLatch load) {
        HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        HttpRequest request = HttpRequest.newBuilder(service.resolve("/v1/games"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"variant\":\"rocaille\"}"))
                .build();
        try {
            while (true) {
                HttpResponse<String> begun = client.send(request, BodyHandlers.ofString());
                if (begun.statusCode() == 503) {
                    assertTrue(begun.headers().firstValue("Retry-After").isPresent());
                    return;
                }
                assertEquals(201, begun.statusCode(), begun.body());
                games.add(Json.from(begun.body()).getString("game.links.self"));
                load.countDown();
            }
        } catch (ConnectException e) {
            // It listens no more: whoever comes now goes to another process, or comes again.
        } catch (IOException | InterruptedException e) {
            // The machine takes connections on behalf of a process that takes none of these any more.
            if (!String.valueOf(e.getMessage()).contains("received no bytes")) {
                throw new IllegalStateException("A request was not answered", e);
            }
        }
    }

    private static void assertLogIsJsonThatNamesRequestsAndTellsNoQuery(List<String> log) {
        List<String> names = log.stream()
                .map(Json::from)
                .filter(line -> line.getString("message").contains("POST /v1/games 201 "))
                .map(line -> line.getString("mdc.requestId"))
                .toList();
        assertTrue(names.size() >= LOAD, names.size() + " lines");
        assertEquals(names.size(), names.stream().distinct().count());
        assertTrue(log.stream().anyMatch(line -> line.contains("GET /q/health/ready 200 ")));
        assertTrue(log.stream().noneMatch(line -> line.contains("secret")));
    }

    /** Unlike in other tests, where the service believes a proxy, of which it takes the Host. */
    private static void assertTakesOneHost(int port) throws IOException {
        for (String hosts : List.of("Host: a\r\nHost: a\r\n", "Host: a\r\nHost:\r\n", "Host: a\"\r\n")) {
            try (Socket socket = new Socket("127.0.0.1", port)) {
                String request = "GET /v1/variants HTTP/1.1\r\n" + hosts + "Connection: close\r\n\r\n";
                socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
                String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertTrue(answer.startsWith("HTTP/1.1 400 "), hosts + answer);
            }
        }
    }

    private HttpResponse<String> get(URI address) throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
    }
}

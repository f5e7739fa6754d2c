package org.rocaille;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.event.rest.EventStream;

/** The service over a database that is out of reach for a while. The embedded one cannot be. */
class DatabaseAwayIT {

    private final HttpClient client = HttpClient.newHttpClient();

    @TempDir
    Path directory;

    @Test
    void a_service_whose_database_is_away_says_so_and_serves_again_when_it_is_back()
            throws IOException, InterruptedException {
        assumeTrue(PackagedService.KIND.equals("postgresql"), "The embedded database is always there");
        URI database = URI.create(System.getenv("QUARKUS_DATASOURCE_JDBC_URL").substring("jdbc:".length()));
        try (Wire wire = new Wire(new InetSocketAddress(database.getHost(), database.getPort()));
                PackagedService service = PackagedService.start(
                        directory,
                        Map.of(
                                "QUARKUS_DATASOURCE_JDBC_URL",
                                "jdbc:postgresql://127.0.0.1:" + wire.port() + database.getPath()))) {
            assertEquals(200, get(service, "/v1/games").statusCode());
            assertEquals(200, get(service, "/q/health/ready").statusCode());
            Json opening = Json.from(send(service, "POST", "/v1/games", "", "{\"variant\":\"rocaille\"}"));
            String game = opening.getString("game.links.self");
            EventStream stream =
                    EventStream.open(service.uri().resolve(game + "/events"), "", EventStream.NDJSON, Optional.empty());

            wire.cut();
            assertEquals(503, get(service, game + "/events?wait=PT10S").statusCode());
            HttpResponse<String> refusal = get(service, "/v1/games");
            assertEquals(503, refusal.statusCode(), refusal.body());
            assertTrue(refusal.body().contains("\"code\":\"unavailable\""), refusal.body());
            assertTrue(refusal.headers().firstValue("Retry-After").isPresent());
            assertEquals(503, get(service, "/q/health/ready").statusCode());
            assertEquals(200, get(service, "/v1/variants").statusCode());

            wire.mend();
            int status = 503;
            for (int tries = 0; tries < 50 && status == 503; tries++) {
                status = get(service, "/v1/games").statusCode();
            }
            assertEquals(200, status);
            assertEquals(200, get(service, "/q/health/ready").statusCode());
            send(service, "PUT", game + "/moves/1", opening.getString("seatTokens.white"), "{\"move\":\"e3e4\"}");
            assertEquals("game-started", stream.next().orElseThrow().getString("type"));
            assertEquals("move-played", stream.next().orElseThrow().getString("type"));
            stream.close();
        }
    }

    private String send(PackagedService service, String method, String path, String token, String json)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(service.uri().resolve(path))
                .header("Content-Type", "application/json")
                .method(method, HttpRequest.BodyPublishers.ofString(json));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        assertEquals(201, answer.statusCode(), answer.body());
        return answer.body();
    }

    private HttpResponse<String> get(PackagedService service, String path) throws IOException, InterruptedException {
        return client.send(
                HttpRequest.newBuilder(service.uri().resolve(path)).build(), HttpResponse.BodyHandlers.ofString());
    }

    /** A wire to a server, which can be cut: whoever then calls is hung up on. */
    private static final class Wire implements AutoCloseable {

        private final InetSocketAddress far;
        private final ServerSocket near = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        private final List<Socket> ends = new CopyOnWriteArrayList<>();
        private volatile boolean isCut;

        Wire(InetSocketAddress far) throws IOException {
            this.far = far;
            inBackground(() -> {
                while (true) {
                    connect(near.accept());
                }
            });
        }

        int port() {
            return near.getLocalPort();
        }

        private void connect(Socket caller) throws IOException {
            if (isCut) {
                caller.close();
                return;
            }
            Socket server = new Socket(far.getAddress(), far.getPort());
            ends.addAll(List.of(caller, server));
            inBackground(() -> caller.getInputStream().transferTo(server.getOutputStream()));
            inBackground(() -> server.getInputStream().transferTo(caller.getOutputStream()));
        }

        void cut() throws IOException {
            isCut = true;
            for (Socket end : ends) {
                end.close();
            }
        }

        void mend() {
            isCut = false;
        }

        @Override
        public void close() throws IOException {
            near.close();
            cut();
        }

        private interface Work {
            void run() throws IOException;
        }

        private static void inBackground(Work work) {
            Thread thread = new Thread(() -> {
                try {
                    work.run();
                } catch (IOException e) {
                    // The wire was cut.
                }
            });
            thread.setDaemon(true);
            thread.start();
        }
    }
}

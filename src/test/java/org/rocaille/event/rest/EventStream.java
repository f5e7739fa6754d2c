package org.rocaille.event.rest;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.restassured.RestAssured;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.rocaille.Json;

/** A stream of events as a client has it, who can break it off. */
public final class EventStream implements AutoCloseable {

    public static final String SSE = "text/event-stream";
    public static final String NDJSON = "application/x-ndjson";

    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** In seconds; nothing that comes takes so long, unless the machine has too much to do. */
    private static final int PATIENCE = 60;

    /** When there is no more. */
    private static final String END = "end of the stream";

    private final HttpResponse<InputStream> response;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

    private EventStream(HttpResponse<InputStream> response) {
        this.response = response;
        Thread reader = new Thread(this::read, "Stream");
        reader.setDaemon(true);
        reader.start();
    }

    /** Opens a stream of the service under test. */
    static EventStream open(String events, String token, String type, Optional<String> lastEventId) {
        return open(URI.create(RestAssured.baseURI + ":" + RestAssured.port + events), token, type, lastEventId);
    }

    /** @param token empty for nobody's */
    public static EventStream open(URI events, String token, String type, Optional<String> lastEventId) {
        HttpRequest.Builder request = HttpRequest.newBuilder(events).header("Accept", type);
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        lastEventId.ifPresent(id -> request.header("Last-Event-ID", id));
        try {
            return new EventStream(CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofInputStream()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    public int status() {
        return response.statusCode();
    }

    String header(String name) {
        return response.headers().firstValue(name).orElse(null);
    }

    private void read() {
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
            reader.lines().forEach(lines::add);
        } catch (IOException | UncheckedIOException e) {
            // It was broken off.
        }
        lines.add(END);
    }

    /** The next line, whatever it is. */
    String line() {
        try {
            String line = lines.poll(PATIENCE, TimeUnit.SECONDS);
            assertNotNull(line, "Nothing came");
            return line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The next event, whichever way it is told; empty if the stream has ended. */
    public Optional<Json> next() {
        String line = line();
        while (!line.equals(END)) {
            if (line.startsWith("data:") || line.startsWith("{")) {
                return Optional.of(Json.from(line.replaceFirst("^data:", "")));
            }
            line = line();
        }
        return Optional.empty();
    }

    /** The next so many events. */
    List<Json> next(int events) {
        List<Json> all = new ArrayList<>();
        while (all.size() < events) {
            all.add(next().orElseThrow());
        }
        return all;
    }

    @Override
    public void close() {
        try {
            response.body().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

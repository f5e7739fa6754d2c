package org.rocaille.event.rest;

import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.rocaille.Json;

/** A client that reads the events of a player, breaks streams off at random, and goes on from the last one that it has. */
public final class ResumingReader implements Runnable {

    /** The message of the challenge with which it stops reading. */
    public static final String THE_END = "The end.";

    private static final int MOST_AT_ONCE = 6;

    private final Supplier<URI> service;
    private final String token;
    private final Random random;
    private final List<String> ids = new ArrayList<>();
    private Optional<String> cursor = Optional.empty();
    private int disconnects;
    private int broken;
    private boolean isDone;

    /** @param service where the service is now; it is waited for */
    public ResumingReader(Supplier<URI> service, String token, Random random) {
        this.service = service;
        this.token = token;
        this.random = random;
    }

    @Override
    public void run() {
        while (!isDone) {
            String type = random.nextBoolean() ? EventStream.SSE : EventStream.NDJSON;
            try (EventStream stream = EventStream.open(service.get().resolve("/v1/me/events"), token, type, cursor)) {
                if (stream.status() == 200) {
                    read(stream, random.nextInt(1, MOST_AT_ONCE));
                } else {
                    broken++;
                }
            } catch (UncheckedIOException e) {
                broken++; // The service is not there just now.
            }
        }
    }

    private void read(EventStream stream, int most) {
        for (int events = 0; events < most && !isDone; events++) {
            Optional<Json> event = stream.next();
            if (event.isEmpty() || event.get().getString("type").equals("stream-ended")) {
                broken++;
                return;
            }
            ids.add(event.get().getString("id"));
            cursor = Optional.of(event.get().getString("cursor"));
            isDone = THE_END.equals(event.get().getString("challenge.message"));
        }
        disconnects++;
    }

    /** The ids of the events that it was told of, in order. */
    public List<String> ids() {
        return List.copyOf(ids);
    }

    /** What has come of it, given the ids of all that happened. */
    public String summary(List<String> happened) {
        HashSet<String> lost = new HashSet<>(happened);
        ids.forEach(lost::remove);
        return "%d events, %d streams broken off by the client and %d by the service, %d lost, %d doubled"
                .formatted(happened.size(), disconnects, broken, lost.size(), ids.size() - new HashSet<>(ids).size());
    }
}

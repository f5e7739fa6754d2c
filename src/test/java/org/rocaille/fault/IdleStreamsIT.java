package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.event.rest.EventStream;
import org.rocaille.rules.Variant;

/** Very many who stream events of which there are few. {@code -Dstreams=10000} opens more. */
@Tag("long")
class IdleStreamsIT {

    private static final int STREAMS = Integer.getInteger("streams", 1_000);

    /** Who watch the same game. */
    private static final int WATCHERS = 10;

    /** In moves, whose latency is compared. */
    private static final int MOVES = 200;

    private static final Duration SOON = Duration.ofSeconds(60);

    /** In bytes of heap: two requests of the size that a client may send. */
    private static final long MOST_PER_STREAM = 40_000;

    private static final Pattern USED = Pattern.compile("used (\\d+)K");

    private final Random random = new Random();

    @TempDir
    Path directory;

    @Test
    void idle_streams_cost_little_and_hear_at_once_what_happens() throws Exception {
        try (Database database = new Database();
                Replica service = new Replica(directory, database.environment(), "-Xmx1g", "-XX:+UseSerialGC").start();
                Sockets streams = new Sockets(service.uri())) {
            stream(service, streams);
        }
    }

    private void stream(Replica service, Sockets streams) throws Exception {
        Diary diary = new Diary();
        PatientClient client = new PatientClient(service::uri, diary);
        List<PlayedGame> games = new ArrayList<>();
        while (games.size() * WATCHERS < STREAMS) {
            games.add(PlayedGame.open(client, PlayedGame.opening(Variant.of("rocaille")), () -> true)
                    .orElseThrow());
        }
        Load load = new Load(2, service::uri);
        latency(load); // Which what has just been started takes longer for.
        String before = latency(load);
        long heapBefore = heap(service);
        int threadsBefore = threads(service);

        long start = System.nanoTime();
        streams.open(STREAMS, i -> request(games.get(i / WATCHERS)), SOON);
        Duration opening = Duration.ofNanos(System.nanoTime() - start);
        long heap = heap(service);
        int threads = threads(service);
        String meanwhile = latency(load);
        load.check();

        PlayedGame game = games.get(random.nextInt(games.size()));
        game.move(client, random, () -> true);
        List<Sockets.Connection> watchers =
                streams.all().subList(games.indexOf(game) * WATCHERS, (games.indexOf(game) + 1) * WATCHERS);
        Duration told = Eventually.within(SOON, "the watchers are told", () -> {
            streams.read();
            return watchers.stream().allMatch(watcher -> watcher.answer().contains("move-played"));
        });
        assertTrue(streams.all().stream().allMatch(stream -> stream.answer().startsWith("HTTP/1.1 200")));
        assertTrue(streams.all().stream().noneMatch(Sockets.Connection::isClosed));
        long each = (heap - heapBefore) / STREAMS;
        System.out.printf(
                "%d idle streams of %d games, opened in %d ms: %d bytes of heap each, %d more threads; a move was told to"
                        + " its watchers within %d ms; moves before: %s; meanwhile: %s%n",
                STREAMS,
                games.size(),
                opening.toMillis(),
                each,
                threads - threadsBefore,
                told.toMillis(),
                before,
                meanwhile);
        assertTrue(each <= MOST_PER_STREAM, each + " bytes");
        assertEquals(List.of(), diary.faults());
    }

    private static String request(PlayedGame game) {
        return "GET " + game.path() + "/events HTTP/1.1\r\nHost: localhost\r\nAccept: " + EventStream.SSE + "\r\n\r\n";
    }

    private static String latency(Load load) throws Exception {
        load.diary().newPage();
        load.play();
        load.awaitMore(MOVES);
        load.rest();
        return "%d ms (median), %d ms (99%%)"
                .formatted(
                        load.diary().quantile(0.5).toMillis(),
                        load.diary().quantile(0.99).toMillis());
    }

    /** What is used of the heap, once it has been cleared. */
    private static long heap(Replica service) throws Exception {
        jcmd(service, "GC.run");
        return USED.matcher(jcmd(service, "GC.heap_info").replaceAll("(?s)Metaspace.*", ""))
                .results()
                .mapToLong(used -> Long.parseLong(used.group(1)) * 1024)
                .sum();
    }

    private static int threads(Replica service) throws Exception {
        return (int) jcmd(service, "Thread.print")
                .lines()
                .filter(line -> line.startsWith("\""))
                .count();
    }

    private static String jcmd(Replica service, String command) throws Exception {
        return Shell.run(
                Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                Long.toString(service.process().process().pid()),
                command);
    }
}

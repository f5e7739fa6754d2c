package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.Json;
import org.rocaille.fault.PatientClient.Request;
import org.rocaille.rules.Variant;

/**
 * The clock of the service's machine jumps by days, forward and back, as libfaketime of Debian makes it do.
 * {@code -Djumps=50} has it jump more often.
 */
@Tag("long")
class ClockJumpIT {

    private static final int JUMPS = Integer.getInteger("jumps", 4);
    private static final Duration SOON = Duration.ofSeconds(30);
    private static final Duration PER_MOVE = Duration.ofHours(20);
    private static final int MOST_DAYS = 30;

    private final Random random = new Random();
    private final Diary diary = new Diary();

    @TempDir
    Path directory;

    private Database database;
    private Replica service;
    private PatientClient client;

    @BeforeEach
    void start() throws Exception {
        Path library = Needs.file(Path.of("/usr/lib"), "faketime/libfaketime.so.1", "libfaketime");
        setClock(Duration.ZERO);
        database = new Database();
        Map<String, String> environment = new HashMap<>(database.environment());
        environment.put("ROCAILLE_WEBHOOKS_ALLOW_PRIVATE", "true");
        environment.put("ROCAILLE_CLOCKS_EVERY", "1s");
        environment.put("ROCAILLE_IDEMPOTENCY_KEPT_FOR", "P100D"); // Longer than the clock goes ahead.
        environment.put("LD_PRELOAD", library.toString());
        environment.put("FAKETIME_TIMESTAMP_FILE", directory.resolve("clock").toString());
        environment.put("FAKETIME_CACHE_DURATION", "1"); // In seconds, until it looks at the file again.
        environment.put("FAKETIME_DONT_FAKE_MONOTONIC", "1"); // Nobody can set that clock of a real machine.
        environment.put("FAKETIME_FORCE_MONOTONIC_FIX", "0"); // With it, Java's threads wake all the time.
        service = new Replica(directory, environment).start();
        client = new PatientClient(service::uri, diary);
    }

    @AfterEach
    void end() throws Exception {
        if (service != null) {
            service.close();
        }
        if (database != null) {
            database.close();
        }
    }

    /** Sets the clock of the service's machine: so much ahead of the true time, or behind if that is negative. */
    private void setClock(Duration ahead) throws IOException {
        Path written = Files.writeString(directory.resolve("clock.new"), "%+d".formatted(ahead.toSeconds()));
        Files.move(written, directory.resolve("clock"), StandardCopyOption.ATOMIC_MOVE);
    }

    @Test
    void no_flag_falls_and_no_time_goes_back_and_all_jobs_go_on_when_the_clock_jumps() throws Exception {
        Friends friends = new Friends(client, random);
        List<PlayedGame> games = new ArrayList<>();
        for (int jump = 0; jump < JUMPS; jump++) {
            games.add(begin());
            friends.goOn();
            Eventually.within(SOON, "webhook", friends::isToldAll);
            Duration ahead = Duration.ofDays(random.nextInt(-MOST_DAYS, MOST_DAYS));
            jumpTo(jump == JUMPS - 1 ? Duration.ZERO : ahead);
            for (PlayedGame game : games) {
                game.move(client, random, () -> true);
            }
            games.add(begin());
            friends.goOn();
            Eventually.within(SOON, "webhook", friends::isToldAll);
        }

        for (PlayedGame game : games) {
            check(game);
        }
        friends.check();
        List<String> delivered = friends.delivered();
        assertEquals(new HashSet<>(delivered).size(), delivered.size());
        assertEquals(List.of(), diary.faults());
        Json outages = client.send(Request.get("/v1/outages?limit=200", ""));
        System.out.printf(
                "%d jumps of the clock by up to %d days: %d games, %d outages noted; %s; clients saw %s%n",
                JUMPS, MOST_DAYS, games.size(), outages.getInt("items.size()"), friends.summary(), diary);
    }

    /** Sets the clock, and waits until the service has seen it. */
    private void jumpTo(Duration ahead) throws Exception {
        setClock(ahead);
        Eventually.within(SOON, "the clock has jumped", () -> {
            Json opened = client.send(PlayedGame.opening(Variant.of("rocaille")));
            Instant there = Instant.parse(opened.getString("game.createdAt"));
            return Duration.between(Instant.now().plus(ahead), there).abs().toHours() == 0;
        });
    }

    private PlayedGame begin() {
        String body =
                "{\"variant\":\"rocaille\",\"timeControl\":{\"kind\":\"per-move\",\"perMove\":\"" + PER_MOVE + "\"}}";
        return PlayedGame.open(client, PlayedGame.opening(body), () -> true).orElseThrow();
    }

    /** It goes on, unless the rules have ended it; nothing in it happened before what had happened; no move was charged a jump. */
    private void check(PlayedGame game) {
        assertEquals(0, game.check(client, diary));
        Json shown = client.send(Request.get(game.path(), ""));
        assertTrue(!"time".equals(shown.getString("outcome.reason")), game.path());
        Json moves = client.send(Request.get(game.path() + "/moves?limit=200", ""));
        for (String charged : moves.<String>getList("items.charge.charged")) {
            assertTrue(Duration.parse(charged).compareTo(Duration.ofHours(1)) < 0, charged);
        }
        Instant last = Instant.MIN;
        for (String at :
                client.send(Request.get(game.path() + "/events?limit=200", "")).<String>getList("items.at")) {
            assertTrue(!Instant.parse(at).isBefore(last), at + " after " + last);
            last = Instant.parse(at);
        }
    }
}

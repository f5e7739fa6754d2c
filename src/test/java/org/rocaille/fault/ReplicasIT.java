package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.Json;
import org.rocaille.event.rest.EventStream;
import org.rocaille.event.rest.ResumingReader;
import org.rocaille.rules.Variant;

/**
 * Two processes over one PostgreSQL, behind nginx with the settings that the page for operators has.
 * {@code -Dkills=50 -Drestarts=20} goes on for longer.
 */
class ReplicasIT {

    private static final int KILLS = Integer.getInteger("kills", 2);
    private static final int RESTARTS = Integer.getInteger("restarts", 1);
    private static final int PLAYERS = 2;
    private static final int TIMED_GAMES = 20;
    private static final int MOVES_WATCHED = Integer.getInteger("watched", 40);

    /** Of which a process that was killed may have held one for each webhook. */
    private static final Duration LEASES = Duration.ofSeconds(90);

    private static final Duration SOON = Duration.ofSeconds(20);

    private static Cluster cluster;
    private static List<Replica> replicas;
    private static Nginx nginx;

    private final Random random = new Random();

    @BeforeAll
    static void start(@TempDir Path directory) throws Exception {
        Needs.database("postgresql");
        cluster = Cluster.create();
        Map<String, String> environment = new HashMap<>(cluster.environment());
        environment.put("ROCAILLE_WEBHOOKS_ALLOW_PRIVATE", "true");
        environment.put("ROCAILLE_CLOCKS_EVERY", "1s");
        environment.put("QUARKUS_HTTP_PROXY_PROXY_ADDRESS_FORWARDING", "true");
        environment.put("QUARKUS_HTTP_PROXY_TRUSTED_PROXIES", "127.0.0.1");
        replicas = List.of(new Replica(directory, environment), new Replica(directory, environment));
        nginx = new Nginx(directory, replicas.stream().map(Replica::port).toList());
        for (Replica replica : replicas) {
            replica.start();
        }
    }

    @AfterAll
    static void end() throws Exception {
        if (nginx != null) {
            nginx.close();
        }
        if (replicas != null) {
            replicas.forEach(Replica::close);
        }
        if (cluster != null) {
            cluster.close();
        }
    }

    private PatientClient client(Diary diary) {
        return new PatientClient(nginx::uri, diary);
    }

    @Test
    void nothing_is_lost_and_nothing_is_done_twice_while_one_or_the_other_is_killed() throws Exception {
        Diary diary = new Diary();
        PatientClient client = client(diary);
        Friends friends = new Friends(client, random);
        ResumingReader reader = new ResumingReader(nginx::uri, friends.token(), random);
        CompletableFuture<Void> reading = CompletableFuture.runAsync(reader);
        Timed overdue = new Timed(client, TIMED_GAMES, Duration.ofMinutes(1));
        Timed late = new Timed(client, TIMED_GAMES, Duration.ofHours(1));
        Load load = new Load(PLAYERS, nginx::uri);
        load.play();

        for (int kill = 0; kill < KILLS; kill++) {
            play(friends, load);
            Replica victim = replicas.get(random.nextInt(replicas.size()));
            victim.kill();
            if (kill == 0) {
                overdue.pass(cluster, Duration.ofSeconds(61));
                late.pass(cluster, Duration.ofMinutes(31));
            }
            play(friends, load);
            victim.start();
        }
        play(friends, load);
        load.rest();
        friends.end(ResumingReader.THE_END);
        reading.join();

        load.check();
        friends.check();
        Eventually.within(SOON, "flags", () -> overdue.having(1, "game-finished") == overdue.count());
        Eventually.within(SOON, "warnings", () -> late.having(1, "clock-warning") == late.count());
        Eventually.within(LEASES, "webhook", friends::isToldAll);
        List<String> happened = friends.happened();
        System.out.printf(
                "%d kills of replicas: %s; %s; %s; %d flags and %d warnings, each once%n",
                KILLS, load.summary(), friends.summary(), reader.summary(happened), overdue.count(), late.count());
        assertEquals(happened, reader.ids());
        List<String> delivered = friends.delivered();
        assertEquals(new HashSet<>(happened), new HashSet<>(delivered));
        assertTrue(delivered.size() - happened.size() <= KILLS, "at most one again for each kill");
        assertEquals(List.of(), diary.faults());
    }

    private void play(Friends friends, Load load) throws Exception {
        for (int moves = random.nextInt(5, 20); moves > 0; moves--) {
            friends.goOn();
        }
        load.awaitMore(random.nextInt(50, 150));
    }

    @Test
    void a_move_made_at_one_is_told_at_the_other_within_a_second() throws Exception {
        Diary diary = new Diary();
        PatientClient there = new PatientClient(replicas.get(0)::uri, diary);
        PlayedGame game = PlayedGame.open(there, PlayedGame.opening(Variant.of("rocaille")), () -> true)
                .orElseThrow();
        List<Long> delays = new ArrayList<>();
        URI events = replicas.get(1).uri().resolve(game.path() + "/events");
        try (EventStream stream = EventStream.open(events, "", EventStream.NDJSON, Optional.empty())) {
            assertEquals("game-started", stream.next().orElseThrow().getString("type"));
            while (delays.size() < MOVES_WATCHED && !game.isOver()) {
                game.move(there, random, () -> true);
                long start = System.nanoTime();
                Json told = stream.next().orElseThrow();
                delays.add(Duration.ofNanos(System.nanoTime() - start).toMillis());
                assertEquals("move-played", told.getString("type"));
            }
        }
        delays.sort(null);
        long longest = delays.get(delays.size() - 1);
        System.out.printf(
                "%d moves made at one replica were told at the other %d ms (median), %d ms (90%%), at most %d ms after"
                        + " they were acknowledged%n",
                delays.size(), delays.get(delays.size() / 2), delays.get(delays.size() * 9 / 10), longest);
        assertTrue(longest <= 1_000, longest + " ms");
    }

    @Test
    void no_request_of_a_client_that_tries_again_fails_while_one_after_the_other_is_restarted() throws Exception {
        Load load = new Load(PLAYERS, nginx::uri);
        load.play();
        for (int restart = 0; restart < RESTARTS; restart++) {
            for (Replica replica : replicas) {
                load.awaitMore(random.nextInt(20, 100));
                replica.stop();
                replica.start();
            }
        }
        load.awaitMore(50);
        load.rest();

        load.check();
        System.out.printf("%d rolling restarts: %s%n", RESTARTS, load.summary());
        assertTrue(load.diary().longest().compareTo(SOON) < 0, load.summary());
    }
}

package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.rules.Variant;

/** The service over a PostgreSQL that is slow, has locked what is asked for, says nothing at all, or has no room. */
class SlowDatabaseIT {

    /** More than there are connections. */
    private static final int CROWD = 16;

    private static final int CONNECTIONS = 6;

    /** For a connection, or for a lock, or for twice a statement's time: and for a busy machine. */
    private static final Duration LONGEST = Duration.ofSeconds(15);

    private static final Duration RECOVERY = Duration.ofSeconds(20);

    private static Cluster cluster;
    private static Wire wire;
    private static Replica service;

    @BeforeAll
    static void start(@TempDir Path directory) throws Exception {
        Needs.database("postgresql");
        cluster = Cluster.create();
        wire = new Wire(cluster.address());
        Map<String, String> environment = new HashMap<>(Cluster.environment(wire.port()));
        environment.put("ROCAILLE_CONNECTIONS_POSTGRESQL", Integer.toString(CONNECTIONS));
        environment.put("QUARKUS_DATASOURCE_JDBC_ACQUISITION_TIMEOUT", "2S");
        environment.put("ROCAILLE_DATABASE_LONGEST_LOCK", "PT2S");
        environment.put("ROCAILLE_DATABASE_LONGEST_STATEMENT", "PT3S");
        service = new Replica(directory, environment).start();
    }

    @AfterAll
    static void end() throws Exception {
        for (AutoCloseable closed : Arrays.asList(service, wire, cluster)) {
            if (closed != null) {
                closed.close();
            }
        }
    }

    private static void recovers(Load load, String what) throws Exception {
        Duration recovery = Eventually.within(RECOVERY, "it is ready", service::isReady);
        load.awaitMore(CROWD);
        load.rest();
        load.check();
        System.out.printf("%s: ready again within %d ms; %s%n", what, recovery.toMillis(), load.summary());
        assertTrue(load.diary().longest().compareTo(LONGEST) < 0, load.summary());
    }

    @Test
    void requests_are_refused_rather_than_pile_up_when_every_statement_takes_long() throws Exception {
        Load load = new Load(CROWD, service::uri);
        load.play();
        load.awaitMore(CROWD);
        wire.slowDown(Duration.ofMillis(300));
        Eventually.within(LONGEST, "some are refused", () -> load.diary().count("503") > 0);
        wire.mend();

        recovers(load, "A slow database");
    }

    @Test
    void requests_are_refused_rather_than_wait_for_ever_when_nothing_comes_back() throws Exception {
        Load load = new Load(CROWD, service::uri);
        load.play();
        load.awaitMore(CROWD);
        wire.fallSilent();
        Eventually.within(LONGEST, "all are refused", () -> load.diary().count("503") > 2 * CROWD);
        assertEquals(503, service.status("/q/health/ready"));
        assertEquals(200, service.status("/q/health/live"));
        wire.mend();

        recovers(load, "A silent database");
    }

    @Test
    void who_waits_for_a_locked_game_is_refused_and_others_play_on() throws Exception {
        Diary diary = new Diary();
        PatientClient client = new PatientClient(service::uri, diary);
        PlayedGame game = PlayedGame.open(client, PlayedGame.opening(Variant.of("rococo")), () -> true)
                .orElseThrow();
        String id = game.path().substring(game.path().lastIndexOf('/') + 1);
        Load others = new Load(2, service::uri);
        try (Connection connection = cluster.connect();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("select 1 from game where id = '" + id + "' for update");

            assertTrue(!game.move(client, new Random(), () -> false));
            assertEquals(1, diary.count("503"));
            assertTrue(diary.longest().compareTo(LONGEST) < 0, diary.toString());
            others.play();
            Thread waiting = new Thread(() -> game.move(client, new Random(), () -> true));
            waiting.start();
            others.awaitMore(30);
            others.rest();
            connection.rollback();
            waiting.join();
        }

        others.check();
        System.out.printf("A locked game: %s; others meanwhile: %s%n", diary, others.summary());
        assertEquals(0, others.diary().count("503"));
        assertEquals(0, game.check(client, diary));
        assertEquals(List.of(), diary.faults());
    }

    @Test
    void requests_are_refused_while_all_connections_are_in_use_and_answered_when_they_are_free() throws Exception {
        Load load = new Load(CROWD, service::uri);
        load.play();
        load.awaitMore(CROWD);
        try (Connection connection = cluster.connect()) {
            hold(connection);
            Eventually.within(LONGEST, "some are refused", () -> load.diary().count("503") > CROWD);
            Eventually.within(LONGEST, "it is not ready", () -> !service.isReady());
            assertEquals(200, service.status("/v1/variants"));
            connection.rollback();
        }

        recovers(load, "No connection to be had");
    }

    /** Whoever asks for anything keeps a connection until it is refused. */
    private static void hold(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            statement.execute("lock table game in access exclusive mode");
        }
    }
}

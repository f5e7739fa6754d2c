package org.rocaille.fault;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Connections to PostgreSQL that are lost in the middle of transactions, and at their end, when nobody knows whether they
 * were committed. {@code -Dlosses=200} loses more.
 */
class ConnectionLossIT {

    private static final int LOSSES = Integer.getInteger("losses", 10);
    private static final int PLAYERS = 2;
    private static final Duration SOON = Duration.ofSeconds(30);

    private static final String TERMINATE = "select pg_terminate_backend(pid) from pg_stat_activity"
            + " where datname = 'rocaille' and pid <> pg_backend_pid()";

    private final Random random = new Random();

    private static Cluster cluster;
    private static Wire wire;
    private static Replica service;

    @BeforeAll
    static void start(@TempDir Path directory) throws Exception {
        Needs.database("postgresql");
        cluster = Cluster.create();
        wire = new Wire(cluster.address());
        service = new Replica(directory, Cluster.environment(wire.port())).start();
    }

    @AfterAll
    static void end() throws Exception {
        for (AutoCloseable closed : Arrays.asList(service, wire, cluster)) {
            if (closed != null) {
                closed.close();
            }
        }
    }

    private interface Loss {
        void happen() throws Exception;
    }

    private void survive(String what, Loss loss) throws Exception {
        Load load = new Load(PLAYERS, service::uri);
        load.play();
        for (int i = 0; i < LOSSES; i++) {
            load.awaitMore(random.nextInt(1, 20));
            loss.happen();
        }
        load.awaitMore(20);
        load.rest();
        load.check();
        Eventually.within(SOON, "it is ready", service::isReady);
        System.out.printf("%d times %s: %s%n", LOSSES, what, load.summary());
    }

    @Test
    void whoever_asks_again_is_told_the_truth_when_the_server_ends_connections() throws Exception {
        survive("all connections were ended by the server", () -> cluster.execute(TERMINATE));
    }

    @Test
    void whoever_asks_again_is_told_the_truth_when_the_wire_snaps() throws Exception {
        survive("the wire to the database snapped", wire::snap);
    }

    @Test
    void whoever_asks_again_is_told_the_truth_when_the_answer_to_a_commit_is_lost() throws Exception {
        survive("the answer to a commit was lost", () -> {
            int before = wire.lostCommits();
            wire.loseCommits(1);
            Eventually.within(SOON, "a commit", () -> wire.lostCommits() > before);
        });
    }
}

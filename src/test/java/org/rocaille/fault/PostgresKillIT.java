package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.event.rest.EventStream;
import org.rocaille.rules.Variant;

/** The service over a PostgreSQL that is killed, and comes back. {@code -Dkills=20} kills more often. */
class PostgresKillIT {

    private static final int KILLS = Integer.getInteger("kills", 2);
    private static final int PLAYERS = 2;
    private static final Duration SOON = Duration.ofSeconds(3);
    private static final Duration RECOVERY = Duration.ofSeconds(30);

    private final Random random = new Random();

    @TempDir
    Path directory;

    @Test
    void the_service_says_that_it_is_away_and_goes_on_by_itself_when_it_is_back() throws Exception {
        Needs.database("postgresql");
        Duration noticed = Duration.ZERO;
        Duration recovered = Duration.ZERO;
        try (Cluster cluster = Cluster.create();
                Replica service = new Replica(directory, cluster.environment()).start()) {
            Load load = new Load(PLAYERS, service::uri);
            PatientClient watcher = new PatientClient(service::uri, load.diary());
            PlayedGame watched = PlayedGame.open(watcher, PlayedGame.opening(Variant.of("rocaille")), () -> true)
                    .orElseThrow();
            EventStream stream = EventStream.open(
                    service.uri().resolve(watched.path() + "/events"), "", EventStream.SSE, Optional.empty());
            assertEquals("game-started", stream.next().orElseThrow().getString("type"));
            load.play();
            for (int kill = 0; kill < KILLS; kill++) {
                load.awaitMore(random.nextInt(20, 100));
                cluster.kill();
                noticed = max(noticed, Eventually.within(SOON, "it is not ready", () -> !service.isReady()));
                assertEquals(200, service.status("/q/health/live"));
                assertEquals(200, service.status("/v1/variants"));
                assertEquals(503, service.status("/v1/games"));
                cluster.start();
                recovered = max(recovered, Eventually.within(RECOVERY, "it is ready", service::isReady));
                load.awaitMore(10);
                watched.move(watcher, random, () -> true);
                assertEquals(watched.ply(), stream.next().orElseThrow().getInt("game.ply"));
            }
            load.rest();
            load.check();
            stream.close();
            System.out.printf(
                    "%d kills of PostgreSQL: noticed within %d ms, over within %d ms of its return, 1 stream open all the"
                            + " while; %s%n",
                    KILLS, noticed.toMillis(), recovered.toMillis(), load.summary());
        }
    }

    private static Duration max(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }
}

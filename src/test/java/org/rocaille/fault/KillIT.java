package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.PackagedService;

/**
 * What an acknowledgement is worth when the process is killed under load, again and again over the same data.
 * {@code -Dkills=50} kills more often.
 */
class KillIT {

    private static final int KILLS = Integer.getInteger("kills", 2);
    private static final int PLAYERS = 4;

    /** In moves acknowledged between a start and the kill that follows; a slow machine is killed sooner. */
    private static final int LEAST_LOAD = 50;

    private static final int MOST_LOAD = 400;
    private static final Duration MOST_PLAY = Duration.ofSeconds(3);

    /** In bytes per move, with one game for every few dozen moves, after an orderly stop. */
    private static final long SMALL = 4_000;

    private final Random random = new Random();

    @TempDir
    Path directory;

    @Test
    void every_acknowledged_move_is_there_after_each_of_several_kills_and_no_other_is_half_there() throws Exception {
        Map<String, String> environment = new HashMap<>();
        environment.put("ROCAILLE_DATA", "games");
        environment.put("ROCAILLE_LIMITS_ENABLED", "false");
        long played = 0;
        long nanos = 0;
        long sizeAfterKill;
        try (Replica service = new Replica(directory, environment)) {
            Load load = new Load(PLAYERS, service::uri);
            for (int kill = 0; kill < KILLS; kill++) {
                service.start();
                load.check();
                int before = load.acknowledged();
                load.play();
                load.awaitMore(1); // A machine that has much else to do may take long to begin.
                long start = System.nanoTime();
                int first = load.acknowledged();
                load.awaitMore(random.nextInt(LEAST_LOAD, MOST_LOAD), MOST_PLAY);
                nanos += System.nanoTime() - start;
                played += load.acknowledged() - first;
                service.kill();
                load.rest();
                assertTrue(load.acknowledged() > before, "Killed before it was used");
            }
            sizeAfterKill = size();
            service.start();
            load.check();
            service.stop();

            long size = size();
            System.out.printf(
                    "%d kills under %d moves a second: %s", KILLS, played * 1_000_000_000 / nanos, load.summary());
            if (PackagedService.KIND.equals("h2")) {
                System.out.printf(
                        ", %d bytes of file per move after a kill, %d after a stop",
                        sizeAfterKill / load.acknowledged(), size / load.acknowledged());
            }
            System.out.println();
            assertTrue(size / load.acknowledged() <= SMALL, size + " bytes");
        }
    }

    /** The size of the embedded database, 0 where there is none. */
    private long size() throws IOException {
        Path file = directory.resolve("games/rocaille.mv.db");
        return Files.exists(file) ? Files.size(file) : 0;
    }
}

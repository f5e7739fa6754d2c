package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.PackagedService;

/**
 * What an acknowledgement is worth when the process is killed under load, again and again over the same data.
 * {@code -Dkills=50 -Drate=200} kills more often, and under more.
 */
class KillIT {

    private static final int KILLS = Integer.getInteger("kills", 2);

    /** In moves acknowledged in the second before a kill, if the machine comes to that within a time. */
    private static final int RATE = Integer.getInteger("rate", 50);

    private static final Duration MOST_PLAY = Duration.ofSeconds(RATE > 50 ? 10 : 3);

    private static final int PLAYERS = 8;

    /** In moves acknowledged between a start and the kill that follows. */
    private static final int LEAST_LOAD = 100;

    /** In bytes per move, with one game for every few dozen moves, after an orderly stop. */
    private static final long SMALL = 4_000;

    private final Random random = new Random();

    @TempDir
    Path directory;

    @Test
    void every_acknowledged_move_is_there_after_each_of_several_kills_and_no_other_is_half_there() throws Exception {
        List<Integer> rates = new ArrayList<>();
        Duration processor = Duration.ZERO;
        long sizeAfterKill;
        try (Database database = new Database();
                Replica service = new Replica(directory, database.environment())) {
            Load load = new Load(PLAYERS, service::uri);
            for (int kill = 0; kill < KILLS; kill++) {
                service.start();
                load.checkTouched();
                Duration before = service.processorTime();
                load.play();
                load.awaitMore(LEAST_LOAD);
                rates.add(load.awaitRate(RATE, MOST_PLAY));
                load.awaitMore(random.nextInt(RATE));
                processor = processor.plus(service.processorTime()).minus(before);
                service.kill();
                load.rest();
                System.out.printf(
                        "Kill %d of %d, under %d moves a second: %s%n",
                        kill + 1, KILLS, rates.get(kill), load.summary());
            }
            sizeAfterKill = size();
            service.start();
            load.check();
            service.stop();

            long size = size();
            rates.sort(null);
            System.out.printf(
                    "%d kills under %d moves a second (median; %d to %d), each %.1f ms of a processor: %s",
                    KILLS,
                    rates.get(rates.size() / 2),
                    rates.get(0),
                    rates.get(rates.size() - 1),
                    (double) processor.toMillis() / load.acknowledged(),
                    load.summary());
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

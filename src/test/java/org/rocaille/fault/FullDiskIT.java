package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.PackagedService;

/** The service when the disk of its database is full, which is a small one here. {@code -Dfillings=10} fills it more often. */
@Tag("faults")
class FullDiskIT {

    private static final int FILLINGS = Integer.getInteger("fillings", 1);
    private static final int PLAYERS = 2;
    private static final Duration SOON = Duration.ofSeconds(30);

    /** Which nothing but a full disk brings about here. */
    private static final int SOME_REFUSALS = 20;

    @TempDir
    Path directory;

    private Path disk;

    @BeforeEach
    void mount() throws Exception {
        disk = Files.createDirectory(directory.resolve("disk"));
        Needs.that(
                Shell.can("mount", "-t", "tmpfs", "-o", "size=80m,mode=0777", "tmpfs", disk.toString()),
                "A small disk cannot be mounted here");
    }

    @AfterEach
    void unmount() throws Exception {
        Shell.can("umount", "-l", disk.toString());
    }

    private Path ballast() {
        return disk.resolve("ballast");
    }

    /** Takes all room but so much. */
    private void fillUpTo(long rest) throws IOException {
        long room = disk.toFile().getUsableSpace() - rest;
        byte[] block = new byte[64 * 1024];
        try (var out = Files.newOutputStream(ballast())) {
            for (long written = 0; written < room; written += block.length) {
                out.write(block);
            }
        }
    }

    @Test
    void the_embedded_database_loses_nothing_and_serves_again_when_it_is_started_with_room() throws Exception {
        Needs.database("h2");
        Map<String, String> environment = new HashMap<>();
        environment.put("ROCAILLE_DATA", disk.toString());
        environment.put("ROCAILLE_LIMITS_ENABLED", "false");
        try (Replica service = new Replica(directory, environment)) {
            Load load = new Load(PLAYERS, service::uri);
            for (int filling = 0; filling < FILLINGS; filling++) {
                service.start();
                load.play();
                load.awaitMore(20);
                fillUpTo(16 * 1024);
                Eventually.within(
                        SOON,
                        "moves are refused: " + load.diary(),
                        () -> load.diary().count("503") > SOME_REFUSALS);
                Eventually.within(SOON, "it is not ready", () -> !service.isReady());
                load.rest();
                service.kill();
                Files.delete(ballast());
                service.start();
                load.check();
                System.out.println(what(service.process()));
                service.stop();
            }
            System.out.printf("%d times the disk of H2 was full: %s%n", FILLINGS, load.summary());
        }
    }

    @Test
    void the_service_goes_on_by_itself_when_postgresql_has_room_again() throws Exception {
        Needs.database("postgresql");
        Path home = Files.createTempDirectory("cluster");
        try (Cluster cluster =
                        Cluster.createIn(home, disk, "min_wal_size=32MB", "max_wal_size=32MB", "shared_buffers=4MB");
                Replica service = new Replica(directory, cluster.environment()).start()) {
            Load load = new Load(PLAYERS, service::uri);
            load.play();
            for (int filling = 0; filling < FILLINGS; filling++) {
                load.awaitMore(20);
                fillUpTo(0);
                long before = load.diary().count("503");
                Eventually.within(
                        SOON.multipliedBy(4),
                        "moves are refused: " + load.diary(),
                        () -> load.diary().count("503") > before + SOME_REFUSALS);
                Files.delete(ballast());
                if (!cluster.isUp()) {
                    cluster.start(); // As the machine does it, after it could write no log.
                }
                Eventually.within(SOON, "it is ready", service::isReady);
            }
            load.awaitMore(20);
            load.rest();
            load.check();
            System.out.printf("%d times the disk of PostgreSQL was full: %s%n", FILLINGS, load.summary());
        }
    }

    private static String what(PackagedService service) {
        assertTrue(service.process().isAlive());
        return String.join("\n", service.said());
    }
}

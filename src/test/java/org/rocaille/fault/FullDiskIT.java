package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The service when the disk of its database is full, which is a small one here. {@code -Dfillings=10} fills it more often. */
@Tag("faults")
class FullDiskIT {

    private static final int FILLINGS = Integer.getInteger("fillings", 1);
    private static final int PLAYERS = 2;
    private static final Duration SOON = Duration.ofSeconds(30);
    private static final Duration PATIENCE = Duration.ofSeconds(120);

    private static final int SOME_REFUSALS = 20;

    @TempDir
    Path directory;

    private Path disk;

    @BeforeEach
    void mount() throws Exception {
        disk = Files.createTempDirectory("disk"); // Where PostgreSQL's own user may go, too.
        assumeTrue(
                Shell.can("mount", "-t", "tmpfs", "-o", "size=80m,mode=0777", "tmpfs", disk.toString()),
                "A small disk cannot be mounted here");
    }

    @AfterEach
    void unmount() throws Exception {
        Shell.can("umount", "-l", disk.toString());
        Files.delete(disk);
    }

    private Path ballast() {
        return disk.resolve("ballast");
    }

    /** Takes all room that there is. The database may give some back, and take it again: so this is done again and again. */
    private void fill() throws IOException {
        byte[] block = new byte[4096];
        try (OutputStream out =
                Files.newOutputStream(ballast(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            while (true) {
                out.write(block);
            }
        } catch (IOException e) {
            // It is full.
        }
    }

    /** Fills the disk, and keeps it full, until so many requests are refused as nothing else brings about here. */
    private void fill(Load load) throws Exception {
        long before = load.diary().count("503");
        Eventually.within(PATIENCE, "moves are refused", () -> {
            fill();
            assertEquals(List.of(), load.diary().faults());
            return load.diary().count("503") > before + SOME_REFUSALS;
        });
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
                fill(load);
                Eventually.within(SOON, "it is not ready", () -> !service.isReady());
                load.rest();
                service.kill();
                Files.delete(ballast());
                service.start();
                load.check();
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
                fill(load);
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
}

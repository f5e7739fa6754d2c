package org.rocaille.speed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rocaille.PackagedService;
import org.rocaille.fault.Cluster;
import org.rocaille.speed.Recorder.Script;

/**
 * How fast the service is beside what bounds it, which is its own SQL without it and an endpoint that does nothing, and
 * beside a peer. All run in turns, several times, so that whatever else the machine does meets all of them; what is
 * compared are figures of one round. Those who ask share the processors with what they ask.
 *
 * <p>{@code .ci/speed} builds what this needs and runs it.
 */
public final class SpeedTable {

    /**
     * What is measured if nothing else is said: seconds for each contender in a round, and for each task before. A service that
     * has answered for a few seconds only is up to six times slower than it will be: its code has not been compiled.
     */
    private static final Map<String, String> USUAL = Map.of(
            "databases", "h2,postgresql",
            "tasks", Stream.of(Task.values()).map(Task::name).collect(Collectors.joining(",")),
            "connections", "1,16,64,256",
            "rounds", "5",
            "seconds", "1",
            "warm-up", "12");

    /** One alone first: those who wait for many who are slow as yet would be told that the database is away. */
    private static final List<Integer> WARM_UP_CONNECTIONS = List.of(1, 16);

    private static final int LOOKED_AT = 16;
    private static final Path TARGET = Path.of("target");

    /** Those who ask are one client, who asks more than any client may. */
    private static final Map<String, String> UNLIMITED = Map.of("ROCAILLE_LIMITS_ENABLED", "false");

    /** Of processes that are measured. */
    private static final String[] JAVA = {"-XX:TieredStopAtLevel=4", "-Xmx1g"};

    private final List<String> databases;
    private final List<Task> tasks;
    private final List<Integer> connections;
    private final int rounds;
    private final Duration time;
    private final Duration warmUp;

    private SpeedTable(Map<String, String> options) {
        databases = list(options.get("databases"));
        tasks = list(options.get("tasks")).stream().map(Task::valueOf).toList();
        connections =
                list(options.get("connections")).stream().map(Integer::valueOf).toList();
        rounds = Integer.parseInt(options.get("rounds"));
        time = seconds(options.get("seconds"));
        warmUp = seconds(options.get("warm-up"));
    }

    private static List<String> list(String text) {
        return Arrays.asList(text.split(","));
    }

    private static Duration seconds(String text) {
        return Duration.ofMillis((long) (1000 * Double.parseDouble(text)));
    }

    /**
     * Prints a table for each database.
     *
     * @param arguments such as {@code connections=1,16} or {@code tasks=MOVE}, for what is to be otherwise
     */
    public static void main(String[] arguments) throws Exception {
        Map<String, String> options = new HashMap<>(USUAL);
        for (String argument : arguments) {
            String[] option = argument.split("=", 2);
            if (option.length < 2 || options.replace(option[0], option[1]) == null) {
                throw new IllegalArgumentException(argument + " is none of " + USUAL);
            }
        }
        new SpeedTable(options).print();
    }

    private void print() throws Exception {
        try (PackagedService empty = start("empty/quarkus-app", Map.of(), JAVA)) {
            for (String kind : databases) {
                Path home = Files.createTempDirectory("speed");
                try (Database database = kind.equals("h2")
                        ? new Database.H2(home)
                        : new Database.Postgres(Cluster.create("max_wal_size=1GB"))) {
                    print(kind, database, new Contender.Empty(empty.uri()));
                }
            }
        }
    }

    private static PackagedService start(String application, Map<String, String> environment, String... options)
            throws IOException {
        Map<String, String> whole = new HashMap<>(UNLIMITED);
        whole.putAll(environment);
        System.setProperty(
                "rocaille.jar",
                TARGET.resolve(application + "/quarkus-run.jar")
                        .toAbsolutePath()
                        .toString());
        return PackagedService.start(TARGET, whole, options);
    }

    private void print(String kind, Database database, Contender empty) throws Exception {
        String application = kind.equals("h2") ? "quarkus-app" : "quarkus-app-postgresql";
        Map<Task, Script> scripts;
        Map<String, String> alone = new HashMap<>(database.recordedEnvironment());
        alone.put("ROCAILLE_ROUNDS_ENABLED", "false");
        database.record(true);
        try (PackagedService recorded = start(application, alone)) {
            scripts = new Recorder(database, recorded.uri()).scripts();
            recorded.stop();
        }
        database.record(false);
        try (Bare bare = new Bare(database, scripts);
                Peer peer = Peer.start(TARGET.resolve("peer"), database.peersEnvironment());
                PackagedService process = start(application, database.environment(), JAVA)) {
            List<Contender> contenders = List.of(new Service(process.uri(), LOOKED_AT), bare, empty, peer);
            for (Task task : tasks) {
                for (int count : WARM_UP_CONNECTIONS) {
                    new Cell(task, count, contenders).run(1, warmUp);
                }
            }
            System.out.printf(
                    Locale.ROOT,
                    "%n%s: medians of %d rounds of %.1f s (lowest to highest); p50 and p99 in ms%n%n",
                    kind,
                    rounds,
                    time.toMillis() / 1e3);
            System.out.println(Cell.head(contenders));
            for (Task task : tasks) {
                long statements = scripts.get(task).statements();
                for (int count : connections) {
                    System.out.println(row(new Cell(task, count, contenders), statements));
                }
            }
        }
    }

    /** What goes wrong with one task is no reason to lose what is known of others. */
    private String row(Cell cell, long statements) {
        try {
            cell.run(1, time.dividedBy(2)); // Until there are as many threads and connections as are needed.
            return cell.row(statements, cell.run(rounds, time));
        } catch (Exception e) {
            return "| %s | %d | %d | failed: %s".formatted(cell.task(), statements, cell.connections(), e.getMessage());
        }
    }
}

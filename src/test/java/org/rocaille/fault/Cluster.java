package org.rocaille.fault;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A PostgreSQL of a test's own, which can be killed: durable as it is by default, but for the settings that it is given. */
public final class Cluster implements AutoCloseable {

    private static final int MOST_STARTS = 20;

    private final Path programs;
    private final Path home;
    private final Path data;
    private final String settings;
    private final int port = freePort();

    private Cluster(Path home, Path data, List<String> settings) throws IOException, InterruptedException {
        this.programs = Needs.file(Path.of("/usr/lib/postgresql"), "bin/pg_ctl", "postgresql")
                .getParent();
        this.home = home;
        this.data = data;
        this.settings = "-p %d -c listen_addresses=127.0.0.1 -c unix_socket_directories=''%s"
                .formatted(
                        port,
                        String.join(
                                "",
                                settings.stream()
                                        .map(setting -> " -c " + setting)
                                        .toList()));
        if (Shell.IS_ROOT) {
            Shell.run("chown", "-R", "postgres", home.toString());
        }
        pg(
                "initdb",
                "-D",
                data.toString(),
                "-U",
                "rocaille",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C.UTF-8",
                "-N",
                "--wal-segsize=1");
    }

    /** @param settings such as {@code max_connections=20} */
    public static Cluster create(String... settings) throws IOException, InterruptedException {
        Path home = Files.createTempDirectory("cluster");
        return createIn(home, home, settings);
    }

    /** @param data an empty directory for its data, which may be a small one */
    static Cluster createIn(Path home, Path data, String... settings) throws IOException, InterruptedException {
        Cluster cluster = new Cluster(home, data.resolve("data"), List.of(settings));
        cluster.start();
        cluster.pg("createdb", "-h", "127.0.0.1", "-p", Integer.toString(cluster.port), "-U", "rocaille", "rocaille");
        return cluster;
    }

    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private String pg(String program, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(programs.resolve(program).toString()));
        command.addAll(List.of(arguments));
        return Shell.run(Shell.asPostgres(command));
    }

    /** Starts it again after it was killed. */
    void start() throws IOException, InterruptedException {
        for (int tries = 1; ; tries++) {
            try {
                pg(
                        "pg_ctl",
                        "-D",
                        data.toString(),
                        "-w",
                        "-l",
                        home.resolve("log").toString(),
                        "-o",
                        settings,
                        "start");
                return;
            } catch (IOException e) {
                // What the killed one has left behind may still be in use.
                if (tries == MOST_STARTS) {
                    throw new IOException(Files.readString(home.resolve("log")), e);
                }
            }
        }
    }

    /** As {@code kill -9} does it to the process that watches over all others, which then end themselves. */
    void kill() throws IOException {
        String pid = Files.readAllLines(data.resolve("postmaster.pid")).get(0);
        ProcessHandle.of(Long.parseLong(pid)).ifPresent(process -> {
            process.destroyForcibly();
            process.onExit().join();
        });
    }

    /** Whether it takes connections. */
    boolean isUp() {
        try (Connection connection = connect()) {
            return connection.isValid(1);
        } catch (SQLException e) {
            return false;
        }
    }

    InetSocketAddress address() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    }

    static String url(int port) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/rocaille";
    }

    /** Of its database, for its only user. */
    public String url() {
        return url(port);
    }

    /** What a service is told so that it uses it. */
    public Map<String, String> environment() {
        return environment(port);
    }

    /** What a service is told that reaches it by another port. */
    static Map<String, String> environment(int port) {
        return Map.of(
                "QUARKUS_DATASOURCE_JDBC_URL", url(port),
                "QUARKUS_DATASOURCE_USERNAME", "rocaille",
                "ROCAILLE_LIMITS_ENABLED", "false");
    }

    public Connection connect() throws SQLException {
        return DriverManager.getConnection(url(port), "rocaille", "");
    }

    /** Executes one statement, and tells how many rows it changed. */
    int execute(String sql) throws SQLException {
        try (Connection connection = connect();
                var statement = connection.createStatement()) {
            return statement.execute(sql) ? 0 : statement.getUpdateCount();
        }
    }

    /** Where it says what it does. */
    public Path logFile() {
        return home.resolve("log");
    }

    /** The last lines of its log. */
    String log() throws IOException {
        List<String> lines = Files.readAllLines(home.resolve("log"));
        return String.join("\n", lines.subList(Math.max(0, lines.size() - 20), lines.size()));
    }

    @Override
    public void close() throws IOException, InterruptedException {
        if (Files.exists(data.resolve("postmaster.pid"))) {
            pg("pg_ctl", "-D", data.toString(), "-m", "immediate", "stop");
        }
        Shell.run("rm", "-rf", home.toString());
    }
}

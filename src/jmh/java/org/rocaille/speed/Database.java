package org.rocaille.speed;

import io.agroal.api.AgroalPoolInterceptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.rocaille.EmbeddedFile;
import org.rocaille.fault.Cluster;

/** A database that can tell what it is made to do, and of which there can be a second one like it. */
interface Database extends AutoCloseable {

    /** What a service is told that uses it. */
    Map<String, String> environment();

    /** What a service is told whose statements are to be recorded. */
    default Map<String, String> recordedEnvironment() {
        return environment();
    }

    /** The service's. */
    String user();

    /** How many connections the service has. */
    int connections();

    /** What takes part in the pool of the service's connections. */
    default List<AgroalPoolInterceptor> interceptors() {
        return List.of();
    }

    /** How often the pool looks at idle connections. */
    default Duration looksEvery() {
        return Duration.ofMinutes(2);
    }

    void record(boolean on) throws SQLException;

    /** Where it writes what it does. */
    Path log();

    Recording recording(String log);

    /** Copies it, while nobody uses it, and tells the URL of the copy. */
    String copy() throws IOException, SQLException;

    /** What a peer is told, so that it writes beside it. */
    Map<String, String> peersEnvironment() throws SQLException;

    @Override
    default void close() throws IOException, InterruptedException {}

    /** In a file, as in {@code application.properties}. */
    record H2(Path directory) implements Database {

        private static final String SETTINGS =
                ";WRITE_DELAY=0;RETENTION_TIME=1000;PAGE_SIZE=2048;DB_CLOSE_ON_EXIT=FALSE;QUERY_CACHE_SIZE=256";

        @Override
        public Map<String, String> environment() {
            return Map.of("ROCAILLE_DATA", directory.toString());
        }

        @Override
        public Map<String, String> recordedEnvironment() {
            return Map.of(
                    "QUARKUS_DATASOURCE_JDBC_URL",
                    "jdbc:h2:file:" + directory.resolve("rocaille") + SETTINGS + ";TRACE_LEVEL_FILE=2");
        }

        @Override
        public String user() {
            return "";
        }

        @Override
        public int connections() {
            return 1;
        }

        @Override
        public List<AgroalPoolInterceptor> interceptors() {
            return List.of(new EmbeddedFile());
        }

        @Override
        public Duration looksEvery() {
            return Duration.ofMillis(250);
        }

        @Override
        public void record(boolean on) {}

        @Override
        public Path log() {
            return directory.resolve("rocaille.trace.db");
        }

        @Override
        public Recording recording(String log) {
            return Recording.ofH2(log);
        }

        @Override
        public Map<String, String> peersEnvironment() {
            return Map.of("FILES", directory.resolve("peer").toString());
        }

        @Override
        public String copy() throws IOException {
            Files.copy(directory.resolve("rocaille.mv.db"), directory.resolve("bare.mv.db"));
            return "jdbc:h2:file:" + directory.resolve("bare") + SETTINGS;
        }
    }

    /** A cluster of its own. */
    record Postgres(Cluster cluster) implements Database {

        @Override
        public Map<String, String> environment() {
            return cluster.environment();
        }

        @Override
        public String user() {
            return "rocaille";
        }

        @Override
        public int connections() {
            return 20;
        }

        @Override
        public void record(boolean on) throws SQLException {
            try (Connection connection = cluster.connect();
                    Statement statement = connection.createStatement()) {
                statement.execute("alter system set log_statement = " + (on ? "'all'" : "default"));
                statement.execute("select pg_reload_conf()");
            }
        }

        @Override
        public Path log() {
            return cluster.logFile();
        }

        @Override
        public Recording recording(String log) {
            return Recording.ofPostgres(log);
        }

        @Override
        public String copy() throws SQLException {
            create("bare template rocaille");
            return server() + "bare?stringtype=unspecified";
        }

        @Override
        public Map<String, String> peersEnvironment() throws SQLException {
            create("peer");
            return Map.of("DATABASE", server().replace("jdbc:postgresql://", "postgresql://rocaille@") + "peer");
        }

        private void create(String name) throws SQLException {
            try (Connection connection = DriverManager.getConnection(server() + "postgres", user(), "");
                    Statement statement = connection.createStatement()) {
                statement.execute("create database " + name);
            }
        }

        private String server() {
            String url = environment().get("QUARKUS_DATASOURCE_JDBC_URL");
            return url.substring(0, url.lastIndexOf('/') + 1);
        }

        @Override
        public void close() throws IOException, InterruptedException {
            cluster.close();
        }
    }
}

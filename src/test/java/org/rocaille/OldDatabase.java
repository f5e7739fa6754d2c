package org.rocaille;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.flywaydb.core.api.migration.baseline.BaselineMigrationConfigurationExtension;

/**
 * What a release of before has left: some of everything that it could keep, made by that release over HTTP and written down as
 * it lay in its database, in {@code src/test/resources/upgrade}.
 *
 * @param version of the last migration that the release knew
 * @param games   with the tokens of whoever plays them
 * @param tokens  of players, by their names
 * @param rows    as statements
 */
public record OldDatabase(int version, List<Game> games, Map<String, String> tokens, List<String> rows) {

    /** With tokens of seats or of players. */
    public record Game(String id, String white, String black) {}

    public static OldDatabase of(int version) throws IOException {
        List<Game> games = new ArrayList<>();
        Map<String, String> tokens = new LinkedHashMap<>();
        List<String> rows = new ArrayList<>();
        try (InputStream in = OldDatabase.class.getResourceAsStream("/upgrade/V" + version + ".sql")) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n(?=--|insert)")) {
                String[] words = line.strip().split(" ");
                if (line.startsWith("-- game")) {
                    games.add(new Game(words[2], words[3], words[4]));
                } else if (line.startsWith("-- player")) {
                    tokens.put(words[2], words[3]);
                } else {
                    rows.add(line);
                }
            }
        }
        return new OldDatabase(version, games, tokens, rows);
    }

    /** The schema as the release had it, each step of the way. */
    public void make(FluentConfiguration configuration, Connection connection, String schema) throws SQLException {
        FluentConfiguration old = configuration.target(String.valueOf(version));
        old.getConfigurationExtension(BaselineMigrationConfigurationExtension.class)
                .setBaselineMigrationPrefix("none");
        Flyway flyway = old.load();
        flyway.migrate();
        fill(connection, schema);
    }

    private void fill(Connection connection, String schema) throws SQLException {
        String before = connection.getSchema();
        connection.setSchema(schema);
        withoutKeys(connection, statement -> {
            for (String row : rows) {
                statement.execute(isH2(connection) ? row : row.replaceAll("(?<=[ (])X'([0-9a-f]*)'", "'\\\\\\\\x$1'"));
            }
        });
        connection.setSchema(before);
    }

    /** Work with statements. */
    interface Work {
        void with(Statement statement) throws SQLException;
    }

    /** Does something while no foreign key is followed: rows refer to each other back and forth. */
    static void withoutKeys(Connection connection, Work work) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(
                    isH2(connection) ? "set referential_integrity false" : "set session_replication_role = replica");
            try {
                work.with(statement);
            } finally {
                statement.execute(
                        isH2(connection) ? "set referential_integrity true" : "set session_replication_role = origin");
            }
        }
    }

    private static boolean isH2(Connection connection) throws SQLException {
        return connection.getMetaData().getURL().startsWith("jdbc:h2:");
    }

    /** How many rows each table of a schema has of those who use the service. */
    public static Map<String, Long> counts(Connection connection, String schema) throws SQLException {
        Map<String, Long> counts = new LinkedHashMap<>();
        try (ResultSet table = connection
                        .getMetaData()
                        .getTables(connection.getCatalog(), schema, "%", new String[] {"TABLE", "BASE TABLE"});
                Statement statement = connection.createStatement()) {
            while (table.next()) {
                String name = table.getString("TABLE_NAME");
                try (ResultSet count = statement.executeQuery(
                        "select count(*) from \"%s\".\"%s\"".formatted(schema, name) + butResidents(name))) {
                    count.next();
                    counts.put(name.toLowerCase(java.util.Locale.ROOT), count.getLong(1));
                }
            }
        }
        counts.remove("flyway_schema_history");
        return counts;
    }

    /** Which rows of a table are of those who use the service: the players that are part of it come with the schema. */
    static String butResidents(String table) {
        return table.equalsIgnoreCase("player") ? " where id <> name_key" : "";
    }
}

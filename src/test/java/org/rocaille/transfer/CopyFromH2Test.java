package org.rocaille.transfer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.OldDatabase;

/** That games move from the embedded database to PostgreSQL whole, or not at all. */
class CopyFromH2Test {

    private static final boolean IS_POSTGRESQL =
            System.getProperty("quarkus.datasource.db-kind").equals("postgresql");
    private static final String URL =
            Optional.ofNullable(System.getenv("QUARKUS_DATASOURCE_JDBC_URL")).orElse("");
    private static final String USER =
            Optional.ofNullable(System.getenv("QUARKUS_DATASOURCE_USERNAME")).orElse("");
    private static final String SCHEMA = "copied_from_h2";

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    @TempDir
    Path directory;

    private interface Work {
        void with(Connection connection) throws SQLException;
    }

    private static void onTarget(Work work) throws SQLException {
        try (Connection connection = DriverManager.getConnection(URL, USER, "")) {
            connection.setSchema(SCHEMA);
            work.with(connection);
        }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @BeforeEach
    void makeSchema() throws SQLException {
        if (IS_POSTGRESQL) {
            onTarget(connection -> execute(connection, "create schema " + SCHEMA));
        }
    }

    @AfterEach
    void dropSchema() throws SQLException {
        if (IS_POSTGRESQL) {
            onTarget(connection -> execute(connection, "drop schema " + SCHEMA + " cascade"));
        }
    }

    private String file() {
        return "jdbc:h2:file:" + directory.resolve("rocaille");
    }

    private FluentConfiguration source() {
        return Flyway.configure().dataSource(file(), null, null).locations("classpath:db/migration", "classpath:db/h2");
    }

    /** With what a release has left. */
    private void fill(int version) throws Exception {
        try (Connection connection = DriverManager.getConnection(file())) {
            OldDatabase.of(version).make(source(), connection, "PUBLIC");
        }
    }

    private void fill() throws Exception {
        fill(23);
        source().load().migrate();
        try (Connection connection = DriverManager.getConnection(file())) {
            execute(
                    connection,
                    "insert into thinking select id, version, current_timestamp from game fetch first row only");
        }
    }

    private int copy(String url, String... arguments) {
        SmallRyeConfigBuilder settings = new SmallRyeConfigBuilder();
        if (!url.isEmpty()) {
            settings.withDefaultValue("quarkus.datasource.jdbc.url", url);
            settings.withDefaultValue("quarkus.datasource.username", USER);
        }
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        return new CopyFromH2(settings.build(), out, out).run(List.of(arguments), file -> {});
    }

    private int copy() {
        return copy(URL + (URL.contains("?") ? "&" : "?") + "currentSchema=" + SCHEMA, directory.toString());
    }

    private String said() {
        return said.toString(StandardCharsets.UTF_8);
    }

    @Test
    void it_says_how_it_is_called() {
        assertEquals(2, copy(""));
        assertTrue(said().contains("copy-from-h2 DIRECTORY"), said());
    }

    @Test
    void it_wants_to_know_where_to() {
        assertEquals(1, copy("", directory.toString()));
        assertTrue(said().contains("QUARKUS_DATASOURCE_JDBC_URL"), said());
    }

    @Test
    void it_copies_nothing_from_nowhere() {
        assertEquals(1, copy("jdbc:postgresql://127.0.0.1:1/rocaille", directory.toString()));
        assertTrue(said().startsWith("There is no "), said());
    }

    @Test
    void every_row_of_every_table_arrives_and_the_keys_hold() throws Exception {
        assumeTrue(IS_POSTGRESQL);
        fill();

        assertEquals(0, copy(), this::said);

        try (Connection source = DriverManager.getConnection(file());
                Connection target = DriverManager.getConnection(URL, USER, "")) {
            target.setSchema(SCHEMA);
            Map<String, Long> counts = OldDatabase.counts(source, "PUBLIC");
            assertFalse(counts.containsValue(0L), () -> "What is in no row is not tested: " + counts);
            for (String table : counts.keySet()) {
                assertEquals(rows(source, table), rows(target, table), table);
            }
            String keys = "select count(*) from information_schema.referential_constraints where constraint_schema = ";
            assertEquals(number(source, keys + "'PUBLIC'"), number(target, keys + "'" + SCHEMA + "'"));
        }
    }

    @Test
    void a_database_that_holds_something_is_left_as_it_is() throws Exception {
        assumeTrue(IS_POSTGRESQL);
        fill();
        assertEquals(0, copy(), this::said);

        assertEquals(1, copy());

        assertTrue(said().contains("is not empty"), said());
    }

    @Test
    void games_of_a_release_before_are_brought_up_to_date_first() throws Exception {
        assumeTrue(IS_POSTGRESQL);
        fill(17);

        assertEquals(1, copy());

        assertTrue(said().contains("of a release before this"), said());
    }

    @Test
    void if_anything_arrives_otherwise_nothing_does() throws Exception {
        assumeTrue(IS_POSTGRESQL);
        fill();
        onTarget(connection -> {
            Flyway.configure()
                    .dataSource(URL, USER, "")
                    .schemas(SCHEMA)
                    .locations("classpath:db/migration", "classpath:db/postgresql")
                    .load()
                    .migrate();
            execute(connection, """
                    create function spoil() returns trigger language plpgsql as $$
                    begin
                        new.notation = new.notation || '!';
                        return new;
                    end $$""");
            execute(connection, "create trigger spoil before insert on move for each row execute function spoil()");
        });

        assertEquals(1, copy());

        assertTrue(said().contains("Not everything of move has arrived as it was."), said());
        onTarget(connection -> assertEquals(0, number(connection, "select count(*) from game")));
    }

    private static long number(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            row.next();
            return row.getLong(1);
        }
    }

    /** In words, and in an order that depends on nothing but them. */
    private static List<String> rows(Connection connection, String table) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("select * from " + table)) {
            while (row.next()) {
                List<String> values = new ArrayList<>();
                for (int column = 1; column <= row.getMetaData().getColumnCount(); column++) {
                    values.add(row.getMetaData().getColumnName(column).toLowerCase(java.util.Locale.ROOT) + "="
                            + plain(row, column));
                }
                Collections.sort(values);
                rows.add(values.toString());
            }
        }
        Collections.sort(rows);
        return rows;
    }

    private static String plain(ResultSet row, int column) throws SQLException {
        Object value = row.getObject(column);
        if (value instanceof byte[] bytes) {
            return HexFormat.of().formatHex(bytes);
        }
        boolean isTime = value instanceof OffsetDateTime || value instanceof java.sql.Timestamp;
        return isTime ? row.getObject(column, OffsetDateTime.class).toInstant().toString() : String.valueOf(value);
    }
}

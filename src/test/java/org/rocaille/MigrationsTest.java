package org.rocaille;

import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.flywaydb.core.api.migration.baseline.BaselineMigrationConfigurationExtension;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** That a database that is new, and takes a short cut, is as one that has made every step. */
class MigrationsTest {

    private static final String KIND = System.getProperty("quarkus.datasource.db-kind");
    private static final String URL = KIND.equals("h2")
            ? "jdbc:h2:mem:migrations;DB_CLOSE_DELAY=-1"
            : System.getenv("QUARKUS_DATASOURCE_JDBC_URL");
    private static final String USER = KIND.equals("h2") ? "" : System.getenv("QUARKUS_DATASOURCE_USERNAME");
    private static final String PASSWORD = KIND.equals("h2") ? "" : System.getenv("QUARKUS_DATASOURCE_PASSWORD");

    private static final String BY_STEPS = "migrated_by_steps";
    private static final String AT_ONCE = "migrated_at_once";

    /** How H2 names what is given no name. */
    private static final Pattern MADE_UP = Pattern.compile("^(PRIMARY_KEY|CONSTRAINT)_[0-9A-Z_]+$");

    private Connection connection;

    @BeforeEach
    void connect() throws SQLException {
        connection = DriverManager.getConnection(URL, USER, PASSWORD);
    }

    @AfterEach
    void drop() throws SQLException {
        for (String schema : List.of(BY_STEPS, AT_ONCE)) {
            connection.createStatement().execute("drop schema if exists \"" + schema + "\" cascade");
        }
        connection.close();
    }

    @Test
    void every_step_and_the_short_cut_make_the_same_schema() throws SQLException {
        steps().migrate();
        flyway(AT_ONCE).load().migrate();

        assertThat(applied(steps()), hasItem("V1__games.sql"));
        assertThat(applied(flyway(AT_ONCE).load()), not(hasItem("V1__games.sql")));
        assertThat(
                String.join("\n", description(AT_ONCE)),
                is(String.join("\n", description(BY_STEPS)).replace(BY_STEPS, AT_ONCE)));
    }

    @Test
    void a_database_that_has_made_the_steps_does_not_take_the_short_cut() {
        steps().migrate();

        assertThat(flyway(BY_STEPS).load().migrate().migrationsExecuted, is(0));
    }

    @Test
    @EnabledIfSystemProperty(named = "quarkus.datasource.db-kind", matches = "postgresql")
    void processes_that_start_at_once_over_a_new_database_migrate_it_once() throws Exception {
        migrateAtOnce(AT_ONCE);

        assertThat(applied(flyway(AT_ONCE).load()), hasItem("B17__schema.sql"));
    }

    @Test
    @EnabledIfSystemProperty(named = "quarkus.datasource.db-kind", matches = "postgresql")
    void processes_that_start_at_once_over_an_old_database_migrate_it_once() throws Exception {
        OldDatabase.of(1).make(flyway(BY_STEPS), connection, BY_STEPS);

        migrateAtOnce(BY_STEPS);

        assertThat(applied(flyway(BY_STEPS).load()), hasItem("V1__games.sql"));
    }

    /** H2 ends a transaction at each statement of a migration. */
    @Test
    @EnabledIfSystemProperty(named = "quarkus.datasource.db-kind", matches = "h2")
    void a_process_that_was_killed_amid_a_migration_takes_it_up_again() throws SQLException {
        flyway(BY_STEPS).target("26").load().migrate();
        connection.createStatement().execute("alter table \"" + BY_STEPS + "\".event add column facts bytea");

        flyway(BY_STEPS).load().migrate();

        assertThat(flyway(BY_STEPS).load().info().pending().length, is(0));
    }

    private static void migrateAtOnce(String schema) throws Exception {
        int pending = flyway(schema).load().info().pending().length;
        Callable<Integer> start = () -> flyway(schema).load().migrate().migrationsExecuted;

        List<Integer> executed = Race.between(List.of(start, start, start));

        assertThat(executed.stream().mapToInt(Integer::intValue).sum(), is(pending));
        assertThat(flyway(schema).load().info().pending().length, is(0));
    }

    private static FluentConfiguration flyway(String schema) {
        return Flyway.configure()
                .dataSource(URL, USER, PASSWORD)
                .schemas(schema)
                .locations("classpath:db/migration", "classpath:db/" + KIND);
    }

    private static Flyway steps() {
        FluentConfiguration configuration = flyway(BY_STEPS);
        configuration
                .getConfigurationExtension(BaselineMigrationConfigurationExtension.class)
                .setBaselineMigrationPrefix("none");
        return configuration.load();
    }

    private static List<String> applied(Flyway flyway) {
        return Arrays.stream(flyway.info().applied())
                .map(MigrationInfo::getScript)
                .toList();
    }

    /** All that there is in a schema, but for the names that a database makes up for what is given none. */
    private List<String> description(String schema) throws SQLException {
        DatabaseMetaData data = connection.getMetaData();
        List<String> all = rows(data.getTables(null, schema, null, null), "TABLE_NAME", "TABLE_TYPE");
        all.addAll(rows(
                data.getColumns(null, schema, null, null),
                "TABLE_NAME",
                "ORDINAL_POSITION",
                "COLUMN_NAME",
                "TYPE_NAME",
                "COLUMN_SIZE",
                "DECIMAL_DIGITS",
                "NULLABLE",
                "COLUMN_DEF"));
        ResultSet named = data.getTables(null, schema, null, new String[] {"TABLE", "BASE TABLE"});
        while (named.next()) {
            String table = named.getString("TABLE_NAME");
            all.addAll(rows(data.getPrimaryKeys(null, schema, table), "TABLE_NAME", "COLUMN_NAME", "KEY_SEQ"));
            all.addAll(rows(
                    data.getImportedKeys(null, schema, table),
                    "FKTABLE_NAME",
                    "FKCOLUMN_NAME",
                    "PKTABLE_NAME",
                    "PKCOLUMN_NAME",
                    "KEY_SEQ",
                    "DELETE_RULE"));
            all.addAll(rows(
                    data.getIndexInfo(null, schema, table, false, false),
                    "TABLE_NAME",
                    "INDEX_NAME",
                    "ORDINAL_POSITION",
                    "COLUMN_NAME",
                    "ASC_OR_DESC",
                    "NON_UNIQUE"));
            if (!table.equalsIgnoreCase("flyway_schema_history")) {
                all.addAll(rows(
                        connection
                                .createStatement()
                                .executeQuery("select '%s' as of_table, count(*) as number_of_rows from \"%s\".\"%s\""
                                        .formatted(table, schema, table)),
                        "OF_TABLE",
                        "NUMBER_OF_ROWS"));
            }
        }
        Collections.sort(all);
        return all;
    }

    private static List<String> rows(ResultSet rows, String... columns) throws SQLException {
        List<String> found = new ArrayList<>();
        while (rows.next()) {
            List<String> row = new ArrayList<>();
            for (String column : columns) {
                String value = String.valueOf(rows.getString(column));
                row.add(column + " " + MADE_UP.matcher(value).replaceFirst("made up"));
            }
            found.add(String.join(", ", row));
        }
        return found;
    }
}

package org.rocaille;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;

/** That whoever played with a release of before plays on with this one. */
@QuarkusTest
@Tag("upgrade")
class UpgradeTest {

    @ConfigProperty(name = "quarkus.datasource.db-kind")
    String kind;

    @ConfigProperty(name = "quarkus.datasource.jdbc.url")
    String url;

    @ConfigProperty(name = "quarkus.datasource.username")
    Optional<String> username;

    @ConfigProperty(name = "quarkus.datasource.password")
    Optional<String> password;

    @ParameterizedTest
    @ValueSource(ints = {1, 17, 23})
    void everything_is_there_and_goes_on(int version) throws Exception {
        OldDatabase old = OldDatabase.of(version);
        Map<String, Json> before = new HashMap<>();
        String schema = "upgraded_from_" + version;
        try (Connection connection = DriverManager.getConnection(url, username.orElse(null), password.orElse(null))) {
            try {
                old.make(flyway(schema), connection, schema);
                Map<String, Long> kept = OldDatabase.counts(connection, schema);
                flyway(schema).load().migrate();
                Map<String, Long> now = OldDatabase.counts(connection, schema);
                kept.forEach((table, rows) -> assertEquals(rows, now.get(table), table));
                before.putAll(games(connection, schema));
                hand(connection, schema);
            } finally {
                execute(connection, "drop schema if exists \"" + schema + "\" cascade");
            }
        }

        for (OldDatabase.Game game : old.games()) {
            goOn(game, before.get(game.id()));
        }
        old.tokens().values().forEach(UpgradeTest::lookAround);
    }

    private FluentConfiguration flyway(String schema) {
        return Flyway.configure()
                .dataSource(url, username.orElse(null), password.orElse(null))
                .schemas(schema)
                .locations("classpath:db/migration", "classpath:db/" + kind);
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** How the games stood. */
    private static Map<String, Json> games(Connection connection, String schema) throws SQLException {
        Map<String, Json> games = new HashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "select id, fen, ply, ending from \"%s\".%s".formatted(schema, name(connection, "game")))) {
            while (row.next()) {
                games.put(
                        row.getString(1),
                        Json.from("{\"fen\":\"%s\",\"ply\":%d,\"over\":%b}"
                                .formatted(row.getString(2), row.getInt(3), row.getString(4) != null)));
            }
        }
        return games;
    }

    private static String name(Connection connection, String name) throws SQLException {
        return connection.getMetaData().storesUpperCaseIdentifiers()
                ? "\"" + name.toUpperCase(Locale.ROOT) + "\""
                : name;
    }

    /** Hands all rows over to the service, which runs on another schema; those of a run before are there already. */
    private static void hand(Connection connection, String schema) throws SQLException {
        OldDatabase.withoutKeys(connection, statement -> {
            for (String table : OldDatabase.counts(connection, schema).keySet()) {
                if (table.equals("heartbeat") || table.equals("counting")) {
                    continue;
                }
                String columns = String.join(", ", columns(connection, schema, table));
                statement.execute("insert into %s (%s) select %s from \"%s\".%s%s except select %s from %s"
                        .formatted(
                                table,
                                columns,
                                columns,
                                schema,
                                name(connection, table),
                                OldDatabase.butResidents(table),
                                columns,
                                table));
            }
        });
    }

    private static List<String> columns(Connection connection, String schema, String table) throws SQLException {
        List<String> columns = new ArrayList<>();
        String stored = name(connection, table).replace("\"", "");
        try (ResultSet column = connection.getMetaData().getColumns(connection.getCatalog(), schema, stored, "%")) {
            while (column.next()) {
                columns.add(column.getString("COLUMN_NAME").toLowerCase(Locale.ROOT));
            }
        }
        return columns;
    }

    private static RequestSpecification as(String token) {
        return given().header("Authorization", "Bearer " + token);
    }

    private static void goOn(OldDatabase.Game game, Json before) {
        String address = "/v1/games/" + game.id();
        Response shown = as(game.white()).get(address);
        assertEquals(200, shown.statusCode(), shown::asString);
        Json now = shown.as(Json.class);
        assertEquals(before.getString("fen"), now.getString("fen"));
        assertEquals((int) before.get("ply"), now.getInt("ply"));
        if (now.get("outcome") == null) {
            String token = now.getString("turn").equals(Side.WHITE.code()) ? game.white() : game.black();
            List<String> legal =
                    as(token).get(address + "/legal-moves").as(Json.class).getList("legalMoves.move");
            as(token)
                    .header("If-Match", shown.header("ETag"))
                    .contentType("text/plain")
                    .body(legal.get(0))
                    .put(address + "/moves/" + (now.getInt("ply") + 1) + "?acknowledge=repetition")
                    .then()
                    .statusCode(201);
        } else if (!(boolean) before.get("over")) {
            assertEquals("time", now.getString("outcome.reason")); // The clocks of tests go fast.
        }
        // Whoever imports a record has each of its moves judged, and added up.
        String record = as(game.white())
                .header("Accept", "application/json")
                .get(address + "/record")
                .asString();
        Response imported =
                Account.open().as().contentType("application/json").body(record).post("/v1/records");
        assertEquals(201, imported.statusCode(), imported::asString);
    }

    private static void lookAround(String token) {
        for (String what : List.of(
                "",
                "/games",
                "/turns",
                "/challenges",
                "/tokens",
                "/blocks",
                "/vacations",
                "/webhooks",
                "/events",
                "/acts")) {
            int status = as(token).get("/v1/me" + what).statusCode();
            assertTrue(status == 200 || status == 403, what + " " + status);
        }
    }
}

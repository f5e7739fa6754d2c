package org.rocaille.growth;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.AddedLog;
import org.rocaille.Json;
import org.rocaille.PackagedService;
import org.rocaille.QueryPlan;
import org.rocaille.QuietGame;
import org.rocaille.fault.Cluster;
import org.rocaille.game.rest.Players;
import org.rocaille.player.rest.Account;

/**
 * What the service asks of PostgreSQL, and what that reads, as the database grows: to so many games, and so on, with
 * {@code -Dgrown=1000,30000,100000}. What was found is printed, and kept in {@code target/growth}.
 */
class GrowthIT {

    private static final String GROWN = System.getProperty("grown", "");

    /** More often than the driver and the server take to settle on one plan for good: five times each. */
    private static final int FIRST = 12;

    /** So often that no round of the service's carries out a statement as often meanwhile. */
    private static final int TIMES = 20;

    private final Curve curve = new Curve();

    @TempDir
    Path directory;

    @AfterEach
    void leaveRestAssuredAsItWas() {
        RestAssured.reset();
    }

    @Test
    void however_much_there_is_the_same_is_asked_and_hardly_more_is_read() throws Exception {
        assumeTrue(PackagedService.KIND.equals("postgresql"), "The embedded database is for small ones");
        assumeTrue(!GROWN.isEmpty(), "It fills a database, which takes up to an hour");
        try (Cluster cluster = Cluster.create(
                "fsync=off",
                "full_page_writes=off",
                "max_wal_size=8GB",
                "autovacuum=off",
                "random_page_cost=1.1",
                "session_preload_libraries=auto_explain",
                "auto_explain.log_analyze=on",
                "auto_explain.log_buffers=on",
                "auto_explain.log_timing=off",
                "auto_explain.log_format=json")) {
            start(cluster).close(); // It makes the schema.
            int there = 0;
            for (int games :
                    Arrays.stream(GROWN.split(",")).mapToInt(Integer::parseInt).toArray()) {
                // All that keys refer to is there, or comes with them.
                Growth.grow(
                        cluster.url() + "?user=rocaille&options=-c%20session_replication_role%3Dreplica",
                        games - there);
                there = games;
                try (Connection connection = cluster.connect()) {
                    Sizes.print(connection);
                }
                try (PackagedService service = start(cluster);
                        Connection connection = cluster.connect()) {
                    use(service, connection, new AddedLog(cluster.logFile()), games);
                }
            }
        }
        curve.keep();
        assertTrue(curve.faults().isEmpty(), () -> String.join("\n", curve.faults()));
    }

    private PackagedService start(Cluster cluster) throws Exception {
        Map<String, String> environment = new HashMap<>(cluster.environment());
        // While games are made no service is up, for which running games would be asked about.
        environment.put("ROCAILLE_OUTAGES_LONGER_THAN", "P100D");
        environment.put(
                "QUARKUS_DATASOURCE_JDBC_URL", cluster.url() + "?options=-c%20auto_explain.log_min_duration%3D0");
        return PackagedService.start(directory, environment);
    }

    private interface Request {
        void send();
    }

    private void use(PackagedService service, Connection connection, AddedLog log, int games) throws Exception {
        RestAssured.baseURI = "http://" + service.uri().getHost();
        RestAssured.port = service.uri().getPort();
        for (Map.Entry<String, Request> operation : operations(connection).entrySet()) {
            for (int time = 0; time < FIRST; time++) {
                operation.getValue().send();
            }
            log.lines();
            for (int time = 0; time < TIMES; time++) {
                operation.getValue().send();
            }
            curve.add(operation.getKey(), games, QueryPlan.in(log.lines()), TIMES);
        }
    }

    /**
     * The operations by their names: of two players and a game of theirs that goes on, and of a game that is over. At
     * every size they are of much the same length, and White has as many games as most have.
     */
    private static Map<String, Request> operations(Connection connection) throws SQLException {
        String address;
        Account white;
        Account black;
        String over;
        try (Statement statement = connection.createStatement()) {
            try (ResultSet game = statement.executeQuery("select id, white_player_id, black_player_id from game"
                    + " where ending is null and due_at is not null and visibility = 'public'"
                    + " and ply between 40 and 80 order by abs(20 - (select count(*) from game of_white"
                    + " where of_white.white_player_id = game.white_player_id)), id limit 1")) {
                assertTrue(game.next());
                address = "/v1/games/" + game.getString(1);
                white = account(connection, game.getString(2));
                black = account(connection, game.getString(3));
            }
            try (ResultSet game = statement.executeQuery("select id from game where ending is not null"
                    + " and visibility = 'public' and ply between 55 and 65 order by id limit 1")) {
                assertTrue(game.next());
                over = "/v1/games/" + game.getString(1);
            }
        }
        QuietGame playedOn = new QuietGame(new Players(address, white.token(), black.token()));
        Map<String, Request> operations = new LinkedHashMap<>();
        operations.put("move", playedOn::move);
        String tag = given().get(over).header("ETag");
        operations.put(
                "not modified",
                () -> assertEquals(
                        304, given().header("If-None-Match", tag).get(over).statusCode()));
        Map<String, String> reads = new LinkedHashMap<>();
        reads.put("game", address);
        reads.put("legal moves", address + "/legal-moves");
        reads.put("record", over + "/record");
        reads.put("records of a player", "/v1/records?player=" + white.name());
        reads.put("events of a game", address + "/events");
        reads.put("games", "/v1/games");
        reads.put("games of a variant", "/v1/games?variant=rocaille");
        reads.put("games that go on", "/v1/games?status=active");
        reads.put("games that are over", "/v1/games?status=finished");
        reads.put("profile", "/v1/players/" + white.name());
        reads.put("results", "/v1/players/" + white.name() + "/results");
        reads.put("explorer: games", "/v1/positions/games?variant=rocaille");
        reads.put("explorer: moves", "/v1/positions/moves?variant=rocaille");
        reads.forEach((name, path) -> operations.put(name, () -> ok(given().get(path))));
        Map<String, String> mine = new LinkedHashMap<>();
        mine.put("me", "/v1/me");
        mine.put("turns", "/v1/me/turns");
        mine.put("my games", "/v1/me/games");
        mine.put("my games that go on", "/v1/me/games?status=active");
        mine.put("my events: a page", "/v1/me/events");
        mine.forEach((name, path) -> operations.put(name, () -> ok(white.as().get(path))));
        String[] next = {"latest"};
        operations.put("my events: nothing new", () -> {
            Response answer = white.as().queryParam("after", next[0]).get("/v1/me/events");
            ok(answer);
            next[0] = answer.as(Json.class).getString("next");
        });
        return operations;
    }

    private static void ok(Response answer) {
        assertEquals(200, answer.statusCode(), answer.asString());
    }

    /** A player who has a token now: that of someone who has just come. */
    private static Account account(Connection connection, String player) throws SQLException {
        Account opened = Account.open();
        try (PreparedStatement token = connection.prepareStatement("update player_token set player_id = ?"
                        + " where player_id = (select id from player where name = ?)");
                PreparedStatement name = connection.prepareStatement("select name from player where id = ?")) {
            token.setString(1, player);
            token.setString(2, opened.name());
            assertEquals(1, token.executeUpdate());
            name.setString(1, player);
            ResultSet found = name.executeQuery();
            assertTrue(found.next());
            return new Account(found.getString(1), opened.token(), opened.recoveryCode());
        }
    }
}

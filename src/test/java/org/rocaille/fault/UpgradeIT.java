package org.rocaille.fault;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;
import org.rocaille.OldDatabase;

/** Several processes that are started at once over what a release of before has left. */
@Tag("long")
class UpgradeIT {

    private static final int PROCESSES = 3;

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(ints = {1, 17, 23})
    void all_come_up_and_everything_is_there_and_goes_on_at_each(int version) throws Exception {
        Needs.database("postgresql");
        OldDatabase old = OldDatabase.of(version);
        List<Replica> replicas = new ArrayList<>();
        try (Cluster cluster = Cluster.create();
                Connection connection = cluster.connect()) {
            String schema = connection.getSchema();
            old.make(
                    Flyway.configure()
                            .dataSource(Cluster.url(cluster.address().getPort()), "rocaille", "")
                            .schemas(schema)
                            .locations("classpath:db/migration", "classpath:db/postgresql"),
                    connection,
                    schema);
            Map<String, Long> kept = OldDatabase.counts(connection, schema);
            for (int i = 0; i < PROCESSES; i++) {
                replicas.add(new Replica(directory, cluster.environment()));
            }

            long start = System.nanoTime();
            startAtOnce(replicas);
            long millis = (System.nanoTime() - start) / 1_000_000;
            Map<String, Long> now = OldDatabase.counts(connection, schema);
            kept.forEach((table, rows) -> assertTrue(now.get(table) >= rows, table));
            int moves = goOn(old.games(), replicas);

            System.out.printf(
                    "%d processes started at once over a database of V%d with %d rows: all ready after %d ms; %d games, %d"
                            + " of which went on%n",
                    PROCESSES,
                    version,
                    kept.values().stream().mapToLong(Long::longValue).sum(),
                    millis,
                    old.games().size(),
                    moves);
        } finally {
            replicas.forEach(Replica::close);
        }
    }

    private static void startAtOnce(List<Replica> replicas) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(replicas.size());
        try {
            List<Callable<Replica>> starts = new ArrayList<>();
            replicas.forEach(replica -> starts.add(replica::start));
            for (Future<Replica> started : threads.invokeAll(starts)) {
                started.get();
            }
        } finally {
            threads.shutdown();
        }
    }

    /** Makes a move in each game that is not over, one request here and the next there; and tells how many these were. */
    private static int goOn(List<OldDatabase.Game> games, List<Replica> replicas) {
        int moves = 0;
        for (OldDatabase.Game game : games) {
            Replica one = replicas.get(moves % PROCESSES);
            Replica other = replicas.get((moves + 1) % PROCESSES);
            String address = "/v1/games/" + game.id();
            Response shown = at(one, game.white()).get(address);
            Json before = shown.as(Json.class);
            if (before.get("outcome") == null) {
                String token = before.getString("turn").equals("white") ? game.white() : game.black();
                Json legal = at(other, token).get(address + "/legal-moves").as(Json.class);
                at(other, token)
                        .header("If-Match", shown.header("ETag"))
                        .contentType("text/plain")
                        .body(legal.<String>getList("legalMoves.move").get(0))
                        .post(address + "/moves?acknowledge=repetition")
                        .then()
                        .statusCode(201);
                moves++;
                for (Replica replica : replicas) {
                    Json now = at(replica, game.white()).get(address).as(Json.class);
                    assertEquals(before.getInt("ply") + 1, now.getInt("ply"));
                }
            }
        }
        return moves;
    }

    private static RequestSpecification at(Replica replica, String token) {
        return given().baseUri(replica.uri().toString()).header("Authorization", "Bearer " + token);
    }
}

package org.rocaille;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.restassured.RestAssured;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.fault.Cluster;
import org.rocaille.fault.Eventually;
import org.rocaille.game.rest.Players;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;

/**
 * How PostgreSQL carries out what the service asks of it, when there is much: as it was explained by the server itself while
 * the packaged service was used, prepared statements, generic plans and all. The plans are kept in {@code target/plans}.
 * {@code -Dworlds=1500} runs it.
 */
class PlansIT {

    /** More often than the driver and the server take to settle on one plan for good: five times each. */
    private static final int TIMES = 12;

    /** In copies of a small world of games, players and all else. */
    private static final int WORLDS = Integer.getInteger("worlds", 0);

    /** In games more of one player. */
    private static final int GAMES_OF_ONE = 2_000;

    /** Twice a page of fifty, and some that are passed over. */
    private static final long MOST_ROWS = 150;

    /** A record shows all moves of its game. */
    private static final long MOST_ROWS_OF_RECORDS = 1_000;

    private static final long MOST_PAGES = 600;

    /** What is read from one end to the other is so little that it does not matter, or one of these. */
    private static final Set<String> SMALL = Set.of("webhook", "pg_namespace", "pg_attrdef");

    private static final Path KEPT = Path.of("target/plans");

    private final Map<String, Map<String, QueryPlan>> plans = new TreeMap<>();
    private final List<String> faults = new ArrayList<>();
    private AddedLog log;

    @TempDir
    Path directory;

    @AfterEach
    void leaveRestAssuredAsItWas() {
        RestAssured.reset();
    }

    @Test
    void no_request_and_no_round_looks_at_more_than_it_needs_however_much_there_is() throws Exception {
        assumeTrue(PackagedService.KIND.equals("postgresql"), "The plans of the embedded database are simpler");
        assumeTrue(Integer.getInteger("worlds", 0) > 0, "It fills a database, which takes minutes");
        try (Cluster cluster = Cluster.create(
                "fsync=off",
                "random_page_cost=1.1",
                "session_preload_libraries=auto_explain",
                "auto_explain.log_analyze=on",
                "auto_explain.log_buffers=on",
                "auto_explain.log_timing=off",
                "auto_explain.log_format=json")) {
            World world;
            try (PackagedService service = start(cluster, Map.of())) {
                world = World.begin(service);
            }
            try (Connection connection = cluster.connect()) {
                Clones.of(connection).make(WORLDS, GAMES_OF_ONE);
            }
            try (PackagedService service = start(cluster, Map.of("ROCAILLE_CLOCKS_EVERY", "1s"))) {
                world.isAt(service);
                log = new AddedLog(cluster.logFile());
                use(world);
            }
        }
        keep();
        assertTrue(faults.isEmpty(), () -> String.join("\n", faults));
    }

    private PackagedService start(Cluster cluster, Map<String, String> more) throws IOException {
        Map<String, String> environment = new LinkedHashMap<>(cluster.environment());
        environment.putAll(more);
        // The server explains what the service asks, and nothing else.
        environment.computeIfPresent(
                "QUARKUS_DATASOURCE_JDBC_URL", (name, url) -> url + "?options=-c%20auto_explain.log_min_duration%3D0");
        environment.put("ROCAILLE_OPERATOR_TOKEN", Account.OPERATOR);
        return PackagedService.start(directory, environment);
    }

    private interface Request {
        void send(int time);
    }

    private void repeat(String name, Request request) throws IOException {
        for (int time = 1; time <= TIMES; time++) {
            try {
                request.send(time);
            } catch (AssertionError e) {
                faults.add(name + ": " + e.getMessage()); // What the others are like is of interest even so.
            }
        }
        note(name, log.lines());
    }

    private void use(World world) throws Exception {
        QuietGame table = new QuietGame(world.tokenGame);
        repeat("move", time -> table.move());
        QuietGame players = new QuietGame(new Players(world.game, world.ada.token(), world.bob.token()));
        repeat("move-of-players", time -> players.move());
        String tag = players.players().get().extract().header("ETag");
        for (Map.Entry<String, String> read : world.reads().entrySet()) {
            repeat(read.getKey(), time -> ok(world.ada.as().get(read.getValue())));
        }
        repeat(
                "not-modified",
                time -> assertEquals(
                        304,
                        given().header("If-None-Match", tag)
                                .get(players.players().game())
                                .statusCode()));
        for (String list : List.of("/v1/games", "/v1/me/games", "/v1/challenges")) {
            String next = world.next(list);
            repeat(
                    list.substring(4).replace('/', '-') + "-page-2",
                    time -> ok(world.ada.as().get(next)));
        }
        repeat("challenge-to-game", time -> Challenges.game(world.ada, world.bob, Map.of()));
        repeat(
                "keyed-game",
                time -> given().contentType("application/json")
                        .header("Idempotency-Key", "0123456789abcdef0123456789abcd" + (10 + time))
                        .body(Map.of("variant", "rococo"))
                        .post("/v1/games")
                        .then()
                        .statusCode(201));
        repeat(
                "message",
                time -> world.ada
                        .sending(Map.of("text", "Again " + time))
                        .post(world.game + "/messages")
                        .then()
                        .statusCode(201));
        repeat(
                "offer",
                time -> Players.of(Map.of("variant", "rocaille"))
                        .as(Side.WHITE)
                        .contentType("application/json")
                        .body(Map.of("kind", "draw"))
                        .post(world.tokenGame.game() + "/proposals"));
        repeat("resignation", time -> {
            Players game = Players.of(Map.of("variant", "baroque", "visibility", "public"));
            game.play(new QuietGame(game).next());
            game.as(Side.WHITE).post(game.game() + "/resignation").then().statusCode(200);
        });
        repeat("account", time -> Account.open());
        repeat("acts", time -> ok(Account.with(Account.OPERATOR).get("/v1/operator/acts")));
    }

    private static void ok(Response answer) {
        assertEquals(200, answer.statusCode(), answer.asString());
    }

    private void note(String operation, List<String> logged) throws IOException {
        List<String> failures =
                logged.stream().filter(line -> line.contains("ERROR:")).toList();
        assertTrue(failures.isEmpty(), failures.toString());
        for (QueryPlan plan : QueryPlan.in(logged)) {
            plans.computeIfAbsent(operation, name -> new LinkedHashMap<>()).putIfAbsent(plan.shape(), plan);
            List<String> scanned = new ArrayList<>(plan.scanned());
            scanned.removeAll(SMALL);
            if (!scanned.isEmpty() && plan.rows() > MOST_ROWS) {
                faults.add(operation + " scans " + scanned + ": " + plan.text());
            } else if (plan.rows() > (operation.startsWith("records") ? MOST_ROWS_OF_RECORDS : MOST_ROWS)
                    || plan.pages() > MOST_PAGES) {
                faults.add(
                        operation + " looks at " + plan.rows() + " rows, " + plan.pages() + " pages: " + plan.text());
            }
        }
    }

    private void keep() throws IOException {
        Files.createDirectories(KEPT);
        StringBuilder summary =
                new StringBuilder("operation: statements in all their shapes, most rows, most pages of one\n");
        plans.forEach((operation, shapes) -> summary.append("%s: %d, %d, %d%n"
                .formatted(
                        operation,
                        shapes.size(),
                        shapes.values().stream()
                                .mapToLong(QueryPlan::rows)
                                .max()
                                .orElse(0),
                        shapes.values().stream()
                                .mapToLong(QueryPlan::pages)
                                .max()
                                .orElse(0))));
        Files.writeString(KEPT.resolve("summary.txt"), summary);
        for (Map.Entry<String, Map<String, QueryPlan>> operation : plans.entrySet()) {
            Files.writeString(
                    KEPT.resolve(operation.getKey() + ".txt"),
                    String.join(
                            "\n",
                            operation.getValue().values().stream()
                                    .map(QueryPlan::text)
                                    .toList()));
        }
    }

    /** Two players, what they have done, and a game of two others. */
    private record World(Account ada, Account bob, String game, Players tokenGame) {

        static World begin(PackagedService service) throws Exception {
            at(service);
            Account ada = Account.open();
            Account bob = Account.open();
            String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
            QuietGame table = new QuietGame(new Players(game, ada.token(), bob.token()));
            for (int ply = 1; ply <= 30; ply++) {
                table.move();
            }
            table.decide();
            for (int offer = 0; offer < 3; offer++) {
                String made = ada.sending(Map.of("kind", "draw"))
                        .post(game + "/proposals")
                        .as(Json.class)
                        .getString("proposal.links.self");
                ada.sending(Map.of("answer", "withdraw"))
                        .put(made + "/answer")
                        .then()
                        .statusCode(200);
            }
            ada.sending(Map.of("endsAt", Instant.now().plus(Duration.ofDays(9)).toString()))
                    .post("/v1/me/vacations")
                    .then()
                    .statusCode(201);
            given().contentType("application/json")
                    .header("Idempotency-Key", "0123456789abcdef0123456789abcdef")
                    .body(Map.of("variant", "rococo"))
                    .post("/v1/games")
                    .then()
                    .statusCode(201);
            Account.open().suspended("Rude");
            ada.sending(Map.of("text", "Hello")).post(game + "/messages").then().statusCode(201);
            ada.sending(Map.of("kind", "draw")).post(game + "/proposals").then().statusCode(201);
            ada.sending(Map.of("text", "Mine")).put(game + "/note").then().statusCode(201);
            Challenges.made(ada, Map.of("variant", "rococo"));
            Challenges.made(bob, ada, Map.of("variant", "baroque"));
            ada.as().put("/v1/me/blocks/" + Account.open().name());
            ada.sending(Map.of("url", "https://example.com/")).post("/v1/me/webhooks");
            Players over = Players.of(Map.of("variant", "rocaille", "visibility", "public"));
            over.play(new QuietGame(over).next());
            over.as(Side.BLACK).post(over.game() + "/resignation").then().statusCode(200);
            String lost =
                    Challenges.game(ada, bob, Map.of("visibility", "public")).getString("links.self");
            new QuietGame(new Players(lost, ada.token(), bob.token())).move();
            ada.as().post(lost + "/resignation").then().statusCode(200);
            Players going = Players.of(Map.of("variant", "rocaille", "visibility", "public"))
                    .play("e3e4", "e8e7");
            counted();
            return new World(ada, bob, game, going);
        }

        /** Waits until games that are over can be found. */
        private static void counted() throws Exception {
            Eventually.within(
                    Duration.ofMinutes(1),
                    "games are counted",
                    () -> !given().get("/v1/positions/games?variant=rocaille")
                            .as(Json.class)
                            .<List<?>>get("items")
                            .isEmpty());
        }

        void isAt(PackagedService service) {
            at(service);
        }

        private static void at(PackagedService service) {
            RestAssured.baseURI = "http://" + service.uri().getHost();
            RestAssured.port = service.uri().getPort();
        }

        String next(String list) {
            return list + "?cursor=" + ada.as().get(list).as(Json.class).getString("next");
        }

        Map<String, String> reads() {
            Map<String, String> reads = new TreeMap<>();
            reads.put("game", tokenGame.game());
            reads.put("board", tokenGame.game() + "/board.txt");
            reads.put("legal-moves", tokenGame.game() + "/legal-moves");
            reads.put("moves", tokenGame.game() + "/moves");
            reads.put("record", tokenGame.game() + "/record");
            reads.put("game-of-players", game);
            reads.put("messages", game + "/messages");
            reads.put("proposals", game + "/proposals");
            reads.put("note", game + "/note");
            reads.put("game-events", tokenGame.game() + "/events");
            reads.put("my-events", "/v1/me/events");
            reads.put("turns", "/v1/me/turns");
            reads.put("me", "/v1/me");
            reads.put("my-tokens", "/v1/me/tokens");
            reads.put("my-games", "/v1/me/games");
            reads.put("my-games-active", "/v1/me/games?status=active");
            reads.put("my-challenges", "/v1/me/challenges");
            reads.put("my-challenges-open", "/v1/me/challenges?status=open");
            reads.put("my-webhooks", "/v1/me/webhooks");
            reads.put("my-blocks", "/v1/me/blocks");
            reads.put("my-acts", "/v1/me/acts");
            reads.put("my-vacations", "/v1/me/vacations");
            reads.put("profile", "/v1/players/" + ada.name());
            reads.put("games", "/v1/games");
            reads.put("games-of-a-variant", "/v1/games?variant=rocaille");
            reads.put("games-over", "/v1/games?status=finished");
            reads.put("games-active", "/v1/games?status=active");
            reads.put("challenges", "/v1/challenges");
            reads.put("challenges-of-a-variant", "/v1/challenges?variant=rococo");
            reads.put("records", "/v1/records");
            reads.put("records-of-a-player", "/v1/records?player=" + ada.name());
            reads.put("records-of-two", "/v1/records?player=" + ada.name() + "&opponent=" + bob.name());
            reads.put("records-imported", "/v1/records?importer=" + ada.name());
            reads.put("position-games", "/v1/positions/games?variant=rocaille");
            reads.put("position-moves", "/v1/positions/moves?variant=rocaille");
            reads.put("outages", "/v1/outages");
            return reads;
        }
    }
}

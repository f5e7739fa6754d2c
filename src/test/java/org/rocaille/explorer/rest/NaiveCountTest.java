package org.rocaille.explorer.rest;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.explorer.schedule.CountingRound;
import org.rocaille.game.rest.Players;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** That the explorer tells what whoever goes through all games finds. */
@QuarkusTest
class NaiveCountTest {

    private static final long SEED = Long.getLong("rocaille.seed", 1);
    private static final int GAMES = 16;
    private static final int LONGEST = 7;

    /** Few pieces, so that games meet. */
    private static final String START = "k7/p7/8/8/8/8/7P/7K w - 0 1";

    @Inject
    CountingRound counting;

    /** A position as the naive know it. */
    private static String key(Position position) {
        return position.fen().replaceAll(" [0-9]+ [0-9]+$", "");
    }

    @Test
    void every_position_of_random_games_is_told_of_as_a_naive_count_has_it() {
        SplittableRandom random = new SplittableRandom(SEED);
        Map<String, Map<String, int[]>> moves = new TreeMap<>();
        Map<String, Set<String>> games = new TreeMap<>();
        for (int i = 0; i < GAMES; i++) {
            play(random, i % 4 != 0, moves, games);
            if (random.nextInt(3) == 0) {
                counting.go();
            }
        }
        counting.go();

        assertTrue(games.values().stream().anyMatch(all -> all.size() > 1 && all.size() < GAMES / 2), "Games meet");
        games.forEach((position, expected) -> {
            Json found = ask("games", position);
            assertEquals(expected, new TreeSet<>(found.<String>getList("items.game.links.self")), position);
            Json told = ask("moves", position);
            assertEquals(sorted(moves.getOrDefault(position, Map.of())), lines(told), position);
        });
    }

    private static void play(
            SplittableRandom random,
            boolean isPublic,
            Map<String, Map<String, int[]>> moves,
            Map<String, Set<String>> games) {
        Players players =
                Players.of(Map.of("variant", "baroque", "fen", START, "visibility", isPublic ? "public" : "unlisted"));
        int result = random.nextInt(3);
        Set<String> had = new HashSet<>();
        Position position = Position.parse(Variant.of("baroque"), START);
        int length = random.nextInt(2, LONGEST);
        for (int ply = 0; ply <= length; ply++) {
            boolean isNew = had.add(key(position));
            games.computeIfAbsent(key(position), any -> new TreeSet<>());
            if (isPublic) {
                games.get(key(position)).add(players.game());
            }
            if (ply < length) {
                Move move = few(position).get(random.nextInt(few(position).size()));
                assertEquals(201, players.statusOfPut(ply + 1, move.text()));
                if (isPublic && isNew) {
                    moves.computeIfAbsent(key(position), any -> new TreeMap<>())
                            .computeIfAbsent(move.text(), any -> new int[3])[result]++;
                }
                position = position.play(move);
            }
        }
        switch (result) {
            case 0 -> resign(players, Side.BLACK);
            case 1 -> draw(players);
            default -> resign(players, Side.WHITE);
        }
    }

    private static void resign(Players players, Side side) {
        players.as(side).post(players.game() + "/resignation").then().statusCode(200);
    }

    private static void draw(Players players) {
        String answer = players.as(Side.WHITE)
                .contentType("application/json")
                .body(Map.of("kind", "draw"))
                .post(players.game() + "/proposals")
                .as(Json.class)
                .getString("proposal.links.answer");
        players.as(Side.BLACK)
                .contentType("application/json")
                .body(Map.of("answer", "accept"))
                .put(answer)
                .then()
                .statusCode(200);
    }

    /** Some moves only, so that games meet. */
    private static List<Move> few(Position position) {
        return position.legalMoves().stream()
                .filter(move -> Math.abs(move.to().file() - move.from().file()) <= 1)
                .filter(move -> Math.abs(move.to().rank() - move.from().rank()) <= 1)
                .toList();
    }

    private static Json ask(String what, String position) {
        RequestSpecification request = given().queryParam("variant", "baroque").queryParam("fen", position);
        return request.get("/v1/positions/" + what)
                .then()
                .statusCode(200)
                .extract()
                .as(Json.class);
    }

    /** As the explorer sorts them. */
    private static List<String> sorted(Map<String, int[]> moves) {
        List<Map.Entry<String, int[]>> entries = new ArrayList<>(moves.entrySet());
        entries.sort(Comparator.comparing((Map.Entry<String, int[]> entry) ->
                -IntStream.of(entry.getValue()).sum()));
        return entries.stream()
                .map(entry -> "%s %d %d %d"
                        .formatted(entry.getKey(), entry.getValue()[0], entry.getValue()[1], entry.getValue()[2]))
                .toList();
    }

    private static List<String> lines(Json told) {
        return IntStream.range(0, told.<List<?>>get("items").size())
                .mapToObj(i -> told.at("items[" + i + "]"))
                .map(move -> "%s %d %d %d"
                        .formatted(
                                move.getString("move"),
                                move.getInt("white"),
                                move.getInt("draws"),
                                move.getInt("black")))
                .toList();
    }
}

package org.rocaille.game.rest;

import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Requests that meet. {@code -Drace.trials=1000} lets them meet more often. */
@QuarkusTest
class RaceTest {

    private static final int TRIALS = Integer.getInteger("race.trials", 50);

    /** Sends requests at once and tells their statuses, sorted. */
    private static List<Integer> race(List<Callable<Integer>> requests)
            throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(requests.size());
        try {
            CyclicBarrier start = new CyclicBarrier(requests.size());
            List<Future<Integer>> answers = new ArrayList<>();
            for (Callable<Integer> request : requests) {
                answers.add(threads.submit(() -> {
                    start.await();
                    return request.call();
                }));
            }
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> answer : answers) {
                statuses.add(answer.get());
            }
            statuses.sort(null);
            return statuses;
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void of_different_moves_for_one_ply_exactly_one_is_played() throws Exception {
        for (int trial = 0; trial < TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);

            List<Integer> statuses = race(List.of(
                    () -> players.statusOfPut(1, "e3e4"),
                    () -> players.statusOfPut(1, "e3e5"),
                    () -> players.statusOfPut(1, "e3e6"),
                    () -> players.statusOfPut(1, "g3g4")));

            assertEquals(List.of(201, 409, 409, 409), statuses);
            players.get().body("version", is(2)).body("ply", is(1));
        }
    }

    @Test
    void of_the_same_move_sent_several_times_one_is_played_and_all_are_told_so() throws Exception {
        for (int trial = 0; trial < TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);

            List<Integer> statuses = race(List.of(
                    () -> players.statusOfPut(1, "e3e4"),
                    () -> players.statusOfPut(1, "e3e4"),
                    () -> players.statusOfPut(1, "e3-e4"),
                    () -> players.statusOfPut(1, "We3-e4")));

            assertEquals(List.of(200, 200, 200, 201), statuses);
            players.get().body("version", is(2)).body("ply", is(1));
        }
    }

    @Test
    void a_game_ends_once_whether_a_draw_is_accepted_or_someone_resigns_first() throws Exception {
        for (int trial = 0; trial < TRIALS; trial++) {
            Players players = Players.of(Variant.ROCAILLE);
            String proposal = players.as(Side.WHITE)
                    .contentType("application/json")
                    .body(Map.of("kind", "draw"))
                    .post(players.game() + "/proposals")
                    .path("proposal.links.self");

            List<Integer> statuses = race(List.of(
                    () -> players.statusOf(
                            Side.BLACK, "PUT", proposal + "/answer", "application/json", "{\"answer\":\"accept\"}"),
                    () -> players.statusOf(Side.WHITE, "POST", players.game() + "/resignation", "text/plain", "")));

            assertEquals(List.of(200, 409), statuses);
            players.get().body("version", is(3)).body("status", is("finished"));
        }
    }
}

package org.rocaille;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Requests that are sent at once. */
public final class Race {

    /**
     * How often requests meet in each test, or as {@code -Drace.trials=1000} has it. H2, with its one connection, lets
     * little happen that a few trials do not show.
     */
    public static final int TRIALS = Integer.getInteger(
            "race.trials", System.getProperty("quarkus.datasource.db-kind").equals("postgresql") ? 50 : 5);

    private Race() {}

    /** Sends requests at once, and tells their statuses in the order of the requests. */
    public static List<Integer> between(List<Callable<Integer>> requests) throws Exception {
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
            return statuses;
        } finally {
            threads.shutdown();
        }
    }
}

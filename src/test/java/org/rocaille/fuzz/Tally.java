package org.rocaille.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.rocaille.contract.Operation;

/** What came of all requests. */
final class Tally {

    private static final Path KEPT = Path.of("target/fuzz");
    private static final int MOST_FAILURES = 60;

    /** Whoever waits for many requests is told whenever so many were sent. */
    private static final int PROGRESS = 10_000;

    private final Map<Integer, Integer> statuses = new TreeMap<>();
    private final Set<String> asked = new TreeSet<>();
    private final Set<String> done = new TreeSet<>();
    /** The first of each kind. */
    private final Map<String, String> failures = new TreeMap<>();

    private int requests;
    private int left;
    private int failed;
    private long slowest;
    private String slowestRequest = "";

    synchronized void saw(Operation operation, Request request, Answer answer, List<String> faults, long nanos) {
        count();
        statuses.merge(answer.status(), 1, Integer::sum);
        asked.add(operation.id());
        if (answer.status() / 100 == 2 && request.method.equals(operation.method())) {
            done.add(operation.id());
        }
        if (nanos > slowest) {
            slowest = nanos;
            slowestRequest = request.method + " " + request.path;
        }
        if (!faults.isEmpty()) {
            failed++;
            String kind = operation.id() + ": " + String.join("; ", faults).replaceAll("[0-9a-z]{16,}", "…");
            if (failures.size() < MOST_FAILURES && !failures.containsKey(kind)) {
                failures.put(kind, keep(request, answer));
                System.out.println(kind);
            }
        }
    }

    /** One whose client did not wait for an answer. */
    synchronized void left() {
        count();
        left++;
    }

    private void count() {
        requests++;
        if (requests % PROGRESS == 0) {
            System.out.printf("%tT %d requests%n", System.currentTimeMillis(), requests);
        }
    }

    /** Keeps what the service said. */
    void keep(List<String> log) {
        try {
            Files.createDirectories(KEPT);
            Files.write(KEPT.resolve("rocaille.log"), log);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String keep(Request request, Answer answer) {
        Path file = KEPT.resolve(failures.size() + ".http");
        try {
            Files.createDirectories(KEPT);
            Files.write(file, request.bytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return "\n  nc 127.0.0.1 PORT < %s\n%s\n--- was answered\n%s\n---".formatted(file, request, answer);
    }

    synchronized List<String> failures() {
        List<String> all = new ArrayList<>();
        failures.forEach((kind, exchange) -> all.add(kind + exchange));
        if (failed > failures.size()) {
            all.add(failed + " in all");
        }
        return all;
    }

    synchronized List<String> neverDone(List<Operation> operations) {
        return operations.stream()
                .map(Operation::id)
                .filter(id -> !done.contains(id))
                .toList();
    }

    @Override
    public synchronized String toString() {
        return "%d requests, %d left at once, the others answered %s; %d operations asked for, %d of them with success; the slowest took %d ms (%s)"
                .formatted(requests, left, statuses, asked.size(), done.size(), slowest / 1_000_000, slowestRequest);
    }
}

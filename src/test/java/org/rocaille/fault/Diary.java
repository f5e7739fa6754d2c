package org.rocaille.fault;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** What clients have seen. */
final class Diary {

    private final Map<String, LongAdder> seen = new ConcurrentSkipListMap<>();
    private final AtomicLong longest = new AtomicLong();
    private final Queue<Long> answered = new ConcurrentLinkedQueue<>();
    private final List<String> faults = new CopyOnWriteArrayList<>();

    /** Notes how a request ended, which a client has expected or can live with. */
    void note(String end, Duration took) {
        seen.computeIfAbsent(end, first -> new LongAdder()).increment();
        longest.accumulateAndGet(took.toMillis(), Math::max);
        if (end.startsWith("2")) {
            answered.add(took.toMillis());
        }
    }

    /** Notes what must not be. */
    void fault(String what) {
        faults.add(what);
    }

    List<String> faults() {
        return List.copyOf(faults);
    }

    /** How often a request has ended so. */
    long count(String end) {
        return seen.getOrDefault(end, new LongAdder()).sum();
    }

    /** How long the slowest request took, whatever its end. */
    Duration longest() {
        return Duration.ofMillis(longest.get());
    }

    /** The time in which a part of all requests was answered, such as 0.99. */
    Duration quantile(double part) {
        long[] sorted = answered.stream().mapToLong(Long::longValue).sorted().toArray();
        return Duration.ofMillis(sorted.length == 0 ? 0 : sorted[(int) ((sorted.length - 1) * part)]);
    }

    /** Forgets how long requests took. */
    void newPage() {
        answered.clear();
        longest.set(0);
    }

    @Override
    public String toString() {
        String[] counts = seen.entrySet().stream()
                .map(end -> end.getKey() + ": " + end.getValue())
                .toArray(String[]::new);
        return "%s, median %d ms, 99%% in %d ms, longest %d ms"
                .formatted(
                        String.join(", ", Arrays.asList(counts)),
                        quantile(0.5).toMillis(),
                        quantile(0.99).toMillis(),
                        longest().toMillis());
    }
}

package org.rocaille.fuzz;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Texts for a reader of texts: right ones, and what becomes of them when something is done to them, and again to what the
 * reader took. {@code -Dfuzz.inputs=100000} makes so many for each reader, {@code -Dfuzz.seed=…} the same ones again.
 */
public final class Inputs {

    private static final int COUNT = Integer.getInteger("fuzz.inputs", 500);
    private static final long SEED = Long.getLong("fuzz.seed", new Random().nextInt(1_000_000));

    /** What a reader may take for a text, however busy the machine is. */
    private static final Duration MOST = Duration.ofSeconds(1);

    private static final int LARGEST_CORPUS = 300;
    private static final int LONGEST_KEPT = 20_000;

    /** Reads texts. */
    @FunctionalInterface
    public interface Reader {

        /**
         * Reads a text, and checks what it has read. It throws what must not be thrown.
         *
         * @return whether it was taken
         */
        boolean read(String text) throws Exception;
    }

    private Inputs() {}

    /** Has a reader read, and prints what came of it. */
    public static void feed(String name, List<String> seeds, Reader reader) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        Random random = new Random(SEED);
        List<String> corpus = new ArrayList<>(seeds);
        int taken = 0;
        long slowest = 0;
        for (int input = 0; input < COUNT; input++) {
            String text = input < seeds.size() ? seeds.get(input) : next(corpus, random);
            long begin = threads.getCurrentThreadCpuTime();
            if (isTaken(name, text, reader)) {
                taken++;
                keep(text, corpus, seeds.size(), random);
            }
            long nanos = threads.getCurrentThreadCpuTime() - begin;
            slowest = Math.max(slowest, nanos);
            if (nanos > MOST.toNanos()) {
                throw new AssertionError("%d ms for %s".formatted(nanos / 1_000_000, failing(name, text)));
            }
        }
        System.out.printf(
                "Fuzzed %s with %d texts, of which it took %d; %.1f ms for the slowest%n",
                name, COUNT, taken, slowest / 1e6);
    }

    private static boolean isTaken(String name, String text, Reader reader) {
        try {
            return reader.read(text);
        } catch (Exception | StackOverflowError | AssertionError e) {
            throw new AssertionError(failing(name, text), e);
        }
    }

    private static String next(List<String> corpus, Random random) {
        String one = corpus.get(random.nextInt(corpus.size()));
        return switch (random.nextInt(20)) {
            case 0 -> Texts.hostile(random);
            case 1 -> {
                String other = corpus.get(random.nextInt(corpus.size()));
                yield one.substring(0, random.nextInt(one.length() + 1))
                        + other.substring(random.nextInt(other.length() + 1));
            }
            case 2 -> one + one;
            default -> Texts.mutated(one, random);
        };
    }

    private static void keep(String text, List<String> corpus, int seeds, Random random) {
        if (text.length() > LONGEST_KEPT) {
            return;
        }
        if (corpus.size() < LARGEST_CORPUS + seeds) {
            corpus.add(text);
        } else {
            corpus.set(seeds + random.nextInt(LARGEST_CORPUS), text);
        }
    }

    /** The text as Java writes it. */
    private static String failing(String name, String text) {
        StringBuilder written = new StringBuilder(name + ", -Dfuzz.seed=" + SEED + ": \"");
        text.chars().limit(3_000).forEach(c -> {
            if (c < ' ' || c > '~' || c == '"' || c == '\\') {
                written.append("\\u%04x".formatted(c));
            } else {
                written.append((char) c);
            }
        });
        return written.append('"').toString();
    }
}

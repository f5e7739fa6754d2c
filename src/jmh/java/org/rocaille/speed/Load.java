package org.rocaille.speed;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.HdrHistogram.Histogram;

/** So many at once, each of whom asks again as soon as there is an answer. */
final class Load {

    private static final int DIGITS = 3;
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private Load() {}

    /** One of those who ask. */
    interface Asker extends AutoCloseable {

        /**
         * Does the thing once.
         *
         * @return false if there is nothing left to do it to, which ends it
         */
        boolean ask() throws Exception;

        @Override
        default void close() throws Exception {}
    }

    /**
     * What came of it.
     *
     * @param perSecond answers
     * @param p50       in milliseconds, as {@code p99}
     * @param effort    what this process, which asks, took of the processors for each answer, in microseconds
     */
    record Outcome(double perSecond, double p50, double p99, double effort) {}

    /** Lets all ask for so long; whoever fails ends it with what went wrong. */
    static Outcome run(List<? extends Asker> askers, Duration time) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(askers.size());
        CountDownLatch start = new CountDownLatch(1);
        try {
            List<Future<Histogram>> running = new ArrayList<>();
            for (Asker asker : askers) {
                running.add(threads.submit(() -> {
                    start.await();
                    return ask(asker, System.nanoTime() + time.toNanos());
                }));
            }
            long effort = SYSTEM.getProcessCpuTime();
            long began = System.nanoTime();
            start.countDown();
            Histogram all = new Histogram(DIGITS);
            for (Future<Histogram> one : running) {
                all.add(one.get());
            }
            double seconds = (System.nanoTime() - began) / 1e9;
            effort = SYSTEM.getProcessCpuTime() - effort;
            return new Outcome(
                    all.getTotalCount() / seconds,
                    all.getValueAtPercentile(50) / 1e6,
                    all.getValueAtPercentile(99) / 1e6,
                    effort / 1e3 / all.getTotalCount());
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            threads.shutdownNow();
            for (Asker asker : askers) {
                asker.close();
            }
        }
    }

    private static Histogram ask(Asker asker, long until) throws Exception {
        Histogram taken = new Histogram(DIGITS);
        long before = System.nanoTime();
        while (before < until && asker.ask()) {
            long now = System.nanoTime();
            taken.recordValue(now - before);
            before = now;
        }
        return taken;
    }
}

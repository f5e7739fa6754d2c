package org.rocaille.fault;

import java.time.Duration;
import java.util.concurrent.Callable;

/** Waits for what happens in other processes, which nobody here is told of. */
public final class Eventually {

    private static final long PAUSE_MILLIS = 20;

    private Eventually() {}

    /**
     * Looks again and again.
     *
     * @return how long it took
     * @throws AssertionError if it has not come about within a time
     */
    public static Duration within(Duration most, String what, Callable<Boolean> condition) throws Exception {
        long start = System.nanoTime();
        while (true) {
            boolean isSo = condition.call();
            Duration took = Duration.ofNanos(System.nanoTime() - start);
            if (isSo) {
                return took;
            }
            if (took.compareTo(most) > 0) {
                throw new AssertionError("Not within " + most + ": " + what);
            }
            Thread.sleep(PAUSE_MILLIS);
        }
    }
}

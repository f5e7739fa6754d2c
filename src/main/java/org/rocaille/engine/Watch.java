package org.rocaille.engine;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Counts the nodes of a search, and ends it in time. */
final class Watch {

    /** Ends a search from deep inside. */
    static final class Stopped extends RuntimeException {

        private static final long serialVersionUID = 1;

        private Stopped() {
            super("the search is at its limit", null, false, false);
        }
    }

    /** How many nodes go by before the clock is looked at. */
    private static final int INTERVAL = 1024;

    private final Limits limits;
    private final BooleanSupplier isCancelled;
    private final long start = System.nanoTime();
    private long nodes;
    private long nextLook;

    Watch(Limits limits, BooleanSupplier isCancelled) {
        this.limits = limits;
        this.isCancelled = isCancelled;
    }

    /**
     * Counts a node.
     *
     * @throws Stopped if the search is to end instead
     */
    void visit() {
        if (nodes >= nextLook) {
            look();
        }
        nodes++;
    }

    private void look() {
        if (nodes >= limits.nodes() || isCancelled.getAsBoolean() || elapsed().compareTo(limits.time()) >= 0) {
            throw new Stopped();
        }
        nextLook = Math.min(nodes + INTERVAL, limits.nodes());
    }

    /** Whether there is time to look a ply deeper. */
    boolean allowsMore() {
        return elapsed().compareTo(limits.enough()) < 0;
    }

    long nodes() {
        return nodes;
    }

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - start);
    }
}

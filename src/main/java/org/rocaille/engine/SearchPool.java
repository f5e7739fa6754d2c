package org.rocaille.engine;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A few threads that do nothing but search, each with a memory of its own, and a short queue before them. So searches take
 * no more processors and no more memory than they are given, however many ask for them; and what one search has learnt,
 * the next one of somebody else does not know.
 */
public final class SearchPool implements AutoCloseable {

    /** How many may wait for each thread. */
    private static final int ROOM = 4;

    /** After so long without a search a thread ends, and with it its memory. */
    private static final int IDLE_SECONDS = 60;

    private final int size;
    private final ThreadPoolExecutor threads;
    private volatile boolean isClosed;

    /**
     * @param name  what the threads are called
     * @param size  how many there are at most; none lets nothing in
     * @param bytes how much memory each search has
     */
    public SearchPool(String name, int size, long bytes) {
        this.size = size;
        AtomicInteger count = new AtomicInteger();
        threads = new ThreadPoolExecutor(
                Math.max(1, size),
                Math.max(1, size),
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(Math.max(1, size * ROOM)),
                job -> new Searcher(job, name + "-" + count.incrementAndGet(), new Search(bytes)));
        threads.allowCoreThreadTimeOut(true);
    }

    /** A thread with its memory: whoever asks when there is none for it is told, and no search waits for nothing. */
    private static final class Searcher extends Thread {

        private final Search search;

        Searcher(Runnable work, String name, Search search) {
            super(work, name);
            this.search = search;
            setDaemon(true);
            setPriority(MIN_PRIORITY);
        }
    }

    /** Something to search, which waits or is searched. */
    private static final class Job implements Runnable {

        private final BooleanSupplier isLeft;
        private final Consumer<Search> task;

        Job(BooleanSupplier isLeft, Consumer<Search> task) {
            this.isLeft = isLeft;
            this.task = task;
        }

        @Override
        public void run() {
            if (!isLeft.getAsBoolean()) {
                Search search = ((Searcher) Thread.currentThread()).search;
                search.clear();
                task.accept(search);
            }
        }
    }

    /**
     * Lets a search in, which waits until one of the threads is free.
     *
     * @param isLeft whether nobody waits for it any more: it is not begun then, and makes room for others
     * @param task   searches; it is for the task to end when it is left, or the pool is closed
     * @return whether there was room
     */
    public boolean enter(BooleanSupplier isLeft, Consumer<Search> task) {
        if (size == 0 || isClosed) {
            return false;
        }
        threads.getQueue().removeIf(job -> ((Job) job).isLeft.getAsBoolean());
        try {
            threads.execute(new Job(isLeft, task));
            return true;
        } catch (RejectedExecutionException full) {
            return false;
        }
    }

    /** How many are searched. */
    public int running() {
        return threads.getActiveCount();
    }

    /** How many wait. */
    public int waiting() {
        return threads.getQueue().size();
    }

    /** Whether it was closed. */
    public boolean isClosed() {
        return isClosed;
    }

    /** Lets nothing in any more. What is in already is to end. */
    @Override
    public void close() {
        isClosed = true;
        threads.shutdown();
    }
}

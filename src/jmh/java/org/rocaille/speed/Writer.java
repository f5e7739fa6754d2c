package org.rocaille.speed;

import java.util.Queue;

/**
 * Takes something that was prepared, does with it what can be done with it, one step after another, and takes the next.
 *
 * @param <T> what is prepared
 */
final class Writer<T> implements Load.Asker {

    private final Queue<T> prepared;
    private final int steps;
    private final Step<T> step;
    private final AutoCloseable connection;
    private T taken;
    private int done;

    Writer(Queue<T> prepared, int steps, AutoCloseable connection, Step<T> step) {
        this.prepared = prepared;
        this.steps = steps;
        this.connection = connection;
        this.step = step;
        this.done = steps;
    }

    /** One of the steps, which are counted from 1. */
    interface Step<T> {
        void go(T with, int number) throws Exception;
    }

    @Override
    public boolean ask() throws Exception {
        if (done == steps) {
            taken = prepared.poll();
            done = 0;
        }
        if (taken == null) {
            return false;
        }
        step.go(taken, ++done);
        return true;
    }

    @Override
    public void close() throws Exception {
        connection.close();
    }
}

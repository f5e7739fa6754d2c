package org.rocaille.clock;

/**
 * What both sides have.
 *
 * @param mover  the side to move
 * @param waiter the other side
 */
public record Allowances(Allowance mover, Allowance waiter) {

    /** The same when the other side is to move. */
    public Allowances swapped() {
        return new Allowances(waiter, mover);
    }
}

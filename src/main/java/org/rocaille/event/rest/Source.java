package org.rocaille.event.rest;

import org.rocaille.event.Slice;
import org.rocaille.event.Start;

/**
 * Events as whoever sent a request may read them.
 *
 * @param resync      the address of what shows how everything stands now, for those who have missed too much
 * @param isOnlookers whether onlookers read them, who always may and all see the same
 * @param look        looks at them
 */
record Source(String resync, boolean isOnlookers, Look look) {

    /** A look at events, before which it is seen to it each time that whoever looks may. */
    @FunctionalInterface
    interface Look {

        Slice at(Start start, int limit);
    }
}

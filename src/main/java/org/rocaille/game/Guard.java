package org.rocaille.game;

import org.rocaille.problem.Problem;

/** A caller's condition on the version that a change starts from: of a game, or of something of its own beside one. */
@FunctionalInterface
public interface Guard {

    /** Any version will do. */
    Guard NONE = (version, isRequired) -> {};

    /**
     * Lets the change happen by returning.
     *
     * @param version    the version, read under the game's lock
     * @param isRequired whether there must be a condition
     * @throws Problem if the change must not happen
     */
    void check(long version, boolean isRequired);

    /** As {@link #check(long, boolean)} where a caller need not have a condition. */
    default void check(long version) {
        check(version, false);
    }
}

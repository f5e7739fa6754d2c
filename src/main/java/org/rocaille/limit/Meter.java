package org.rocaille.limit;

/** Counts what callers take of a quota: each has all of it. Any number of threads may ask at once. */
sealed interface Meter permits RateMeter, AtOnceMeter {

    /** Takes one, if one is left. */
    boolean take(String caller);

    /** Gives one back that was taken. */
    void giveBack(String caller);

    Standing standing(String caller);
}

package org.rocaille.speed;

import java.util.Locale;

/** What is asked of the service, and of what it is compared with. */
enum Task {
    /** A move of a game without names. */
    MOVE(40),
    /** A game, as JSON. */
    READ(0),
    /** The same with the tag of what the asker has, so that the answer is 304. */
    UNCHANGED(0),
    /** The games in which a player of ten is to move. */
    TURNS(0),
    /** All legal moves of a game, with their notation. */
    LEGAL_MOVES(0),
    /** A challenge, its acceptance and the first move. */
    FIRST_MOVE(10);

    /** How often it is done with what was prepared for it, which is used up then; 0 if it only reads. */
    private final int times;

    Task(int times) {
        this.times = times;
    }

    int times() {
        return times;
    }

    boolean writes() {
        return times > 0;
    }

    /** How many have to be prepared so that so many askers can do it so often, all in all. */
    int supplies(int askers, int fresh) {
        return Math.max(askers, fresh / times + 1);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}

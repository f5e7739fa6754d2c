package org.rocaille.rules;

/** The ways of removing an enemy. Each is compulsory when the travel that leads to it is made (rules §2). */
public enum Capture {
    /** By one step onto the enemy. */
    DISPLACEMENT(1),
    /** By a hop over an adjacent piece onto the enemy just beyond. */
    HOP(2),
    /** By passing over the enemy to an empty square just beyond. */
    LEAP(64),
    /** By moving directly away from the adjacent enemy. */
    WITHDRAWAL(1),
    /** By stopping right in front of the enemy. */
    APPROACH(64),
    /** By stopping orthogonally next to the enemy, with a friend just beyond it. */
    PINCH(0),
    /** By making a rectangle with one's own King, the enemy on one of its other corners. */
    COORDINATION(0),
    /** By vanishing together with the adjacent enemy. */
    DESTRUCTION(1);

    private final int reach;

    Capture(int reach) {
        this.reach = reach;
    }

    /**
     * From how many squares away, along a Queen line, this capture can strike a victim standing on that line; 0 for
     * the ways that do not strike along the line between the two at all.
     */
    int reach() {
        return reach;
    }
}

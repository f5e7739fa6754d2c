package org.rocaille.rules;

/** What becomes of a King in danger: a dial of the variant (rules §4-6). */
public enum KingRule {
    /** There is no check; removing the enemy King wins at once. */
    CAPTURE,
    /** Check binds: no move may leave one's own King capturable. */
    CHECK,
    /** Check binds, and no King may stand next to the other, not even next to a frozen one. */
    CHECK_AND_APART;

    /** Whether check exists. */
    public boolean knowsCheck() {
        return this != CAPTURE;
    }
}

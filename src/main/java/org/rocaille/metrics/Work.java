package org.rocaille.metrics;

import org.rocaille.id.Codes;

/** What processes do by themselves, when it is time. */
public enum Work {
    /** Games to look at: a flag has fallen, a side is to be warned, or its clock is to be reckoned anew. */
    CLOCKS,
    /** Messages to send to webhooks. */
    WEBHOOKS,
    /** Those messages that receivers did not take, which are not due before they are sent again. */
    RETRIES,
    /** Challenges whose time has passed. */
    CHALLENGES,
    /** Games that are over, to be counted by their positions. */
    EXPLORER,
    /** Moves that players are to make who are part of the service. */
    OPPONENTS;

    /** By which it is named where it is measured, such as {@code clocks}. */
    public String code() {
        return Codes.of(this);
    }
}

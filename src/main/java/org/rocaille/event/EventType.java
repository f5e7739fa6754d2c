package org.rocaille.event;

import org.rocaille.id.Codes;

/** What can happen to a game. The list grows, so whoever reads events passes over types that it does not know. */
public enum EventType {
    GAME_STARTED,
    MOVE_PLAYED,
    CLOCK_WARNING,
    CLOCKS_CHANGED,
    MOVES_TAKEN_BACK,
    FLAG_FALLEN,
    VACATION_CHANGED,
    GAME_FINISHED,
    OUTCOME_CORRECTED,
    PROPOSAL_MADE,
    PROPOSAL_ACCEPTED,
    PROPOSAL_DECLINED,
    PROPOSAL_COUNTERED,
    PROPOSAL_WITHDRAWN,
    PROPOSAL_LAPSED,
    MESSAGE_SENT,
    PROPOSAL_EXPIRED;

    /** The stable code, such as {@code move-played}. */
    public String code() {
        return Codes.of(this);
    }
}

package org.rocaille.event;

import java.util.List;
import java.util.Optional;
import org.rocaille.id.Codes;

/** What can happen. The list grows, so whoever reads events passes over types that it does not know. */
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
    PROPOSAL_EXPIRED,
    CHALLENGE_MADE,
    CHALLENGE_ACCEPTED,
    CHALLENGE_DECLINED,
    CHALLENGE_COUNTERED,
    CHALLENGE_CANCELLED,
    CHALLENGE_EXPIRED,
    GAME_IMPORTED;

    /** The codes of what happens between the players of a game, whoever may see the game. */
    public static final List<String> FOR_PLAYERS_ONLY = List.of(MESSAGE_SENT.code());

    /** The stable code, such as {@code move-played}. */
    public String code() {
        return Codes.of(this);
    }

    /** The type with that code; empty if there is none yet. */
    public static Optional<EventType> find(String code) {
        return Codes.find(values(), code);
    }
}

package org.rocaille.problem;

import org.rocaille.id.Codes;

/**
 * Everything that can be wrong with a request, as a closed list. A code is part of the service's contract: programs act
 * on it, and a page explains it. It says nothing of how the answer travels; that table is the {@code web} package's.
 */
public enum ProblemCode {
    // The request cannot be read.
    MALFORMED_REQUEST,
    MALFORMED_HEADER,
    MALFORMED_PARAMETER,
    UNKNOWN_PARAMETER,
    MALFORMED_TEXT,
    MALFORMED_JSON,
    MALFORMED_PGN,
    EMPTY_BODY,
    UNEXPECTED_BODY,
    UNKNOWN_FIELD,
    DUPLICATE_FIELD,
    MISSING_FIELD,
    WRONG_TYPE,

    // The request cannot be served in this form, or not here.
    NOT_FOUND,
    METHOD_NOT_ALLOWED,
    NOT_ACCEPTABLE,
    BODY_TOO_LARGE,
    URI_TOO_LONG,
    UNSUPPORTED_MEDIA_TYPE,
    HEADERS_TOO_LARGE,
    EVENTS_GONE,

    // Who asks.
    MISSING_TOKEN,
    BAD_TOKEN,
    FORBIDDEN,
    INSUFFICIENT_SCOPE,
    SUSPENDED,
    BLOCKED,
    WRONG_RECOVERY_CODE,

    // The request is read, and its values will not do.
    INVALID_VALUE,
    INVALID_TEXT,
    IDEMPOTENCY_KEY_REUSED,
    OPPONENT_UNAVAILABLE,
    UNKNOWN_VARIANT,
    INVALID_POSITION,
    ILLEGAL_MOVE,
    REPETITION_LOSES,
    ILLEGAL_CONDITIONAL_MOVES,
    INVALID_RECORD,

    // The account does not allow it as it is.
    NAME_TAKEN,
    LIMIT_REACHED,
    ACCOUNT_CLOSED,
    VACATION_OVERLAPS,
    VACATION_BUDGET_SPENT,

    // The game is not where the request takes it to be.
    NOT_YOUR_TURN,
    YOUR_TURN,
    GAME_OVER,
    GAME_UNDER_WAY,
    PLY_TAKEN,
    PLY_NOT_REACHED,
    FLAG_STANDING,
    PROPOSAL_CLOSED,
    MESSAGE_TAKEN,
    PROPOSAL_OPEN,
    TAKEBACKS_EXCLUDED,
    POSITION_IN_PLAY,
    UNTIMED_GAME,
    CHALLENGE_CLOSED,
    WEBHOOK_NOT_ACTIVE,
    STALE_VERSION,
    GUARD_REQUIRED,

    // The caller asks for too much at once.
    RATE_LIMITED,

    // Not the caller's fault.
    UNAVAILABLE,
    INTERNAL_ERROR;

    /** The code as it is written in answers and addresses, for example {@code not-your-turn}. */
    public String slug() {
        return Codes.of(this);
    }
}

package org.rocaille.player.rest;

/** What the OpenAPI document says of answers that several operations share. */
final class Refusals {

    static final String NOT_MODIFIED = "The caller has this version already";
    static final String UNAUTHORIZED = "No token was sent, or one that does not work: `missing-token`, `bad-token`";
    static final String FORBIDDEN = "The token is not a player's, lacks the scope, or the player is suspended:"
            + " `forbidden`, `insufficient-scope`, `suspended`";
    static final String FORBIDDEN_BUT_FOR_THE_SUSPENDED =
            "The token is not a player's, or lacks the scope: `forbidden`, `insufficient-scope`";
    static final String OPERATOR_ONLY = "The token is not the operator's: `forbidden`";
    static final String NO_PLAYER = "There is no such player: `not-found`";
    static final String NO_TOKEN = "The player has no such token: `not-found`";
    static final String CLOSED = "The account is closed: `account-closed`";
    static final String STALE = "The account is no longer at the version of `If-Match`: `stale-version`";
    static final String TEXT = "A text will not do: `invalid-text`";
    static final String BODY = "A body was sent that is more than `{}`: `unexpected-body`";

    private Refusals() {}
}

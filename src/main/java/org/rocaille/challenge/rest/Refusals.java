package org.rocaille.challenge.rest;

/** What the OpenAPI document says of answers that several operations share. */
final class Refusals {

    static final String BAD_TOKEN = "Nobody has this token, or not any more: `bad-token`";
    static final String UNAUTHORIZED = "No token was sent, or one that does not work: `missing-token`, `bad-token`";
    static final String SUSPENDED = "The token is of a player who is suspended: `suspended`";
    static final String FORBIDDEN = "The token is not a player's, lacks the scope, or the player is suspended:"
            + " `forbidden`, `insufficient-scope`, `suspended`";
    static final String NOT_FOUND = "There is no such challenge, or it is between others: `not-found`";
    static final String CLOSED =
            "The challenge was accepted, declined, countered or cancelled, or has expired:" + " `challenge-closed`";
    static final String BODY = "A body was sent that is more than `{}`: `unexpected-body`";

    private Refusals() {}
}

package org.rocaille.game.rest;

/** What the OpenAPI document says of answers that several operations share. */
final class Refusals {

    static final String NOT_MODIFIED = "The caller has this version already";
    static final String BAD_TOKEN = "The token is of no seat of any game: `bad-token`";
    static final String UNAUTHORIZED = "No token was sent, or one that is of no seat: `missing-token`, `bad-token`";
    static final String FORBIDDEN = "The token is of a seat of another game: `forbidden`";
    static final String NOT_FOUND = "There is no such game, or it is private: `not-found`";
    static final String STALE = "The game is no longer at the version of `If-Match`: `stale-version`";

    private Refusals() {}
}

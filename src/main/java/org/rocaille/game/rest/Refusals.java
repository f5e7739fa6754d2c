package org.rocaille.game.rest;

/** What the OpenAPI document says of answers that several operations share. */
final class Refusals {

    static final String NOT_MODIFIED = "The caller has this version already";
    static final String BAD_TOKEN = "Nobody has this token, or not any more: `bad-token`";
    static final String UNAUTHORIZED = "No token was sent, or one that nobody has: `missing-token`, `bad-token`";
    static final String SUSPENDED = "The token is of a player who is suspended: `suspended`";
    static final String FORBIDDEN =
            "The token is of nobody who has a seat in this game, lacks the scope `play`, or is of a player who is"
                    + " suspended: `forbidden`, `insufficient-scope`, `suspended`";
    static final String OR_BLOCKED = "; or the other player blocks the one who writes: `blocked`";
    static final String NOT_A_READER = "The token is not a player's, lacks the scope, or the player is suspended:"
            + " `forbidden`, `insufficient-scope`, `suspended`";
    static final String NOT_FOUND = "There is no such game, or it is private: `not-found`";
    static final String RETAKEN =
            "A move was taken back at this ply, and no `If-Match` tells that this is another: `guard-required`";
    static final String STALE = "The game is no longer at the version of `If-Match`: `stale-version`";

    private Refusals() {}
}

package org.rocaille.message.rest;

/** What the OpenAPI document says of answers that several operations share. */
final class Refusals {

    static final String UNAUTHORIZED = "No token was sent, or one that nobody has: `missing-token`, `bad-token`";
    static final String FORBIDDEN =
            "The token is of nobody who has a seat in this game, lacks the scope, or is of a player who is suspended:"
                    + " `forbidden`, `insufficient-scope`, `suspended`";
    static final String OR_BLOCKED = "; or the other player blocks the one who writes: `blocked`";
    static final String NOT_FOUND = "There is no such game, or it is private: `not-found`";

    private Refusals() {}
}

package org.rocaille.webhook.rest;

/** What the OpenAPI document says of answers that several operations share. */
final class Refusals {

    static final String UNAUTHORIZED = "No token was sent, or one that does not work: `missing-token`, `bad-token`";
    static final String FORBIDDEN = "The token is not a player's, lacks the scope, or the player is suspended:"
            + " `forbidden`, `insufficient-scope`, `suspended`";
    static final String NO_WEBHOOK = "The player has no such webhook: `not-found`";
    static final String NOT_ACTIVE =
            "The webhook is disabled, or its receiver has not shown yet that it wants messages:"
                    + " `webhook-not-active`";
    static final String DISABLED = "The webhook is disabled: `webhook-not-active`";
    static final String BODY = "A body was sent that is more than `{}`: `unexpected-body`";
    static final String VALUE = "A value will not do: `invalid-text`, `invalid-value`";

    private Refusals() {}
}

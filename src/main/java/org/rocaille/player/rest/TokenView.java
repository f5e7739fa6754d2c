package org.rocaille.player.rest;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.player.AccessToken;
import org.rocaille.player.Scope;

/** A token without its secret. */
@Schema(name = "Token", description = "A token of a player, without its secret")
record TokenView(
        @Schema(required = true, example = "7k2m9q4x0h8w3rte")
        String id,

        @Schema(required = true, example = "laptop") String name,

        @Schema(required = true, description = "What it may be used for", example = "[\"read\", \"play\"]")
        List<String> scopes,

        @Schema(required = true) Instant createdAt,

        @Schema(required = true, nullable = true, description = "When it stops working, null for never")
        Instant expiresAt,

        @Schema(
                required = true,
                nullable = true,
                description = "When it was last used, at most an hour too early; null if it never was")
        Instant lastUsedAt,

        @Schema(required = true) Links links) {

    /** Where to go from a token. */
    @Schema(name = "TokenLinks")
    record Links(
            @Schema(required = true, example = "/v1/me/tokens/7k2m9q4x0h8w3rte")
            String self,

            @Schema(required = true, description = "Where it gets a new secret")
            String rotation) {}

    static TokenView of(AccessToken token) {
        String self = Paths.token(token.id());
        return new TokenView(
                token.id(),
                token.name().value(),
                token.scopes().stream().sorted().map(Scope::code).toList(),
                token.createdAt(),
                token.expiresAt().orElse(null),
                token.lastUsedAt().orElse(null),
                new Links(self, self + "/rotation"));
    }
}

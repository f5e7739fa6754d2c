package org.rocaille.player.rest;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.player.TokenService;

/** A token with its secret. */
@Schema(name = "IssuedToken", description = "A token and its secret, which is never told again")
record IssuedView(
        @Schema(required = true) TokenView token,

        @Schema(required = true, example = "player_c4v8n1z5r0q7m2k9e3xhw6tb4yfj8gap")
        String accessToken,

        @Schema(
                required = true,
                nullable = true,
                description = "Until when the secret that it had before works, null if it had none")
        Instant previousUntil) {

    static IssuedView of(TokenService.Issued issued) {
        return new IssuedView(
                TokenView.of(issued.token()),
                issued.secret().text(),
                issued.previousUntil().orElse(null));
    }
}

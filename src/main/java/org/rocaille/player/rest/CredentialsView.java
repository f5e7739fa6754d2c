package org.rocaille.player.rest;

import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.player.PlayerService;

/** A player with what lets it act. */
@Schema(name = "Credentials", description = "A player and the secrets of its account, which are never told again")
record CredentialsView(
        @Schema(required = true) ProfileView player,

        @Schema(
                required = true,
                description = "Send it as `Authorization: Bearer …` to act for the player",
                example = "player_c4v8n1z5r0q7m2k9e3xhw6tb4yfj8gap")
        String accessToken,

        @Schema(
                required = true,
                description =
                        "Keep it where the token is not: it brings the account back when every token is lost or stolen",
                example = "recovery_9p2d6s0f4h8j1k5m7n3q0r4t6v8w2xyz")
        String recoveryCode) {

    static CredentialsView of(PlayerService.Credentials credentials) {
        return new CredentialsView(
                ProfileView.of(credentials.player(), Optional.empty()),
                credentials.secret().text(),
                credentials.recoveryCode().text());
    }
}

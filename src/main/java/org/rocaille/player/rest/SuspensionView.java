package org.rocaille.player.rest;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.player.Player;

/** That the operator keeps a player from acting. */
@Schema(name = "Suspension", description = "That the operator keeps a player from acting")
record SuspensionView(
        @Schema(required = true, example = "Offensive messages in three games.")
        String reason,

        @Schema(required = true, description = "Since when") Instant at) {

    static SuspensionView of(Player.Suspension suspension) {
        return new SuspensionView(suspension.reason().value(), suspension.at());
    }
}

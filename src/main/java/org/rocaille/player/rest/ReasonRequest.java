package org.rocaille.player.rest;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.text.UserText;
import org.rocaille.web.Values;

/** Why the operator does something. */
@Schema(name = "ReasonRequest")
record ReasonRequest(
        @NotNull
        @Schema(
                description = "At most 500 characters, which the player is shown",
                example = "Offensive messages in three games.")
        String reason) {

    private static final int MOST = 500;

    UserText text() {
        return Values.prose("reason", reason, MOST);
    }
}

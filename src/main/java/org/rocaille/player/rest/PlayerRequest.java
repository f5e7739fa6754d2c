package org.rocaille.player.rest;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An account to open. */
@Schema(name = "PlayerRequest")
record PlayerRequest(
        @NotNull
        @Schema(
                description = "2 to 30 of `A-Za-z0-9_-`, unlike any other whatever the case; `me`, `operator`,"
                        + " `anonymous` and what begins with `engine-` are reserved",
                example = "ada")
        String name,

        @Schema(
                nullable = true,
                description = "Who moves the pieces. A `bot` belongs to the player whose token is sent.",
                defaultValue = "human",
                extensions = @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"human\", \"bot\"]"))
        String kind) {}

package org.rocaille.game.rest;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An offer to make. */
@Schema(name = "ProposalRequest")
record ProposalRequest(
        @NotNull
        @Schema(
                description = "What is offered",
                example = "draw",
                extensions = @Extension(name = "x-extensible-enum", parseValue = true, value = "[\"draw\"]"))
        String kind) {}

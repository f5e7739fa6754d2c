package org.rocaille.game.rest;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What to say to an offer. */
@Schema(name = "AnswerRequest")
record AnswerRequest(
        @NotNull
        @Schema(
                description =
                        "`accept` or `decline`, for the side that the offer is made to; `withdraw`, for the one that"
                                + " made it",
                example = "accept",
                enumeration = {"accept", "decline", "withdraw"})
        String answer) {}

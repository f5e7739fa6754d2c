package org.rocaille.game.rest;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Verdict;
import org.rocaille.text.UserText;
import org.rocaille.web.Values;

/** How the operator has a game end, and why. */
@Schema(name = "AdjudicationRequest")
record AdjudicationRequest(
        @NotNull
        @Schema(
                description = "Who wins, `draw` for nobody, or `none` for a game that counts for nothing",
                example = "draw",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"white\", \"black\", \"draw\", \"none\"]"))
        String result,

        @NotNull
        @Schema(
                description = "At most 500 characters, which everyone who may see the game is shown",
                example = "Both sides were cut off for a week.")
        String reason) {

    private static final int MOST = 500;

    Verdict verdict() {
        return Values.inBody("result", result, Verdict::find, Verdict.codes()).orElseThrow();
    }

    UserText text() {
        return Values.prose("reason", reason, MOST);
    }
}

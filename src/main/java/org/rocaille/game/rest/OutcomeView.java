package org.rocaille.game.rest;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Ending;
import org.rocaille.rules.Side;
import org.rocaille.text.UserText;

/** How a game has ended. */
@Schema(name = "Outcome", description = "How a game has ended")
public record OutcomeView(
        @Schema(
                required = true,
                nullable = true,
                description = "The side that has won, null for a draw and where there is no result",
                enumeration = {"white", "black"})
        String winner,

        @NotNull
        @Schema(
                required = true,
                description =
                        "Why; `unterminated` if the record of an imported game does not say that it has ended, and"
                                + " `unstated` if it has a result and does not say why",
                example = "checkmate",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"checkmate\", \"stalemate\", \"no-moves\", \"king-captured\","
                                        + " \"repetition\", \"quiet-plies\", \"resignation\","
                                        + " \"agreement\", \"time\", \"untouched\", \"aborted\","
                                        + " \"abandoned\", \"adjudicated\", \"cancelled\","
                                        + " \"unterminated\", \"unstated\"]"))
        String reason,

        @Schema(
                required = true,
                nullable = true,
                description = "Why, in the operator's words, if it was the operator who ended the game; else null")
        String statement) {

    static OutcomeView of(Ending ending) {
        return new OutcomeView(
                ending.winner().map(Side::code).orElse(null),
                ending.reason(),
                ending.statement().map(UserText::value).orElse(null));
    }
}

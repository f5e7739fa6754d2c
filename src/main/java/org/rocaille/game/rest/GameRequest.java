package org.rocaille.game.rest;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.Courtesies;

/** A game to begin. */
@Schema(name = "GameRequest")
record GameRequest(
        @NotNull @Schema(description = "What is played", example = "rocaille")
        String variant,

        @Schema(
                nullable = true,
                description = "The position to start from, with both Kings and not over; the variant's own without it",
                example = "12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12 w - 0 1")
        String fen,

        @Valid @Schema(nullable = true, description = "A random array to start from, instead of a FEN")
        RandomArrayRequest array,

        @Schema(
                nullable = true,
                description = "Who may see it: everyone, whoever knows its address, or the holders of its seats",
                defaultValue = "unlisted",
                enumeration = {"public", "unlisted", "private"})
        String visibility,

        @Valid
        @Schema(
                nullable = true,
                description = "How much time the players have, from now on; as much as they like without it")
        TimeControlView timeControl,

        @Schema(
                nullable = true,
                description = "Whether a player may have the service search the game's positions while it goes on,"
                        + " with the token of its seat",
                defaultValue = "false")
        Boolean analysis) {

    Courtesies courtesies() {
        return analysis == null ? Courtesies.USUAL : Courtesies.USUAL.withAnalysis(analysis);
    }
}

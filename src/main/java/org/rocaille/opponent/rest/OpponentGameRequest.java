package org.rocaille.opponent.rest;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.game.rest.RandomArrayRequest;
import org.rocaille.game.rest.TimeControlView;

/** A game against an opponent to begin. */
@Schema(name = "OpponentGameRequest")
record OpponentGameRequest(
        @NotNull @Schema(description = "What is played", example = "rocaille")
        String variant,

        @Schema(
                nullable = true,
                description = "What the caller plays",
                defaultValue = "random",
                enumeration = {"white", "black", "random"})
        String colour,

        @Schema(
                nullable = true,
                description = "The position to start from, with both Kings and not over; the variant's own without it",
                example = "12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12 w - 0 1")
        String fen,

        @Valid @Schema(nullable = true, description = "A random array to start from, instead of a FEN")
        RandomArrayRequest array,

        @Schema(
                nullable = true,
                description = "Who may see it: everyone, whoever knows its address, or the holder of the seat",
                defaultValue = "unlisted",
                enumeration = {"public", "unlisted", "private"})
        String visibility,

        @Valid
        @Schema(
                nullable = true,
                description = "How much time the players have, from now on; as much as they like without it")
        TimeControlView timeControl) {}

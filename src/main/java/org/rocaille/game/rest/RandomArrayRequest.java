package org.rocaille.game.rest;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.rules.RandomArray;

/** A random array to start from. */
@Schema(
        name = "RandomArray",
        description = "A start position with the pieces behind the Pawns in random order, for the variants with"
                + " `dials.randomArrays`. The same seed gives the same position.")
public record RandomArrayRequest(
        @NotNull @Schema(description = "Any integer of 32 bits", example = "7")
        Integer seed,

        @Schema(
                nullable = true,
                description = "Whether Black's pieces face their like; else they are in an order of their own",
                defaultValue = "true")
        Boolean symmetric) {

    RandomArray array() {
        return new RandomArray(seed, symmetric == null || symmetric);
    }
}

package org.rocaille.analysis.rest;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A position to analyse. */
@Schema(name = "AnalysisRequest", description = "A position: a FEN and the moves made from there")
public record AnalysisRequest(
        @NotNull
        @Schema(
                description = "The id of a variant",
                example = "rocaille",
                extensions = @Extension(name = "x-extensible-enum", value = "variants"))
        String variant,

        @Schema(description = "Where the moves begin; the start position of the variant if absent", nullable = true)
        String fen,

        @Size(max = AnalysisRequest.MOST_MOVES)
        @Schema(
                description =
                        "The moves made from there, as move text or in display notation; none if absent. The positions"
                                + " passed through count for repetition.",
                nullable = true,
                example = "[\"e3e5\"]")
        List<@NotNull String> moves) {

    /** More moves than any game has that is worth looking at, and few enough to go through while someone waits. */
    static final int MOST_MOVES = 2000;

    Optional<String> givenFen() {
        return Optional.ofNullable(fen);
    }

    List<String> givenMoves() {
        return moves == null ? List.of() : moves;
    }
}

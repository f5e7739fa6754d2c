package org.rocaille.analysis.rest;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.analysis.Line;
import org.rocaille.problem.Problem;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.InvalidPositionException;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

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

    /**
     * The line that is asked about.
     *
     * @throws Problem if there is no such variant, position or move
     */
    Line line() {
        Variant played = Variant.find(variant).orElseThrow(RuleProblems::unknownVariant);
        Position start =
                Optional.ofNullable(fen).map(text -> parse(played, text)).orElseGet(played::start);
        return Line.of(start, moves == null ? List.of() : moves);
    }

    private static Position parse(Variant variant, String fen) {
        try {
            return Position.parse(variant, fen);
        } catch (InvalidPositionException e) {
            throw RuleProblems.invalidPosition(e).with("pointer", "/fen");
        }
    }
}

package org.rocaille.analysis.rest;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.analysis.Line;
import org.rocaille.engine.Limits;
import org.rocaille.problem.Problem;

/** A position to search, and how far. */
@Schema(
        name = "SearchRequest",
        description = "A position, as a FEN and the moves made from there, and how far to search")
public record SearchRequest(
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
        List<@NotNull String> moves,

        @Valid @Schema(nullable = true, description = "When the search ends; after a second if absent")
        Limit limit,

        @Min(1)
        @Max(5)
        @Schema(
                nullable = true,
                description = "How many of the best moves to tell",
                defaultValue = "1",
                minimum = "1",
                maximum = "5")
        Integer lines) {

    /** When a search ends. */
    @Schema(name = "SearchLimit", description = "When the search ends: whatever is reached first ends it")
    public record Limit(
            @Schema(
                    nullable = true,
                    description =
                            "How long it lasts at most, up to ten seconds, which hold if only something else is given."
                                    + " What it waits for before it begins is not counted.",
                    example = "PT0.5S")
            Duration time,

            @Min(1)
            @Max(Limits.DEEPEST)
            @Schema(
                    nullable = true,
                    description = "How many plies it looks ahead",
                    example = "6",
                    minimum = "1",
                    maximum = "64")
            Integer depth,

            @Min(1)
            @Schema(
                    nullable = true,
                    description = "How many positions it looks at; what is found is the same each time then",
                    example = "20000",
                    minimum = "1")
            Long nodes) {

        private static final Duration USUAL = Duration.ofSeconds(1);
        private static final Duration LONGEST = Duration.ofSeconds(10);

        static final Limit NONE = new Limit(null, null, null);

        private Limits limits() {
            if (time != null && (time.isNegative() || time.isZero() || time.compareTo(LONGEST) > 0)) {
                throw Problem.invalidValue("limit/time", "time is more than PT0S and at most PT10S.");
            }
            Limits limits = Limits.time(time != null ? time : depth == null && nodes == null ? USUAL : LONGEST);
            limits = depth == null ? limits : limits.withDepth(depth);
            return nodes == null ? limits : limits.withNodes(nodes);
        }
    }

    Line line() {
        return new AnalysisRequest(variant, fen, moves).line();
    }

    Limits limits() {
        return (limit == null ? Limit.NONE : limit).limits().withLines(lines == null ? 1 : lines);
    }
}

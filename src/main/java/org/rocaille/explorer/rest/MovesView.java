package org.rocaille.explorer.rest;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.explorer.Explorer;
import org.rocaille.explorer.Results;
import org.rocaille.explorer.SharedPosition;
import org.rocaille.web.Page;

/** What was played from a position. */
@Schema(name = "CountedMoves", description = "What was played from a position, and what came of it")
record MovesView(
        @Schema(
                required = true,
                example = "rocaille",
                extensions = @Extension(name = "x-extensible-enum", value = "variants"))
        String variant,

        @Schema(
                required = true,
                description = "The position, its counters as at the beginning of a game, since games come to it in many"
                        + " ways")
        String fen,

        @Schema(required = true, description = "In how many games a move was played from it", example = "12")
        int games,

        @Schema(required = true, description = "How many of these White won", example = "6")
        int white,

        @Schema(required = true, description = "How many were drawn", example = "2")
        int draws,

        @Schema(required = true, description = "How many Black won", example = "4")
        int black,

        @Schema(required = true, description = "The moves that were played, the most played first")
        List<MoveCount> items,

        @Schema(required = true, nullable = true, description = "The cursor of the next page, null on the last")
        String next) {

    /** A move that was played from a position. */
    @Schema(name = "CountedMove", description = "A move that was played from a position, and what came of it")
    record MoveCount(
            @Schema(required = true, description = "The move's text", example = "e3e5")
            String move,

            @Schema(required = true, description = "Display notation", example = "We3-e5")
            String notation,

            @Schema(required = true, description = "The position after it")
            String fen,

            @Schema(required = true, description = "In how many games it was played", example = "12")
            int games,

            @Schema(required = true, description = "How many of these White won", example = "6")
            int white,

            @Schema(required = true, description = "How many were drawn", example = "2")
            int draws,

            @Schema(required = true, description = "How many Black won", example = "4")
            int black) {

        static MoveCount of(Explorer.Continuation played) {
            Results results = played.results();
            return new MoveCount(
                    played.candidate().move().text(),
                    played.candidate().notation(),
                    played.candidate().after().fen(),
                    results.games(),
                    results.white(),
                    results.draws(),
                    results.black());
        }
    }

    static MovesView of(SharedPosition position, Results all, Page<MoveCount> page) {
        return new MovesView(
                position.variant().key(),
                position.position().fen(),
                all.games(),
                all.white(),
                all.draws(),
                all.black(),
                page.items(),
                page.next());
    }
}

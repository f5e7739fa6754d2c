package org.rocaille.analysis.rest;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.analysis.Findings;
import org.rocaille.engine.Score;
import org.rocaille.engine.Variation;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.notation.Notation;

/** What a search has found so far, as callers see it. */
@Schema(name = "Search", description = "What a search has found so far, or in the end")
record SearchView(
        @Schema(
                required = true,
                example = "rocaille",
                extensions = @Extension(name = "x-extensible-enum", value = "variants"))
        String variant,

        @Schema(required = true, description = "The position searched: the one after the moves")
        String fen,

        @Schema(
                required = true,
                description = "The side to move",
                enumeration = {"white", "black"})
        String turn,

        @Schema(required = true, nullable = true, description = "How the game has ended, null if it would go on")
        AnalysisView.OutcomeView outcome,

        @Schema(required = true, description = "The best moves, best first; none if the game has ended")
        List<LineView> lines,

        @Schema(required = true, description = "How many plies it has looked ahead for each of them", example = "6")
        int depth,

        @Schema(required = true, description = "How many positions it has looked at", example = "20000")
        long nodes,

        @Schema(required = true, description = "How long it has taken", example = "PT0.125S")
        Duration time,

        @Schema(required = true, description = "Positions a second", example = "160000")
        long nodesPerSecond,

        @Schema(
                required = true,
                nullable = true,
                description =
                        "Why it has ended, null while it goes on: its limit of `depth`, `nodes` or `time` is reached;"
                                + " it is `decided`, and looking deeper would tell no more; the position is `game-over`; or the"
                                + " service ends: `shutdown`",
                example = "time",
                extensions =
                        @Extension(
                                name = "x-extensible-enum",
                                parseValue = true,
                                value = "[\"depth\", \"nodes\", \"time\", \"decided\", \"game-over\", \"shutdown\"]"))
        String endedBy) {

    /** One of the best moves, and what is expected to follow. */
    @Schema(name = "SearchLine", description = "One of the best moves, and the best play that is expected to follow")
    record LineView(
            @Schema(required = true) ScoreView score,

            @Schema(
                    required = true,
                    description = "How many plies it has looked ahead; 0 if there was no time for any",
                    example = "6")
            int depth,

            @Schema(required = true, description = "The moves by their texts, at least one", example = "[\"e3e5\"]")
            List<String> moves,

            @Schema(required = true, description = "The same in display notation", example = "[\"Pe3-e5\"]")
            List<String> notation,

            @Schema(required = true, description = "The position after them")
            String fen) {

        static LineView of(Position position, Variation variation) {
            List<String> notation = new ArrayList<>();
            Position reached = position;
            for (Move move : variation.moves()) {
                Position after = reached.play(move);
                notation.add(Notation.of(reached, move, after));
                reached = after;
            }
            return new LineView(
                    ScoreView.of(variation.score()),
                    variation.depth(),
                    variation.moves().stream().map(Move::text).toList(),
                    notation,
                    reached.fen());
        }
    }

    /** What a line leads to. */
    @Schema(name = "SearchScore", description = "What a line leads to, as the side to move sees it: one of the two")
    record ScoreView(
            @Schema(
                    required = true,
                    nullable = true,
                    description = "How much better it stands, in hundredths of a Pawn; null if a win is forced",
                    example = "35")
            Integer centipawns,

            @Schema(
                    required = true,
                    nullable = true,
                    description =
                            "In how many moves of its own it wins by force, by mate or however else games are won;"
                                    + " negative if it loses, in so many moves of the other side. Null if no win is forced",
                    example = "2")
            Integer winsIn) {

        static ScoreView of(Score score) {
            return score.isForced() ? new ScoreView(null, score.winsIn()) : new ScoreView(score.value(), null);
        }
    }

    static SearchView of(Findings findings) {
        Position position = findings.line().position();
        return new SearchView(
                position.variant().key(),
                position.fen(),
                position.turn().code(),
                findings.line().outcome().map(AnalysisView.OutcomeView::of).orElse(null),
                findings.variations().stream()
                        .map(variation -> LineView.of(position, variation))
                        .toList(),
                findings.depth(),
                findings.nodes(),
                findings.elapsed().truncatedTo(ChronoUnit.MILLIS),
                findings.nodesPerSecond(),
                findings.end().map(Findings.End::code).orElse(null));
    }
}

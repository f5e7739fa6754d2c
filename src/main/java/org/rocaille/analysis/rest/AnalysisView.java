package org.rocaille.analysis.rest;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.analysis.Analysis;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;

/** What the rules say of a position, as callers see it. */
@Schema(name = "Analysis", description = "What the rules say of a position")
record AnalysisView(
        @Schema(
                required = true,
                example = "rocaille",
                extensions = @Extension(name = "x-extensible-enum", value = "variants"))
        String variant,

        @Schema(required = true, description = "The position after the moves")
        String fen,

        @Schema(
                required = true,
                description = "The side to move",
                enumeration = {"white", "black"})
        String turn,

        @Schema(required = true, description = "Whether the side to move is in check")
        boolean check,

        @Schema(required = true, nullable = true, description = "How the game would have ended, null if it would go on")
        OutcomeView outcome,

        @Schema(required = true, description = "The legal moves by their texts, none if the game would have ended")
        List<LegalMoveView> legalMoves) {

    /** How a game ends by the rules. */
    @Schema(name = "RulesOutcome", description = "How a game ends by the rules")
    record OutcomeView(
            @Schema(
                    required = true,
                    nullable = true,
                    description = "The side that wins, null for a draw",
                    enumeration = {"white", "black"})
            String winner,

            @Schema(
                    required = true,
                    description = "Why",
                    example = "checkmate",
                    extensions = @Extension(name = "x-extensible-enum", value = "endings"))
            String reason) {

        static OutcomeView of(Outcome outcome) {
            return new OutcomeView(
                    outcome.winner().map(Side::code).orElse(null),
                    outcome.reason().code());
        }
    }

    static AnalysisView of(Analysis analysis) {
        Position position = analysis.position();
        return new AnalysisView(
                position.variant().key(),
                position.fen(),
                position.turn().code(),
                position.isCheck(),
                analysis.outcome().map(OutcomeView::of).orElse(null),
                analysis.legalMoves().stream().map(LegalMoveView::of).toList());
    }
}

package org.rocaille.analysis.rest;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.analysis.Analysis;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.InvalidPositionException;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** Answers for positions that belong to no game. */
@Path("/v1/analysis")
@Tag(name = "analysis", description = "What the rules say of any position")
public class AnalysisResource {

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "analyse",
            summary = "List the legal moves of a position",
            description = "Nothing is stored, and the same question always has the same answer. The position need not come from a"
                    + " game; a side may have no King.")
    public AnalysisView analyse(AnalysisRequest request) {
        Variant variant = Variant.find(request.variant()).orElseThrow(RuleProblems::unknownVariant);
        Position start = request.givenFen().map(fen -> parse(variant, fen)).orElseGet(variant::start);
        return AnalysisView.of(Analysis.of(start, request.givenMoves()));
    }

    private static Position parse(Variant variant, String fen) {
        try {
            return Position.parse(variant, fen);
        } catch (InvalidPositionException e) {
            throw RuleProblems.invalidPosition(e).with("pointer", "/fen");
        }
    }
}

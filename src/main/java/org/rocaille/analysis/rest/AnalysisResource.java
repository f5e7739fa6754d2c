package org.rocaille.analysis.rest;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.analysis.Analysis;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;

/** Answers for positions that belong to no game. */
@Path("/v1/analysis")
@Tag(name = "analysis", description = "What the rules say of any position")
public class AnalysisResource {

    static final String START_EXAMPLE = """
            {"variant": "rocaille", "moves": ["e2e4", "Pe9-e7", "g2-g4"]}""";
    static final String POSITION_EXAMPLE = """
            {"variant": "baroque", "fen": "7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w - 0 1"}""";

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Limited(by = Policy.ANALYSIS)
    @Operation(
            operationId = "analyse",
            summary = "List the legal moves of a position",
            description =
                    "Nothing is stored, and the same question always has the same answer. The position need not come"
                            + " from a game; a side may have no King.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            examples = {
                                @ExampleObject(
                                        name = "moves",
                                        summary = "Moves from the start of a game",
                                        value = START_EXAMPLE),
                                @ExampleObject(name = "position", summary = "A position", value = POSITION_EXAMPLE)
                            }))
    @APIResponseSchema(value = AnalysisView.class, responseCode = "200", responseDescription = "What the rules say")
    @APIResponse(
            responseCode = "422",
            description =
                    "`unknown-variant`; `invalid-position`, with every fault in `errors`; `illegal-move` for the first"
                            + " move that is none, with its `pointer`, `reason`, `squares` and `alsoBecause`;"
                            + " `invalid-value` for too many moves")
    public AnalysisView analyse(AnalysisRequest request) {
        return AnalysisView.of(Analysis.of(request.line()));
    }
}

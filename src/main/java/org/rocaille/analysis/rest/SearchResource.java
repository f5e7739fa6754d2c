package org.rocaille.analysis.rest;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerResponse;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSet;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSets;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseHeader;
import org.rocaille.analysis.Findings;
import org.rocaille.analysis.Line;
import org.rocaille.analysis.SearchService;
import org.rocaille.engine.Limits;
import org.rocaille.game.FairPlay;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.web.Caller;
import org.rocaille.web.Streams;

/** Searches positions for their best moves. */
@Path("/v1/analysis/search")
@Limited(by = {Policy.ANALYSIS, Policy.SEARCHES})
@SecurityRequirementsSets({
    @SecurityRequirementsSet,
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.SEAT_TOKEN)),
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.PLAYER_TOKEN))
})
@Tag(name = "analysis")
public class SearchResource {

    static final String START_EXAMPLE = """
            {"variant": "rocaille", "moves": ["e2e4"], "limit": {"nodes": 5000}}""";
    static final String POSITION_EXAMPLE = """
            {"variant": "baroque", "fen": "7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w - 0 1", "lines": 3,\
             "limit": {"depth": 3, "time": "PT0.5S"}}""";

    private final SearchService searches;
    private final FairPlay fairPlay;

    SearchResource(SearchService searches, FairPlay fairPlay) {
        this.searches = searches;
        this.fairPlay = fairPlay;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Blocking
    @Operation(
            operationId = "searchPosition",
            summary = "Search a position for its best moves",
            description =
                    "The engine of the service looks ahead until a limit is reached, a second if none is given. It plays well"
                            + " and is not always right. Nothing is stored. When the client goes away, the search ends."
                            + " Whoever sends a token is not told of a"
                            + " position that stands in a game of its own that goes on, unless its players have agreed on"
                            + " `analysis`; the start position of a variant is nobody's secret.\n\n"
                            + "With `Accept: application/x-ndjson` what has been found so far is told with each ply that it"
                            + " has looked deeper, a line each, of the same form as the answer; the last line is the answer,"
                            + " and the only one with an `endedBy`.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            schema = @Schema(implementation = SearchRequest.class),
                            examples = {
                                @ExampleObject(
                                        name = "moves",
                                        summary = "Moves from the start of a game",
                                        value = START_EXAMPLE),
                                @ExampleObject(
                                        name = "position",
                                        summary = "The three best moves of a position",
                                        value = POSITION_EXAMPLE)
                            }))
    @APIResponse(
            responseCode = "200",
            description = "What was found: as JSON, for the terminal, or as it is found",
            content = {
                @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = SearchView.class)),
                @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = Streams.NDJSON, schema = @Schema(type = SchemaType.STRING))
            })
    @APIResponse(responseCode = "401", description = "Nobody has this token, or not any more: `bad-token`")
    @APIResponse(responseCode = "403", description = "The token is of a player who is suspended: `suspended`")
    @APIResponse(
            responseCode = "409",
            description = "The position stands in a game of the caller's that goes on, which `game` names:"
                    + " `position-in-play`")
    @APIResponse(
            responseCode = "422",
            description =
                    "`unknown-variant`; `invalid-position`, with every fault in `errors`; `illegal-move` for the first"
                            + " move that is none, with its `pointer`, `reason`, `squares` and `alsoBecause`;"
                            + " `invalid-value` for too many moves, or a limit beyond its bounds")
    @APIResponse(responseCode = "503", description = "Too many searches wait already: `unavailable`")
    public Uni<SearchView> search(SearchRequest request, @BeanParam Caller caller, @Context HttpServerResponse client) {
        return findings(request, caller, client).collect().last().map(SearchView::of);
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.TEXT_PLAIN + Streams.IF_ASKED_FOR)
    @Operation(hidden = true) // It is documented with the other ways.
    @Blocking
    public Uni<String> text(SearchRequest request, @BeanParam Caller caller, @Context HttpServerResponse client) {
        return findings(request, caller, client).collect().last().map(SearchText::of);
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(Streams.NDJSON + Streams.IF_ASKED_FOR)
    @ResponseHeader(name = HttpHeaders.CONTENT_TYPE, value = Streams.NDJSON)
    @ResponseHeader(name = HttpHeaders.CACHE_CONTROL, value = "no-store")
    @ResponseHeader(name = Streams.UNBUFFERED, value = "no")
    @Operation(hidden = true)
    @Blocking
    public Multi<SearchView> progress(
            SearchRequest request, @BeanParam Caller caller, @Context HttpServerResponse client) {
        return findings(request, caller, client).map(SearchView::of);
    }

    /** The framework does not always tell that a client has left: the search itself looks whether it has. */
    private Multi<Findings> findings(SearchRequest request, Caller caller, HttpServerResponse client) {
        Line line = request.line();
        Limits limits = request.limits();
        fairPlay.requireNotInPlay(line.position(), caller.token());
        return searches.search(line, limits, client::closed);
    }
}

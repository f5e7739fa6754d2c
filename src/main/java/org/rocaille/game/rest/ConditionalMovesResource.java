package org.rocaille.game.rest;

import io.vertx.ext.web.RoutingContext;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.game.ConditionalMovesService;
import org.rocaille.game.conditional.ConditionalMoves;
import org.rocaille.web.Caller;
import org.rocaille.web.NoBody;
import org.rocaille.web.Preconditions;
import org.rocaille.web.RetriedOnConflict;
import org.rocaille.web.VersionTag;

/** What a side of a game has decided to answer, shown to that side alone. */
@Path(Paths.GAMES + "/{id}/conditional-moves")
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirement(name = Caller.SEAT_TOKEN)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "conditional moves", description = "Answers that a side decides on before the other side's move comes")
public class ConditionalMovesResource {

    private static final String STALE =
            "The conditional moves are no longer at the version of `If-Match`: `stale-version`";

    private final ConditionalMovesService plans;

    ConditionalMovesResource(ConditionalMovesService plans) {
        this.plans = plans;
    }

    @GET
    @Operation(
            operationId = "getConditionalMoves",
            summary = "Show what the caller has decided to answer",
            description = "Each side sees its own; there is always something to show, if only that nothing was decided."
                    + " A player's token needs the scope `read`.")
    @APIResponse(
            responseCode = "200",
            description = "The conditional moves as they are now",
            content = @Content(schema = @Schema(implementation = ConditionalMovesView.class)))
    @APIResponse(responseCode = "304", description = Refusals.NOT_MODIFIED)
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(
            responseCode = "403",
            description =
                    "The token is of nobody who has a seat in this game, lacks the scope, or is of a player who is"
                            + " suspended: `forbidden`, `insufficient-scope`, `suspended`")
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    public Response get(@PathParam("id") String id, @BeanParam Caller caller, @BeanParam Preconditions preconditions) {
        ConditionalMovesService.Decided decided = plans.decided(id, caller.token());
        VersionTag tag = tag(decided);
        return preconditions.alreadyHas(tag) ? tag.notModified() : shown(decided);
    }

    @PUT
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "putConditionalMoves",
            summary = "Decide what to answer while the other side is to move",
            description =
                    "When the other side makes a move that is the `if` of a line, its `then` is played at once, at the same"
                            + " instant: nothing is charged for it, and it earns no increment. The lines that"
                            + " follow it then stand. Any other move drops them all, as does the end of the game,"
                            + " moves that are taken back, and the suspension of the player or the end of its account."
                            + " A draw that is offered along with the move is"
                            + " answered by the answer, as by any other move: it lapses. Sending the same again changes"
                            + " nothing; other lines take the place of those that stood, and no lines give them up."
                            + " The other side learns nothing of them until they are played. A player's token needs the"
                            + " scope `play`.")
    @APIResponse(
            responseCode = "200",
            description = "The conditional moves as they are now",
            headers = @Header(name = "ETag", ref = "ETag"),
            content = @Content(schema = @Schema(implementation = ConditionalMovesView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(
            responseCode = "409",
            description = "It is the caller who is to move, or the game is over: `your-turn`, `game-over`")
    @APIResponse(responseCode = "412", description = STALE)
    @APIResponse(
            responseCode = "422",
            description = "There are too many lines, or moves among them are not legal, each of which is named:"
                    + " `invalid-value`, `illegal-conditional-moves`")
    public Response put(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = ConditionalMovesRequest.class),
                                            examples = {
                                                @ExampleObject(
                                                        name = "line",
                                                        summary = "One answer",
                                                        value = "{\"lines\":[{\"if\":\"e3e4\",\"then\":\"e8e7\"}]}"),
                                                @ExampleObject(
                                                        name = "tree",
                                                        summary =
                                                                "Answers to two moves, and to one move after one of them",
                                                        value =
                                                                "{\"lines\":[{\"if\":\"e3e4\",\"then\":\"e8e7\",\"lines\":"
                                                                        + "[{\"if\":\"g3g4\",\"then\":\"g8g7\"}]},"
                                                                        + "{\"if\":\"e3e5\",\"then\":\"h8h7\"}]}")
                                            }))
                    ConditionalMovesRequest request,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        ConditionalMoves moves = ConditionalLine.moves("lines", request.lines());
        return shown(plans.decide(id, caller.token(), moves, preconditions::requireVersion));
    }

    @DELETE
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "deleteConditionalMoves",
            summary = "Give up what was decided",
            description = "Doing so again changes nothing. A player's token needs the scope `play`.")
    @APIResponse(responseCode = "204", description = "No answers stand")
    @APIResponse(responseCode = "400", description = "A body was sent that is more than `{}`: `unexpected-body`")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(responseCode = "412", description = STALE)
    public void delete(
            @PathParam("id") String id,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions,
            @Context RoutingContext request) {
        NoBody.require(request);
        plans.giveUp(id, caller.token(), preconditions::requireVersion);
    }

    private static VersionTag tag(ConditionalMovesService.Decided decided) {
        return new VersionTag(decided.plan().version(), "json", decided.side().code());
    }

    private static Response shown(ConditionalMovesService.Decided decided) {
        return tag(decided).on(Response.ok(ConditionalMovesView.of(decided))).build();
    }
}

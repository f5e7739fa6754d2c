package org.rocaille.game.rest;

import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.game.AdjudicationService;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.web.Caller;
import org.rocaille.web.Preconditions;
import org.rocaille.web.RetriedOnConflict;

/** Lets whoever runs the service end games. */
@Path("/v1/operator/games/{id}/adjudication")
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirement(name = Caller.OPERATOR_TOKEN)
@Tag(name = "operator")
public class AdjudicationResource {

    private final AdjudicationService adjudication;

    AdjudicationResource(AdjudicationService adjudication) {
        this.adjudication = adjudication;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Operation(
            operationId = "adjudicateGame",
            summary = "End a game, with a result or without",
            description =
                    "For the reason `adjudicated`, or `cancelled` where the result is `none`; the game shows what the"
                            + " operator says of it. A game that time or the operator has ended can be judged anew,"
                            + " which needs `If-Match`: what the rules or the players have made of a game stands."
                            + " Saying the same again changes nothing.")
    @APIResponse(responseCode = "200", description = "The game as it is now")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = "The token is not the operator's: `forbidden`")
    @APIResponse(responseCode = "404", description = "There is no such game: `not-found`")
    @APIResponse(responseCode = "409", description = "The rules or the players have ended the game: `game-over`")
    @APIResponse(responseCode = "412", description = Refusals.STALE)
    @APIResponse(responseCode = "422", description = "A value will not do: `invalid-value`, `invalid-text`")
    @APIResponse(
            responseCode = "428",
            description = "The game is over, and no `If-Match` tells which of its endings was seen: `guard-required`")
    public GameView adjudicate(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = AdjudicationRequest.class),
                                            examples = {
                                                @ExampleObject(
                                                        name = "draw",
                                                        value = "{\"result\":\"draw\",\"reason\":"
                                                                + "\"Both sides were cut off for a week.\"}"),
                                                @ExampleObject(
                                                        name = "cancellation",
                                                        summary = "Without a result",
                                                        value = "{\"result\":\"none\",\"reason\":"
                                                                + "\"Both sides are the same person.\"}")
                                            }))
                    AdjudicationRequest request,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        return GameView.of(
                adjudication.adjudicate(
                        id, caller.token(), request.verdict(), request.text(), preconditions::requireVersion),
                Optional.empty());
    }
}

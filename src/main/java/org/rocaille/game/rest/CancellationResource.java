package org.rocaille.game.rest;

import io.vertx.ext.web.RoutingContext;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.game.GameService;
import org.rocaille.game.Visit;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.web.Caller;
import org.rocaille.web.NoBody;
import org.rocaille.web.Preconditions;
import org.rocaille.web.RetriedOnConflict;

/** Ends games that have hardly begun. */
@Path(Paths.GAMES + "/{id}/cancellation")
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirement(name = Caller.SEAT_TOKEN)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "games")
public class CancellationResource {

    private final GameService games;

    CancellationResource(GameService games) {
        this.games = games;
    }

    @POST
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Operation(
            operationId = "cancelGame",
            summary = "End a game before each side has moved",
            description =
                    "It ends without a result, for the reason `aborted`. Cancelling again changes nothing. Needs no"
                            + " body.")
    @APIResponse(responseCode = "200", description = "The game as it is now")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(
            responseCode = "409",
            description = "Each side has moved, or the game has ended otherwise: `game-under-way`, `game-over`")
    @APIResponse(responseCode = "412", description = Refusals.STALE)
    @APIResponse(responseCode = "400", description = "A body was sent that is more than `{}`: `unexpected-body`")
    public GameView cancel(
            @PathParam("id") String id,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions,
            @Context RoutingContext request) {
        NoBody.require(request);
        Visit visit = games.cancel(id, caller.token(), preconditions::requireVersion);
        return GameView.of(visit.game(), visit.seat());
    }
}

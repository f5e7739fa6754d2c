package org.rocaille.game.rest;

import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.game.TimeService;
import org.rocaille.game.Visit;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.web.Caller;
import org.rocaille.web.Preconditions;
import org.rocaille.web.RetriedOnConflict;

/** Lets a side give the other time. */
@Path(Paths.GAMES + "/{id}/time-gifts")
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirement(name = Caller.SEAT_TOKEN)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "games")
public class TimeGiftResource {

    private final TimeService time;

    TimeGiftResource(TimeService time) {
        this.time = time;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Operation(
            operationId = "giveTime",
            summary = "Give the other side time",
            description =
                    "It is added to the other side's clock, whatever cap there is; a side whose flag waits to be claimed"
                            + " has it from now on. Sent twice it would be given twice, so `If-Match` must tell which"
                            + " version of the game it is for.")
    @APIResponse(responseCode = "200", description = "The game as it is now")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(responseCode = "409", description = "The game has no clocks, or is over: `untimed-game`, `game-over`")
    @APIResponse(responseCode = "412", description = Refusals.STALE)
    @APIResponse(responseCode = "422", description = "So much time cannot be given: `invalid-value`")
    @APIResponse(
            responseCode = "428",
            description = "No `If-Match` tells which version of the game it is for: `guard-required`")
    public GameView give(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = TimeGiftRequest.class),
                                            examples = @ExampleObject(name = "day", value = "{\"time\":\"P1D\"}")))
                    TimeGiftRequest request,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        Visit visit = time.give(id, caller.token(), request.time(), preconditions::requireVersion);
        return GameView.of(visit.game(), visit.seat());
    }
}

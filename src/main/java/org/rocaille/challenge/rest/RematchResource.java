package org.rocaille.challenge.rest;

import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.challenge.ChallengeService;
import org.rocaille.game.rest.SettlesFlags;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.player.Authentication;
import org.rocaille.player.Scope;
import org.rocaille.web.Caller;
import org.rocaille.web.RetriedOnConflict;

/** Another game after one that is over. */
@Path(Paths.REMATCH)
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "challenges")
public class RematchResource {

    private final Authentication authentication;
    private final ChallengeService challenges;

    RematchResource(Authentication authentication, ChallengeService challenges) {
        this.authentication = authentication;
        this.challenges = challenges;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Limited(by = Policy.CHALLENGES)
    @Operation(
            operationId = "offerRematch",
            summary = "Challenge the opponent of a game that is over to another",
            description =
                    "It is of the same kind and from the same position. While the challenge is open, asking again makes"
                            + " no other. Needs the scope `play`.")
    @APIResponse(
            responseCode = "201",
            description = "The challenge is open",
            content = @Content(schema = @Schema(implementation = ChallengeView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(
            responseCode = "403",
            description =
                    "The player has no seat in the game, one of the two blocks the other, the token is not a player's"
                            + " or lacks the scope, or the player is suspended: `forbidden`, `blocked`,"
                            + " `insufficient-scope`, `suspended`")
    @APIResponse(responseCode = "404", description = "There is no such game, or it is private: `not-found`")
    @APIResponse(
            responseCode = "409",
            description = "The game is not over, or the player has as many challenges open as there may be:"
                    + " `game-under-way`, `limit-reached`")
    @APIResponse(
            responseCode = "422",
            description = "A value will not do, or the opponent cannot be challenged: `invalid-value`, `invalid-text`,"
                    + " `opponent-unavailable`")
    public Response offer(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = RematchRequest.class),
                                            examples =
                                                    @ExampleObject(
                                                            name = "swapped",
                                                            value = "{\"colours\":\"swapped\"}")))
                    RematchRequest request,
            @BeanParam Caller caller) {
        ChallengeView view = ChallengeView.of(challenges.rematch(
                authentication.identify(caller.token()).member(Scope.PLAY),
                id,
                caller.token(),
                request.swapsColours(),
                request.note()));
        return Response.created(URI.create(view.links().self())).entity(view).build();
    }
}

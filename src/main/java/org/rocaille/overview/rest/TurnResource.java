package org.rocaille.overview.rest;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.overview.Overview;
import org.rocaille.player.Authentication;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.Scope;
import org.rocaille.web.Caller;
import org.rocaille.web.Preconditions;

/** What needs the player whose token is sent, in one request that may be sent often. */
@Path("/v1/me/turns")
@Produces(MediaType.APPLICATION_JSON)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "games")
public class TurnResource {

    private final Authentication authentication;
    private final Overview overview;
    private final Clock clock;
    private final Duration pollAfter;

    TurnResource(
            Authentication authentication,
            Overview overview,
            Clock clock,
            @ConfigProperty(name = "rocaille.turns.poll-after") Duration pollAfter) {
        this.authentication = authentication;
        this.overview = overview;
        this.clock = clock;
        this.pollAfter = pollAfter;
    }

    @GET
    @Operation(
            operationId = "listMyTurns",
            summary = "List what needs the player, the most urgent first",
            description =
                    "Moves to make, games to claim, proposals and challenges to answer, and messages to read: those with the"
                            + " earliest deadline first, and"
                            + " then those for which someone waits longest. At most 200. It is cheap to ask with"
                            + " `If-None-Match`, after every `pollAfter`. Needs the scope `read`.")
    @APIResponse(
            responseCode = "200",
            description = "What needs the player",
            content = @Content(schema = @Schema(implementation = TurnList.class)))
    @APIResponse(responseCode = "304", description = "Nothing is other than the caller has it")
    @APIResponse(
            responseCode = "401",
            description = "No token was sent, or one that does not work: `missing-token`, `bad-token`")
    @APIResponse(
            responseCode = "403",
            description = "The token is not a player's, lacks the scope, or the player is suspended:"
                    + " `forbidden`, `insufficient-scope`, `suspended`")
    public Response list(@BeanParam Caller caller, @BeanParam Preconditions preconditions) {
        PlayerRef player = authentication
                .identify(caller.token())
                .member(Scope.READ)
                .player()
                .ref();
        Instant at = clock.instant();
        TurnList list = TurnList.of(overview.turns(player, at, TurnList.MOST + 1), at, pollAfter);
        String tag = "\"" + list.digest() + "\"";
        Response.ResponseBuilder response = preconditions.alreadyHas(tag) ? Response.notModified() : Response.ok(list);
        return response.header(HttpHeaders.ETAG, tag)
                .header(HttpHeaders.VARY, "Authorization, Accept-Encoding")
                .header(HttpHeaders.CACHE_CONTROL, "private, no-cache")
                .build();
    }
}

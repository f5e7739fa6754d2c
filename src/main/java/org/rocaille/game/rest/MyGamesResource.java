package org.rocaille.game.rest;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.game.GameService;
import org.rocaille.game.Listing;
import org.rocaille.game.Selection;
import org.rocaille.player.Authentication;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.Scope;
import org.rocaille.web.Caller;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.Values;

/** The games of the player whose token is sent. */
@Path("/v1/me/games")
@Produces(MediaType.APPLICATION_JSON)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "games")
public class MyGamesResource {

    private final Authentication authentication;
    private final GameService games;

    MyGamesResource(Authentication authentication, GameService games) {
        this.authentication = authentication;
        this.games = games;
    }

    @GET
    @Operation(
            operationId = "listMyGames",
            summary = "List the player's games, newest first",
            description = "The private ones too. Needs the scope `read`.")
    @APIResponse(responseCode = "200", description = "A page of games")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.NOT_A_READER)
    @APIResponse(responseCode = "422", description = "A parameter will not do: `invalid-value`")
    public RestResponse<Page<GameSummary>> list(
            @QueryParam("status")
                    @Parameter(
                            description = "Only games of this status",
                            schema =
                                    @Schema(
                                            type = SchemaType.STRING,
                                            enumeration = {"active", "finished"}))
                    String status,
            @BeanParam PageRequest request,
            @BeanParam Caller caller,
            @Context UriInfo uri) {
        PlayerRef player = authentication
                .identify(caller.token())
                .member(Scope.READ)
                .player()
                .ref();
        Optional<Boolean> over = Values.inQuery("status", status, GameView::isOver, "active, finished");
        Listing listing = new Listing(Selection.of(player, over), GameSummary.after(request), request.limit() + 1);
        return Page.of(games.list(listing), request.limit(), GameSummary::cursor, GameSummary::of)
                .answer(uri);
    }
}

package org.rocaille.overview.rest;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.overview.Overview;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerService;

/** How players have fared. */
@Path("/v1/players/{name}/results")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "players")
public class ResultsResource {

    private final PlayerService players;
    private final Overview overview;

    ResultsResource(PlayerService players, Overview overview) {
        this.players = players;
        this.overview = overview;
    }

    @GET
    @Operation(
            operationId = "getResults",
            summary = "Show how a player has fared, by variant",
            description = "How many games were played, won, drawn and lost, of each variant.")
    @APIResponse(responseCode = "200", description = "The results")
    @APIResponse(responseCode = "404", description = "There is no such player: `not-found`")
    public ResultsView get(@PathParam("name") String name) {
        Player player = players.player(PlayerName.find(name).orElseThrow(PlayerService::unknown));
        return ResultsView.of(player, overview.scores(player.ref()));
    }
}

package org.rocaille.game.rest;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSet;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSets;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.game.ArchiveService;
import org.rocaille.game.GameService;
import org.rocaille.game.Visit;
import org.rocaille.web.Caller;
import org.rocaille.web.Preconditions;
import org.rocaille.web.VersionTag;

/** All that happened on the board of a game, for keeping. */
@Path(Paths.GAMES + "/{id}/record")
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirementsSets({
    @SecurityRequirementsSet,
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.SEAT_TOKEN)),
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.PLAYER_TOKEN))
})
@Tag(name = "games")
public class RecordResource {

    private final GameService games;
    private final ArchiveService archive;

    RecordResource(GameService games, ArchiveService archive) {
        this.games = games;
        this.archive = archive;
    }

    @GET
    @Operation(
            operationId = "getRecord",
            summary = "Show all moves that a game has had",
            description = "Those that were taken back too, each with a link that holds all before it together, and all"
                    + " offers. The record of the moves that stand, in the manner of PGN, is a representation of the game"
                    + " itself.")
    @APIResponse(
            responseCode = "200",
            description = "The record as it is now",
            content = @Content(schema = @Schema(implementation = RecordView.class)))
    @APIResponse(responseCode = "304", description = Refusals.NOT_MODIFIED)
    @APIResponse(responseCode = "401", description = Refusals.BAD_TOKEN)
    @APIResponse(responseCode = "403", description = Refusals.SUSPENDED)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    public Response get(@PathParam("id") String id, @BeanParam Caller caller, @BeanParam Preconditions preconditions) {
        Visit visit = games.visit(id, caller.token());
        VersionTag tag = Tags.of(visit, "record");
        return preconditions.alreadyHas(tag)
                ? tag.notModified()
                : tag.on(Response.ok(RecordView.of(archive.archived(visit.game()))))
                        .build();
    }
}

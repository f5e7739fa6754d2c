package org.rocaille.game.rest;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSet;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSets;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.game.GameService;
import org.rocaille.game.Visit;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;
import org.rocaille.web.Caller;
import org.rocaille.web.Preconditions;
import org.rocaille.web.Values;
import org.rocaille.web.VersionTag;

/** What can be played in a game. */
@Path(Paths.GAMES + "/{id}/legal-moves")
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirementsSets({
    @SecurityRequirementsSet,
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.SEAT_TOKEN)),
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.PLAYER_TOKEN))
})
@Tag(name = "games")
public class LegalMovesResource {

    private final GameService games;

    LegalMovesResource(GameService games) {
        this.games = games;
    }

    @GET
    @Operation(
            operationId = "listLegalMoves",
            summary = "List what can be played now",
            description =
                    "All legal moves of the side to move, by their texts, or those of one piece. None when the game"
                            + " is over.")
    @APIResponse(
            responseCode = "200",
            description = "The legal moves",
            content = @Content(schema = @Schema(implementation = LegalMovesView.class)))
    @APIResponse(responseCode = "304", description = Refusals.NOT_MODIFIED)
    @APIResponse(responseCode = "401", description = Refusals.BAD_TOKEN)
    @APIResponse(responseCode = "403", description = Refusals.SUSPENDED)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(responseCode = "422", description = "The board has no such square: `invalid-value`")
    public Response list(
            @PathParam("id") String id,
            @QueryParam("from") @Parameter(description = "Only moves of the piece on this square", example = "e3")
                    String from,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        Visit visit = games.visit(id, caller.token());
        VersionTag tag = Tags.of(visit, "legal-moves");
        if (preconditions.alreadyHas(tag)) {
            return tag.notModified();
        }
        Variant variant = visit.game().terms().variant();
        Optional<Square> square = Values.square("from", from, variant);
        return tag.on(Response.ok(LegalMovesView.of(visit.game(), square))).build();
    }
}

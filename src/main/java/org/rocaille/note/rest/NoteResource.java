package org.rocaille.note.rest;

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
import java.net.URI;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.game.rest.SettlesFlags;
import org.rocaille.note.NoteService;
import org.rocaille.web.Caller;
import org.rocaille.web.NoBody;
import org.rocaille.web.Preconditions;
import org.rocaille.web.RetriedOnConflict;
import org.rocaille.web.VersionTag;

/** What a player of a game writes down for itself. */
@Path("/v1/games/{id}/note")
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirement(name = Caller.SEAT_TOKEN)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "notes", description = "What each player of a game writes down for itself, and nobody else ever reads")
public class NoteResource {

    private static final String UNAUTHORIZED =
            "No token was sent, or one that nobody has: `missing-token`, `bad-token`";
    private static final String FORBIDDEN =
            "The token is of nobody who has a seat in this game, lacks the scope, or is of a player who is suspended:"
                    + " `forbidden`, `insufficient-scope`, `suspended`";
    private static final String NO_GAME = "There is no such game, or it is private: `not-found`";
    private static final String STALE = "The note is not as `If-Match` or `If-None-Match` has it: `stale-version`";

    private final NoteService notes;

    NoteResource(NoteService notes) {
        this.notes = notes;
    }

    private static VersionTag tag(NoteService.Kept kept) {
        return new VersionTag(kept.note().version(), "json", kept.side().code());
    }

    @GET
    @Operation(
            operationId = "getNote",
            summary = "Read the note that the caller keeps of a game",
            description = "There is one for each seat, whoever has it. Needs the scope `read`.")
    @APIResponse(
            responseCode = "200",
            description = "The note",
            content = @Content(schema = @Schema(implementation = NoteView.class)))
    @APIResponse(responseCode = "304", description = "The caller has this version already")
    @APIResponse(responseCode = "401", description = UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = FORBIDDEN)
    @APIResponse(responseCode = "404", description = "The caller has no note, or may not know of the game: `not-found`")
    public Response get(@PathParam("id") String id, @BeanParam Caller caller, @BeanParam Preconditions preconditions) {
        NoteService.Kept kept = notes.note(id, caller.token());
        VersionTag tag = tag(kept);
        return preconditions.alreadyHas(tag)
                ? tag.notModified()
                : tag.on(Response.ok(NoteView.of(kept))).build();
    }

    @PUT
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "putNote",
            summary = "Write the note that the caller keeps of a game",
            description =
                    "In place of the one before, if there is one; `If-None-Match: *` is for when there is none. At any"
                            + " time, even when the game is over, of which it is no change. It goes with the account."
                            + " Needs the scope `play`.")
    @APIResponse(
            responseCode = "201",
            description = "There is a note now",
            headers = @Header(name = "ETag", ref = "ETag"),
            content = @Content(schema = @Schema(implementation = NoteView.class)))
    @APIResponse(
            responseCode = "200",
            description = "The note says this now, or did so already",
            headers = @Header(name = "ETag", ref = "ETag"),
            content = @Content(schema = @Schema(implementation = NoteView.class)))
    @APIResponse(responseCode = "401", description = UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = FORBIDDEN)
    @APIResponse(responseCode = "404", description = NO_GAME)
    @APIResponse(responseCode = "412", description = STALE)
    @APIResponse(responseCode = "422", description = "The text will not do: `invalid-text`")
    public Response put(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = NoteRequest.class),
                                            examples =
                                                    @ExampleObject(
                                                            name = "plan",
                                                            value =
                                                                    "{\"text\":\"Keep the Immobilizer near the King.\"}")))
                    NoteRequest request,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        NoteService.Kept kept =
                notes.put(id, caller.token(), request.userText(), preconditions::requireVersionOrNothing);
        NoteView view = NoteView.of(kept);
        return tag(kept)
                .on(kept.isNew() ? Response.created(URI.create(view.links().self())) : Response.ok())
                .entity(view)
                .build();
    }

    @DELETE
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "deleteNote",
            summary = "Take away the note that the caller keeps of a game",
            description = "If there is none, nothing changes. Needs the scope `play`.")
    @APIResponse(responseCode = "204", description = "There is no note")
    @APIResponse(responseCode = "400", description = "A body was sent that is more than `{}`: `unexpected-body`")
    @APIResponse(responseCode = "401", description = UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = FORBIDDEN)
    @APIResponse(responseCode = "404", description = NO_GAME)
    @APIResponse(responseCode = "412", description = STALE)
    public void delete(
            @PathParam("id") String id,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions,
            @Context RoutingContext request) {
        NoBody.require(request);
        notes.delete(id, caller.token(), preconditions::requireVersionOrNothing);
    }
}

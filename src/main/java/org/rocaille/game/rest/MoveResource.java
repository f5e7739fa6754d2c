package org.rocaille.game.rest;

import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSet;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSets;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.game.Game;
import org.rocaille.game.GameService;
import org.rocaille.game.MoveService;
import org.rocaille.game.Submission;
import org.rocaille.game.Visit;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.limit.Limited;
import org.rocaille.message.MessageService;
import org.rocaille.problem.Problem;
import org.rocaille.text.UserText;
import org.rocaille.web.Caller;
import org.rocaille.web.Cursor;
import org.rocaille.web.Keys;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.Preconditions;
import org.rocaille.web.RetriedOnConflict;
import org.rocaille.web.VersionTag;

/** The moves of a game: made and told. */
@Path(Paths.GAMES + "/{id}/moves")
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirementsSets({
    @SecurityRequirementsSet,
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.SEAT_TOKEN)),
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.PLAYER_TOKEN))
})
@Tag(name = "moves", description = "The moves of a game")
public class MoveResource {

    private final GameService games;
    private final MoveService moves;
    private final MessageService messages;

    MoveResource(GameService games, MoveService moves, MessageService messages) {
        this.games = games;
        this.moves = moves;
        this.messages = messages;
    }

    @PUT
    @Path(Paths.PLY)
    @Consumes({MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN, MediaType.APPLICATION_FORM_URLENCODED})
    @Transactional
    @RetriedOnConflict
    @Limited(unlessCreated = true)
    @Operation(
            operationId = "putMove",
            summary = "Make a move",
            description =
                    "Sending the same move for the same ply again is safe: it is answered with what was recorded. A"
                            + " different one is refused. A move that would lose at once by bringing the same"
                            + " position about for the third time needs `acknowledge=repetition`. Where a move was taken"
                            + " back at this ply, `If-Match` must tell that the caller means the game as it is now."
                            + " What the other side has decided to answer is played at once, and the game is shown as"
                            + " it is then.")
    @SecurityRequirement(name = Caller.SEAT_TOKEN)
    @SecurityRequirement(name = Caller.PLAYER_TOKEN)
    @APIResponse(
            responseCode = "201",
            description = "The move was played",
            headers = @Header(name = "ETag", ref = "ETag"),
            content = @Content(schema = @Schema(implementation = PlayedView.class)))
    @APIResponse(
            responseCode = "200",
            description = "The move had been played already",
            headers = @Header(name = "ETag", ref = "ETag"),
            content = @Content(schema = @Schema(implementation = PlayedView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN + Refusals.OR_BLOCKED)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(
            responseCode = "409",
            description = "The move is not due: `ply-taken`, `ply-not-reached`, `not-your-turn`, `game-over`; or the"
                    + " side has written too many messages: `limit-reached`")
    @APIResponse(responseCode = "412", description = Refusals.STALE)
    @APIResponse(responseCode = "428", description = Refusals.RETAKEN)
    @APIResponse(
            responseCode = "422",
            description = "The move is not legal, or loses unasked, or what comes with it will not do: `illegal-move`,"
                    + " `repetition-loses`, `illegal-conditional-moves`, `invalid-value`, `invalid-text`")
    public Response put(
            @PathParam("id") String id,
            @PathParam("ply") int ply,
            @RequestBody(
                            required = true,
                            description = "The move as JSON, or its bare text",
                            content = {
                                @Content(
                                        mediaType = MediaType.APPLICATION_JSON,
                                        schema = @Schema(implementation = MoveRequest.class),
                                        examples = {
                                            @ExampleObject(name = "move", value = "{\"move\":\"e3e5\"}"),
                                            @ExampleObject(
                                                    name = "answer",
                                                    summary = "With the answer to a move of the other side",
                                                    value = "{\"move\":\"e3e5\",\"conditionalMoves\":"
                                                            + "[{\"if\":\"e8e7\",\"then\":\"g3g4\"}]}"),
                                            @ExampleObject(
                                                    name = "message",
                                                    value = "{\"move\":\"e3e5\",\"message\":\"Good luck!\"}")
                                        }),
                                @Content(
                                        mediaType = MediaType.TEXT_PLAIN,
                                        schema = @Schema(type = SchemaType.STRING),
                                        examples = @ExampleObject(name = "text", value = "e3e5")),
                                @Content(
                                        mediaType = MediaType.APPLICATION_FORM_URLENCODED,
                                        schema = @Schema(type = SchemaType.STRING),
                                        examples =
                                                @ExampleObject(
                                                        name = "curl",
                                                        summary = "As `curl -d` sends it",
                                                        value = "e3e5"))
                            })
                    MoveRequest request,
            @BeanParam MoveOptions options,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        if (request.ply() != null && request.ply() != ply) {
            throw Problem.invalidValue("ply", "ply is another one than in the address.");
        }
        Submission submission = options.submission(Optional.of(ply), request);
        return submit(id, caller, submission, request.messageText(), preconditions);
    }

    @POST
    @Consumes({MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN, MediaType.APPLICATION_FORM_URLENCODED})
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Limited(unlessCreated = true)
    @Operation(
            operationId = "postMove",
            summary = "Make the next move",
            description =
                    "As putting it at the next ply; `ply` in the body guards against its being another one by then."
                            + " Without that, the same move again is recognised until the other side makes a move that it"
                            + " had not decided on before; where it could as well be made anew, `ply` is required.")
    @SecurityRequirement(name = Caller.SEAT_TOKEN)
    @SecurityRequirement(name = Caller.PLAYER_TOKEN)
    @APIResponse(
            responseCode = "201",
            description = "The move was played",
            headers = @Header(name = "ETag", ref = "ETag"),
            content = @Content(schema = @Schema(implementation = PlayedView.class)))
    @APIResponse(
            responseCode = "200",
            description = "The move had been played already",
            headers = @Header(name = "ETag", ref = "ETag"),
            content = @Content(schema = @Schema(implementation = PlayedView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN + Refusals.OR_BLOCKED)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(
            responseCode = "409",
            description = "The move is not due: `ply-taken`, `ply-not-reached`, `not-your-turn`, `game-over`; or the"
                    + " side has written too many messages: `limit-reached`")
    @APIResponse(responseCode = "412", description = Refusals.STALE)
    @APIResponse(responseCode = "428", description = Refusals.RETAKEN)
    @APIResponse(
            responseCode = "422",
            description = "The move is not legal, or loses unasked, or what comes with it will not do: `illegal-move`,"
                    + " `repetition-loses`, `illegal-conditional-moves`, `invalid-value`, `invalid-text`")
    public Response post(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            description = "The move as JSON, or its bare text",
                            content = {
                                @Content(
                                        mediaType = MediaType.APPLICATION_JSON,
                                        schema = @Schema(implementation = MoveRequest.class),
                                        examples = @ExampleObject(name = "move", value = "{\"move\":\"e3e5\"}")),
                                @Content(
                                        mediaType = MediaType.TEXT_PLAIN,
                                        schema = @Schema(type = SchemaType.STRING),
                                        examples = @ExampleObject(name = "text", value = "e3e5")),
                                @Content(
                                        mediaType = MediaType.APPLICATION_FORM_URLENCODED,
                                        schema = @Schema(type = SchemaType.STRING),
                                        examples =
                                                @ExampleObject(
                                                        name = "curl",
                                                        summary = "As `curl -d` sends it",
                                                        value = "e3e5"))
                            })
                    MoveRequest request,
            @BeanParam MoveOptions options,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        Submission submission = options.submission(Optional.ofNullable(request.ply()), request);
        return submit(id, caller, submission, request.messageText(), preconditions);
    }

    /** Makes a move and writes the message that comes with it, or does neither. */
    private Response submit(
            String id, Caller caller, Submission submission, Optional<UserText> message, Preconditions preconditions) {
        MoveService.Played played = moves.submit(id, caller.token(), submission, preconditions::requireVersion);
        if (played.isNew()) {
            message.ifPresent(text -> messages.send(id, caller.token(), played.move(), text));
        }
        return played(played);
    }

    private static Response played(MoveService.Played played) {
        String self = Paths.move(played.game().id(), played.move().ply());
        VersionTag tag = Tags.of(new Visit(played.game(), Optional.of(played.side())), "played");
        return tag.on(played.isNew() ? Response.created(URI.create(self)) : Response.ok())
                .entity(PlayedView.of(played))
                .build();
    }

    @GET
    @Operation(
            operationId = "listMoves",
            summary = "List the moves of a game, first to last",
            description = "Those that stand: what was taken back is in the game's record, at `record`.")
    @APIResponse(responseCode = "200", description = "A page of moves")
    @APIResponse(responseCode = "401", description = Refusals.BAD_TOKEN)
    @APIResponse(responseCode = "403", description = Refusals.SUSPENDED)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    public RestResponse<Page<MoveView>> list(
            @PathParam("id") String id,
            @BeanParam PageRequest request,
            @BeanParam Caller caller,
            @Context UriInfo uri) {
        Game game = games.visit(id, caller.token()).game();
        int after = request.after(1).map(cursor -> (int) Keys.number(cursor, 0)).orElse(0);
        return Page.of(
                        moves.moves(game, after, request.limit() + 1),
                        request.limit(),
                        move -> Cursor.of(Integer.toString(move.ply())),
                        move -> MoveView.of(game.terms().variant(), move))
                .answer(uri);
    }

    @GET
    @Path(Paths.PLY)
    @Operation(
            operationId = "getMove",
            summary = "Show one move of a game",
            description = "The move that stands at this ply, with what it captured and how much time it took.")
    @APIResponse(responseCode = "200", description = "The move")
    @APIResponse(responseCode = "401", description = Refusals.BAD_TOKEN)
    @APIResponse(responseCode = "403", description = Refusals.SUSPENDED)
    @APIResponse(
            responseCode = "404",
            description = "There is no such game, or it is private, or no move stands at this ply: `not-found`")
    public MoveView get(@PathParam("id") String id, @PathParam("ply") int ply, @BeanParam Caller caller) {
        Game game = games.visit(id, caller.token()).game();
        return MoveView.of(game.terms().variant(), moves.move(game, ply));
    }
}

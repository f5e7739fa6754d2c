package org.rocaille.game.rest;

import io.vertx.ext.web.RoutingContext;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.enums.SecuritySchemeType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSet;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSets;
import org.eclipse.microprofile.openapi.annotations.security.SecurityScheme;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.clock.TimeControl;
import org.rocaille.game.Game;
import org.rocaille.game.GameService;
import org.rocaille.game.Listing;
import org.rocaille.game.MoveService;
import org.rocaille.game.Selection;
import org.rocaille.game.Visibility;
import org.rocaille.game.Visit;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.picture.Look;
import org.rocaille.picture.rest.BoardQuery;
import org.rocaille.picture.rest.PictureQuery;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.Ink;
import org.rocaille.web.Accepted;
import org.rocaille.web.Caller;
import org.rocaille.web.NoBody;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.PgnSchema;
import org.rocaille.web.Preconditions;
import org.rocaille.web.RetriedOnConflict;
import org.rocaille.web.Values;
import org.rocaille.web.VersionTag;

/** Games: begun, listed, seen in every form, and given up. */
@Path(Paths.GAMES)
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirementsSets({
    @SecurityRequirementsSet,
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.SEAT_TOKEN)),
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.PLAYER_TOKEN))
})
@Tag(name = "games", description = "Games of two players, from the first move to the last")
@SecurityScheme(
        securitySchemeName = Caller.SEAT_TOKEN,
        type = SecuritySchemeType.HTTP,
        scheme = "bearer",
        description = "The secret token of a seat, which whoever creates a game is given once")
public class GameResource {

    private static final String TEXT = "text/plain;charset=UTF-8";
    static final String RECORD = "application/x-chess-pgn";

    private final GameService games;
    private final MoveService moves;

    GameResource(GameService games, MoveService moves) {
        this.games = games;
        this.moves = moves;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey(tellsSecret = true)
    @Limited(by = Policy.GAMES)
    @Operation(
            operationId = "createGame",
            summary = "Begin a game",
            description =
                    "Gives the game and one secret token for each seat. Keep one and pass the other on, or keep both"
                            + " and play both sides. The tokens are never told again. The clocks, if there are any, start at"
                            + " once.")
    @APIResponse(
            responseCode = "201",
            description = "The game has begun",
            content = @Content(schema = @Schema(implementation = OpeningView.class)))
    @APIResponse(
            responseCode = "422",
            description = "There is no such variant or time control, or no game can start from the position:"
                    + " `unknown-variant`, `invalid-position`, `invalid-value`")
    public Response create(
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = GameRequest.class),
                                            examples = {
                                                @ExampleObject(
                                                        name = "start",
                                                        summary = "From the start position",
                                                        value = "{\"variant\":\"rocaille\"}"),
                                                @ExampleObject(
                                                        name = "days",
                                                        summary = "With three days for each move",
                                                        value = "{\"variant\":\"rocaille\",\"timeControl\":"
                                                                + "{\"kind\":\"per-move\",\"perMove\":\"P3D\"}}"),
                                                @ExampleObject(
                                                        name = "bank",
                                                        summary = "With ten days, and one more for each move",
                                                        value = "{\"variant\":\"rococo\",\"timeControl\":"
                                                                + "{\"kind\":\"fischer\",\"bank\":\"P10D\","
                                                                + "\"increment\":\"P1D\",\"cap\":\"P20D\"}}"),
                                                @ExampleObject(
                                                        name = "period",
                                                        summary = "With fifty days for every ten moves",
                                                        value = "{\"variant\":\"rococo\",\"timeControl\":"
                                                                + "{\"kind\":\"period\",\"moves\":10,"
                                                                + "\"period\":\"P50D\"}}"),
                                                @ExampleObject(
                                                        name = "array",
                                                        summary = "From a random array",
                                                        value = "{\"variant\":\"baroque\",\"array\":"
                                                                + "{\"seed\":7,\"symmetric\":false}}"),
                                                @ExampleObject(
                                                        name = "position",
                                                        summary = "From a position, for everyone to watch",
                                                        value = "{\"variant\":\"baroque\",\"fen\":"
                                                                + "\"4k3/8/8/8/8/8/7M/4K3 w - 0 1\","
                                                                + "\"visibility\":\"public\"}")
                                            }))
                    GameRequest request) {
        Variant variant = Variant.find(request.variant()).orElseThrow(RuleProblems::unknownVariant);
        Position start = Start.of(variant, request.fen(), request.array());
        Visibility visibility = Values.inBody(
                        "visibility", request.visibility(), Visibility::find, "public, unlisted, private")
                .orElse(Visibility.UNLISTED);
        TimeControl timeControl = request.timeControl() == null
                ? new TimeControl.Untimed()
                : request.timeControl().control();
        OpeningView opening = OpeningView.of(games.open(start, visibility, timeControl, request.courtesies()));
        return Response.created(URI.create(opening.game().links().self()))
                .header(HttpHeaders.CACHE_CONTROL, "no-store") // It holds secrets.
                .entity(opening)
                .build();
    }

    @GET
    @Operation(
            operationId = "listGames",
            summary = "List the public games, newest first",
            description = "Everyone is given the same. The games of a player, private ones too, are at `/v1/me/games`.")
    @APIResponse(responseCode = "200", description = "A page of games")
    @APIResponse(responseCode = "422", description = "A parameter will not do: `unknown-variant`, `invalid-value`")
    public RestResponse<Page<GameSummary>> list(
            @QueryParam("variant") @Parameter(description = "Only games of this variant", example = "rocaille")
                    String variant,
            @QueryParam("status")
                    @Parameter(
                            description = "Only games of this status",
                            schema =
                                    @Schema(
                                            type = SchemaType.STRING,
                                            enumeration = {"active", "finished"}))
                    String status,
            @BeanParam PageRequest request,
            @Context UriInfo uri) {
        Optional<Variant> only =
                Optional.ofNullable(variant).map(key -> Variant.find(key).orElseThrow(RuleProblems::unknownVariant));
        Optional<Boolean> over = Values.inQuery("status", status, GameView::isOver, "active, finished");
        Listing listing = new Listing(Selection.ofAll(only, over), GameSummary.after(request), request.limit() + 1);
        return Page.of(games.list(listing), request.limit(), GameSummary::cursor, GameSummary::of)
                .answer(uri);
    }

    @GET
    @Path("/{id}")
    @Produces({MediaType.APPLICATION_JSON, TEXT, RECORD, PictureQuery.TYPE})
    @Operation(
            operationId = "getGame",
            summary = "Show a game",
            description = "As JSON, as a board for the terminal, as a record in the manner of PGN, or as a picture, by"
                    + " `Accept`. A private game is shown to the holders of its seats and the operator only.")
    @APIResponse(
            responseCode = "200",
            description = "The game as it is now",
            content = {
                @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = GameView.class)),
                @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = RECORD, schema = @Schema(ref = PgnSchema.NAME)),
                @Content(mediaType = PictureQuery.TYPE, schema = @Schema(type = SchemaType.STRING))
            })
    @APIResponse(responseCode = "304", description = Refusals.NOT_MODIFIED)
    @APIResponse(responseCode = "401", description = Refusals.BAD_TOKEN)
    @APIResponse(responseCode = "403", description = Refusals.SUSPENDED)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    public Response get(
            @PathParam("id") String id,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions,
            @Context HttpHeaders headers,
            @Context UriInfo uri) {
        Visit visit = games.visit(id, caller.token());
        Form form = Form.wanted(headers);
        VersionTag tag = Tags.of(visit, form.tag);
        if (preconditions.alreadyHas(tag)) {
            return tag.notModified();
        }
        return tag.on(Response.ok(representation(visit, form, uri), form.type)).build();
    }

    private Object representation(Visit visit, Form form, UriInfo uri) {
        Game game = visit.game();
        return switch (form) {
            case JSON -> GameView.of(game, visit.seat());
            case TEXT -> Drawing.board(game, Drawing.usualViewer(visit), Ink.UNICODE, uri);
            case RECORD -> new PgnRecord(game.terms(), game.ending(), moves.moves(game), uri.getBaseUri()).text();
            case PICTURE -> Drawing.picture(game, Drawing.usualViewer(visit), Look.USUAL);
        };
    }

    /** The forms in which a game is shown, the preferred one first. */
    private enum Form {
        JSON(MediaType.APPLICATION_JSON_TYPE, "json"),
        TEXT(MediaType.TEXT_PLAIN_TYPE.withCharset("UTF-8"), "text"),
        RECORD(MediaType.valueOf(GameResource.RECORD).withCharset("UTF-8"), "pgn"),
        PICTURE(MediaType.valueOf(PictureQuery.TYPE), "svg");

        private final MediaType type;
        private final String tag;

        Form(MediaType type, String tag) {
            this.type = type;
            this.tag = tag;
        }

        static Form wanted(HttpHeaders headers) {
            return Accepted.first(headers, List.of(values()), form -> form.type);
        }
    }

    @GET
    @Path("/{id}/board.txt")
    @Produces(MediaType.TEXT_PLAIN)
    @Operation(
            operationId = "getBoard",
            summary = "Draw a game's board for the terminal",
            description =
                    "The board as the holder of the token sees it, what was played last, and the command that makes"
                            + " a move.")
    @APIResponse(
            responseCode = "200",
            description = "The board",
            content = @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING)))
    @APIResponse(responseCode = "304", description = Refusals.NOT_MODIFIED)
    @APIResponse(responseCode = "401", description = Refusals.BAD_TOKEN)
    @APIResponse(responseCode = "403", description = Refusals.SUSPENDED)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(responseCode = "422", description = "A parameter will not do: `invalid-value`")
    public Response board(
            @PathParam("id") String id,
            @BeanParam BoardQuery query,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions,
            @Context UriInfo uri) {
        Visit visit = games.visit(id, caller.token());
        Side viewer = query.viewer(Drawing.usualViewer(visit));
        MediaType type = query.type();
        VersionTag tag = Tags.of(visit, query.tag());
        return preconditions.alreadyHas(tag)
                ? tag.notModified()
                : tag.on(Response.ok(Drawing.board(visit.game(), viewer, query.ink(), uri), type))
                        .build();
    }

    @GET
    @Path("/{id}/board.svg")
    @Produces(PictureQuery.TYPE)
    @Operation(
            operationId = "getPicture",
            summary = "Draw a game's board as a picture",
            description = "The board as the holder of the token sees it. " + PictureQuery.DESCRIPTION)
    @APIResponse(
            responseCode = "200",
            description = "The picture",
            content = @Content(mediaType = PictureQuery.TYPE, schema = @Schema(type = SchemaType.STRING)))
    @APIResponse(responseCode = "304", description = Refusals.NOT_MODIFIED)
    @APIResponse(responseCode = "401", description = Refusals.BAD_TOKEN)
    @APIResponse(responseCode = "403", description = Refusals.SUSPENDED)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(responseCode = "422", description = "A parameter will not do: `invalid-value`")
    public Response picture(
            @PathParam("id") String id,
            @BeanParam PictureQuery query,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        Visit visit = games.visit(id, caller.token());
        Side viewer = query.viewer(Drawing.usualViewer(visit));
        Look look = query.look();
        VersionTag tag = Tags.of(visit, query.tag());
        return preconditions.alreadyHas(tag)
                ? tag.notModified()
                : tag.on(Response.ok(Drawing.picture(visit.game(), viewer, look)))
                        .build();
    }

    @POST
    @Path("/{id}/resignation")
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Operation(
            operationId = "resign",
            summary = "Give a game up",
            description = "The other side wins, whoever's turn it is. Resigning again changes nothing. Needs no body.")
    @SecurityRequirement(name = Caller.SEAT_TOKEN)
    @SecurityRequirement(name = Caller.PLAYER_TOKEN)
    @APIResponse(responseCode = "200", description = "The game as it is now")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(responseCode = "409", description = "The game has ended otherwise: `game-over`")
    @APIResponse(responseCode = "412", description = Refusals.STALE)
    @APIResponse(responseCode = "400", description = "A body was sent that is more than `{}`: `unexpected-body`")
    public GameView resign(
            @PathParam("id") String id,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions,
            @Context RoutingContext request) {
        NoBody.require(request);
        Visit visit = games.resign(id, caller.token(), preconditions::requireVersion);
        return GameView.of(visit.game(), visit.seat());
    }
}

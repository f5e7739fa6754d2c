package org.rocaille.game.rest;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.core.http.HttpServerResponse;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
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
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSet;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSets;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseHeader;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.game.ArchiveService;
import org.rocaille.game.Archived;
import org.rocaille.game.Game;
import org.rocaille.game.ImportService;
import org.rocaille.game.Listing;
import org.rocaille.game.Selection;
import org.rocaille.game.Visibility;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.player.Authentication;
import org.rocaille.player.Identity;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.PlayerService;
import org.rocaille.player.Scope;
import org.rocaille.web.Caller;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.PgnSchema;
import org.rocaille.web.RetriedOnConflict;
import org.rocaille.web.Streams;
import org.rocaille.web.Values;

/**
 * The records of many games. Streams read some games when the client has taken those before, so that they need no more
 * memory however many there are.
 */
@Path("/v1/records")
@Limited(by = Policy.EXPORTS)
@SecurityRequirementsSets({
    @SecurityRequirementsSet,
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.PLAYER_TOKEN))
})
@Tag(name = "games")
public class RecordsResource {

    /** In games. */
    private static final int READ_AT_ONCE = 20;

    private final Authentication authentication;
    private final PlayerService players;
    private final ArchiveService archive;
    private final ImportService imports;
    private final RecordReading reading;

    RecordsResource(
            Authentication authentication,
            PlayerService players,
            ArchiveService archive,
            ImportService imports,
            RecordReading reading) {
        this.authentication = authentication;
        this.players = players;
        this.archive = archive;
        this.imports = imports;
        this.reading = reading;
    }

    /** In a transaction of its own, or a stream would keep the connection that this is read from, and wait for another. */
    private Selection selection(RecordFilter filter, Caller caller) {
        return QuarkusTransaction.requiringNew().call(() -> {
            Identity identity = authentication.identify(caller.token());
            identity.requireGoodStanding();
            return filter.selection(identity, players);
        });
    }

    @GET
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "listRecords",
            summary = "Export the records of games, newest first",
            description =
                    "As JSON, a page of them. With `Accept: application/x-ndjson` all of them, a record in each line; with"
                            + " `Accept: application/x-chess-pgn` all of them in the manner of PGN, an empty line between them."
                            + " These begin at once and go on however many there are, and know no `limit` and `cursor`; one that was"
                            + " cut off goes on with an `until` that is a millisecond after the last `createdAt`: what has"
                            + " come already comes again.")
    @APIResponse(
            responseCode = "200",
            description = "The records",
            content = {
                @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = RecordPage.class)),
                @Content(mediaType = Streams.NDJSON, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = GameResource.RECORD, schema = @Schema(ref = PgnSchema.NAME))
            })
    @APIResponse(responseCode = "401", description = Refusals.BAD_TOKEN)
    @APIResponse(responseCode = "403", description = Refusals.SUSPENDED)
    @APIResponse(responseCode = "422", description = "A parameter will not do: `unknown-variant`, `invalid-value`")
    public RestResponse<Page<RecordView>> page(
            @BeanParam RecordFilter filter,
            @BeanParam PageRequest request,
            @BeanParam Caller caller,
            @Context UriInfo uri) {
        Listing listing = new Listing(selection(filter, caller), GameSummary.after(request), request.limit() + 1);
        return Page.of(
                        archive.archived(listing),
                        request.limit(),
                        game -> GameSummary.cursor(game.place()),
                        RecordView::of)
                .answer(uri);
    }

    @GET
    @Produces(Streams.NDJSON + Streams.IF_ASKED_FOR)
    @ResponseHeader(name = HttpHeaders.CONTENT_TYPE, value = Streams.NDJSON)
    @Operation(hidden = true) // It is documented with the page.
    @Blocking
    public Multi<RecordView> lines(
            @BeanParam RecordFilter filter, @BeanParam Caller caller, @Context HttpServerResponse client) {
        return all(selection(filter, caller), client).map(RecordView::of);
    }

    @GET
    @Produces(GameResource.RECORD + Streams.IF_ASKED_FOR)
    @ResponseHeader(name = HttpHeaders.CONTENT_TYPE, value = GameResource.RECORD)
    @Operation(hidden = true)
    @Blocking
    public Multi<String> texts(
            @BeanParam RecordFilter filter,
            @BeanParam Caller caller,
            @Context UriInfo uri,
            @Context HttpServerResponse client) {
        URI base = uri.getBaseUri();
        return all(selection(filter, caller), client)
                .map(game -> new PgnRecord(game.terms(), game.ending(), game.standing(), base).text() + "\n");
    }

    @POST
    @Consumes({MediaType.APPLICATION_JSON, Streams.NDJSON, GameResource.RECORD})
    @Produces(MediaType.APPLICATION_JSON)
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Operation(
            operationId = "importRecords",
            summary = "Import games that were played elsewhere",
            description = "One record as JSON, as `GET /v1/games/{id}/record` gives it; or up to "
                    + RecordReading.MOST_GAMES
                    + " with " + RecordReading.MOST_MOVES + " moves in all, as lines of JSON or in the manner of PGN."
                    + " Every move is judged by the rules, and what the record says beside has to go with that, its"
                    + " links too. All of them are imported or, if one will not do, none. Each becomes a new game, which"
                    + " belongs to the player who sends it and is over for good: nobody has a seat in it, whatever"
                    + " its players are called, and it is in nobody's games, results and turns. `importer=NAME` lists"
                    + " them. Needs the scope `play`.")
    @SecurityRequirement(name = Caller.PLAYER_TOKEN)
    @APIResponse(
            responseCode = "201",
            description = "The games; `Location` is the first one's",
            content = @Content(schema = @Schema(implementation = ImportView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.NOT_A_READER)
    @APIResponse(
            responseCode = "422",
            description = "A record will not do: `illegal-move`, `invalid-record`, `invalid-position`, `invalid-text`,"
                    + " `unknown-variant`, `invalid-value`")
    public Response importRecords(
            @RequestBody(
                            required = true,
                            content = {
                                @Content(
                                        mediaType = MediaType.APPLICATION_JSON,
                                        schema = @Schema(implementation = RecordView.class),
                                        examples = @ExampleObject(name = "record", value = RecordExamples.JSON)),
                                @Content(
                                        mediaType = Streams.NDJSON,
                                        schema = @Schema(implementation = RecordView.class),
                                        examples = @ExampleObject(name = "records", value = RecordExamples.JSON)),
                                @Content(
                                        mediaType = GameResource.RECORD,
                                        schema = @Schema(ref = PgnSchema.NAME),
                                        examples = @ExampleObject(name = "game", value = RecordExamples.PGN))
                            })
                    String records,
            @QueryParam("visibility")
                    @DefaultValue("unlisted")
                    @Parameter(
                            description = "Who may see the games: everyone, whoever knows an address, or the player who"
                                    + " imports them",
                            schema =
                                    @Schema(
                                            type = SchemaType.STRING,
                                            enumeration = {"public", "unlisted", "private"}))
                    String visibility,
            @BeanParam Caller caller,
            @Context HttpHeaders headers) {
        PlayerRef player = QuarkusTransaction.joiningExisting()
                .call(() -> authentication
                        .identify(caller.token())
                        .member(Scope.PLAY)
                        .player()
                        .ref());
        Visibility wanted = Values.inQuery("visibility", visibility, Visibility::find, "public, unlisted, private")
                .orElseThrow();
        // Nothing is locked, and no connection held, while records are judged.
        List<RecordReading.Found> found = reading.read(records, headers.getMediaType(), imports.now());
        List<ImportService.Judged> judged =
                found.stream().map(RecordReading.Found::judged).toList();
        List<Game> games = QuarkusTransaction.joiningExisting().call(() -> imports.keep(judged, wanted, player));
        return Response.created(URI.create(Paths.game(games.get(0).id())))
                .entity(ImportView.of(games, found))
                .build();
    }

    /** Up to the last, or until the client has left, which the framework notices only if it listens already. */
    private Multi<Archived> all(Selection selection, HttpServerResponse client) {
        AtomicReference<Optional<Listing.Place>> place = new AtomicReference<>(Optional.empty());
        return Multi.createBy()
                .repeating()
                .uni(() -> Uni.createFrom()
                        .item(() -> client.closed()
                                ? List.<Archived>of()
                                : archive.archived(new Listing(selection, place.get(), READ_AT_ONCE)))
                        .invoke(games -> last(games).ifPresent(game -> place.set(Optional.of(game.place()))))
                        .runSubscriptionOn(Infrastructure.getDefaultWorkerPool()))
                .whilst(games -> games.size() == READ_AT_ONCE)
                .onItem()
                .disjoint();
    }

    private static Optional<Archived> last(List<Archived> games) {
        return games.isEmpty() ? Optional.empty() : Optional.of(games.get(games.size() - 1));
    }
}

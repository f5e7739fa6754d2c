package org.rocaille.opponent.rest;

import jakarta.transaction.Transactional;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.challenge.Colour;
import org.rocaille.clock.TimeControl;
import org.rocaille.game.GameService;
import org.rocaille.game.Visibility;
import org.rocaille.game.rest.Start;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.opponent.Level;
import org.rocaille.opponent.Opponents;
import org.rocaille.player.PlayerName;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;
import org.rocaille.web.RetriedOnConflict;
import org.rocaille.web.Values;

/** Players that are part of the service, and games against them in one call. */
@Path(OpponentResource.PATH)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "opponents", description = "Players that are part of the service and answer within seconds")
public class OpponentResource {

    static final String PATH = "/v1/opponents";

    private final Opponents opponents;
    private final GameService games;

    OpponentResource(Opponents opponents, GameService games) {
        this.opponents = opponents;
        this.games = games;
    }

    @GET
    @Operation(
            operationId = "listOpponents",
            summary = "List the players that are part of the service",
            description =
                    "They are players as any other: whoever has an account may challenge them, which they accept at"
                            + " once, whatever is played and by whatever clock.")
    @APIResponse(responseCode = "200", description = "All of them, the weakest first")
    public OpponentList list() {
        return OpponentList.all();
    }

    @POST
    @Path("/{name}/games")
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey(tellsSecret = true)
    @Limited(by = Policy.GAMES)
    @Operation(
            operationId = "createOpponentGame",
            summary = "Begin a game against a player that is part of the service, without an account",
            description =
                    "Gives the game and the secret token of the caller's seat, which is never told again. The opponent"
                            + " answers each move within seconds, by itself; if it has White it moves first.")
    @APIResponse(
            responseCode = "201",
            description = "The game has begun",
            content = @Content(schema = @Schema(implementation = OpponentGameView.class)))
    @APIResponse(responseCode = "404", description = "`not-found`: no player of this name is part of the service")
    @APIResponse(
            responseCode = "422",
            description =
                    "There is no such variant or time control, no game can start from the position, or the operator"
                            + " has suspended the player: `unknown-variant`, `invalid-position`, `invalid-value`,"
                            + " `opponent-unavailable`")
    public Response create(
            @PathParam("name") @Parameter(example = "engine-3") String name,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = OpponentGameRequest.class),
                                            examples = {
                                                @ExampleObject(
                                                        name = "start",
                                                        summary = "From the start position, with White",
                                                        value = "{\"variant\":\"rocaille\",\"colour\":\"white\"}"),
                                                @ExampleObject(
                                                        name = "array",
                                                        summary = "From a random array, with a day for each move",
                                                        value = "{\"variant\":\"baroque\",\"array\":{\"seed\":7},"
                                                                + "\"timeControl\":{\"kind\":\"per-move\","
                                                                + "\"perMove\":\"P1D\"}}")
                                            }))
                    OpponentGameRequest request) {
        Level level = PlayerName.find(name)
                .flatMap(Level::of)
                .orElseThrow(() -> new Problem(
                        ProblemCode.NOT_FOUND, "No player of this name is part of the service: see " + PATH + "."));
        Variant variant = Variant.find(request.variant()).orElseThrow(RuleProblems::unknownVariant);
        Position start = Start.of(variant, request.fen(), request.array());
        Colour colour = Values.inBody("colour", request.colour(), Colour::find, "white, black, random")
                .orElse(Colour.RANDOM);
        Visibility visibility = Values.inBody(
                        "visibility", request.visibility(), Visibility::find, "public, unlisted, private")
                .orElse(Visibility.UNLISTED);
        TimeControl timeControl = request.timeControl() == null
                ? new TimeControl.Untimed()
                : request.timeControl().control();
        OpponentGameView opening =
                OpponentGameView.of(games.open(start, visibility, opponents.player(level), colour.side(), timeControl));
        return Response.created(URI.create("/v1/games/" + opening.game().id()))
                .header(HttpHeaders.CACHE_CONTROL, "no-store") // It holds a secret.
                .entity(opening)
                .build();
    }
}

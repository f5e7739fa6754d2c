package org.rocaille.challenge.rest;

import io.vertx.ext.web.RoutingContext;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
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
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.challenge.ChallengeService;
import org.rocaille.challenge.ChallengeStore;
import org.rocaille.game.rest.SettlesFlags;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.player.Authentication;
import org.rocaille.player.Identity;
import org.rocaille.player.Scope;
import org.rocaille.player.TimeControlKind;
import org.rocaille.player.rest.Places;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.Variant;
import org.rocaille.web.Caller;
import org.rocaille.web.NoBody;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.RetriedOnConflict;
import org.rocaille.web.Values;

/** Challenges: made, listed, answered and taken back. */
@Path(Paths.CHALLENGES)
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "challenges", description = "How players find each other")
public class ChallengeResource {

    private final Authentication authentication;
    private final ChallengeService challenges;

    ChallengeResource(Authentication authentication, ChallengeService challenges) {
        this.authentication = authentication;
        this.challenges = challenges;
    }

    private Identity.Member player(Caller caller) {
        return authentication.identify(caller.token()).member(Scope.PLAY);
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Limited(by = Policy.CHALLENGES)
    @Operation(
            operationId = "createChallenge",
            summary = "Challenge a player, or anyone",
            description =
                    "The game begins when it is accepted. A bot that takes such games by itself accepts at once, and"
                            + " the answer says so. Needs the scope `play`.")
    @APIResponse(
            responseCode = "201",
            description = "The challenge was made",
            content = @Content(schema = @Schema(implementation = ChallengeView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(
            responseCode = "403",
            description =
                    "The token is not a player's, lacks the scope, the player is suspended, or one of the two blocks"
                            + " the other: `forbidden`, `insufficient-scope`, `suspended`, `blocked`")
    @APIResponse(responseCode = "409", description = "The player has as many open as there may be: `limit-reached`")
    @APIResponse(
            responseCode = "422",
            description = "A value will not do: `invalid-value`, `invalid-text`, `unknown-variant`, `invalid-position`,"
                    + " `opponent-unavailable`")
    public Response create(
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = ChallengeRequest.class),
                                            examples = {
                                                @ExampleObject(
                                                        name = "player",
                                                        summary = "To a player, with three days for each move",
                                                        value = "{\"opponent\":\"ada\",\"variant\":\"rocaille\","
                                                                + "\"colour\":\"white\",\"timeControl\":"
                                                                + "{\"kind\":\"per-move\",\"perMove\":\"P3D\"},"
                                                                + "\"message\":\"A slow game, please.\"}"),
                                                @ExampleObject(
                                                        name = "anyone",
                                                        summary = "To the first three who want to",
                                                        value = "{\"variant\":\"rococo\",\"acceptances\":3,"
                                                                + "\"visibility\":\"public\",\"expiresIn\":\"P14D\"}")
                                            }))
                    ChallengeRequest request,
            @BeanParam Caller caller) {
        return made(challenges.challenge(
                player(caller), request.opponentName(), request.offer(), request.note(), request.checkedAcceptances()));
    }

    private static Response made(ChallengeService.Seen seen) {
        ChallengeView view = ChallengeView.of(seen);
        return Response.created(URI.create(view.links().self())).entity(view).build();
    }

    @GET
    @Operation(
            operationId = "listChallenges",
            summary = "List the challenges that anyone may accept, newest first",
            description = "Those to one player are listed for the two at `/v1/me/challenges`.")
    @SecurityRequirementsSets(@SecurityRequirementsSet)
    @APIResponse(responseCode = "200", description = "A page of challenges")
    @APIResponse(responseCode = "422", description = "A parameter will not do: `unknown-variant`, `invalid-value`")
    public RestResponse<Page<ChallengeView>> list(
            @QueryParam("variant") @Parameter(description = "Only those for this variant", example = "rocaille")
                    String variant,
            @QueryParam("timeControl")
                    @Parameter(
                            description = "Only those with a time control of this kind",
                            example = "per-move",
                            schema =
                                    @Schema(
                                            implementation = String.class,
                                            extensions =
                                                    @Extension(
                                                            name = "x-extensible-enum",
                                                            parseValue = true,
                                                            value = "[\"per-move\", \"fischer\", \"period\","
                                                                    + " \"untimed\"]")))
                    String timeControl,
            @BeanParam PageRequest request,
            @Context UriInfo uri) {
        Optional<Variant> only =
                Optional.ofNullable(variant).map(key -> Variant.find(key).orElseThrow(RuleProblems::unknownVariant));
        Optional<String> kind = Values.inQuery(
                        "timeControl", timeControl, TimeControlKind::find, "per-move, fischer, period, untimed")
                .map(TimeControlKind::code);
        return Page.of(
                        challenges.list(
                                new ChallengeStore.Wanted(only, kind), Places.after(request), request.limit() + 1),
                        request.limit(),
                        seen -> Places.cursor(
                                seen.challenge().createdAt(), seen.challenge().id()),
                        ChallengeView::of)
                .answer(uri);
    }

    @GET
    @Path("/{id}")
    @Operation(
            operationId = "getChallenge",
            summary = "Show a challenge",
            description = "One to another player is shown to the two only, who need the scope `read`.")
    @SecurityRequirementsSets({
        @SecurityRequirementsSet,
        @SecurityRequirementsSet(@SecurityRequirement(name = Caller.PLAYER_TOKEN))
    })
    @APIResponse(responseCode = "200", description = "The challenge as it is now")
    @APIResponse(responseCode = "401", description = Refusals.BAD_TOKEN)
    @APIResponse(responseCode = "403", description = Refusals.SUSPENDED)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    public ChallengeView get(@PathParam("id") String id, @BeanParam Caller caller) {
        return ChallengeView.of(challenges.see(authentication.identify(caller.token()), id));
    }

    @DELETE
    @Path("/{id}")
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "cancelChallenge",
            summary = "Take a challenge back",
            description =
                    "Games that came of it go on. Taking it back again changes nothing. Needs the scope `play`, and no"
                            + " body.")
    @APIResponse(responseCode = "204", description = "Nobody can accept it any more")
    @APIResponse(responseCode = "400", description = Refusals.BODY)
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(responseCode = "409", description = Refusals.CLOSED)
    public void cancel(@PathParam("id") String id, @BeanParam Caller caller, @Context RoutingContext request) {
        NoBody.require(request);
        challenges.cancel(player(caller), id);
    }

    @POST
    @Path("/{id}/acceptance")
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Operation(
            operationId = "acceptChallenge",
            summary = "Accept a challenge",
            description =
                    "The game begins, and the clock of the side to move starts. Accepting again is answered with the"
                            + " same game. Needs the scope `play`, and no body.")
    @APIResponse(
            responseCode = "201",
            description = "The game has begun",
            content = @Content(schema = @Schema(implementation = AcceptanceView.class)))
    @APIResponse(
            responseCode = "200",
            description = "The player accepted before, and this is the game as it is now",
            content = @Content(schema = @Schema(implementation = AcceptanceView.class)))
    @APIResponse(responseCode = "400", description = Refusals.BODY)
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(
            responseCode = "403",
            description =
                    "The challenge is the player's own, one of the two blocks the other, the token is not a player's"
                            + " or lacks the scope, or the player is suspended: `forbidden`, `blocked`,"
                            + " `insufficient-scope`, `suspended`")
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(responseCode = "409", description = Refusals.CLOSED)
    public Response accept(@PathParam("id") String id, @BeanParam Caller caller, @Context RoutingContext request) {
        NoBody.require(request);
        ChallengeService.Accepted accepted = challenges.accept(player(caller), id, caller.token());
        AcceptanceView view = AcceptanceView.of(accepted);
        Response.ResponseBuilder response = accepted.isNew()
                ? Response.created(URI.create(Paths.game(accepted.game().id())))
                : Response.ok();
        return response.entity(view).build();
    }

    @POST
    @Path("/{id}/decline")
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Operation(
            operationId = "declineChallenge",
            summary = "Decline a challenge",
            description = "Only the player who was challenged does. Declining again changes nothing. Needs the scope"
                    + " `play`.")
    @APIResponse(responseCode = "200", description = "The challenge as it is now")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(responseCode = "409", description = Refusals.CLOSED)
    @APIResponse(
            responseCode = "422",
            description = "The reason or the message will not do: `invalid-value`, `invalid-text`")
    public ChallengeView decline(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = DeclineRequest.class),
                                            examples =
                                                    @ExampleObject(name = "fast", value = "{\"reason\":\"too-fast\"}")))
                    DeclineRequest request,
            @BeanParam Caller caller) {
        return ChallengeView.of(challenges.decline(player(caller), id, request.decline()));
    }

    @POST
    @Path("/{id}/counter")
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Limited(by = Policy.CHALLENGES)
    @Operation(
            operationId = "counterChallenge",
            summary = "Answer a challenge by another",
            description =
                    "Makes a challenge in the other direction, which is as the one that it answers but for the fields"
                            + " that are sent; `differs` names those that are other. The colour is that of whoever makes"
                            + " it. A challenge to the player alone is thereby closed. Needs the scope `play`.")
    @APIResponse(
            responseCode = "201",
            description = "The counter-offer was made",
            content = @Content(schema = @Schema(implementation = ChallengeView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(
            responseCode = "403",
            description =
                    "The challenge is the player's own, one of the two blocks the other, the token is not a player's"
                            + " or lacks the scope, or the player is suspended: `forbidden`, `blocked`,"
                            + " `insufficient-scope`, `suspended`")
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(
            responseCode = "409",
            description = "The challenge cannot be answered any more, or the player has as many open as there may be:"
                    + " `challenge-closed`, `limit-reached`")
    @APIResponse(
            responseCode = "422",
            description =
                    "A value will not do, or nothing is other: `invalid-value`, `invalid-text`, `unknown-variant`,"
                            + " `invalid-position`, `opponent-unavailable`")
    public Response counter(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = CounterRequest.class),
                                            examples =
                                                    @ExampleObject(
                                                            name = "slower",
                                                            value = "{\"timeControl\":{\"kind\":\"per-move\","
                                                                    + "\"perMove\":\"P10D\"},"
                                                                    + "\"message\":\"Gladly, with more time.\"}")))
                    CounterRequest request,
            @BeanParam Caller caller) {
        return made(challenges.counter(player(caller), id, request::change, request.note()));
    }
}

package org.rocaille.player.rest;

import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
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
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SecuritySchemeType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSet;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSets;
import org.eclipse.microprofile.openapi.annotations.security.SecurityScheme;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.id.Secret;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.player.Authentication;
import org.rocaille.player.Identity;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerKind;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerService;
import org.rocaille.player.Scope;
import org.rocaille.vacation.VacationService;
import org.rocaille.web.Caller;
import org.rocaille.web.Preconditions;
import org.rocaille.web.RetriedOnConflict;
import org.rocaille.web.Values;
import org.rocaille.web.VersionTag;

/** Players: how they come to be, what everyone sees of them, and how they get their account back. */
@Path(Paths.PLAYERS)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "players", description = "Those who play under a name")
@SecurityScheme(
        securitySchemeName = Caller.PLAYER_TOKEN,
        type = SecuritySchemeType.HTTP,
        scheme = "bearer",
        description = "A token of a player: the first is given with the account, others are made at `/v1/me/tokens`")
public class PlayerResource {

    private final Authentication authentication;
    private final PlayerService players;
    private final VacationService vacations;

    PlayerResource(Authentication authentication, PlayerService players, VacationService vacations) {
        this.authentication = authentication;
        this.players = players;
        this.vacations = vacations;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey(tellsSecret = true)
    @Limited(by = Policy.ACCOUNTS)
    @Operation(
            operationId = "createPlayer",
            summary = "Take a name",
            description =
                    "Gives the player, a first token with every scope, and the code that recovers the account. Both"
                            + " are never told again. A bot is created with a token of its owner that has the scope"
                            + " `manage`; a person needs none.")
    @SecurityRequirementsSets({
        @SecurityRequirementsSet,
        @SecurityRequirementsSet(@SecurityRequirement(name = Caller.PLAYER_TOKEN))
    })
    @APIResponse(
            responseCode = "201",
            description = "The player exists",
            content = @Content(schema = @Schema(implementation = CredentialsView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "409", description = "Someone has the name, or had it: `name-taken`")
    @APIResponse(responseCode = "422", description = "The name or the kind will not do: `invalid-value`")
    public Response create(
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = PlayerRequest.class),
                                            examples = {
                                                @ExampleObject(
                                                        name = "bot",
                                                        summary = "A bot of the player whose token is sent",
                                                        value = "{\"name\":\"ada-bot\",\"kind\":\"bot\"}"),
                                                @ExampleObject(
                                                        name = "person",
                                                        summary = "A person, without a token",
                                                        value = "{\"name\":\"ada\"}")
                                            }))
                    PlayerRequest request,
            @BeanParam Caller caller) {
        Identity identity = authentication.identify(caller.token());
        identity.requireGoodStanding();
        PlayerName name = Names.wanted(request.name());
        PlayerKind kind = Values.inBody("kind", request.kind(), PlayerKind::find, "human, bot")
                .orElse(PlayerKind.HUMAN);
        PlayerService.Credentials credentials = switch (kind) {
            case HUMAN -> players.register(name);
            case BOT -> players.registerBot(name, identity.member(Scope.MANAGE));
        };
        return answer(credentials, Paths.player(name));
    }

    private static Response answer(PlayerService.Credentials credentials, String location) {
        return Response.created(URI.create(location))
                .header(HttpHeaders.CACHE_CONTROL, "no-store") // It holds secrets.
                .entity(CredentialsView.of(credentials))
                .build();
    }

    @GET
    @Path("/{name}")
    @Operation(
            operationId = "getPlayer",
            summary = "Show what everyone sees of a player",
            description = "Needs no token. What only the player sees is at `/v1/me`.")
    @APIResponse(
            responseCode = "200",
            description = "The player as it is now",
            content = @Content(schema = @Schema(implementation = ProfileView.class)))
    @APIResponse(responseCode = "304", description = Refusals.NOT_MODIFIED)
    @APIResponse(responseCode = "404", description = Refusals.NO_PLAYER)
    public Response get(@PathParam("name") String name, @BeanParam Preconditions preconditions) {
        Player player = players.player(Names.inPath(name));
        Optional<Instant> awayUntil = vacations.awayUntil(player.ref());
        // Whether the player is away changes with time alone.
        String shown = awayUntil.map(end -> "away." + end.toEpochMilli()).orElse("json");
        VersionTag tag = new VersionTag(player.version(), shown, "anyone");
        return preconditions.alreadyHas(tag)
                ? tag.notModified()
                : tag.on(Response.ok(ProfileView.of(player, awayUntil))).build();
    }

    @POST
    @Path("/{name}/recovery")
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey(tellsSecret = true)
    @Limited(by = Policy.GUESSES)
    @Operation(
            operationId = "recoverPlayer",
            summary = "Get an account back",
            description = "Whoever knows the recovery code gets a new token and a new code; every earlier token stops"
                    + " working, and webhooks are disabled.")
    @APIResponse(
            responseCode = "201",
            description = "The account is the caller's again",
            content = @Content(schema = @Schema(implementation = CredentialsView.class)))
    @APIResponse(
            responseCode = "403",
            description = "This is not the recovery code of the account: `wrong-recovery-code`")
    @APIResponse(responseCode = "404", description = Refusals.NO_PLAYER)
    public Response recover(
            @PathParam("name") String name,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = RecoveryRequest.class),
                                            examples =
                                                    @ExampleObject(
                                                            name = "code",
                                                            value =
                                                                    "{\"recoveryCode\":"
                                                                            + "\"recovery_9p2d6s0f4h8j1k5m7n3q0r4t6v8w2xyz\"}")))
                    RecoveryRequest request) {
        PlayerService.Credentials credentials = players.recover(Names.inPath(name), new Secret(request.recoveryCode()));
        return answer(credentials, Paths.token(credentials.token().id()));
    }
}

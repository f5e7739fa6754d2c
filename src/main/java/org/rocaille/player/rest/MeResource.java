package org.rocaille.player.rest;

import io.vertx.ext.web.RoutingContext;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.player.Authentication;
import org.rocaille.player.Identity;
import org.rocaille.player.OperatorService;
import org.rocaille.player.Player;
import org.rocaille.player.PlayerService;
import org.rocaille.player.Scope;
import org.rocaille.web.Caller;
import org.rocaille.web.MergePatch;
import org.rocaille.web.NoBody;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.Preconditions;
import org.rocaille.web.RetriedOnConflict;
import org.rocaille.web.VersionTag;

/** The account of the player whose token is sent. */
@Path(Paths.ME)
@Produces(MediaType.APPLICATION_JSON)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "me", description = "The account of the player whose token is sent")
public class MeResource {

    private final Authentication authentication;
    private final PlayerService players;
    private final OperatorService operator;
    private final MergePatch patch;

    MeResource(Authentication authentication, PlayerService players, OperatorService operator, MergePatch patch) {
        this.authentication = authentication;
        this.players = players;
        this.operator = operator;
        this.patch = patch;
    }

    @GET
    @Operation(
            operationId = "getMe",
            summary = "Show the player's own account",
            description = "Needs the scope `read`. The suspended may still do this.")
    @APIResponse(
            responseCode = "200",
            description = "The account as it is now",
            content = @Content(schema = @Schema(implementation = MeView.class)))
    @APIResponse(responseCode = "304", description = Refusals.NOT_MODIFIED)
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN_BUT_FOR_THE_SUSPENDED)
    public Response get(@BeanParam Caller caller, @BeanParam Preconditions preconditions) {
        Player player = authentication
                .identify(caller.token())
                .memberSuspendedOrNot(Scope.READ)
                .player();
        VersionTag tag = tag(player);
        return preconditions.alreadyHas(tag) ? tag.notModified() : shown(player);
    }

    private static VersionTag tag(Player player) {
        return new VersionTag(player.version(), "json", "self");
    }

    private static Response shown(Player player) {
        return tag(player).on(Response.ok(MeView.of(player))).build();
    }

    @PATCH
    @Consumes({MediaType.APPLICATION_JSON, MergePatch.MEDIA_TYPE})
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "changeMe",
            summary = "Change what the player says of itself",
            description =
                    "Fields that are absent stay as they are, and null takes away what was said (RFC 7396). Needs the"
                            + " scope `manage`.")
    @APIResponse(
            responseCode = "200",
            description = "The account as it is now",
            headers = @Header(name = "ETag", ref = "ETag"),
            content = @Content(schema = @Schema(implementation = MeView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "412", description = Refusals.STALE)
    @APIResponse(
            responseCode = "422",
            description = "A value will not do: `invalid-text`, `invalid-value`, `unknown-variant`")
    public Response change(
            @RequestBody(
                            required = true,
                            content = {
                                @Content(
                                        mediaType = MediaType.APPLICATION_JSON,
                                        schema = @Schema(implementation = SettingsRequest.class),
                                        examples =
                                                @ExampleObject(
                                                        name = "person",
                                                        value = "{\"about\":\"I play slowly.\","
                                                                + "\"timeZone\":\"Europe/Paris\"}")),
                                @Content(
                                        mediaType = MergePatch.MEDIA_TYPE,
                                        schema = @Schema(implementation = SettingsRequest.class),
                                        examples =
                                                @ExampleObject(
                                                        name = "silence",
                                                        summary = "What was said is taken away",
                                                        value = "{\"about\":null}"))
                            })
                    String changes,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        Identity.Member member = authentication.identify(caller.token()).member(Scope.MANAGE);
        Player changed = players.change(
                member,
                preconditions::requireVersion,
                player -> patch.apply(SettingsRequest.of(player), changes, SettingsRequest.class)
                        .settings(player.kind()));
        return shown(changed);
    }

    @DELETE
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "closeMe",
            summary = "Close the account",
            description =
                    "For good. What the player said of itself, its tokens, its blocks, its notes and its webhooks are gone; its name stays"
                            + " taken, and its profile says that it is closed. The accounts of its bots are closed with it."
                            + " Needs the scope `manage`.")
    @APIResponse(responseCode = "204", description = "The account is closed")
    @APIResponse(responseCode = "400", description = Refusals.BODY)
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    public void close(@BeanParam Caller caller, @Context RoutingContext request) {
        NoBody.require(request);
        players.close(authentication.identify(caller.token()).member(Scope.MANAGE));
    }

    @GET
    @Path("/acts")
    @Operation(
            operationId = "listMyActs",
            summary = "List what the operator did to the player or its games, newest first",
            description = "Needs the scope `read`. The suspended may still do this.")
    @APIResponse(responseCode = "200", description = "A page of acts")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN_BUT_FOR_THE_SUSPENDED)
    public RestResponse<Page<ActView>> acts(
            @BeanParam PageRequest request, @BeanParam Caller caller, @Context UriInfo uri) {
        Player player = authentication
                .identify(caller.token())
                .memberSuspendedOrNot(Scope.READ)
                .player();
        return Page.of(
                        operator.acts(player, Places.after(request), request.limit() + 1),
                        request.limit(),
                        act -> Places.cursor(act.at(), act.id()),
                        ActView::of)
                .answer(uri);
    }
}

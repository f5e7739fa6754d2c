package org.rocaille.player.rest;

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
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.time.Clock;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.player.Authentication;
import org.rocaille.player.Identity;
import org.rocaille.player.Scope;
import org.rocaille.player.TokenService;
import org.rocaille.web.Caller;
import org.rocaille.web.NoBody;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.RetriedOnConflict;

/** The tokens of the player whose token is sent. */
@Path(Paths.TOKENS)
@Produces(MediaType.APPLICATION_JSON)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "tokens", description = "What lets programs act for a player; all of it needs the scope `manage`")
public class TokenResource {

    private final Authentication authentication;
    private final TokenService tokens;
    private final Clock clock;

    TokenResource(Authentication authentication, TokenService tokens, Clock clock) {
        this.authentication = authentication;
        this.tokens = tokens;
        this.clock = clock;
    }

    private Identity.Member manager(Caller caller) {
        return authentication.identify(caller.token()).member(Scope.MANAGE);
    }

    @GET
    @Operation(
            operationId = "listTokens",
            summary = "List the player's tokens, newest first",
            description = "Needs the scope `manage`.")
    @APIResponse(responseCode = "200", description = "A page of tokens")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    public RestResponse<Page<TokenView>> list(
            @BeanParam PageRequest request, @BeanParam Caller caller, @Context UriInfo uri) {
        return Page.of(
                        tokens.list(manager(caller).player(), Places.after(request), request.limit() + 1),
                        request.limit(),
                        token -> Places.cursor(token.createdAt(), token.id()),
                        TokenView::of)
                .answer(uri);
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey(tellsSecret = true)
    @Operation(
            operationId = "createToken",
            summary = "Make a token",
            description =
                    "It can do no more than the token of this request. Its secret is never told again. A player has"
                            + " at most 100; those that have expired are removed then. Needs the scope `manage`.")
    @APIResponse(
            responseCode = "201",
            description = "The token works",
            content = @Content(schema = @Schema(implementation = IssuedView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "409", description = "The player has as many as there may be: `limit-reached`")
    @APIResponse(responseCode = "422", description = "A value will not do: `invalid-text`, `invalid-value`")
    public Response create(
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = TokenRequest.class),
                                            examples =
                                                    @ExampleObject(
                                                            name = "laptop",
                                                            value = "{\"name\":\"laptop\","
                                                                    + "\"scopes\":[\"read\",\"play\"]}")))
                    TokenRequest request,
            @BeanParam Caller caller) {
        Identity.Member manager = manager(caller);
        TokenService.Issued issued =
                tokens.create(manager, request.checkedName(), request.checkedScopes(), request.checkedExpiry(clock));
        return secret(Response.created(URI.create(Paths.token(issued.token().id()))), issued);
    }

    private static Response secret(Response.ResponseBuilder response, TokenService.Issued issued) {
        return response.header(HttpHeaders.CACHE_CONTROL, "no-store") // It holds a secret.
                .entity(IssuedView.of(issued))
                .build();
    }

    @GET
    @Path("/{id}")
    @Operation(
            operationId = "getToken",
            summary = "Show one of the player's tokens",
            description = "Needs the scope `manage`.")
    @APIResponse(responseCode = "200", description = "The token")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NO_TOKEN)
    public TokenView get(@PathParam("id") String id, @BeanParam Caller caller) {
        return TokenView.of(tokens.token(manager(caller).player(), id));
    }

    @DELETE
    @Path("/{id}")
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "revokeToken",
            summary = "Revoke a token",
            description =
                    "It stops working at once, be it the last one: the recovery code gives a new one. Revoking a token"
                            + " that the player does not have, or not any more, changes nothing. Needs the scope"
                            + " `manage`.")
    @APIResponse(responseCode = "204", description = "The player has no such token")
    @APIResponse(responseCode = "400", description = Refusals.BODY)
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    public void revoke(@PathParam("id") String id, @BeanParam Caller caller, @Context RoutingContext request) {
        NoBody.require(request);
        tokens.revoke(manager(caller), id);
    }

    @POST
    @Path("/{id}/rotation")
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey(tellsSecret = true)
    @Operation(
            operationId = "rotateToken",
            summary = "Give a token a new secret",
            description =
                    "The old secret goes on working for a while, so that programs can be told one after the other. The"
                            + " token of this request must have the scope `manage`, and every scope of the one that is"
                            + " rotated.")
    @APIResponse(
            responseCode = "200",
            description = "The new secret works",
            content = @Content(schema = @Schema(implementation = IssuedView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NO_TOKEN)
    @APIResponse(responseCode = "422", description = "`overlap` is no duration, or too long: `invalid-value`")
    public Response rotate(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = RotationRequest.class),
                                            examples = {
                                                @ExampleObject(
                                                        name = "usual",
                                                        summary = "Both work for a day",
                                                        value = "{}"),
                                                @ExampleObject(
                                                        name = "at-once",
                                                        summary = "The old one stops working now",
                                                        value = "{\"overlap\":\"PT0S\"}")
                                            }))
                    RotationRequest request,
            @BeanParam Caller caller) {
        return secret(Response.ok(), tokens.rotate(manager(caller), id, request.checkedOverlap()));
    }
}

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
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SecuritySchemeType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityScheme;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.player.Authentication;
import org.rocaille.player.OperatorService;
import org.rocaille.player.Player;
import org.rocaille.web.Caller;
import org.rocaille.web.NoBody;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.RetriedOnConflict;

/** What whoever runs the service can do to players. */
@Path(Paths.OPERATOR)
@Produces(MediaType.APPLICATION_JSON)
@SecurityRequirement(name = Caller.OPERATOR_TOKEN)
@Tag(
        name = "operator",
        description = "What whoever runs the service can do; every act is kept and shown to those concerned")
@SecurityScheme(
        securitySchemeName = Caller.OPERATOR_TOKEN,
        type = SecuritySchemeType.HTTP,
        scheme = "bearer",
        description = "The token that the service was started with")
public class OperatorResource {

    private final Authentication authentication;
    private final OperatorService operator;

    OperatorResource(Authentication authentication, OperatorService operator) {
        this.authentication = authentication;
        this.operator = operator;
    }

    private void requireOperator(Caller caller) {
        authentication.identify(caller.token()).requireOperator();
    }

    @POST
    @Path("/players/{name}/suspension")
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Operation(
            operationId = "suspendPlayer",
            summary = "Keep a player from acting",
            description =
                    "Its tokens then show it its own account and nothing else. Saying it again with the same reason"
                            + " changes nothing; with another, it changes the reason.")
    @APIResponse(
            responseCode = "200",
            description = "The player is suspended",
            content = @Content(schema = @Schema(implementation = SuspensionView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.OPERATOR_ONLY)
    @APIResponse(responseCode = "404", description = Refusals.NO_PLAYER)
    @APIResponse(responseCode = "409", description = Refusals.CLOSED)
    @APIResponse(responseCode = "422", description = Refusals.TEXT)
    public SuspensionView suspend(
            @PathParam("name") String name,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = ReasonRequest.class),
                                            examples =
                                                    @ExampleObject(
                                                            name = "reason",
                                                            value = "{\"reason\":"
                                                                    + "\"Offensive messages in three games.\"}")))
                    ReasonRequest request,
            @BeanParam Caller caller) {
        requireOperator(caller);
        Player suspended = operator.suspend(Names.inPath(name), request.text());
        return suspended.suspension().map(SuspensionView::of).orElseThrow();
    }

    @DELETE
    @Path("/players/{name}/suspension")
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "liftSuspension",
            summary = "Let a player act again",
            description = "If it already may, nothing changes.")
    @APIResponse(responseCode = "204", description = "The player is not suspended")
    @APIResponse(responseCode = "400", description = Refusals.BODY)
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.OPERATOR_ONLY)
    @APIResponse(responseCode = "404", description = Refusals.NO_PLAYER)
    public void lift(@PathParam("name") String name, @BeanParam Caller caller, @Context RoutingContext request) {
        NoBody.require(request);
        requireOperator(caller);
        operator.liftSuspension(Names.inPath(name));
    }

    @POST
    @Path("/players/{name}/reissue")
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey(tellsSecret = true)
    @Operation(
            operationId = "reissueRecoveryCode",
            summary = "Give an account a new recovery code",
            description =
                    "For someone who has lost every token and the code, and can prove in some other way who they are."
                            + " The old code stops working; tokens go on working until the new code is used.")
    @APIResponse(
            responseCode = "200",
            description = "The new code, to pass on",
            content = @Content(schema = @Schema(implementation = ReissueView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.OPERATOR_ONLY)
    @APIResponse(responseCode = "404", description = Refusals.NO_PLAYER)
    @APIResponse(responseCode = "409", description = Refusals.CLOSED)
    @APIResponse(responseCode = "422", description = Refusals.TEXT)
    public Response reissue(
            @PathParam("name") String name,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = ReasonRequest.class),
                                            examples =
                                                    @ExampleObject(
                                                            name = "reason",
                                                            value = "{\"reason\":\"Lost with the old laptop.\"}")))
                    ReasonRequest request,
            @BeanParam Caller caller) {
        requireOperator(caller);
        return Response.ok(new ReissueView(
                        operator.reissue(Names.inPath(name), request.text()).text()))
                .header(HttpHeaders.CACHE_CONTROL, "no-store") // It holds a secret.
                .build();
    }

    @GET
    @Path("/acts")
    @Operation(
            operationId = "listActs",
            summary = "List what the operator did, newest first",
            description =
                    "Every act is kept, with the reason that was given; the players concerned see those that concern them at `/v1/me/acts`.")
    @APIResponse(responseCode = "200", description = "A page of acts")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.OPERATOR_ONLY)
    public RestResponse<Page<ActView>> acts(
            @BeanParam PageRequest request, @BeanParam Caller caller, @Context UriInfo uri) {
        requireOperator(caller);
        return Page.of(
                        operator.acts(Places.after(request), request.limit() + 1),
                        request.limit(),
                        act -> Places.cursor(act.at(), act.id()),
                        ActView::of)
                .answer(uri);
    }
}

package org.rocaille.webhook.rest;

import io.vertx.ext.web.RoutingContext;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
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
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.player.Authentication;
import org.rocaille.player.Identity;
import org.rocaille.player.Scope;
import org.rocaille.web.Caller;
import org.rocaille.web.Cursor;
import org.rocaille.web.Keys;
import org.rocaille.web.NoBody;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.RetriedOnConflict;
import org.rocaille.webhook.Webhook;
import org.rocaille.webhook.WebhookService;

/** What the webhooks of the player whose token is sent have sent, and are asked to send. */
@Path(Paths.WEBHOOKS + "/{id}")
@Produces(MediaType.APPLICATION_JSON)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "webhooks")
public class WebhookDeliveryResource {

    private final Authentication authentication;
    private final WebhookService webhooks;
    private final Clock clock;

    WebhookDeliveryResource(Authentication authentication, WebhookService webhooks, Clock clock) {
        this.authentication = authentication;
        this.webhooks = webhooks;
        this.clock = clock;
    }

    private Identity.Member manager(Caller caller) {
        return authentication.identify(caller.token()).member(Scope.MANAGE);
    }

    private Response accepted(Webhook webhook) {
        return Response.accepted(WebhookView.of(webhook, clock.instant())).build();
    }

    @POST
    @Path("/verification")
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Limited(by = Policy.WEBHOOKS)
    @Operation(
            operationId = "verifyWebhook",
            summary = "Ask the receiver anew whether it wants messages",
            description =
                    "It is asked five times in three quarters of an hour, when the webhook is made and when its URL is"
                            + " changed. Nothing is sent while it is being asked, and once it has said so. Needs the scope `manage`.")
    @APIResponse(
            responseCode = "202",
            description = "The receiver is asked, or is verified",
            content = @Content(schema = @Schema(implementation = WebhookView.class)))
    @APIResponse(responseCode = "400", description = Refusals.BODY)
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NO_WEBHOOK)
    @APIResponse(responseCode = "409", description = Refusals.DISABLED)
    public Response verify(@PathParam("id") String id, @BeanParam Caller caller, @Context RoutingContext request) {
        NoBody.require(request);
        return accepted(webhooks.verify(manager(caller), id));
    }

    @POST
    @Path("/ping")
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Limited(by = Policy.WEBHOOKS)
    @Operation(
            operationId = "pingWebhook",
            summary = "Send a message that tells nothing",
            description =
                    "Once, within seconds, of the type `ping`; the deliveries show what has come of it. No other is"
                            + " sent while one is on its way. Needs the scope `manage`.")
    @APIResponse(
            responseCode = "202",
            description = "The message is on its way",
            content = @Content(schema = @Schema(implementation = DeliveryView.class)))
    @APIResponse(responseCode = "400", description = Refusals.BODY)
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NO_WEBHOOK)
    @APIResponse(responseCode = "409", description = Refusals.NOT_ACTIVE)
    public Response ping(@PathParam("id") String id, @BeanParam Caller caller, @Context RoutingContext request) {
        NoBody.require(request);
        return Response.accepted(DeliveryView.of(webhooks.ping(manager(caller), id)))
                .build();
    }

    @GET
    @Path("/deliveries")
    @Operation(
            operationId = "listWebhookDeliveries",
            summary = "List what a webhook has sent and is to send, newest first, and what has come of it",
            description = "Deliveries are kept for 30 days. Needs the scope `manage`.")
    @APIResponse(responseCode = "200", description = "A page of deliveries")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NO_WEBHOOK)
    public RestResponse<Page<DeliveryView>> deliveries(
            @PathParam("id") String id,
            @BeanParam PageRequest request,
            @BeanParam Caller caller,
            @Context UriInfo uri) {
        return Page.of(
                        webhooks.deliveries(
                                manager(caller).player(),
                                id,
                                request.after(1).map(cursor -> Keys.number(cursor, 0)),
                                request.limit() + 1),
                        request.limit(),
                        delivery -> Cursor.of(Long.toString(delivery.number())),
                        DeliveryView::of)
                .answer(uri);
    }

    @POST
    @Path("/deliveries/{number}/replay")
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Limited(by = Policy.WEBHOOKS)
    @Operation(
            operationId = "replayWebhookDelivery",
            summary = "Send a message again",
            description =
                    "The same, with the same `webhook-id`, whether it has arrived or not; if it fails, again for three"
                            + " days. Needs the scope `manage`.")
    @APIResponse(
            responseCode = "202",
            description = "The message is on its way",
            content = @Content(schema = @Schema(implementation = DeliveryView.class)))
    @APIResponse(responseCode = "400", description = Refusals.BODY)
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(
            responseCode = "404",
            description = "The player has no such webhook, or that no such delivery: `not-found`")
    @APIResponse(responseCode = "409", description = Refusals.NOT_ACTIVE)
    public Response replay(
            @PathParam("id") String id,
            @PathParam("number") long number,
            @BeanParam Caller caller,
            @Context RoutingContext request) {
        NoBody.require(request);
        return Response.accepted(DeliveryView.of(webhooks.replay(manager(caller), id, number)))
                .build();
    }

    @POST
    @Path("/replay")
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Limited(by = Policy.WEBHOOKS)
    @Operation(
            operationId = "replayWebhook",
            summary = "Send everything again that has happened since an event",
            description =
                    "For a receiver that has lost what it had, or was away for too long. Events are kept for 90 days."
                            + " Needs the scope `manage`.")
    @APIResponse(
            responseCode = "202",
            description = "What has happened is on its way",
            content = @Content(schema = @Schema(implementation = WebhookView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NO_WEBHOOK)
    @APIResponse(responseCode = "409", description = Refusals.NOT_ACTIVE)
    @APIResponse(responseCode = "410", description = "What happened next is not kept any more: `events-gone`")
    @APIResponse(responseCode = "422", description = "`after` is no cursor of an event of the player: `invalid-value`")
    public Response replayAfter(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = WebhookReplayRequest.class),
                                            examples =
                                                    @ExampleObject(
                                                            name = "after",
                                                            value = "{\"after\":\"cGxheWVyL2FkYQoxNw\"}")))
                    WebhookReplayRequest request,
            @BeanParam Caller caller) {
        return accepted(webhooks.replayAfter(manager(caller), id, request.after()));
    }
}

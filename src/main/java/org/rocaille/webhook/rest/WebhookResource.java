package org.rocaille.webhook.rest;

import io.vertx.ext.web.RoutingContext;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
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
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.player.Authentication;
import org.rocaille.player.Identity;
import org.rocaille.player.Scope;
import org.rocaille.player.rest.Places;
import org.rocaille.web.Caller;
import org.rocaille.web.MergePatch;
import org.rocaille.web.NoBody;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.RetriedOnConflict;
import org.rocaille.webhook.Destinations;
import org.rocaille.webhook.Webhook;
import org.rocaille.webhook.WebhookService;

/** The webhooks of the player whose token is sent. */
@Path(Paths.WEBHOOKS)
@Produces(MediaType.APPLICATION_JSON)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "webhooks", description = "What happens to a player, sent to an address of its own")
public class WebhookResource {

    private final Authentication authentication;
    private final WebhookService webhooks;
    private final Destinations destinations;
    private final MergePatch patch;
    private final Clock clock;

    WebhookResource(
            Authentication authentication,
            WebhookService webhooks,
            Destinations destinations,
            MergePatch patch,
            Clock clock) {
        this.authentication = authentication;
        this.webhooks = webhooks;
        this.destinations = destinations;
        this.patch = patch;
        this.clock = clock;
    }

    private Identity.Member manager(Caller caller) {
        return authentication.identify(caller.token()).member(Scope.MANAGE);
    }

    private WebhookView view(Webhook webhook) {
        return WebhookView.of(webhook, clock.instant());
    }

    @GET
    @Operation(
            operationId = "listWebhooks",
            summary = "List the player's webhooks, newest first",
            description = "Needs the scope `manage`.")
    @APIResponse(responseCode = "200", description = "A page of webhooks")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    public RestResponse<Page<WebhookView>> list(
            @BeanParam PageRequest request, @BeanParam Caller caller, @Context UriInfo uri) {
        return Page.of(
                        webhooks.list(manager(caller).player(), Places.after(request), request.limit() + 1),
                        request.limit(),
                        webhook -> Places.cursor(webhook.createdAt(), webhook.id()),
                        this::view)
                .answer(uri);
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey(tellsSecret = true)
    @Limited(by = Policy.WEBHOOKS)
    @Operation(
            operationId = "createWebhook",
            summary = "Make a webhook",
            description =
                    "What happens to the player from now on is sent to the URL, each event by a `POST` in the form of"
                            + " Standard Webhooks: the body is `{\"type\", \"timestamp\", \"data\"}` with the event as"
                            + " `GET /v1/me/events` shows it, less than 20 kB; `webhook-id` is the id of the event, by which"
                            + " to drop repeats; `webhook-timestamp` the second in which it was sent; and"
                            + " `webhook-signature` has `v1,` and the HMAC-SHA256 of `ID.TIMESTAMP.BODY` under the secret in"
                            + " Base64, two of them, separated by a space, while a secret is changed for another.\n\n"
                            + "The first message is a `webhook-verification`. A receiver that wants others answers it with"
                            + " 2xx and `data.challenge`, bare or as `{\"challenge\": …}`; until then it gets no others.\n\n"
                            + "A message has arrived when it is answered with 2xx within 15 seconds. Otherwise it is sent"
                            + " again, ten times in three days, and later ones do not wait for it. Redirects are not"
                            + " followed. 410 disables the webhook, as five days do in which nothing arrives. A"
                            + " player has at most 10. Needs the scope `manage`.")
    @APIResponse(
            responseCode = "201",
            description = "The receiver is asked whether it wants messages",
            content = @Content(schema = @Schema(implementation = SecretView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "409", description = "The player has as many as there may be: `limit-reached`")
    @APIResponse(responseCode = "422", description = Refusals.VALUE)
    public Response create(
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = WebhookRequest.class),
                                            examples = {
                                                @ExampleObject(
                                                        name = "all",
                                                        summary = "Everything",
                                                        value = "{\"url\":\"https://bot.example.org/rocaille\"}"),
                                                @ExampleObject(
                                                        name = "some",
                                                        summary = "Only some types of events",
                                                        value = "{\"url\":\"https://bot.example.org/rocaille\","
                                                                + "\"types\":[\"move-played\",\"game-finished\"],"
                                                                + "\"name\":\"bot\"}")
                                            }))
                    WebhookRequest request,
            @BeanParam Caller caller) {
        Webhook webhook = webhooks.create(manager(caller), request.checked(destinations));
        return secret(Response.created(URI.create(Paths.webhook(webhook.id()))), webhook);
    }

    private Response secret(Response.ResponseBuilder response, Webhook webhook) {
        return response.header(HttpHeaders.CACHE_CONTROL, "no-store") // It holds a secret.
                .entity(SecretView.of(webhook, clock.instant()))
                .build();
    }

    @GET
    @Path("/{id}")
    @Operation(
            operationId = "getWebhook",
            summary = "Show one of the player's webhooks",
            description = "Needs the scope `manage`.")
    @APIResponse(responseCode = "200", description = "The webhook")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NO_WEBHOOK)
    public WebhookView get(@PathParam("id") String id, @BeanParam Caller caller) {
        return view(webhooks.webhook(manager(caller).player(), id));
    }

    @PATCH
    @Path("/{id}")
    @Consumes({MediaType.APPLICATION_JSON, MergePatch.MEDIA_TYPE})
    @Transactional
    @RetriedOnConflict
    @Limited(by = Policy.WEBHOOKS)
    @Operation(
            operationId = "changeWebhook",
            summary = "Change what a webhook sends where, or whether it does",
            description =
                    "Fields that are absent stay as they are (RFC 7396). The receiver at another URL is asked first"
                            + " whether it wants messages. Needs the scope `manage`.")
    @APIResponse(
            responseCode = "200",
            description = "The webhook as it is now",
            content = @Content(schema = @Schema(implementation = WebhookView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NO_WEBHOOK)
    @APIResponse(responseCode = "422", description = Refusals.VALUE)
    public WebhookView change(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content = {
                                @Content(
                                        mediaType = MediaType.APPLICATION_JSON,
                                        schema = @Schema(implementation = WebhookChange.class),
                                        examples =
                                                @ExampleObject(
                                                        name = "pause",
                                                        summary = "Nothing is sent any more",
                                                        value = "{\"enabled\":false}")),
                                @Content(
                                        mediaType = MergePatch.MEDIA_TYPE,
                                        schema = @Schema(implementation = WebhookChange.class),
                                        examples =
                                                @ExampleObject(
                                                        name = "everything",
                                                        summary = "All types of events are wanted",
                                                        value = "{\"types\":null}"))
                            })
                    String changes,
            @BeanParam Caller caller) {
        return view(webhooks.change(
                manager(caller),
                id,
                webhook -> patch.apply(WebhookChange.of(webhook), changes, WebhookChange.class)
                        .wish(destinations)));
    }

    @DELETE
    @Path("/{id}")
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "deleteWebhook",
            summary = "Delete a webhook",
            description =
                    "Nothing is sent any more, and what was sent is forgotten. Deleting a webhook that the player does"
                            + " not have, or not any more, changes nothing. Needs the scope `manage`.")
    @APIResponse(responseCode = "204", description = "The player has no such webhook")
    @APIResponse(responseCode = "400", description = Refusals.BODY)
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    public void delete(@PathParam("id") String id, @BeanParam Caller caller, @Context RoutingContext request) {
        NoBody.require(request);
        webhooks.delete(manager(caller), id);
    }

    @POST
    @Path("/{id}/rotation")
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey(tellsSecret = true)
    @Operation(
            operationId = "rotateWebhookSecret",
            summary = "Give a webhook a new secret",
            description =
                    "Messages are signed by both for a while, so that the receiver can be told in between. Needs the"
                            + " scope `manage`.")
    @APIResponse(
            responseCode = "200",
            description = "Messages are signed by the new secret",
            content = @Content(schema = @Schema(implementation = SecretView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NO_WEBHOOK)
    @APIResponse(responseCode = "422", description = "`overlap` is no duration, or too long: `invalid-value`")
    public Response rotate(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = SecretRotationRequest.class),
                                            examples = {
                                                @ExampleObject(
                                                        name = "usual",
                                                        summary = "Both are valid for a day",
                                                        value = "{}"),
                                                @ExampleObject(
                                                        name = "at-once",
                                                        summary = "The old one is not valid any more",
                                                        value = "{\"overlap\":\"PT0S\"}")
                                            }))
                    SecretRotationRequest request,
            @BeanParam Caller caller) {
        return secret(Response.ok(), webhooks.rotate(manager(caller), id, request.checkedOverlap()));
    }
}

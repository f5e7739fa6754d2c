package org.rocaille.event.rest;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseHeader;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.event.FeedReader;
import org.rocaille.id.Secret;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.player.Authentication;
import org.rocaille.player.Player;
import org.rocaille.player.Scope;
import org.rocaille.web.Caller;
import org.rocaille.web.Streams;

/** What happens to the player whose token is sent, and to its games and challenges. */
@Path("/v1/me/events")
@Limited(by = Policy.STREAMS)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "events", description = "What happens, told in order and once")
public class MyEventsResource {

    private final Authentication authentication;
    private final FeedReader feeds;
    private final EventAnswers answers;

    MyEventsResource(Authentication authentication, FeedReader feeds, EventAnswers answers) {
        this.authentication = authentication;
        this.feeds = feeds;
        this.answers = answers;
    }

    private Source mine(Caller caller) {
        Optional<Secret> token = caller.token();
        return new Source("/v1/me/turns", false, (start, limit) -> {
            Player player = authentication.identify(token).member(Scope.READ).player();
            return feeds.ofPlayer(player.id(), player.name().text(), start, limit);
        });
    }

    @GET
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "listMyEvents",
            summary = "Tell what has happened to the player, its games and its challenges, oldest first",
            description = "Everything that both sides of its games and challenges do, what the clocks do, and what the"
                    + " operator does to its games. Events are kept for 90 days. Needs the scope `read`."
                    + Ways.THREE)
    @APIResponse(
            responseCode = "200",
            description = Refusals.HAPPENED,
            headers = @Header(name = "Link", ref = "Link"),
            content = {
                @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = EventPage.class)),
                @Content(
                        mediaType = MediaType.SERVER_SENT_EVENTS,
                        schema = @Schema(type = SchemaType.STRING),
                        examples = @ExampleObject(name = "stream", value = Ways.SSE)),
                @Content(mediaType = Streams.NDJSON, schema = @Schema(type = SchemaType.STRING))
            })
    @APIResponse(
            responseCode = "401",
            description = "No token was sent, or one that does not work: `missing-token`, `bad-token`")
    @APIResponse(
            responseCode = "403",
            description = "The token is not a player's, lacks the scope, or the player is suspended:"
                    + " `forbidden`, `insufficient-scope`, `suspended`")
    @APIResponse(responseCode = "410", description = Refusals.GONE)
    @APIResponse(responseCode = "422", description = Refusals.PARAMETERS)
    @Blocking
    public Uni<RestResponse<EventPage>> poll(
            @BeanParam EventRequest request, @BeanParam Caller caller, @Context UriInfo uri) {
        return answers.poll(mine(caller), request, uri);
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS + Streams.IF_ASKED_FOR)
    @ResponseHeader(name = HttpHeaders.CACHE_CONTROL, value = "no-store")
    @ResponseHeader(name = Streams.UNBUFFERED, value = "no")
    @Operation(hidden = true) // It is documented with the other ways.
    @Blocking
    public Multi<OutboundSseEvent> sse(@BeanParam EventRequest request, @BeanParam Caller caller, @Context Sse sse) {
        return answers.sse(mine(caller), request, sse);
    }

    @GET
    @Produces(Streams.NDJSON + Streams.IF_ASKED_FOR)
    @ResponseHeader(name = HttpHeaders.CONTENT_TYPE, value = Streams.NDJSON)
    @ResponseHeader(name = HttpHeaders.CACHE_CONTROL, value = "no-store")
    @ResponseHeader(name = Streams.UNBUFFERED, value = "no")
    @Operation(hidden = true)
    @Blocking
    public Multi<Line> lines(@BeanParam EventRequest request, @BeanParam Caller caller) {
        return answers.lines(mine(caller), request);
    }
}

package org.rocaille.event.rest;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
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
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSet;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSets;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseHeader;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.game.GameService;
import org.rocaille.id.Secret;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.web.Caller;
import org.rocaille.web.Streams;

/** What happens to a game. */
@Path("/v1/games/{id}/events")
@Limited(by = Policy.STREAMS)
@SecurityRequirementsSets({
    @SecurityRequirementsSet,
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.SEAT_TOKEN)),
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.PLAYER_TOKEN))
})
@Tag(name = "events")
public class GameEventsResource {

    private final GameService games;
    private final EventAnswers answers;

    GameEventsResource(GameService games, EventAnswers answers) {
        this.games = games;
        this.answers = answers;
    }

    private Source of(String game, Caller caller) {
        Optional<Secret> token = caller.token();
        return new Source(
                "/v1/games/" + game, token.isEmpty(), (start, limit) -> games.events(game, token, start, limit));
    }

    @GET
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "listGameEvents",
            summary = "Tell what has happened to a game, oldest first",
            description = "Everything, from the beginning; what the players write to each other is told only to them."
                    + " Events are kept for 90 days after the last one of a game that is over."
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
    @APIResponse(responseCode = "401", description = "Nobody has this token, or not any more: `bad-token`")
    @APIResponse(responseCode = "403", description = "The token is of a player who is suspended: `suspended`")
    @APIResponse(responseCode = "404", description = "There is no such game, or it is private: `not-found`")
    @APIResponse(responseCode = "410", description = Refusals.GONE)
    @APIResponse(responseCode = "422", description = Refusals.PARAMETERS)
    @Blocking
    public Uni<RestResponse<EventPage>> poll(
            @PathParam("id") String id,
            @BeanParam EventRequest request,
            @BeanParam Caller caller,
            @Context UriInfo uri) {
        return answers.poll(of(id, caller), request, uri);
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS + Streams.IF_ASKED_FOR)
    @ResponseHeader(name = HttpHeaders.CACHE_CONTROL, value = "no-store")
    @ResponseHeader(name = Streams.UNBUFFERED, value = "no")
    @Operation(hidden = true) // It is documented with the other ways.
    @Blocking
    public Multi<OutboundSseEvent> sse(
            @PathParam("id") String id, @BeanParam EventRequest request, @BeanParam Caller caller, @Context Sse sse) {
        return answers.sse(of(id, caller), request, sse);
    }

    @GET
    @Produces(Streams.NDJSON + Streams.IF_ASKED_FOR)
    @ResponseHeader(name = HttpHeaders.CONTENT_TYPE, value = Streams.NDJSON)
    @ResponseHeader(name = HttpHeaders.CACHE_CONTROL, value = "no-store")
    @ResponseHeader(name = Streams.UNBUFFERED, value = "no")
    @Operation(hidden = true)
    @Blocking
    public Multi<Line> lines(@PathParam("id") String id, @BeanParam EventRequest request, @BeanParam Caller caller) {
        return answers.lines(of(id, caller), request);
    }
}

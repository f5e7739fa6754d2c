package org.rocaille.message.rest;

import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.game.rest.SettlesFlags;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.message.MessageService;
import org.rocaille.web.Caller;
import org.rocaille.web.Cursor;
import org.rocaille.web.Keys;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.Preconditions;
import org.rocaille.web.RetriedOnConflict;
import org.rocaille.web.Values;
import org.rocaille.web.VersionTag;

/** What the players of a game write to each other. */
@Path("/v1/games/{id}/messages")
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirement(name = Caller.SEAT_TOKEN)
@SecurityRequirement(name = Caller.PLAYER_TOKEN)
@Tag(name = "messages", description = "What the players of a game write to each other, and nobody else reads")
public class MessageResource {

    private static final String NUMBER = "{number:[1-9][0-9]{0,8}}";

    private final MessageService messages;

    MessageResource(MessageService messages) {
        this.messages = messages;
    }

    private static Response sent(MessageService.Sent sent) {
        MessageView view = MessageView.of(
                sent.visit().game(), sent.message(), sent.visit().seat().orElseThrow());
        Response.ResponseBuilder response =
                sent.isNew() ? Response.created(URI.create(view.links().self())) : Response.ok();
        return response.entity(view).build();
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Limited(by = Policy.MESSAGES)
    @Operation(
            operationId = "sendMessage",
            summary = "Write to the other player",
            description =
                    "At any time, even when the game is over; at most 1000 messages a side. What a side wrote last,"
                            + " sent again before a move is played, is the same message. Needs the scope `play`.")
    @APIResponse(
            responseCode = "201",
            description = "The message was sent",
            content = @Content(schema = @Schema(implementation = MessageView.class)))
    @APIResponse(
            responseCode = "200",
            description = "It had been sent already",
            content = @Content(schema = @Schema(implementation = MessageView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN + Refusals.OR_BLOCKED)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(responseCode = "409", description = "The side has written too many: `limit-reached`")
    @APIResponse(responseCode = "422", description = "The text will not do: `invalid-text`")
    public Response post(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = MessageRequest.class),
                                            examples =
                                                    @ExampleObject(
                                                            name = "message",
                                                            value = "{\"text\":\"Good luck!\"}")))
                    MessageRequest request,
            @BeanParam Caller caller) {
        return sent(messages.send(id, caller.token(), request.userText()));
    }

    @PUT
    @Path(NUMBER)
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @Limited(by = Policy.MESSAGES)
    @Operation(
            operationId = "putMessage",
            summary = "Write to the other player, under the next number",
            description = "Sending the same text under the same number again is safe, whatever has been written or"
                    + " played since. A different one is refused. Needs the scope `play`.")
    @APIResponse(
            responseCode = "201",
            description = "The message was sent",
            content = @Content(schema = @Schema(implementation = MessageView.class)))
    @APIResponse(
            responseCode = "200",
            description = "It had been sent already",
            content = @Content(schema = @Schema(implementation = MessageView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN + Refusals.OR_BLOCKED)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(
            responseCode = "409",
            description = "The number is another message's, or not the next, or the side has written too many:"
                    + " `message-taken`, `limit-reached`")
    @APIResponse(responseCode = "422", description = "The text will not do: `invalid-text`")
    public Response put(
            @PathParam("id") String id,
            @PathParam("number") int number,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = MessageRequest.class),
                                            examples =
                                                    @ExampleObject(
                                                            name = "message",
                                                            value = "{\"text\":\"Good luck!\"}")))
                    MessageRequest request,
            @BeanParam Caller caller) {
        return sent(messages.send(id, caller.token(), number, request.userText()));
    }

    @PUT
    @Path("/read")
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "markMessagesRead",
            summary = "Say how far one has read",
            description = "What has been read stays read. The other side is not told. Needs the scope `play`.")
    @APIResponse(
            responseCode = "200",
            description = "How the side stands with the messages now",
            content = @Content(schema = @Schema(implementation = MailboxView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(responseCode = "422", description = "No message has such a number: `invalid-value`")
    public MailboxView read(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = ReadRequest.class),
                                            examples = @ExampleObject(name = "first", value = "{\"upTo\":1}")))
                    ReadRequest request,
            @BeanParam Caller caller) {
        return MailboxView.of(
                messages.markRead(id, caller.token(), request.upTo()).mailbox());
    }

    @GET
    @Operation(
            operationId = "listMessages",
            summary = "List what the players of a game have written, oldest first",
            description = "For the two players only, whoever may see the game. It is cheap to ask with `If-None-Match`,"
                    + " and with `after` for what is new. Needs the scope `read`.")
    @APIResponse(responseCode = "200", description = "A page of messages")
    @APIResponse(responseCode = "304", description = "The caller has these messages already")
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(responseCode = "422", description = "A parameter will not do: `invalid-value`")
    public RestResponse<Page<MessageView>> list(
            @PathParam("id") String id,
            @QueryParam("after")
                    @Parameter(
                            description = "Only messages after the one of this number",
                            schema = @Schema(type = SchemaType.INTEGER, minimum = "0"),
                            example = "1")
                    String after,
            @BeanParam PageRequest request,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions,
            @Context UriInfo uri) {
        MessageService.Opened opened = messages.open(id, caller.token());
        VersionTag tag = new VersionTag(
                opened.mailbox().version(), "messages", opened.side().code());
        int last = request.after(1).map(cursor -> (int) Keys.number(cursor, 0)).orElseGet(() -> number(after));
        if (preconditions.alreadyHas(tag)) {
            return Page.notModified(tag);
        }
        return Page.of(
                        messages.list(opened, last, request.limit() + 1),
                        request.limit(),
                        message -> Cursor.of(Integer.toString(message.number())),
                        message -> MessageView.of(opened.visit().game(), message, opened.side()))
                .answer(uri, tag);
    }

    private static int number(String after) {
        if (after == null) {
            return 0;
        }
        if (!after.matches("[0-9]{1,9}")) {
            throw Values.invalidParameter("after", "after is the number of a message, or 0.");
        }
        return Integer.parseInt(after);
    }

    @GET
    @Path(NUMBER)
    @Operation(
            operationId = "getMessage",
            summary = "Show one message",
            description = "For the two players only. Needs the scope `read`.")
    @APIResponse(
            responseCode = "200",
            description = "The message",
            content = @Content(schema = @Schema(implementation = MessageView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(
            responseCode = "404",
            description = "There is no such game, or it is private, or it has had no such message: `not-found`")
    public MessageView get(@PathParam("id") String id, @PathParam("number") int number, @BeanParam Caller caller) {
        MessageService.Opened opened = messages.open(id, caller.token());
        return MessageView.of(opened.visit().game(), messages.message(opened.visit(), number), opened.side());
    }
}

package org.rocaille.game.rest;

import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSet;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSets;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.game.Game;
import org.rocaille.game.GameService;
import org.rocaille.game.Proposal;
import org.rocaille.game.ProposalService;
import org.rocaille.idempotency.rest.TakesIdempotencyKey;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.web.Caller;
import org.rocaille.web.Cursor;
import org.rocaille.web.Keys;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.Preconditions;
import org.rocaille.web.RetriedOnConflict;
import org.rocaille.web.Values;

/** What the players of a game offer each other. */
@Path(Paths.GAMES + "/{id}/proposals")
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirementsSets({
    @SecurityRequirementsSet,
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.SEAT_TOKEN)),
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.PLAYER_TOKEN))
})
@Tag(name = "proposals", description = "What the players of a game offer each other")
public class ProposalResource {

    private final GameService games;
    private final ProposalService proposals;

    ProposalResource(GameService games, ProposalService proposals) {
        this.games = games;
        this.proposals = proposals;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Limited(by = Policy.MESSAGES)
    @Operation(
            operationId = "makeProposal",
            summary = "Make the other side an offer",
            description =
                    "Offering the same that the other side has offered accepts it; what says something else stands"
                            + " beside it. A side has one offer of a kind open at most: making it again is answered"
                            + " with the open one. An offer is open until it expires. A draw offer, a takeback and a"
                            + " pause lapse before that when the other side moves, and when a takeback leaves fewer"
                            + " moves than stood when they were made; extra time and abandoning do not. All lapse when"
                            + " the game ends. A takeback that is accepted makes position, repetitions and clocks what"
                            + " they were when the turn began in which the first of its moves was made; that turn begins"
                            + " anew, and what was given to a clock in a later one is gone. (Of moves from before this"
                            + " was written down, clocks keep what is left on them.) A pause ends by itself, or by"
                            + " agreeing on one for `PT0S`; moving is possible in it and ends nothing. Send `If-Match` or an"
                            + " `Idempotency-Key` so that a late repetition makes no new offer.")
    @SecurityRequirement(name = Caller.SEAT_TOKEN)
    @SecurityRequirement(name = Caller.PLAYER_TOKEN)
    @APIResponse(
            responseCode = "201",
            description = "The offer was made",
            content = @Content(schema = @Schema(implementation = ProposedView.class)))
    @APIResponse(
            responseCode = "200",
            description = "The caller's own offer is open already, or the other side's has now been accepted",
            content = @Content(schema = @Schema(implementation = ProposedView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(responseCode = "403", description = Refusals.FORBIDDEN)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    @APIResponse(
            responseCode = "409",
            description = "The game is over, or the caller's open offer of this kind says something else, or this game"
                    + " has no such offers: `game-over`, `proposal-open`, `takebacks-excluded`, `untimed-game`")
    @APIResponse(responseCode = "412", description = Refusals.STALE)
    @APIResponse(
            responseCode = "422",
            description = "There is no such kind, or a field does not fit it: `invalid-value`")
    public Response make(
            @PathParam("id") String id,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = ProposalRequest.class),
                                            examples = {
                                                @ExampleObject(name = "draw", value = "{\"kind\":\"draw\"}"),
                                                @ExampleObject(
                                                        name = "takeback",
                                                        summary = "To take one's last move back",
                                                        value = "{\"kind\":\"takeback\"}"),
                                                @ExampleObject(
                                                        name = "takeback-to",
                                                        summary = "To begin once more",
                                                        value = "{\"kind\":\"takeback\",\"toPly\":0,"
                                                                + "\"expiresIn\":\"P2D\"}"),
                                                @ExampleObject(
                                                        name = "pause",
                                                        value = "{\"kind\":\"pause\",\"for\":\"P7D\"}"),
                                                @ExampleObject(
                                                        name = "extra-time",
                                                        value = "{\"kind\":\"extra-time\",\"time\":\"P2D\"}"),
                                                @ExampleObject(
                                                        name = "abandon",
                                                        summary = "To end the game without a result",
                                                        value = "{\"kind\":\"abandon\"}")
                                            }))
                    ProposalRequest request,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        return proposed(
                proposals.propose(id, caller.token(), request.wish(), request.term(), preconditions::requireVersion));
    }

    @POST
    @Path("/{proposal}/counter")
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @TakesIdempotencyKey
    @Limited(by = Policy.MESSAGES)
    @Operation(
            operationId = "counterProposal",
            summary = "Answer an offer by another",
            description =
                    "Declines it and makes an offer of the same kind that says something else; `differs` names what."
                            + " Sending the same again changes nothing.")
    @SecurityRequirement(name = Caller.SEAT_TOKEN)
    @SecurityRequirement(name = Caller.PLAYER_TOKEN)
    @APIResponse(
            responseCode = "201",
            description = "The counter-offer was made",
            content = @Content(schema = @Schema(implementation = ProposedView.class)))
    @APIResponse(
            responseCode = "200",
            description = "The counter-offer had been made already",
            content = @Content(schema = @Schema(implementation = ProposedView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(
            responseCode = "403",
            description =
                    "The offer is the caller's own, the token is of nobody who has a seat in this game or lacks the"
                            + " scope `play`, or the player is suspended: `forbidden`, `insufficient-scope`, `suspended`")
    @APIResponse(
            responseCode = "404",
            description = "There is no such game, or it is private, or it has had no such offer: `not-found`")
    @APIResponse(
            responseCode = "409",
            description = "The offer is no longer open, or the caller has one of this kind open: `proposal-closed`,"
                    + " `proposal-open`")
    @APIResponse(responseCode = "412", description = Refusals.STALE)
    @APIResponse(
            responseCode = "422",
            description = "A field does not fit the kind, or nothing is other: `invalid-value`")
    public Response counter(
            @PathParam("id") String id,
            @PathParam("proposal") String proposal,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = ProposalCounterRequest.class),
                                            examples = @ExampleObject(name = "less", value = "{\"time\":\"P1D\"}")))
                    ProposalCounterRequest request,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        ProposalFields fields = request.fields();
        return proposed(proposals.counter(
                id, caller.token(), proposal, fields::change, fields.term(), preconditions::requireVersion));
    }

    @PUT
    @Path("/{proposal}/answer")
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    @RetriedOnConflict
    @Operation(
            operationId = "answerProposal",
            summary = "Answer an offer, or withdraw it",
            description =
                    "The side that it was made to accepts or declines; the one that made it may withdraw it. Giving"
                            + " the same answer again changes nothing.")
    @SecurityRequirement(name = Caller.SEAT_TOKEN)
    @SecurityRequirement(name = Caller.PLAYER_TOKEN)
    @APIResponse(
            responseCode = "200",
            description = "The offer and the game as they are now",
            content = @Content(schema = @Schema(implementation = ProposedView.class)))
    @APIResponse(responseCode = "401", description = Refusals.UNAUTHORIZED)
    @APIResponse(
            responseCode = "403",
            description = "The token is of no seat of this game, or of a player who is suspended, or the answer is the"
                    + " other side's to give: `forbidden`, `suspended`")
    @APIResponse(
            responseCode = "404",
            description = "There is no such game, or it is private, or it has had no such offer: `not-found`")
    @APIResponse(responseCode = "409", description = "The offer is no longer open: `proposal-closed`")
    @APIResponse(responseCode = "412", description = Refusals.STALE)
    @APIResponse(responseCode = "422", description = "This is no answer: `invalid-value`")
    public Response answer(
            @PathParam("id") String id,
            @PathParam("proposal") String proposal,
            @RequestBody(
                            required = true,
                            content =
                                    @Content(
                                            schema = @Schema(implementation = AnswerRequest.class),
                                            examples =
                                                    @ExampleObject(name = "accept", value = "{\"answer\":\"accept\"}")))
                    AnswerRequest request,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        Proposal.Answer answer = Values.inBody(
                        "answer", request.answer(), Proposal.Answer::find, "accept, decline, withdraw")
                .orElseThrow();
        return proposed(proposals.answer(id, caller.token(), proposal, answer, preconditions::requireVersion));
    }

    private static Response proposed(ProposalService.Proposed proposed) {
        ProposedView view = ProposedView.of(proposed);
        Response.ResponseBuilder response = proposed.isNew()
                ? Response.created(URI.create(view.proposal().links().self()))
                : Response.ok();
        return response.entity(view).build();
    }

    @GET
    @Operation(
            operationId = "listProposals",
            summary = "List all offers made in a game, oldest first",
            description = "Those that are open, and those that were answered, taken back or left to lapse.")
    @APIResponse(responseCode = "200", description = "A page of offers")
    @APIResponse(responseCode = "401", description = Refusals.BAD_TOKEN)
    @APIResponse(responseCode = "403", description = Refusals.SUSPENDED)
    @APIResponse(responseCode = "404", description = Refusals.NOT_FOUND)
    public RestResponse<Page<ProposalView>> list(
            @PathParam("id") String id,
            @BeanParam PageRequest request,
            @BeanParam Caller caller,
            @Context UriInfo uri) {
        Game game = games.visit(id, caller.token()).game();
        long after = request.after(1).map(cursor -> Keys.number(cursor, 0)).orElse(0L);
        return Page.of(
                        proposals.proposals(game, after, request.limit() + 1),
                        request.limit(),
                        proposal -> Cursor.of(Long.toString(proposal.seq())),
                        proposal -> ProposalView.of(id, proposal))
                .answer(uri);
    }

    @GET
    @Path("/{proposal}")
    @Operation(
            operationId = "getProposal",
            summary = "Show what has become of an offer",
            description = "Whoever made the offer can see here whether and how it was answered.")
    @APIResponse(responseCode = "200", description = "The offer")
    @APIResponse(responseCode = "401", description = Refusals.BAD_TOKEN)
    @APIResponse(responseCode = "403", description = Refusals.SUSPENDED)
    @APIResponse(
            responseCode = "404",
            description = "There is no such game, or it is private, or it has had no such offer: `not-found`")
    public ProposalView get(
            @PathParam("id") String id, @PathParam("proposal") String proposal, @BeanParam Caller caller) {
        Game game = games.visit(id, caller.token()).game();
        return ProposalView.of(id, proposals.proposal(game, proposal));
    }
}

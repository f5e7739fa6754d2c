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
import org.rocaille.game.GameService;
import org.rocaille.game.Proposal;
import org.rocaille.game.ProposalService;
import org.rocaille.game.Visit;
import org.rocaille.web.Cursor;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.Preconditions;
import org.rocaille.web.VersionTag;

/** What the players of a game offer each other. */
@Path(Paths.GAMES + "/{id}/proposals")
@Produces(MediaType.APPLICATION_JSON)
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
    public Response make(
            @PathParam("id") String id,
            ProposalRequest request,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        Proposal.Kind kind = Values.of("kind", request.kind(), Proposal.Kind::find, "draw").orElseThrow();
        return proposed(proposals.propose(id, caller.token(), kind, preconditions::requireVersion));
    }

    @PUT
    @Path("/{proposal}/answer")
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    public Response answer(
            @PathParam("id") String id,
            @PathParam("proposal") String proposal,
            AnswerRequest request,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        Proposal.Answer answer = Values.of(
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
    public Response list(
            @PathParam("id") String id,
            @BeanParam PageRequest request,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions,
            @Context UriInfo uri) {
        Visit visit = games.visit(id, caller.token());
        VersionTag tag = Tags.of(visit, "proposals");
        if (preconditions.alreadyHas(tag)) {
            return tag.notModified();
        }
        long after = request.after(1).map(cursor -> Keys.number(cursor, 0)).orElse(0L);
        Page<ProposalView> page = Page.of(
                proposals.proposals(visit.game(), after, request.limit() + 1),
                request.limit(),
                proposal -> Cursor.of(Long.toString(proposal.seq())),
                proposal -> ProposalView.of(id, proposal));
        return tag.on(Response.fromResponse(page.answer(uri).toResponse())).build();
    }

    @GET
    @Path("/{proposal}")
    public Response get(
            @PathParam("id") String id,
            @PathParam("proposal") String proposal,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        Visit visit = games.visit(id, caller.token());
        VersionTag tag = Tags.of(visit, "proposal");
        if (preconditions.alreadyHas(tag)) {
            return tag.notModified();
        }
        return tag.on(Response.ok(ProposalView.of(id, proposals.proposal(visit.game(), proposal))))
                .build();
    }
}

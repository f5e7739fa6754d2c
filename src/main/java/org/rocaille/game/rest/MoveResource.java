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
import java.util.Optional;
import org.rocaille.game.GameService;
import org.rocaille.game.MoveService;
import org.rocaille.game.Visit;
import org.rocaille.rules.Variant;
import org.rocaille.web.Cursor;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.Preconditions;
import org.rocaille.web.VersionTag;

/** The moves of a game: made and told. */
@Path(Paths.GAMES + "/{id}/moves")
@Produces(MediaType.APPLICATION_JSON)
public class MoveResource {

    private final GameService games;
    private final MoveService moves;

    MoveResource(GameService games, MoveService moves) {
        this.games = games;
        this.moves = moves;
    }

    @PUT
    @Path("/{ply}")
    @Consumes({MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN, MediaType.APPLICATION_FORM_URLENCODED})
    @Transactional
    public Response put(
            @PathParam("id") String id,
            @PathParam("ply") int ply,
            MoveRequest request,
            @BeanParam MoveOptions options,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        if (request.ply() != null && request.ply() != ply) {
            throw Values.invalid("ply", "ply is another one than in the address.");
        }
        return played(moves.submit(
                id, caller.token(), options.submission(Optional.of(ply), request), preconditions::requireVersion));
    }

    @POST
    @Consumes({MediaType.APPLICATION_JSON, MediaType.TEXT_PLAIN, MediaType.APPLICATION_FORM_URLENCODED})
    @Transactional
    public Response post(
            @PathParam("id") String id,
            MoveRequest request,
            @BeanParam MoveOptions options,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        return played(moves.submit(
                id, caller.token(), options.submission(Optional.ofNullable(request.ply()), request), preconditions::requireVersion));
    }

    private static Response played(MoveService.Played played) {
        String self = Paths.move(played.game().id(), played.move().ply());
        VersionTag tag = Tags.of(new Visit(played.game(), Optional.of(played.side())), "played");
        return tag.on(played.isNew() ? Response.created(URI.create(self)) : Response.ok())
                .entity(PlayedView.of(played))
                .build();
    }

    @GET
    public Response list(
            @PathParam("id") String id,
            @BeanParam PageRequest request,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions,
            @Context UriInfo uri) {
        Visit visit = games.visit(id, caller.token());
        VersionTag tag = Tags.of(visit, "moves");
        if (preconditions.alreadyHas(tag)) {
            return tag.notModified();
        }
        Variant variant = visit.game().terms().variant();
        int after = request.after(1).map(cursor -> (int) Keys.number(cursor, 0)).orElse(0);
        Page<MoveView> page = Page.of(
                moves.moves(visit.game(), after, request.limit() + 1),
                request.limit(),
                move -> Cursor.of(Integer.toString(move.ply())),
                move -> MoveView.of(variant, move));
        return tag.on(Response.fromResponse(page.answer(uri).toResponse())).build();
    }

    @GET
    @Path("/{ply}")
    public Response get(
            @PathParam("id") String id,
            @PathParam("ply") int ply,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        Visit visit = games.visit(id, caller.token());
        VersionTag tag = Tags.of(visit, "move");
        if (preconditions.alreadyHas(tag)) {
            return tag.notModified();
        }
        return tag.on(Response.ok(MoveView.of(visit.game().terms().variant(), moves.move(visit.game(), ply))))
                .build();
    }
}

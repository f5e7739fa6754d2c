package org.rocaille.game.rest;

import static org.rocaille.problem.ProblemCode.INVALID_VALUE;

import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rocaille.game.Game;
import org.rocaille.game.GameService;
import org.rocaille.game.Listing;
import org.rocaille.game.MoveService;
import org.rocaille.game.Visibility;
import org.rocaille.game.Visit;
import org.rocaille.problem.Problem;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.InvalidPositionException;
import org.rocaille.rules.Position;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;
import org.rocaille.web.Cursor;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.Preconditions;
import org.rocaille.web.VersionTag;

/** Games: begun, listed, seen in every form, and given up. */
@Path(Paths.GAMES)
@Produces(MediaType.APPLICATION_JSON)
public class GameResource {

    private static final String TEXT = "text/plain;charset=UTF-8";
    private static final String RECORD = "application/x-chess-pgn";

    private final GameService games;
    private final MoveService moves;

    GameResource(GameService games, MoveService moves) {
        this.games = games;
        this.moves = moves;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Transactional
    public Response create(GameRequest request) {
        Variant variant = Variant.find(request.variant()).orElseThrow(RuleProblems::unknownVariant);
        Position start = request.fen() == null ? variant.start() : parse(variant, request.fen());
        Visibility visibility = Values.of(
                        "visibility", request.visibility(), Visibility::find, "public, unlisted, private")
                .orElse(Visibility.UNLISTED);
        OpeningView opening = OpeningView.of(games.open(start, visibility));
        return Response.created(URI.create(opening.game().links().self()))
                .header(HttpHeaders.CACHE_CONTROL, "no-store") // It holds secrets.
                .entity(opening)
                .build();
    }

    private static Position parse(Variant variant, String fen) {
        try {
            return Position.parse(variant, fen);
        } catch (InvalidPositionException e) {
            throw RuleProblems.invalidPosition(e).with("pointer", "/fen");
        }
    }

    @GET
    public Response list(
            @QueryParam("variant") String variant,
            @QueryParam("status") String status,
            @BeanParam PageRequest request,
            @Context UriInfo uri) {
        Optional<Variant> only = Optional.ofNullable(variant)
                .map(key -> Variant.find(key).orElseThrow(RuleProblems::unknownVariant));
        Optional<Boolean> over = Values.of("status", status, GameView::isOver, "active, finished");
        Optional<Listing.Place> after = request.after(2)
                .map(cursor -> new Listing.Place(Keys.instant(cursor, 0), cursor.key().get(1)));
        List<Listing.Entry> found = games.list(new Listing(only, over, after, request.limit() + 1));
        return Page.of(found, request.limit(), GameResource::cursor, GameSummary::of).answer(uri).toResponse();
    }

    private static Cursor cursor(Listing.Entry entry) {
        Listing.Place place = entry.place();
        return Cursor.of(Long.toString(place.createdAt().toEpochMilli()), place.id());
    }

    @GET
    @Path("/{id}")
    @Produces({MediaType.APPLICATION_JSON, TEXT, RECORD})
    public Response get(
            @PathParam("id") String id,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions,
            @Context Request request,
            @Context UriInfo uri) {
        Visit visit = games.visit(id, caller.token());
        Form form = Form.wanted(request);
        VersionTag tag = Tags.of(visit, form.tag);
        if (preconditions.alreadyHas(tag)) {
            return tag.notModified();
        }
        return tag.on(Response.ok(representation(visit, form, uri), form.type)).build();
    }

    private Object representation(Visit visit, Form form, UriInfo uri) {
        Game game = visit.game();
        return switch (form) {
            case JSON -> GameView.of(game, visit.seat());
            case TEXT -> Drawing.board(visit, uri);
            case RECORD -> Drawing.record(game, moves.moves(game, 0, game.ply()), uri);
        };
    }

    /** The forms in which a game is shown, the preferred one first. */
    private enum Form {
        JSON(MediaType.APPLICATION_JSON_TYPE, "json"),
        TEXT(MediaType.TEXT_PLAIN_TYPE.withCharset("UTF-8"), "text"),
        RECORD(MediaType.valueOf(GameResource.RECORD).withCharset("UTF-8"), "pgn");

        private final MediaType type;
        private final String tag;

        Form(MediaType type, String tag) {
            this.type = type;
            this.tag = tag;
        }

        static Form wanted(Request request) {
            jakarta.ws.rs.core.Variant best = request.selectVariant(jakarta.ws.rs.core.Variant.mediaTypes(
                            JSON.type, TEXT.type, RECORD.type)
                    .build());
            if (best == null) {
                throw new NotAcceptableException();
            }
            for (Form form : values()) {
                if (form.type.equals(best.getMediaType())) {
                    return form;
                }
            }
            throw new IllegalStateException("No form is " + best.getMediaType());
        }
    }

    @GET
    @Path("/{id}/board.txt")
    @Produces(TEXT)
    public Response board(
            @PathParam("id") String id,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions,
            @Context UriInfo uri) {
        Visit visit = games.visit(id, caller.token());
        VersionTag tag = Tags.of(visit, Form.TEXT.tag);
        return preconditions.alreadyHas(tag)
                ? tag.notModified()
                : tag.on(Response.ok(Drawing.board(visit, uri))).build();
    }

    @GET
    @Path("/{id}/legal-moves")
    public Response legalMoves(
            @PathParam("id") String id,
            @QueryParam("from") String from,
            @BeanParam Caller caller,
            @BeanParam Preconditions preconditions) {
        Visit visit = games.visit(id, caller.token());
        VersionTag tag = Tags.of(visit, "legal-moves");
        if (preconditions.alreadyHas(tag)) {
            return tag.notModified();
        }
        Variant variant = visit.game().terms().variant();
        Optional<Square> square = Optional.ofNullable(from).map(name -> square(variant, name));
        return tag.on(Response.ok(LegalMovesView.of(visit.game(), square))).build();
    }

    private static Square square(Variant variant, String name) {
        return Square.find(name).filter(variant::contains).orElseThrow(() -> {
            String detail = "The board has no such square; squares are named as in e3.";
            return new Problem(INVALID_VALUE, detail)
                    .with("errors", List.of(Map.of("parameter", "from", "detail", detail)));
        });
    }

    @POST
    @Path("/{id}/resignation")
    @Transactional
    public GameView resign(
            @PathParam("id") String id, @BeanParam Caller caller, @BeanParam Preconditions preconditions) {
        Visit visit = games.resign(id, caller.token(), preconditions::requireVersion);
        return GameView.of(visit.game(), visit.seat());
    }
}

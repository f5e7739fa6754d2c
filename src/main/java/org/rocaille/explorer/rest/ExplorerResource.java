package org.rocaille.explorer.rest;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSet;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirementsSets;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.explorer.Counting;
import org.rocaille.explorer.Explorer;
import org.rocaille.explorer.Results;
import org.rocaille.explorer.SharedPosition;
import org.rocaille.game.GameService;
import org.rocaille.game.MoveService;
import org.rocaille.game.rest.GameSummary;
import org.rocaille.game.rest.SettlesFlags;
import org.rocaille.player.Authentication;
import org.rocaille.player.Identity;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.Scope;
import org.rocaille.web.Caller;
import org.rocaille.web.Cursor;
import org.rocaille.web.Keys;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;

/** What games that are over have made of a position. */
@Path("/v1/positions")
@Produces(MediaType.APPLICATION_JSON)
@SettlesFlags
@SecurityRequirementsSets({
    @SecurityRequirementsSet,
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.SEAT_TOKEN)),
    @SecurityRequirementsSet(@SecurityRequirement(name = Caller.PLAYER_TOKEN))
})
@Tag(name = "explorer", description = "What games have made of positions")
public class ExplorerResource {

    private static final String SAME = " Positions are the same if the board, the side to move and the swap ban are,"
            + " however games came there; of a game that had it more than once, the first time counts. Games are found"
            + " and counted some seconds after they end with a result.";
    private static final String BAD_TOKEN = "Nobody has this token, or not any more: `bad-token`";
    private static final String SUSPENDED = "The token is of a player who is suspended: `suspended`";
    private static final String NOT_FOUND =
            "There is no such game, or it is private, or no move stands at this ply: `not-found`";
    private static final String UNFIT = "`unknown-variant`; `invalid-position`, with every fault in `errors`;"
            + " `illegal-move` for the first move that is none, with its place in `pointer`; `invalid-value` for any other"
            + " parameter that will not do, and for those that do not go together";

    private final Authentication authentication;
    private final GameService games;
    private final MoveService moves;
    private final Explorer explorer;

    ExplorerResource(Authentication authentication, GameService games, MoveService moves, Explorer explorer) {
        this.authentication = authentication;
        this.games = games;
        this.moves = moves;
        this.explorer = explorer;
    }

    private Identity identify(Caller caller) {
        Identity identity = authentication.identify(caller.token());
        identity.requireGoodStanding();
        return identity;
    }

    @GET
    @Path("/games")
    @Operation(
            operationId = "listGamesThroughPosition",
            summary = "List the games that have had a position, newest first",
            description =
                    "The public ones, and with a token of a player that may read also those that are its own." + SAME)
    @APIResponse(responseCode = "200", description = "A page of games")
    @APIResponse(responseCode = "401", description = BAD_TOKEN)
    @APIResponse(responseCode = "403", description = SUSPENDED)
    @APIResponse(responseCode = "404", description = NOT_FOUND)
    @APIResponse(responseCode = "422", description = UNFIT)
    public RestResponse<Page<VisitorView>> games(
            @BeanParam PositionQuery query,
            @BeanParam PageRequest request,
            @BeanParam Caller caller,
            @Context UriInfo uri) {
        Optional<PlayerRef> reader = identify(caller) instanceof Identity.Member member && member.may(Scope.READ)
                ? Optional.of(member.player().ref())
                : Optional.empty();
        SharedPosition position = query.position(caller, games, moves);
        return Page.of(
                        explorer.games(position, reader, GameSummary.after(request), request.limit() + 1),
                        request.limit(),
                        visitor -> GameSummary.cursor(visitor.game().place()),
                        VisitorView::of)
                .answer(uri);
    }

    @GET
    @Path("/moves")
    @Operation(
            operationId = "listMovesFromPosition",
            summary = "Tell what was played from a position, and what came of it",
            description = "An opening book of the public games that were played here: of their first "
                    + Counting.DEPTH
                    + " moves, both sides' counted. Imported games are not, and nothing is counted from"
                    + " a position that is reached later."
                    + " The most played move is the first; the numbers of all together stand above them on every"
                    + " page."
                    + SAME)
    @APIResponse(responseCode = "200", description = "A page of moves")
    @APIResponse(responseCode = "401", description = BAD_TOKEN)
    @APIResponse(responseCode = "403", description = SUSPENDED)
    @APIResponse(responseCode = "404", description = NOT_FOUND)
    @APIResponse(responseCode = "422", description = UNFIT)
    public RestResponse<MovesView> moves(
            @BeanParam PositionQuery query,
            @BeanParam PageRequest request,
            @BeanParam Caller caller,
            @Context UriInfo uri) {
        identify(caller);
        SharedPosition position = query.position(caller, games, moves);
        List<Explorer.Continuation> all = explorer.moves(position);
        Results results = all.stream().map(Explorer.Continuation::results).reduce(Results.NONE, Results::plus);
        List<Explorer.Continuation> following =
                request.after(2).map(cursor -> after(cursor, all)).orElse(all);
        Page<MovesView.MoveCount> page =
                Page.of(following, request.limit(), ExplorerResource::cursor, MovesView.MoveCount::of);
        return page.answerWith(MovesView.of(position, results, page), uri);
    }

    private static Cursor cursor(Explorer.Continuation played) {
        return Cursor.of(
                Integer.toString(played.results().games()),
                played.candidate().move().text());
    }

    /** What comes after a move, where it would stand now if it was played as often as when the cursor was written. */
    private static List<Explorer.Continuation> after(Cursor cursor, List<Explorer.Continuation> all) {
        long games = Keys.number(cursor, 0);
        String text = cursor.key().get(1);
        return all.stream()
                .filter(played -> played.results().games() < games
                        || played.results().games() == games
                                && played.candidate().move().text().compareTo(text) > 0)
                .toList();
    }
}

package org.rocaille.explorer.rest;

import static org.rocaille.problem.ProblemCode.MALFORMED_PARAMETER;

import jakarta.ws.rs.QueryParam;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.rocaille.analysis.rest.LineQuery;
import org.rocaille.explorer.SharedPosition;
import org.rocaille.game.Game;
import org.rocaille.game.GameService;
import org.rocaille.game.MoveService;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Position;
import org.rocaille.web.Caller;
import org.rocaille.web.Values;

/** A position in an address: as in a line, or one that a game has had; a resource takes it as a {@code @BeanParam}. */
public class PositionQuery {

    @QueryParam("variant")
    @Parameter(
            description = "The id of a variant; required unless a `game` is given",
            example = "rocaille",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            extensions = @Extension(name = "x-extensible-enum", value = "variants")))
    String variant;

    @QueryParam("fen")
    @Parameter(
            description =
                    "The position, or where the moves begin; the start position of the variant if absent. Counters in"
                            + " it do not matter",
            example = "12/1slapkpcali1/1pppwpwpppp1/12/12/12/12/1PPPWPWPPPP1/1SLAPKPCALI1/12 w - 0 1")
    String fen;

    @QueryParam("moves")
    @Parameter(
            description = "The moves made from there, with spaces between them, as move text or in display notation;"
                    + " none if absent",
            example = "b2~b3 h8i7")
    String moves;

    @QueryParam("game")
    @Parameter(
            description =
                    "A game that the caller may see, over or not, for a position of that, instead of `variant`, `fen`"
                            + " and `moves`",
            example = "7k2m9q4x0h8w3rte")
    String game;

    @QueryParam("ply")
    @Parameter(
            description =
                    "The number of that game's move after which it had the position, 0 for the one that it started"
                            + " from; the last move if absent",
            example = "0",
            schema = @Schema(type = SchemaType.INTEGER, minimum = "0", maximum = "999999999"))
    String ply;

    private static final int MOST = 999_999_999;

    /**
     * The position that is asked for.
     *
     * @throws Problem if there is none, or the caller may not see the game
     */
    SharedPosition position(Caller caller, GameService games, MoveService played) {
        if (game == null) {
            return SharedPosition.of(inLine());
        }
        if (Stream.of(variant, fen, moves).anyMatch(given -> given != null)) {
            throw Values.invalidParameter("game", "game is instead of variant, fen and moves.");
        }
        Game shown = games.visit(game, caller.token()).game();
        int after = Values.number("ply", ply, 0, MOST).orElse(shown.ply());
        return SharedPosition.of(played.position(shown, after));
    }

    private Position inLine() {
        if (ply != null) {
            throw Values.invalidParameter("ply", "ply needs game.");
        }
        if (variant == null) {
            throw new Problem(MALFORMED_PARAMETER, "Either variant or game is required.").with("parameter", "variant");
        }
        return LineQuery.line(variant, fen, moves).position();
    }
}

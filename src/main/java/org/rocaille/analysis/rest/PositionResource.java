package org.rocaille.analysis.rest;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.analysis.Line;
import org.rocaille.limit.Limited;
import org.rocaille.limit.Policy;
import org.rocaille.picture.BoardPicture;
import org.rocaille.picture.Caption;
import org.rocaille.picture.rest.BoardQuery;
import org.rocaille.picture.rest.PictureQuery;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.notation.BoardText;
import org.rocaille.rules.notation.Result;
import org.rocaille.web.FixedContent;
import org.rocaille.web.Preconditions;
import org.rocaille.web.Values;

/**
 * Drawings of positions that belong to no game. A position is all in the address, so that a page or a message can show
 * it, and the same address always shows the same.
 */
@Path("/v1/positions")
@Tag(name = "analysis")
public class PositionResource {

    private static final String UNCHANGED = "The caller has this already: `If-None-Match` holds its tag";
    private static final String UNFIT =
            "`unknown-variant`; `invalid-position`, with every fault in `errors`; `illegal-move` for the first move that is"
                    + " none, with its place in `pointer`; `invalid-value` for any other parameter that will not do";

    @GET
    @Path("/board.svg")
    @Produces(PictureQuery.TYPE)
    @Limited(by = Policy.ANALYSIS)
    @Operation(
            operationId = "drawPosition",
            summary = "Draw any position as a picture",
            description = "The position need not come from a game; a side may have no King. " + PictureQuery.DESCRIPTION
                    + " With `from`, dots and hoops tell where a piece may go, and small crosses what it may"
                    + " take.")
    @APIResponse(
            responseCode = "200",
            description = "The picture",
            content = @Content(mediaType = PictureQuery.TYPE, schema = @Schema(type = SchemaType.STRING)))
    @APIResponse(responseCode = "304", description = UNCHANGED)
    @APIResponse(responseCode = "422", description = UNFIT)
    public Response picture(
            @BeanParam LineQuery query,
            @QueryParam("from")
                    @Parameter(description = "Mark the legal moves of the piece on this square", example = "b2")
                    String from,
            @BeanParam PictureQuery picture,
            @BeanParam Preconditions preconditions) {
        Line line = query.line();
        Position position = line.position();
        List<Move> choices = Values.square("from", from, position.variant()).stream()
                .flatMap(square -> position.legalMoves().stream()
                        .filter(move -> move.from().equals(square)))
                .toList();
        Caption caption = new Caption(
                position.variant().title(), line.outcome().map(Result::of).map(Result::sentence));
        String drawing = new BoardPicture(
                        position, picture.viewer(Side.WHITE), line.lastMove(), choices, caption, picture.look())
                .svg();
        return FixedContent.answer(drawing, PictureQuery.TYPE, preconditions);
    }

    @GET
    @Path("/board.txt")
    @Produces(MediaType.TEXT_PLAIN)
    @Limited(by = Policy.ANALYSIS)
    @Operation(
            operationId = "printPosition",
            summary = "Draw any position for the terminal",
            description = "The position need not come from a game; a side may have no King.")
    @APIResponse(
            responseCode = "200",
            description = "The board",
            content = @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING)))
    @APIResponse(responseCode = "304", description = UNCHANGED)
    @APIResponse(responseCode = "422", description = UNFIT)
    public Response board(
            @BeanParam LineQuery query, @BeanParam BoardQuery board, @BeanParam Preconditions preconditions) {
        Line line = query.line();
        Position position = line.position();
        Side viewer = board.viewer(Side.WHITE);
        BoardText text = line.lastMove()
                .map(move -> BoardText.of(position, viewer, board.ink(), move))
                .orElseGet(() -> BoardText.of(position, viewer, board.ink()));
        return FixedContent.answer(text.text(), board.type().toString(), preconditions);
    }
}

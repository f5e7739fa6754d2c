package org.rocaille.puzzle.rest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.picture.Look;
import org.rocaille.picture.rest.BoardQuery;
import org.rocaille.picture.rest.PictureQuery;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;
import org.rocaille.puzzle.Attempt;
import org.rocaille.puzzle.Puzzle;
import org.rocaille.puzzle.Puzzles;
import org.rocaille.rules.notation.Ink;
import org.rocaille.web.Accepted;
import org.rocaille.web.Cursor;
import org.rocaille.web.FixedContent;
import org.rocaille.web.Keys;
import org.rocaille.web.Page;
import org.rocaille.web.PageRequest;
import org.rocaille.web.Preconditions;

/** Puzzles: found, shown in every form, and tried. Nothing is kept of who tries what. */
@Path(PuzzleResource.PATH)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "puzzles", description = "Positions in which one move is better than every other")
public class PuzzleResource {

    static final String PATH = "/v1/puzzles";

    /** A puzzle that examples speak of, and its first move. */
    static final String EXAMPLE = "0a0acf36f3";

    private static final String EXAMPLE_MOVE = "g4d7";

    private static final String TEXT = "text/plain;charset=UTF-8";
    private static final String UNCHANGED = "The caller has this already: `If-None-Match` holds its tag";
    private static final String UNKNOWN = "`not-found`: no puzzle has this id";
    private static final String UNFIT = "A parameter will not do: `unknown-variant`; `invalid-value`, which lists the"
            + " themes for one that is none";

    private final Puzzles puzzles;
    private final ObjectMapper json;

    PuzzleResource(Puzzles puzzles, ObjectMapper json) {
        this.puzzles = puzzles;
        this.json = json;
    }

    @GET
    @Operation(
            operationId = "listPuzzles",
            summary = "List the puzzles of a variant, or a theme",
            description = "Always in the same order, which says nothing of them.")
    @APIResponse(responseCode = "200", description = "A page of puzzles")
    @APIResponse(responseCode = "422", description = UNFIT)
    public RestResponse<Page<PuzzleView>> list(
            @BeanParam PuzzleQuery query, @BeanParam PageRequest request, @Context UriInfo uri) {
        String after = request.after(1).map(cursor -> Keys.id(cursor, 0)).orElse("");
        List<Puzzle> following = query.among(puzzles).stream()
                .filter(puzzle -> puzzle.id().compareTo(after) > 0)
                .toList();
        return Page.of(following, request.limit(), puzzle -> Cursor.of(puzzle.id()), PuzzleView::of)
                .answer(uri);
    }

    @GET
    @Path("/random")
    @Produces({MediaType.APPLICATION_JSON, TEXT, PictureQuery.TYPE})
    @Operation(
            operationId = "getRandomPuzzle",
            summary = "Show any puzzle of a variant, or a theme",
            description = "Another one each time, as JSON, as a board for the terminal, or as a picture, by `Accept`."
                    + " `Content-Location` is the puzzle's own address.")
    @APIResponse(
            responseCode = "200",
            description = "A puzzle",
            content = {
                @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = PuzzleView.class)),
                @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = PictureQuery.TYPE, schema = @Schema(type = SchemaType.STRING))
            })
    @APIResponse(responseCode = "404", description = "`not-found`: no puzzle of this variant has all these themes")
    @APIResponse(responseCode = "422", description = UNFIT)
    public Response random(@BeanParam PuzzleQuery query, @Context HttpHeaders headers, @Context UriInfo uri) {
        List<Puzzle> fitting = query.among(puzzles);
        if (fitting.isEmpty()) {
            throw new Problem(ProblemCode.NOT_FOUND, "No puzzle of this variant has all these themes.");
        }
        Puzzle puzzle = fitting.get(ThreadLocalRandom.current().nextInt(fitting.size()));
        Form form = Form.wanted(headers);
        return Response.ok(representation(puzzle, form, uri), form.type)
                .header(
                        HttpHeaders.CONTENT_LOCATION,
                        PuzzleView.Links.of(puzzle).self())
                .header(HttpHeaders.VARY, "Accept, Accept-Encoding")
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }

    @GET
    @Path("/{id}")
    @Produces({MediaType.APPLICATION_JSON, TEXT, PictureQuery.TYPE})
    @Operation(
            operationId = "getPuzzle",
            summary = "Show a puzzle",
            description = "As JSON, as a board for the terminal, or as a picture, by `Accept`. It does not tell the"
                    + " solution.")
    @APIResponse(
            responseCode = "200",
            description = "The puzzle",
            content = {
                @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = PuzzleView.class)),
                @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = PictureQuery.TYPE, schema = @Schema(type = SchemaType.STRING))
            })
    @APIResponse(responseCode = "304", description = UNCHANGED)
    @APIResponse(responseCode = "404", description = UNKNOWN)
    public Response get(
            @PathParam("id") @Parameter(example = EXAMPLE) String id,
            @BeanParam Preconditions preconditions,
            @Context HttpHeaders headers,
            @Context UriInfo uri) {
        Form form = Form.wanted(headers);
        return FixedContent.answer(representation(find(id), form, uri), form.type.toString(), preconditions);
    }

    @GET
    @Path("/{id}/attempt")
    @Operation(
            operationId = "tryPuzzle",
            summary = "Tell whether moves solve a puzzle, and what the other side answers",
            description = "Nothing is stored, so that a puzzle can be tried again. While moves are `right`, send the"
                    + " `moves` of the answer with the next one behind them. Only the moves of the solution are right:"
                    + " every other wins later, or less.")
    @APIResponseSchema(value = AttemptView.class, responseCode = "200", responseDescription = "What is said of them")
    @APIResponse(responseCode = "304", description = UNCHANGED)
    @APIResponse(responseCode = "404", description = UNKNOWN)
    @APIResponse(
            responseCode = "422",
            description =
                    "`illegal-move` for the first move that is none, with its place in `pointer`; `invalid-value` if"
                            + " the other side answers otherwise, or the puzzle is solved before the last move")
    public Response attempt(
            @PathParam("id") @Parameter(example = EXAMPLE) String id,
            @QueryParam("moves")
                    @Parameter(
                            required = true,
                            description = "The moves so far, those of the other side among them, with spaces between"
                                    + " them, as move text or in display notation",
                            example = EXAMPLE_MOVE)
                    String moves,
            @BeanParam Preconditions preconditions) {
        Puzzle puzzle = find(id);
        if (moves == null || moves.isBlank()) {
            throw new Problem(ProblemCode.MALFORMED_PARAMETER, "moves is required.").with("parameter", "moves");
        }
        Attempt attempt = Attempt.of(puzzle, List.of(moves.strip().split("\\s+")));
        return answer(AttemptView.of(attempt), preconditions);
    }

    @GET
    @Path("/{id}/solution")
    @Operation(
            operationId = "getSolution",
            summary = "Tell the solution of a puzzle",
            description = "For whoever gives up.")
    @APIResponseSchema(value = SolutionView.class, responseCode = "200", responseDescription = "The solution")
    @APIResponse(responseCode = "304", description = UNCHANGED)
    @APIResponse(responseCode = "404", description = UNKNOWN)
    public Response solution(
            @PathParam("id") @Parameter(example = EXAMPLE) String id, @BeanParam Preconditions preconditions) {
        return answer(SolutionView.of(find(id)), preconditions);
    }

    @GET
    @Path("/{id}/board.txt")
    @Produces(MediaType.TEXT_PLAIN)
    @Operation(
            operationId = "printPuzzle",
            summary = "Draw a puzzle for the terminal",
            description = "The board, what is to be done, and the command that tries a move.")
    @APIResponse(
            responseCode = "200",
            description = "The board",
            content = @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING)))
    @APIResponse(responseCode = "304", description = UNCHANGED)
    @APIResponse(responseCode = "404", description = UNKNOWN)
    @APIResponse(responseCode = "422", description = "A parameter will not do: `invalid-value`")
    public Response board(
            @PathParam("id") @Parameter(example = EXAMPLE) String id,
            @BeanParam BoardQuery query,
            @BeanParam Preconditions preconditions,
            @Context UriInfo uri) {
        Puzzle puzzle = find(id);
        String board = Drawing.board(puzzle, query.viewer(puzzle.position().turn()), query.ink(), uri.getBaseUri());
        return FixedContent.answer(board, query.type().toString(), preconditions);
    }

    @GET
    @Path("/{id}/board.svg")
    @Produces(PictureQuery.TYPE)
    @Operation(
            operationId = "drawPuzzle",
            summary = "Draw a puzzle as a picture",
            description = PictureQuery.DESCRIPTION)
    @APIResponse(
            responseCode = "200",
            description = "The picture",
            content = @Content(mediaType = PictureQuery.TYPE, schema = @Schema(type = SchemaType.STRING)))
    @APIResponse(responseCode = "304", description = UNCHANGED)
    @APIResponse(responseCode = "404", description = UNKNOWN)
    @APIResponse(responseCode = "422", description = "A parameter will not do: `invalid-value`")
    public Response picture(
            @PathParam("id") @Parameter(example = EXAMPLE) String id,
            @BeanParam PictureQuery query,
            @BeanParam Preconditions preconditions) {
        Puzzle puzzle = find(id);
        String picture = Drawing.picture(puzzle, query.viewer(puzzle.position().turn()), query.look());
        return FixedContent.answer(picture, PictureQuery.TYPE, preconditions);
    }

    private Puzzle find(String id) {
        return puzzles.find(id).orElseThrow(() -> new Problem(ProblemCode.NOT_FOUND, "No puzzle has this id."));
    }

    private String representation(Puzzle puzzle, Form form, UriInfo uri) {
        return switch (form) {
            case JSON -> written(PuzzleView.of(puzzle));
            case TEXT -> Drawing.board(puzzle, puzzle.position().turn(), Ink.UNICODE, uri.getBaseUri());
            case PICTURE -> Drawing.picture(puzzle, puzzle.position().turn(), Look.USUAL);
        };
    }

    private Response answer(Object view, Preconditions preconditions) {
        return FixedContent.answer(written(view), MediaType.APPLICATION_JSON, preconditions);
    }

    private String written(Object view) {
        try {
            return json.writeValueAsString(view);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A view has a JSON form", e);
        }
    }

    /** The forms in which a puzzle is shown, the preferred one first. */
    private enum Form {
        JSON(MediaType.APPLICATION_JSON_TYPE),
        TEXT(MediaType.TEXT_PLAIN_TYPE.withCharset("UTF-8")),
        PICTURE(MediaType.valueOf(PictureQuery.TYPE));

        private final MediaType type;

        Form(MediaType type) {
            this.type = type;
        }

        static Form wanted(HttpHeaders headers) {
            return Accepted.first(headers, List.of(values()), form -> form.type);
        }
    }
}

package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.NOT_FOUND;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;

/** The pages to which the {@code type} of a problem leads. */
@Path("/problems")
@Tag(name = "problems", description = "What can go wrong, and what to do then")
public class ProblemPages {

    private static final String MARKDOWN = "text/markdown;charset=UTF-8";
    private static final String TEXT = "text/plain;charset=UTF-8";
    private static final String HTML = "text/html;charset=UTF-8";

    private static final List<Variant> FORMS = Variant.mediaTypes(
                    MediaType.valueOf(TEXT), MediaType.valueOf(MARKDOWN), MediaType.valueOf(HTML))
            .build();

    @GET
    @Produces({TEXT, MARKDOWN, HTML})
    @Operation(operationId = "listProblems", summary = "List every problem, as a page")
    @APIResponse(
            responseCode = "200",
            description = "Every problem, what it means and what to do",
            content = {
                @Content(mediaType = TEXT, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = MARKDOWN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = HTML, schema = @Schema(type = SchemaType.STRING))
            })
    public Response list(@Context Request request) {
        return answer(request, listAsText(), listAsHtml());
    }

    private static String listAsText() {
        return Arrays.stream(ProblemCode.values())
                .map(ProblemPages::markdown)
                .collect(Collectors.joining("\n", "# Problems\n\n", ""));
    }

    private static String listAsHtml() {
        return Arrays.stream(ProblemCode.values())
                .map(code -> "<li><a href=\"%s\">%s</a>: %s</li>\n"
                        .formatted(
                                ProblemType.uri(code),
                                code.slug(),
                                ProblemType.of(code).title()))
                .collect(Collectors.joining("", page("Problems", "<ul>\n"), "</ul>\n"));
    }

    @GET
    @Path("/{code}")
    @Produces({TEXT, MARKDOWN, HTML})
    @Operation(operationId = "getProblem", summary = "Explain one problem, as a page")
    @APIResponse(
            responseCode = "200",
            description = "What the problem means and what to do",
            content = {
                @Content(mediaType = TEXT, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = MARKDOWN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = HTML, schema = @Schema(type = SchemaType.STRING))
            })
    @APIResponse(responseCode = "404", description = "No problem has this code: `not-found`")
    public Response explain(@PathParam("code") String slug, @Context Request request) {
        ProblemCode code = find(slug);
        return answer(request, markdown(code), html(code));
    }

    private static Response answer(Request request, String text, String html) {
        MediaType type = request.selectVariant(FORMS).getMediaType();
        return Response.ok(type.isCompatible(MediaType.TEXT_HTML_TYPE) ? html : text, type)
                .build();
    }

    private static String html(ProblemCode code) {
        ProblemType type = ProblemType.of(code);
        return page(
                type.title(),
                "<p><code>%s</code>, status %d</p>\n<p>%s</p>\n<p><a href=\"/problems\">All problems</a></p>\n"
                        .formatted(
                                code.slug(), type.status(), type.advice().replaceAll("`([^`]*)`", "<code>$1</code>")));
    }

    private static ProblemCode find(String slug) {
        return Arrays.stream(ProblemCode.values())
                .filter(code -> code.slug().equals(slug))
                .findAny()
                .orElseThrow(() -> new Problem(NOT_FOUND, "No problem has this code."));
    }

    private static String markdown(ProblemCode code) {
        ProblemType type = ProblemType.of(code);
        return "## %s\n\n`%s`, status %d\n\n%s\n".formatted(type.title(), code.slug(), type.status(), type.advice());
    }

    private static String page(String title, String body) {
        return "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>%s</title>\n<h1>%s</h1>\n%s"
                .formatted(title, title, body);
    }
}

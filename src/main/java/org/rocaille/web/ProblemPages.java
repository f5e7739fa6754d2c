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
    @Operation(
            operationId = "listProblems",
            summary = "List every problem, as a page",
            description = "As text, as Markdown or as a page for browsers, by `Accept`.")
    @APIResponse(
            responseCode = "200",
            description = "Every problem, what it means and what to do",
            content = {
                @Content(mediaType = TEXT, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = MARKDOWN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = HTML, schema = @Schema(type = SchemaType.STRING))
            })
    public Response list(@Context Request request) {
        String sections = Arrays.stream(ProblemCode.values())
                .map(code -> "\n## [%s](%s)\n\n%s"
                        .formatted(ProblemType.of(code).title(), ProblemType.uri(code), explanation(code)))
                .collect(Collectors.joining());
        return answer(request, "Problems", "# Problems\n" + sections);
    }

    @GET
    @Path("/{code}")
    @Produces({TEXT, MARKDOWN, HTML})
    @Operation(
            operationId = "getProblem",
            summary = "Explain one problem, as a page",
            description =
                    "Where the `type` of a problem leads. As text, as Markdown or as a page for browsers, by `Accept`.")
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
        String title = ProblemType.of(code).title();
        return answer(request, title, "# %s\n\n%s\n[All problems](/problems)\n".formatted(title, explanation(code)));
    }

    private static ProblemCode find(String slug) {
        return Arrays.stream(ProblemCode.values())
                .filter(code -> code.slug().equals(slug))
                .findAny()
                .orElseThrow(() -> new Problem(NOT_FOUND, "No problem has this code."));
    }

    private static String explanation(ProblemCode code) {
        ProblemType type = ProblemType.of(code);
        return "`%s`, status %d\n\n%s\n".formatted(code.slug(), type.status(), type.advice());
    }

    private static Response answer(Request request, String title, String markdown) {
        MediaType type = request.selectVariant(FORMS).getMediaType();
        String page = type.isCompatible(MediaType.TEXT_HTML_TYPE) ? HtmlPage.of(title, markdown) : markdown;
        return Response.ok(page, type).build();
    }
}

package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.NOT_FOUND;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Arrays;
import java.util.TreeMap;
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
@Path(ProblemPages.ADDRESS)
@Tag(name = "problems", description = "What can go wrong, and what to do then")
public class ProblemPages {

    static final String ADDRESS = "/problems";
    private static final String UNCHANGED = "The caller has this already: `If-None-Match` holds its tag";

    @GET
    @Produces({PageForm.TEXT_TYPE, PageForm.MARKDOWN_TYPE, PageForm.HTML_TYPE})
    @Operation(
            operationId = "listProblems",
            summary = "List every problem, as a page",
            description = "As text, as Markdown or as a page for browsers, by `Accept`.")
    @APIResponse(
            responseCode = "200",
            description = "Every problem, what it means and what to do",
            content = {
                @Content(mediaType = PageForm.TEXT_TYPE, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = PageForm.MARKDOWN_TYPE, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = PageForm.HTML_TYPE, schema = @Schema(type = SchemaType.STRING))
            })
    @APIResponse(responseCode = "304", description = UNCHANGED)
    public Response list(@BeanParam Preconditions preconditions, @Context HttpHeaders headers) {
        String index = Arrays.stream(ProblemCode.values())
                .collect(Collectors.groupingBy(
                        code -> ProblemType.of(code).status(),
                        TreeMap::new,
                        Collectors.mapping(
                                code -> "[%s](%s)".formatted(code.slug(), ProblemType.uri(code)),
                                Collectors.joining(",\n  "))))
                .entrySet()
                .stream()
                .map(codes -> "- %d: %s\n".formatted(codes.getKey(), codes.getValue()))
                .collect(Collectors.joining());
        String sections = Arrays.stream(ProblemCode.values())
                .map(code -> "\n## [%s](%s)\n\n%s"
                        .formatted(ProblemType.of(code).title(), ProblemType.uri(code), explanation(code)))
                .collect(Collectors.joining());
        return ReadingPage.english(ADDRESS, "# Problems\n\nBy their status:\n\n" + index + sections)
                .answer(PageForm.wanted(headers), preconditions);
    }

    @GET
    @Path("/{code}")
    @Produces({PageForm.TEXT_TYPE, PageForm.MARKDOWN_TYPE, PageForm.HTML_TYPE})
    @Operation(
            operationId = "getProblem",
            summary = "Explain one problem, as a page",
            description =
                    "Where the `type` of a problem leads. As text, as Markdown or as a page for browsers, by `Accept`.")
    @APIResponse(
            responseCode = "200",
            description = "What the problem means and what to do",
            content = {
                @Content(mediaType = PageForm.TEXT_TYPE, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = PageForm.MARKDOWN_TYPE, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = PageForm.HTML_TYPE, schema = @Schema(type = SchemaType.STRING))
            })
    @APIResponse(responseCode = "304", description = UNCHANGED)
    @APIResponse(responseCode = "404", description = "No problem has this code: `not-found`")
    public Response explain(
            @PathParam("code") String slug, @BeanParam Preconditions preconditions, @Context HttpHeaders headers) {
        ProblemCode code = find(slug);
        return ReadingPage.english(
                        ProblemType.uri(code),
                        "# %s\n\n%s\n[All problems](/problems)\n"
                                .formatted(ProblemType.of(code).title(), explanation(code)))
                .answer(PageForm.wanted(headers), preconditions);
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
}

package org.rocaille.catalog.rest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;
import org.rocaille.rules.Variant;
import org.rocaille.text.Language;
import org.rocaille.web.FixedContent;
import org.rocaille.web.PageForm;
import org.rocaille.web.Preconditions;

/** The games that can be played. */
@Path(VariantResource.PATH)
@Tag(name = "variants", description = "The games that can be played, and their rules")
public class VariantResource {

    static final String PATH = "/v1/variants";

    private static final String UNCHANGED = "The caller has this already: `If-None-Match` holds its tag";

    private final ObjectMapper json;

    VariantResource(ObjectMapper json) {
        this.json = json;
    }

    @GET
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "listVariants",
            summary = "List the games that can be played",
            description = "Their ids are what `variant` can be wherever a game is begun or looked for.")
    @APIResponseSchema(value = VariantList.class, responseCode = "200", responseDescription = "All games")
    @APIResponse(responseCode = "304", description = UNCHANGED)
    public Response list(@BeanParam Preconditions preconditions) {
        return answer(VariantList.all(), preconditions);
    }

    @GET
    @Path("/{id}")
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "getVariant",
            summary = "Describe one game: board, pieces, start position and endings",
            description =
                    "With what it takes to draw its board and to explain its pieces, so that a client need know none of it.")
    @APIResponseSchema(value = VariantView.class, responseCode = "200", responseDescription = "The game")
    @APIResponse(responseCode = "304", description = UNCHANGED)
    @APIResponse(responseCode = "404", description = "`not-found`: no game has this id")
    public Response get(
            @PathParam("id") @Parameter(example = "rocaille") String id, @BeanParam Preconditions preconditions) {
        return answer(VariantView.of(find(id)), preconditions);
    }

    @GET
    @Path("/{id}/rules")
    @Produces({PageForm.TEXT_TYPE, PageForm.MARKDOWN_TYPE, PageForm.HTML_TYPE})
    @Operation(
            operationId = "getRules",
            summary = "Explain the rules of one game, as a page to learn it from",
            description = "As text, as Markdown or as a page for browsers, by `Accept`; in English or French, by"
                    + " `Accept-Language`.")
    @APIResponseSchema(
            value = String.class,
            responseCode = "200",
            responseDescription = "The page; Markdown and HTML have diagrams")
    @APIResponse(responseCode = "304", description = UNCHANGED)
    @APIResponse(responseCode = "404", description = "`not-found`: no game has this id")
    public Response rules(
            @PathParam("id") @Parameter(example = "rocaille") String id,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE)
                    @Parameter(description = "The languages that are liked, and how much", example = "fr, en;q=0.5")
                    String languages,
            @BeanParam Preconditions preconditions,
            @Context HttpHeaders headers) {
        return RulesPage.of(find(id), Language.wanted(languages), Optional.empty())
                .answer(PageForm.wanted(headers), preconditions);
    }

    private static Variant find(String id) {
        return Variant.find(id).orElseThrow(() -> new Problem(ProblemCode.NOT_FOUND, "No variant has this id."));
    }

    private Response answer(Object view, Preconditions preconditions) {
        try {
            return FixedContent.answer(json.writeValueAsString(view), MediaType.APPLICATION_JSON, preconditions);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A view has a JSON form", e);
        }
    }
}

package org.rocaille.docs.rest;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.rocaille.catalog.rest.RulesPage;
import org.rocaille.docs.Pages;
import org.rocaille.id.Codes;
import org.rocaille.picture.BoardPicture;
import org.rocaille.picture.rest.PictureQuery;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Variant;
import org.rocaille.text.Language;
import org.rocaille.web.FixedContent;
import org.rocaille.web.PageForm;
import org.rocaille.web.Preconditions;
import org.rocaille.web.ReadingPage;

/**
 * The pages that tell people how to use the service, under {@code /docs} in the language that a browser asks for, and
 * under {@code /docs/en} and {@code /docs/fr} for links that are shared.
 */
@Path("/")
public class DocsResource {

    private static final String PLACE = "/docs/";

    /** What whoever has followed a wrong link reads in a browser. */
    private static final ReadingPage NOWHERE = ReadingPage.english(
            "/docs", "# No page has this address\n\nWhat there is begins at the [first page](/docs).\n");

    @GET
    @Produces({PageForm.TEXT_TYPE, PageForm.MARKDOWN_TYPE, PageForm.HTML_TYPE})
    @Operation(hidden = true)
    public Response begin(
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) String languages,
            @BeanParam Preconditions preconditions,
            @Context HttpHeaders headers) {
        return page(Pages.START, Language.wanted(languages), Optional.empty())
                .answer(PageForm.wanted(headers), preconditions);
    }

    @GET
    @Path("docs")
    @Produces({PageForm.TEXT_TYPE, PageForm.MARKDOWN_TYPE, PageForm.HTML_TYPE})
    @Operation(hidden = true)
    public Response start(
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) String languages,
            @BeanParam Preconditions preconditions,
            @Context HttpHeaders headers) {
        return begin(languages, preconditions, headers);
    }

    @GET
    @Path("docs/pieces/{type}.svg")
    @Produces(PictureQuery.TYPE)
    @Operation(hidden = true)
    public Response symbol(@PathParam("type") String code, @BeanParam Preconditions preconditions) {
        PieceType type = Codes.find(PieceType.values(), code).orElseThrow(DocsResource::unknown);
        return FixedContent.answer(BoardPicture.symbol(type), PictureQuery.TYPE, preconditions);
    }

    @GET
    @Path("docs/{page: .+}")
    @Produces({PageForm.TEXT_TYPE, PageForm.MARKDOWN_TYPE, PageForm.HTML_TYPE})
    @Operation(hidden = true)
    public Response read(
            @PathParam("page") String path,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) String languages,
            @BeanParam Preconditions preconditions,
            @Context HttpHeaders headers) {
        String[] parts = path.split("/", 2);
        Optional<Language> pinned = Language.find(parts[0]);
        String inside = parts.length == 2 ? parts[1] : Pages.START;
        String name = pinned.isPresent() ? inside : path;
        PageForm form = PageForm.wanted(headers);
        try {
            return page(name, pinned.orElseGet(() -> Language.wanted(languages)), pinned)
                    .answer(form, preconditions);
        } catch (Problem e) {
            if (form == PageForm.HTML) {
                return NOWHERE.missing();
            }
            throw e;
        }
    }

    /** A page in a language, or in English if it is not written in that. */
    private static ReadingPage page(String name, Language wanted, Optional<Language> pinned) {
        String address = PLACE + name;
        if (address.startsWith(RulesPage.PLACE)) {
            return Variant.find(address.substring(RulesPage.PLACE.length()))
                    .map(variant -> RulesPage.of(variant, wanted, pinned))
                    .orElseThrow(DocsResource::unknown);
        }
        if (!Pages.NAMES.contains(name)) {
            throw unknown();
        }
        List<Language> languages = Pages.languages(name);
        Language language = languages.contains(wanted) ? wanted : Language.ENGLISH;
        String markdown = Pages.read(name, language).orElseThrow();
        return new ReadingPage(address, language, languages, markdown, markdown, pinned);
    }

    private static Problem unknown() {
        return new Problem(ProblemCode.NOT_FOUND, "No page has this address.");
    }
}

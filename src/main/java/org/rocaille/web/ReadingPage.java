package org.rocaille.web;

import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.rocaille.text.Language;

/**
 * A page for people to read, written in Markdown.
 *
 * @param address   where it lies, in no language, as in {@code /docs/concepts}
 * @param language  what it is written in
 * @param languages what it can be read in
 * @param markdown  what it says; its first line is its title
 * @param text      the same for the terminal, which shows no pictures
 * @param pinned    the language to whose pages its links lead; empty for the one that the reader's browser asks for
 */
public record ReadingPage(
        String address,
        Language language,
        List<Language> languages,
        String markdown,
        String text,
        Optional<Language> pinned) {

    private static final String ROOT = "/docs/";

    /** A link to a page; pictures have no language. */
    private static final Pattern LINK = Pattern.compile("(?<!!\\[)]\\((" + ROOT + "[^)]*)");

    /** A page in English only, without pictures. */
    public static ReadingPage english(String address, String markdown) {
        return new ReadingPage(
                address, Language.ENGLISH, List.of(Language.ENGLISH), markdown, markdown, Optional.empty());
    }

    /** The page in a form, or 304 for a caller who has it already. */
    public Response answer(PageForm form, Preconditions preconditions) {
        String content = switch (form) {
            case TEXT -> text;
            case MARKDOWN -> linked(markdown);
            case HTML -> HtmlFrame.of(this);
        };
        Response response = FixedContent.answer(content, form.type(), language, preconditions);
        return form == PageForm.HTML ? guarded(Response.fromResponse(response)) : response;
    }

    /** The page for browsers, in place of one that does not exist. */
    public Response missing() {
        return guarded(Response.status(Response.Status.NOT_FOUND)
                .type(PageForm.HTML_TYPE)
                .header("Cache-Control", "no-store")
                .entity(HtmlFrame.of(this)));
    }

    private static Response guarded(Response.ResponseBuilder page) {
        return page.header("Content-Security-Policy", HtmlFrame.POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .build();
    }

    String title() {
        return markdown.lines().findFirst().orElseThrow().replaceFirst("^# ", "");
    }

    /** Where it lies in one language. */
    String address(Language language) {
        return in(language, address);
    }

    /** Markdown whose links lead where those of this page should: to a heading in its own language, as that names it. */
    String linked(String markdown) {
        return LINK.matcher(markdown).replaceAll(link -> {
            String address = link.group(1);
            Optional<Language> to = address.contains("#") ? Optional.of(language) : pinned;
            return "](" + to.map(chosen -> in(chosen, address)).orElse(address);
        });
    }

    private static String in(Language language, String address) {
        return address.replaceFirst("^" + ROOT, ROOT + language.code() + "/");
    }
}

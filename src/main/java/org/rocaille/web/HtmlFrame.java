package org.rocaille.web;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.rocaille.id.Sha256;
import org.rocaille.text.Language;

/** What browsers show of a page: the page between the ways to all others and to its other forms. */
final class HtmlFrame {

    private static final String SERVICE = "Rocaille";

    private static final List<Extension> EXTENSIONS =
            List.of(TablesExtension.create(), HeadingAnchorExtension.create());

    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final HtmlRenderer RENDERER =
            HtmlRenderer.builder().extensions(EXTENSIONS).escapeHtml(true).build();

    /** It is part of every page, lest a page that is new meet a style that a browser has kept. */
    private static final String STYLE = read("page.css");

    /** What pages may do: show pictures of this service, and have this one style. */
    static final String POLICY =
            ("default-src 'none'; style-src 'sha256-%s'; img-src 'self'; base-uri 'none'; form-action 'none';"
                            + " frame-ancestors 'none'")
                    .formatted(Base64.getEncoder().encodeToString(HexFormat.of().parseHex(Sha256.of(STYLE))));

    private HtmlFrame() {}

    static String of(ReadingPage page) {
        Language reader = page.pinned().orElse(page.language());
        return """
                <!doctype html>
                <html lang="%s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <meta name="color-scheme" content="light dark">
                <title>%s</title>
                <link rel="alternate" type="text/markdown" href="%s.md">
                <style>%s</style>
                </head>
                <body>
                <nav lang="%s">
                %s</nav>
                <main>
                %s</main>
                <footer>%s</footer>
                </body>
                </html>
                """.formatted(
                        page.language().code(),
                        page.title().equals(SERVICE) ? SERVICE : page.title() + " · " + SERVICE,
                        page.address(),
                        STYLE,
                        reader.code(),
                        html(page.linked(navigation(reader))),
                        html(page.linked(page.markdown())),
                        otherForms(page));
    }

    private static String html(String markdown) {
        Node document = PARSER.parse(markdown);
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Text text) {
                // French has spaces before these, at which no line may break.
                text.setLiteral(text.getLiteral().replaceAll(" (?=[:;?!])", "\u00a0"));
            }
        });
        return RENDERER.render(document);
    }

    /** The list of all pages. */
    private static String navigation(Language language) {
        return read("navigation." + language.code() + ".md");
    }

    /** A file beside this class. */
    private static String read(String name) {
        try (InputStream file = HtmlFrame.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String otherForms(ReadingPage page) {
        String translations = page.languages().stream()
                .filter(language -> language != page.language())
                .map(language -> "<a href=\"%s\" hreflang=\"%s\" lang=\"%2$s\">%s</a> · "
                        .formatted(page.address(language), language.code(), language.title()))
                .collect(joining());
        String own = page.languages().size() > 1 ? page.address(page.language()) : page.address();
        return translations + "<a href=\"%s.md\" type=\"text/markdown\">Markdown</a>".formatted(own);
    }
}

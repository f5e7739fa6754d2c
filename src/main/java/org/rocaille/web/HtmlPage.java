package org.rocaille.web;

import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** A page of Markdown for browsers. */
public final class HtmlPage {

    private static final Parser PARSER = Parser.builder().build();
    private static final HtmlRenderer RENDERER =
            HtmlRenderer.builder().escapeHtml(true).build();

    private HtmlPage() {}

    /**
     * The page as HTML.
     *
     * @param title for the browser's window; the Markdown has a heading of its own
     */
    public static String of(String title, String markdown) {
        return """
                <!doctype html>
                <html lang="en">
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <title>%s</title>
                <style>
                body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 serif; }
                pre, code { font-family: monospace; }
                pre { line-height: 1.2; overflow-x: auto; }
                </style>
                %s""".formatted(title, RENDERER.render(PARSER.parse(markdown)));
    }
}

package org.rocaille.web;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** A form in which pages can be read. */
public enum PageForm {
    /** For the terminal; what whoever accepts anything gets. */
    TEXT(PageForm.TEXT_TYPE),
    /** As it was written, for programs and editors. */
    MARKDOWN(PageForm.MARKDOWN_TYPE),
    /** For browsers. */
    HTML(PageForm.HTML_TYPE);

    public static final String TEXT_TYPE = "text/plain;charset=UTF-8";
    public static final String MARKDOWN_TYPE = "text/markdown;charset=UTF-8";
    public static final String HTML_TYPE = "text/html;charset=UTF-8";

    private final String type;

    PageForm(String type) {
        this.type = type;
    }

    /** Its media type. */
    public String type() {
        return type;
    }

    /** The form that a request for a page asks for. */
    public static PageForm wanted(HttpHeaders headers) {
        return Accepted.first(headers, List.of(values()), form -> MediaType.valueOf(form.type));
    }
}

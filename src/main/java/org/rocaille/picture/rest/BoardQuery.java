package org.rocaille.picture.rest;

import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.rocaille.rules.Side;
import org.rocaille.rules.notation.Ink;
import org.rocaille.web.Values;

/** How a board for the terminal is to look; a resource takes it as a {@code @BeanParam}. */
public class BoardQuery {

    private static final Map<String, Ink> INKS = Map.of("utf-8", Ink.UNICODE, "ascii", Ink.ASCII);

    @QueryParam("view")
    @Parameter(
            description = View.DESCRIPTION,
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"white", "black"}))
    String view;

    @QueryParam("charset")
    @Parameter(
            description = "The characters to draw with; what `ascii` cannot write is a question mark",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            extensions =
                                    @Extension(
                                            name = "x-extensible-enum",
                                            parseValue = true,
                                            value = "[\"utf-8\", \"ascii\"]"),
                            defaultValue = "utf-8"))
    String charset;

    /** The side that is at the bottom: the one asked for, or else the given one. */
    public Side viewer(Side usual) {
        return View.wanted(view).orElse(usual);
    }

    /** What the board is drawn with. */
    public Ink ink() {
        return Values.inQuery("charset", charset, code -> Optional.ofNullable(INKS.get(code)), "utf-8, ascii")
                .orElse(Ink.UNICODE);
    }

    /** As what it is sent. */
    public MediaType type() {
        return MediaType.TEXT_PLAIN_TYPE.withCharset(ink() == Ink.ASCII ? "US-ASCII" : "UTF-8");
    }

    /** What the tag of a board says of all this: its name, and whatever was asked for. */
    public String tag() {
        return Stream.of("text", view, charset).filter(Objects::nonNull).collect(Collectors.joining("."));
    }
}

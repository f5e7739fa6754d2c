package org.rocaille.picture.rest;

import jakarta.ws.rs.QueryParam;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.rocaille.id.Codes;
import org.rocaille.picture.Look;
import org.rocaille.picture.Theme;
import org.rocaille.rules.Side;
import org.rocaille.web.Values;

/** How a picture is to look; a resource takes it as a {@code @BeanParam}. */
public class PictureQuery {

    /** What pictures are sent as. */
    public static final String TYPE = "image/svg+xml";

    /** What there is to see in every picture. */
    public static final String DESCRIPTION =
            "Each piece is drawn as what it does, the ring is darker, and marks tell the last move (its squares framed,"
                    + " an arrow between them), where pieces vanished (a cross), a King in check (a jagged disc) and what"
                    + " is frozen (a snowflake). The picture is SVG without scripts that refers to nothing else; it says"
                    + " in words what it shows. All that a page needs is `<img src=\"…\">`.";

    private static final int SMALLEST = 16;
    private static final int LARGEST = 4096;

    @QueryParam("view")
    @Parameter(
            description = View.DESCRIPTION,
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"white", "black"}))
    String view;

    @QueryParam("theme")
    @Parameter(
            description = "The colours; `auto` is light, or dark where whoever looks at the picture prefers that",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            extensions =
                                    @Extension(
                                            name = "x-extensible-enum",
                                            parseValue = true,
                                            value = "[\"auto\", \"light\", \"dark\"]"),
                            defaultValue = "auto"))
    String theme;

    @QueryParam("coordinates")
    @Parameter(
            description = "Whether the board has a frame with the names of files and ranks and whose turn it is",
            schema = @Schema(type = SchemaType.BOOLEAN, defaultValue = "true"))
    String coordinates;

    @QueryParam("size")
    @Parameter(
            description = "The width in pixels; 48 a square if absent. Pictures can be scaled to any other",
            example = "600",
            schema = @Schema(type = SchemaType.INTEGER, minimum = "16", maximum = "4096"))
    String size;

    /** The side that is at the bottom: the one asked for, or else the given one. */
    public Side viewer(Side usual) {
        return View.wanted(view).orElse(usual);
    }

    /** The look that is asked for. */
    public Look look() {
        return new Look(
                Values.inQuery("theme", theme, code -> Codes.find(Theme.values(), code), "auto, light, dark")
                        .orElse(Theme.AUTO),
                Values.truth("coordinates", coordinates).orElse(true),
                Values.number("size", size, SMALLEST, LARGEST));
    }

    /** What the tag of a picture says of all this: the picture's name, and whatever was asked for. */
    public String tag() {
        return Stream.of("svg", view, theme, coordinates, size)
                .filter(Objects::nonNull)
                .collect(Collectors.joining("."));
    }
}

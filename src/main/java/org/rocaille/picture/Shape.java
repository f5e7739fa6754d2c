package org.rocaille.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.rocaille.id.Codes;
import org.rocaille.rules.PieceType;

/**
 * Something that is drawn on a square. Each is a file of its own beside this class: a whole SVG document of 100 by 100,
 * to be looked at and edited by itself, of which a picture takes the inside.
 *
 * @param name the name of the file, and by which pictures refer to the shape
 */
record Shape(String name) {

    /** A King that is in check. */
    static final Shape CHECK = new Shape("mark-check");

    /** A square from which a piece has vanished. */
    static final Shape CAPTURED = new Shape("mark-captured");

    /** The square of a piece that has taken the place of the one it captured. */
    static final Shape DISPLACED = new Shape("mark-displaced");

    /** A frozen piece. */
    static final Shape FROZEN = new Shape("mark-frozen");

    private static final Map<Shape, String> DEFINITIONS = new ConcurrentHashMap<>();

    /** The symbol of a kind of piece, which shows what the piece does. */
    static Shape of(PieceType type) {
        return new Shape("piece-" + Codes.of(type));
    }

    /** All there are, in the order in which pictures define those that they use. */
    static Stream<Shape> all() {
        return Stream.concat(
                Stream.of(PieceType.values()).map(Shape::of), Stream.of(CHECK, CAPTURED, DISPLACED, FROZEN));
    }

    /** What pictures that use the shape must hold once. */
    String definition() {
        return DEFINITIONS.computeIfAbsent(this, Shape::read);
    }

    private static String read(Shape shape) {
        String document = shape.document();
        String inside = document.substring(document.indexOf('>') + 1, document.lastIndexOf("</svg>"));
        return "<g id=\"%s\">%s</g>\n".formatted(shape.name, inside.replaceAll("\\n *", ""));
    }

    /** The shape by itself. */
    String document() {
        try (InputStream file = Shape.class.getResourceAsStream(name + ".svg")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package org.rocaille.picture;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rocaille.rules.Move;
import org.rocaille.rules.Piece;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.Printable;

/**
 * A position as an SVG picture. The same values always give the same bytes. It refers to nothing outside itself and
 * holds no script, and every name in it is its own, so that it can be put into any page.
 *
 * @param position the position
 * @param viewer   the side whose own pieces start at the bottom
 * @param lastMove the move that led to the position, to be marked; empty for none
 * @param choices  moves that can be made, to be marked where they go and what they take; usually those of one piece
 * @param caption  what is said to those who do not see it
 * @param look     how it is to look
 */
public record BoardPicture(
        Position position, Side viewer, Optional<Move> lastMove, List<Move> choices, Caption caption, Look look) {

    /** The side of a square in the units of the picture; all numbers in it are whole. */
    private static final int UNIT = 100;

    private static final int FRAME = 50;
    private static final int PIXELS = 48;

    /** What does not depend on the colours. */
    private static final String STYLE = """
            .rocaille .white{fill:#fff;stroke-width:5;stroke-linejoin:round}
            .rocaille .black{color:#fff;stroke-width:2;stroke-linejoin:round}
            .rocaille .label{font:32px sans-serif;text-anchor:middle}
            .rocaille .shade{stroke-opacity:.27;stroke-width:100;stroke-dasharray:100}
            .rocaille .last{fill-opacity:.35;stroke-width:6}
            .rocaille .way{fill-opacity:.6;stroke:none}
            .rocaille .dot{fill-opacity:.9;stroke:none}
            .rocaille .hoop{fill-opacity:0;stroke-width:7}
            .rocaille .turn{stroke-width:4}
            .rocaille .ice{fill-opacity:.45}
            .rocaille .frost{stroke:#06263f}
            """;

    /** A picture without choices. */
    public BoardPicture(Position position, Side viewer, Optional<Move> lastMove, Caption caption, Look look) {
        this(position, viewer, lastMove, List.of(), caption, look);
    }

    /** The symbol of a kind of piece, as a document of its own. */
    public static String symbol(PieceType type) {
        return Shape.of(type).document();
    }

    /** The picture, as a whole document. */
    public String svg() {
        List<Square> frozen =
                position.pieces().keySet().stream().filter(position::isFrozen).toList();
        String drawing = board()
                + lastMove.map(this::traces).orElse("")
                + occupants(frozen)
                + lastMove.map(this::losses).orElse("")
                + prospects();
        int width = margin(2) + variant().files() * UNIT;
        int height = margin(2) + variant().ranks() * UNIT;
        int pixels = look.width().orElse(width * PIXELS / UNIT);
        return """
                <svg xmlns="http://www.w3.org/2000/svg" class="rocaille" role="img" width="%d" height="%d" \
                viewBox="0 0 %d %d">
                <title>%s</title>
                <desc>%s</desc>
                <style>
                %s%s</style>
                <defs>
                %s</defs>
                %s</svg>
                """.formatted(
                        pixels,
                        Math.round((float) pixels * height / width),
                        width,
                        height,
                        escaped(Printable.of(caption.title())),
                        escaped(Description.of(position, lastMove, choices, frozen, caption.result())),
                        STYLE,
                        look.theme().style(),
                        Shape.all()
                                .filter(shape -> drawing.contains(reference(shape)))
                                .map(Shape::definition)
                                .collect(Collectors.joining()),
                        drawing);
    }

    private Variant variant() {
        return position.variant();
    }

    private int margin(int times) {
        return look.coordinates() ? times * FRAME : 0;
    }

    /** The left edge of a square. */
    private int x(Square square) {
        int column = viewer == Side.WHITE ? square.file() - 1 : variant().files() - square.file();
        return margin(1) + column * UNIT;
    }

    /** The upper edge of a square. */
    private int y(Square square) {
        int row = viewer == Side.WHITE ? variant().ranks() - square.rank() : square.rank() - 1;
        return margin(1) + row * UNIT;
    }

    private String board() {
        int files = variant().files();
        int ranks = variant().ranks();
        StringBuilder board = new StringBuilder();
        if (look.coordinates()) {
            board.append(rectangle("frame", 0, 0, files * UNIT + 2 * FRAME, ranks * UNIT + 2 * FRAME));
        }
        int ring = variant().hasRing() ? 1 : 0;
        if (ring > 0) {
            board.append(rectangle("ring", margin(1), margin(1), files * UNIT, ranks * UNIT));
        }
        board.append(rectangle(
                "field",
                margin(1) + ring * UNIT,
                margin(1) + ring * UNIT,
                (files - 2 * ring) * UNIT,
                (ranks - 2 * ring) * UNIT));
        board.append(shade(files, ranks));
        if (look.coordinates()) {
            board.append(labels(files, ranks));
        }
        return board.toString();
    }

    private static String rectangle(String style, int x, int y, int width, int height) {
        return "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>\n"
                .formatted(style, x, y, width, height);
    }

    /** Every other square, a1 among them: one dashed line along each rank, as wide as the rank is high. */
    private String shade(int files, int ranks) {
        StringBuilder lines = new StringBuilder();
        for (int rank = 1; rank <= ranks; rank++) {
            Square leftmost = new Square(viewer == Side.WHITE ? 1 : files, rank);
            int skipped = (leftmost.file() + rank) % 2;
            lines.append("M%d %dH%d"
                    .formatted(x(leftmost) + skipped * UNIT, y(leftmost) + UNIT / 2, margin(1) + files * UNIT));
        }
        return "<path class=\"shade\" d=\"" + lines + "\"/>\n";
    }

    /** The names of files and ranks, and a disc of whoever is to move, on its side of the board. */
    private String labels(int files, int ranks) {
        StringBuilder labels = new StringBuilder();
        int bottom = FRAME + ranks * UNIT;
        int right = FRAME + files * UNIT;
        for (int file = 1; file <= files; file++) {
            Square square = new Square(file, 1);
            labels.append(label(square.name().substring(0, 1), x(square) + UNIT / 2, bottom + FRAME / 2));
        }
        for (int rank = 1; rank <= ranks; rank++) {
            Square square = new Square(1, rank);
            labels.append(label(Integer.toString(rank), FRAME / 2, y(square) + UNIT / 2));
        }
        if (caption.result().isEmpty()) {
            labels.append("<circle class=\"%s turn\" cx=\"%d\" cy=\"%d\" r=\"15\"/>\n"
                    .formatted(
                            position.turn().code(),
                            right + FRAME / 2,
                            position.turn() == viewer ? bottom - UNIT / 2 : FRAME + UNIT / 2));
        }
        return labels.toString();
    }

    private static String label(String text, int x, int y) {
        return "<text class=\"label\" x=\"%d\" y=\"%d\">%s</text>\n".formatted(x, y + 11, text);
    }

    /** The squares of a move, and an arrow between them. */
    private String traces(Move move) {
        StringBuilder traces = new StringBuilder();
        for (Square square : new LinkedHashSet<>(List.of(move.from(), move.to()))) {
            traces.append(rectangle("last", x(square) + 3, y(square) + 3, UNIT - 6, UNIT - 6));
        }
        if (!move.from().equals(move.to())) {
            traces.append("<path class=\"last way\" d=\"%s\"/>\n".formatted(arrow(move)));
        }
        return traces.toString();
    }

    private String arrow(Move move) {
        boolean swaps = move.kind() == Move.Kind.SWAP;
        return new Arrow(
                        x(move.from()) + UNIT / 2,
                        y(move.from()) + UNIT / 2,
                        x(move.to()) + UNIT / 2,
                        y(move.to()) + UNIT / 2)
                .outline(swaps);
    }

    /** All pieces, each with what there is to say about it. */
    private String occupants(List<Square> frozen) {
        Optional<Square> king = position.isCheck() ? position.king(position.turn()) : Optional.empty();
        StringBuilder pieces = new StringBuilder();
        king.ifPresent(square -> pieces.append(mark(Shape.CHECK, "loss", square)));
        frozen.forEach(square -> pieces.append(rectangle("ice", x(square), y(square), UNIT, UNIT)));
        position.pieces().forEach((square, piece) -> pieces.append(piece(square, piece)));
        frozen.forEach(square -> pieces.append(mark(Shape.FROZEN, "frost", square)));
        return pieces.toString();
    }

    private String piece(Square square, Piece piece) {
        Shape shape = Shape.of(piece.type());
        return "<use %s class=\"%s\" x=\"%d\" y=\"%d\"><title>%s %s %s</title></use>\n"
                .formatted(
                        reference(shape),
                        piece.side().code(),
                        x(square),
                        y(square),
                        Description.side(piece.side()),
                        piece.type().title(),
                        square);
    }

    private String mark(Shape shape, String style, Square square) {
        return "<use %s class=\"%s\" x=\"%d\" y=\"%d\"/>\n".formatted(reference(shape), style, x(square), y(square));
    }

    private static String reference(Shape shape) {
        return "href=\"#" + shape.name() + "\"";
    }

    /** Where pieces have vanished. */
    private String losses(Move move) {
        List<Square> lost = new ArrayList<>(move.captures());
        if (move.kind() == Move.Kind.DESTROY || move.kind() == Move.Kind.REMOVE) {
            lost.add(move.from());
        }
        return lost.stream()
                .map(square ->
                        mark(position.pieceAt(square).isPresent() ? Shape.DISPLACED : Shape.CAPTURED, "loss", square))
                .collect(Collectors.joining());
    }

    /**
     * Where the choices go: a dot on an empty square, in a hoop if something is taken; a hoop around a piece that is
     * swapped, displaced or destroyed. What would be taken has a small cross.
     */
    private String prospects() {
        Set<String> marks = new LinkedHashSet<>();
        for (Move move : choices) {
            String style = move.captures().isEmpty() && move.kind() != Move.Kind.REMOVE ? "last" : "loss";
            if (position.pieceAt(move.to()).isPresent()) {
                marks.add(circle(style + " hoop", move.to(), move.kind() == Move.Kind.DESTROY ? 36 : 45));
            } else {
                marks.add(circle(style + " dot", move.to(), 13));
                if (!move.captures().isEmpty()) {
                    marks.add(circle(style + " hoop", move.to(), 26));
                }
            }
            move.captures().forEach(square -> marks.add(mark(Shape.DISPLACED, "loss", square)));
        }
        return String.join("", marks);
    }

    private String circle(String style, Square square, int radius) {
        return "<circle class=\"%s\" cx=\"%d\" cy=\"%d\" r=\"%d\"/>\n"
                .formatted(style, x(square) + UNIT / 2, y(square) + UNIT / 2, radius);
    }

    /** A text as XML holds it; what it cannot hold is shown as a replacement character. */
    private static String escaped(String text) {
        StringBuilder xml = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> xml.append("&amp;");
                case '<' -> xml.append("&lt;");
                case '>' -> xml.append("&gt;");
                default -> xml.appendCodePoint(isXml(c) ? c : 0xFFFD);
            }
        });
        return xml.toString();
    }

    private static boolean isXml(int c) {
        return c >= 0x20 && c <= 0xD7FF || c >= 0xE000 && c <= 0xFFFD || c >= 0x10000;
    }
}

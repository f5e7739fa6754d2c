package org.rocaille.catalog;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rocaille.rules.Piece;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;

/**
 * A position that shows what a chapter says. It is written once, in {@code diagrams.properties}, for every game that
 * has its pieces, and shown on the board and in the letters of each.
 *
 * @param variant the game
 * @param pieces  who stands where
 * @param marks   what else is asked of the picture, as in {@code &from=e4} or {@code &moves=e4e6}
 */
record Diagram(Variant variant, Map<Square, Piece> pieces, String marks) {

    /** What the letters of diagrams stand for: the first of these that a game has. */
    private static final Map<Character, List<PieceType>> TYPES = Map.of(
            'K', List.of(PieceType.KING),
            'P', List.of(PieceType.CANNON_PAWN, PieceType.PINCER_PAWN),
            'A', List.of(PieceType.ADVANCER, PieceType.PUSHME_PULLYU),
            'W', List.of(PieceType.WITHDRAWER, PieceType.PUSHME_PULLYU),
            'L', List.of(PieceType.LONG_LEAPER),
            'S', List.of(PieceType.SWAPPER),
            'C', List.of(PieceType.CHAMELEON),
            'I', List.of(PieceType.IMMOBILIZER),
            'R', List.of(PieceType.COORDINATOR));

    private static final Properties DIAGRAMS = read();

    private static Properties read() {
        Properties diagrams = new Properties();
        try (Reader file = new InputStreamReader(
                Diagram.class.getResourceAsStream("diagrams.properties"), StandardCharsets.UTF_8)) {
            diagrams.load(file);
            return diagrams;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The position that a game starts from. */
    static Diagram start(Variant variant) {
        return new Diagram(variant, variant.start().pieces(), "");
    }

    /**
     * The diagram of a name: pieces as in {@code Ke4}, in lower case for Black, and then {@code from e4} to mark where
     * a piece may go, or {@code moves e4e5} to show it having gone.
     *
     * @return nothing if the game lacks a piece in it
     */
    static Optional<Diagram> find(String name, Variant variant) {
        Map<Square, Piece> pieces = new TreeMap<>();
        String marks = "";
        String text = DIAGRAMS.getProperty(name);
        if (text == null) {
            throw new IllegalArgumentException("There is no diagram " + name);
        }
        List<String> words = new ArrayList<>(List.of(text.split(" ")));
        while (!words.isEmpty()) {
            String word = words.remove(0);
            if (word.equals("from") || word.equals("moves")) {
                marks = "&" + word + "=" + words.remove(0);
            } else {
                Optional<PieceType> type = TYPES.get(Character.toUpperCase(word.charAt(0))).stream()
                        .filter(candidate -> variant.piece(candidate).isPresent())
                        .findFirst();
                if (type.isEmpty()) {
                    return Optional.empty();
                }
                Side side = Character.isUpperCase(word.charAt(0)) ? Side.WHITE : Side.BLACK;
                pieces.put(Square.of(word.substring(1)), new Piece(side, type.get()));
            }
        }
        return Optional.of(new Diagram(variant, pieces, marks));
    }

    /** The diagram as a picture in Markdown, which says who stands where. */
    String markdown(Wording wording) {
        String armies = Stream.of(Side.WHITE, Side.BLACK)
                .filter(side -> !army(side).isEmpty())
                .map(side -> wording.name(side) + ": " + army(side))
                .collect(Collectors.joining("; "));
        return "![%s](/v1/positions/board.svg?variant=%s&fen=%s%s)\n"
                .formatted(
                        armies,
                        variant.key(),
                        URLEncoder.encode(fen(), StandardCharsets.UTF_8).replace("%2F", "/"),
                        marks);
    }

    private String army(Side side) {
        return pieces.entrySet().stream()
                .filter(entry -> entry.getValue().side() == side)
                .map(entry -> Character.toUpperCase(variant.letterOf(entry.getValue()))
                        + entry.getKey().name())
                .collect(Collectors.joining(" "));
    }

    private String fen() {
        StringBuilder fen = new StringBuilder();
        for (int rank = variant.ranks(); rank > 0; rank--) {
            int empty = 0;
            for (int file = 1; file <= variant.files(); file++) {
                Piece piece = pieces.get(new Square(file, rank));
                if (piece == null) {
                    empty++;
                } else {
                    fen.append(empty == 0 ? "" : empty).append(variant.letterOf(piece));
                    empty = 0;
                }
            }
            fen.append(empty == 0 ? "" : empty).append(rank == 1 ? "" : "/");
        }
        return Position.parse(variant, fen.toString()).fen();
    }
}

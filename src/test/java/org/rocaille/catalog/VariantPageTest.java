package org.rocaille.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.rules.Move;
import org.rocaille.rules.PieceRule;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.BoardText;
import org.rocaille.rules.notation.Ink;
import org.rocaille.text.Language;

class VariantPageTest {

    static List<Variant> variants() {
        return Variant.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_page_introduces_the_game_and_shows_its_board_and_pieces(Variant variant) {
        String page = VariantPage.text(variant, Language.ENGLISH);

        assertTrue(page.startsWith("# " + variant.title() + "\n\n"), page);
        assertTrue(page.indexOf("## The board") > 200, "no introduction");
        assertTrue(
                page.contains(
                        BoardText.of(variant.start(), Side.WHITE, Ink.UNICODE).board()),
                page);
        String text = page.replaceAll("\\s+", " ");
        for (PieceRule rule : variant.pieces()) {
            assertTrue(
                    text.contains(
                            "**%s %s** (".formatted(rule.letter(), rule.type().title())),
                    page);
            assertTrue(text.contains(PieceSentence.of(variant, rule, Language.ENGLISH)), page);
        }
        for (EndingRule ending : EndingRule.of(variant, Language.ENGLISH)) {
            assertTrue(text.contains(ending.sentence()), page);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_page_fits_a_terminal(Variant variant) {
        for (Language language : Language.values()) {
            VariantPage.text(variant, language).lines().forEach(line -> assertTrue(line.length() <= 79, line));
        }
    }

    @Test
    void a_page_has_the_chapters_that_its_game_calls_for_and_no_others() {
        assertEquals(
                List.of(
                        "# Rocaille",
                        "## The board",
                        "## The pieces",
                        "## Moving",
                        "## Capturing",
                        "### Displacement",
                        "### The hop",
                        "### The leap",
                        "### Withdrawal",
                        "### Approach",
                        "### Mutual destruction",
                        "## Swapping",
                        "## The Chameleon",
                        "## Freezing",
                        "## The ring",
                        "## Promotion",
                        "## The King",
                        "## The end of the game",
                        "## Writing moves and positions"),
                headings(Variant.ROCAILLE));
        assertEquals(
                List.of(
                        "# Baroque",
                        "## The board",
                        "## The pieces",
                        "## Moving",
                        "## Capturing",
                        "### Displacement",
                        "### The leap",
                        "### Withdrawal",
                        "### The pinch",
                        "### Coordination",
                        "## The Chameleon",
                        "## Freezing",
                        "## The King",
                        "## The end of the game",
                        "## Writing moves and positions"),
                headings(Variant.BAROQUE));
    }

    @Test
    void where_pawns_promote_is_told_for_both_sides() {
        assertTrue(VariantPage.text(Variant.ROCOCO, Language.ENGLISH)
                .contains("White's Pawns promote on ranks 9 and 10, Black's on ranks 1 and 2."));
        assertTrue(VariantPage.text(Variant.ROCAILLE, Language.ENGLISH)
                .contains("White's Pawns promote on rank 9, Black's on rank 2."));
    }

    @Test
    void dials_choose_their_chapters() {
        assertTrue(VariantPage.text(Variant.ROCOCO, Language.ENGLISH).contains("There is no check."));
        assertTrue(VariantPage.text(Variant.ROCAILLE, Language.ENGLISH).contains("no King may step next to the other"));
        assertTrue(VariantPage.text(Variant.ROCOCO_PUSHME, Language.ENGLISH)
                .contains("step next to the other only if that one is frozen"));
        assertTrue(VariantPage.text(Variant.ROCOCO_PUSHME, Language.ENGLISH).contains("may remove itself"));
        assertTrue(!VariantPage.text(Variant.BAROQUE, Language.ENGLISH).contains("may remove itself"));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void each_language_tells_the_same_in_the_same_order(Variant variant) {
        assertEquals(skeleton(variant, Language.ENGLISH), skeleton(variant, Language.FRENCH));
    }

    /** The levels of headings, the diagrams and the moves that are named. */
    private static List<String> skeleton(Variant variant, Language language) {
        return Pattern.compile("(?m)^#+ |/v1/\\S+(?=\\)$)|`[^`]+`")
                .matcher(VariantPage.markdown(variant, language))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_diagram_shows_moves_that_are_legal(Variant variant) {
        List<String> pictures = Pattern.compile("board\\.svg\\?variant=[a-z-]+&fen=(\\S+)\\)")
                .matcher(VariantPage.markdown(variant, Language.FRENCH))
                .results()
                .map(picture -> URLDecoder.decode(picture.group(1), StandardCharsets.UTF_8))
                .toList();
        assertTrue(pictures.size() > 8, pictures::toString);
        for (String picture : pictures) {
            String[] parts = picture.split("&(from|moves)=");
            Position position = Position.parse(variant, parts[0]);
            assertTrue(
                    parts.length == 1
                            || position.legalMoves().stream()
                                    .anyMatch(move -> move.text().equals(parts[1])
                                            || move.from().name().equals(parts[1])),
                    picture);
        }
    }

    /** What the captions say, held to the rules. */
    @ParameterizedTest
    @CsvSource({
        "rocaille, hop, e5e7 e5g3",
        "rococo-pushme, hop, e5e7 e5g3",
        "rocaille, leap, c5e5 c5g5 c5h5 c5i5",
        "baroque, leap, c5e5 c5g5 c5h5",
        "rococo, withdrawal, d4d5 d4d6 d4e4 d4i4",
        "rococo-pushme, approach, d3d6 d3f3",
        "baroque, pinch, c2c4",
        "rococo, destruction, d4*e5",
        "rocaille, chameleon-alone, d4d6 d4*e4",
        "rocaille, ring, e5a5 e5e2",
        "rococo, ring, e5a5 e5e2",
    })
    void the_moves_that_a_diagram_marks_are_those_that_capture(String id, String name, String moves) {
        Variant variant = Variant.of(id);
        Position position = diagram(name, variant);
        List<String> capturing = position.legalMoves().stream()
                .filter(move -> !move.captures().isEmpty() && move.text().startsWith(moves.substring(0, 2)))
                .map(Move::text)
                .toList();
        assertTrue(capturing.containsAll(List.of(moves.split(" "))), capturing::toString);
        assertTrue(
                name.equals("withdrawal") || name.equals("leap") || capturing.size() == moves.split(" ").length,
                capturing::toString);
    }

    @Test
    void captions_of_combined_captures_and_of_check_are_true() {
        assertEquals("[b5, e5, h5]", captures(diagram("chameleon-line", Variant.ROCAILLE), "c5g5"));
        assertEquals("[b5, e5, h5]", captures(diagram("chameleon-line", Variant.ROCOCO_PUSHME), "c5g5"));
        assertEquals("[a5, c4, e5]", captures(diagram("chameleon-stop", Variant.BAROQUE), "a2d5"));
        assertEquals("[c7, h5]", captures(diagram("coordination", Variant.BAROQUE), "c2c5"));
        assertEquals("[c5, d4]", captures(diagram("pinch", Variant.BAROQUE), "c2c4"));
        for (Variant variant : List.of(Variant.ROCAILLE, Variant.ROCOCO_PUSHME)) {
            Position check = diagram("check-approach", variant);
            assertTrue(check.isCheck());
            assertTrue(check.legalMoves().stream().noneMatch(move -> move.text().equals("e4e3")));
        }
        assertTrue(diagram("check-pinch", Variant.BAROQUE).legalMoves().stream()
                .noneMatch(move -> move.text().equals("e4e5")));
    }

    @Test
    void captions_of_freezing_are_true() {
        assertEquals("[d6, e5, f6]", frozen("freezing-chameleon", Variant.ROCAILLE));
        assertEquals("[e5]", frozen("freezing-chameleon", Variant.BAROQUE));
        for (Variant variant : Variant.all()) {
            assertEquals("[d6, f5]", frozen("freezing", variant));
        }
    }

    private static String frozen(String name, Variant variant) {
        Position position = diagram(name, variant);
        return position.pieces().keySet().stream()
                .filter(position::isFrozen)
                .map(Square::name)
                .sorted()
                .toList()
                .toString();
    }

    private static String captures(Position position, String text) {
        return position.legalMoves().stream()
                .filter(move -> move.text().equals(text))
                .map(Move::captures)
                .findFirst()
                .orElseThrow()
                .toString();
    }

    private static Position diagram(String name, Variant variant) {
        String picture = Diagram.find(name, variant).orElseThrow().markdown(Wording.in(Language.ENGLISH));
        String fen = picture.replaceAll("(?s).*&fen=([^&)]*).*", "$1");
        return Position.parse(variant, URLDecoder.decode(fen, StandardCharsets.UTF_8));
    }

    private static List<String> headings(Variant variant) {
        return VariantPage.text(variant, Language.ENGLISH)
                .lines()
                .filter(line -> line.startsWith("#"))
                .toList();
    }
}

package org.rocaille.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.rules.PieceRule;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.BoardText;
import org.rocaille.rules.notation.Ink;

class VariantPageTest {

    static List<Variant> variants() {
        return Variant.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_page_introduces_the_game_and_shows_its_board_and_pieces(Variant variant) {
        String page = VariantPage.of(variant);

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
            assertTrue(text.contains(PieceSentence.of(variant, rule)), page);
        }
        for (EndingRule ending : EndingRule.of(variant)) {
            assertTrue(text.contains(ending.sentence()), page);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_page_fits_a_terminal(Variant variant) {
        VariantPage.of(variant).lines().forEach(line -> assertTrue(line.length() <= 79, line));
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
        assertTrue(VariantPage.of(Variant.ROCOCO)
                .contains("White's Pawns promote on ranks 9 and 10, Black's on ranks 1 and 2."));
        assertTrue(VariantPage.of(Variant.ROCAILLE).contains("White's Pawns promote on rank 9, Black's on rank 2."));
    }

    @Test
    void dials_choose_their_chapters() {
        assertTrue(VariantPage.of(Variant.ROCOCO).contains("There is no check."));
        assertTrue(VariantPage.of(Variant.ROCAILLE).contains("no King may step next to the other"));
        assertTrue(VariantPage.of(Variant.ROCOCO_PUSHME).contains("step next to the other only if that one is frozen"));
        assertTrue(VariantPage.of(Variant.ROCOCO_PUSHME).contains("may remove itself"));
        assertTrue(!VariantPage.of(Variant.BAROQUE).contains("may remove itself"));
    }

    private static List<String> headings(Variant variant) {
        return VariantPage.of(variant)
                .lines()
                .filter(line -> line.startsWith("#"))
                .toList();
    }
}

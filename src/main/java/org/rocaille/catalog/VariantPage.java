package org.rocaille.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.rocaille.id.Codes;
import org.rocaille.rules.Capture;
import org.rocaille.rules.PieceRule;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.BoardText;
import org.rocaille.rules.notation.Ink;

/**
 * The rules of a variant as a page to learn the game from, in Markdown that reads well in a terminal too. It is put
 * together from chapters that the games share, each told only where the variant's data call for it. Only the
 * introduction is a game's own.
 */
public final class VariantPage {

    private static final int WIDTH = 79;

    private final Variant variant;
    private final List<String> chapters = new ArrayList<>();

    private VariantPage(Variant variant) {
        this.variant = variant;
    }

    /** The page. */
    public static String of(Variant variant) {
        return new VariantPage(variant).text();
    }

    private String text() {
        chapters.add("# " + variant.title() + "\n");
        chapter("intro/" + variant.key());
        chapters.add("## The board\n\n" + board());
        if (variant.hasRandomArrays()) {
            chapter("arrays");
        }
        chapters.add("## The pieces\n\n" + pieces());
        chapter("moving");
        chapters.add("## Capturing\n");
        Stream.of(Capture.values()).filter(this::isUsed).forEach(way -> chapter("capture/" + Codes.of(way)));
        if (variant.pieces().stream().anyMatch(PieceRule::mayTradePlaces)) {
            chapter("swapping");
        }
        if (variant.piece(PieceType.CHAMELEON).isPresent()) {
            chapter("chameleon");
        }
        chapter("freezing/" + Codes.of(variant.freezing()));
        if (variant.hasRing()) {
            chapter("ring");
        }
        if (!variant.promotionRanks(Side.WHITE).isEmpty()) {
            chapter("promotion");
            chapters.add(promotionRanks());
        }
        chapter("kings/" + Codes.of(variant.kingRule()));
        chapters.add("## The end of the game\n\n" + endings());
        chapter("notation");
        return String.join("\n", chapters);
    }

    private String board() {
        Square corner = new Square(variant.files(), variant.ranks());
        StringBuilder text = new StringBuilder("The board has %d files, from a to %s, and %d ranks."
                .formatted(variant.files(), corner.name().substring(0, 1), variant.ranks()));
        if (variant.hasRing()) {
            Square last = new Square(variant.files() - 1, variant.ranks() - 1);
            text.append(
                    (" Its outermost %d squares are the ring of edge squares, which are drawn shaded; the field within"
                                    + " goes from %s to %s.")
                            .formatted(
                                    2 * (variant.files() + variant.ranks()) - 4, new Square(2, 2).name(), last.name()));
        }
        text.append(" White's pieces are written in upper case.");
        return wrapped("", text.toString())
                + "\n```text\n"
                + BoardText.of(variant.start(), Side.WHITE, Ink.UNICODE).board()
                + "```\n";
    }

    private String pieces() {
        StringBuilder text = new StringBuilder();
        for (PieceRule rule : variant.pieces()) {
            text.append(wrapped(
                    "- ",
                    "**%s %s** (%d a side): %s"
                            .formatted(
                                    rule.letter(),
                                    rule.type().title(),
                                    variant.startCount(rule.type()),
                                    PieceSentence.of(variant, rule))));
        }
        return text.toString();
    }

    private boolean isUsed(Capture way) {
        return variant.pieces().stream().anyMatch(rule -> rule.captures().containsKey(way));
    }

    private String promotionRanks() {
        return wrapped(
                "", "White's Pawns promote on %s, Black's on %s.".formatted(ranks(Side.WHITE), ranks(Side.BLACK)));
    }

    private String ranks(Side side) {
        Set<Integer> ranks = variant.promotionRanks(side);
        return (ranks.size() == 1 ? "rank " : "ranks ")
                + English.and(ranks.stream().sorted().map(String::valueOf).toList());
    }

    private String endings() {
        StringBuilder text = new StringBuilder();
        EndingRule.of(variant).forEach(ending -> text.append(wrapped("- ", ending.sentence())));
        return text.append("\n" + wrapped("", "If several of these apply at once, the first counts."))
                .toString();
    }

    /** Adds a chapter that is kept as a file, if there is one. */
    private void chapter(String name) {
        try (InputStream file = VariantPage.class.getResourceAsStream(name + ".md")) {
            if (file != null) {
                chapters.add(new String(file.readAllBytes(), StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A paragraph, or an item of a list, broken into lines. */
    private static String wrapped(String bullet, String paragraph) {
        StringBuilder text = new StringBuilder(bullet);
        int column = bullet.length();
        for (String word : paragraph.split(" ")) {
            if (column + word.length() > WIDTH) {
                text.setCharAt(text.length() - 1, '\n');
                text.append(" ".repeat(bullet.length()));
                column = bullet.length();
            }
            text.append(word).append(' ');
            column += word.length() + 1;
        }
        text.setCharAt(text.length() - 1, '\n');
        return text.toString();
    }
}

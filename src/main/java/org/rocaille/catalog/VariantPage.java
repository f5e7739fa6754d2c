package org.rocaille.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rocaille.id.Codes;
import org.rocaille.rules.Capture;
import org.rocaille.rules.PieceRule;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.BoardText;
import org.rocaille.rules.notation.Ink;
import org.rocaille.text.Language;

/**
 * The rules of a variant as a page to learn the game from. It is put together from chapters that the games share, each
 * told only where the variant's data call for it; only the introduction is a game's own. A chapter shows a {@link
 * Diagram} as {@code ![](name)} with its caption on the lines that follow, which are left out together if the game
 * lacks one of its pieces.
 */
public final class VariantPage {

    private static final int WIDTH = 79;

    private static final Pattern DIAGRAM = Pattern.compile("!\\[]\\(([a-z-]+)\\)\n(\\*[^*]+\\*\n)\n?");

    private final Variant variant;
    private final Language language;
    private final Wording wording;
    private final boolean hasPictures;
    private final List<String> chapters = new ArrayList<>();

    private VariantPage(Variant variant, Language language, boolean hasPictures) {
        this.variant = variant;
        this.language = language;
        this.hasPictures = hasPictures;
        wording = Wording.in(language);
    }

    /** The page with its diagrams, which are pictures of this service. */
    public static String markdown(Variant variant, Language language) {
        return new VariantPage(variant, language, true).page();
    }

    /** The page for the terminal: the start position is drawn, and other diagrams have their captions only. */
    public static String text(Variant variant, Language language) {
        return new VariantPage(variant, language, false).page();
    }

    private String page() {
        chapters.add("# " + variant.title() + "\n");
        chapter("intro/" + variant.key());
        chapters.add(titled(wording.boardTitle(), board()));
        if (variant.hasRandomArrays()) {
            chapter("arrays");
        }
        chapters.add(titled(wording.piecesTitle(), pieces()));
        chapter("moving");
        chapters.add("## " + wording.capturingTitle() + "\n");
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
            chapters.add(wrapped("", wording.promotion(promotionRanks(Side.WHITE), promotionRanks(Side.BLACK))));
        }
        chapter("kings/" + Codes.of(variant.kingRule()));
        chapters.add(titled(wording.endTitle(), endings()));
        chapter("notation");
        return String.join("\n", chapters);
    }

    private static String titled(String title, String text) {
        return "## " + title + "\n\n" + text;
    }

    private String board() {
        String board = hasPictures
                ? Diagram.start(variant).markdown(wording) + "\n" + wrapped("", wording.marks())
                : "```text\n"
                        + BoardText.of(variant.start(), Side.WHITE, Ink.UNICODE).board()
                        + "```\n";
        return wrapped("", wording.board(variant)) + "\n" + board;
    }

    private String pieces() {
        StringBuilder text = new StringBuilder();
        for (PieceRule rule : variant.pieces()) {
            String sentence = PieceSentence.of(variant, rule, language);
            text.append(wrapped(
                    hasPictures ? "- ![](/docs/pieces/%s.svg) ".formatted(Codes.of(rule.type())) : "- ",
                    wording.piece(rule.letter(), rule.type(), variant.startCount(rule.type()), sentence)));
        }
        return text.toString();
    }

    private boolean isUsed(Capture way) {
        return variant.pieces().stream().anyMatch(rule -> rule.captures().containsKey(way));
    }

    private List<Integer> promotionRanks(Side side) {
        return variant.promotionRanks(side).stream().sorted().toList();
    }

    private String endings() {
        StringBuilder text = new StringBuilder();
        List<EndingRule> endings = EndingRule.of(variant, language);
        endings.forEach(ending -> text.append(wrapped("- ", ending.sentence())));
        boolean isDecisive = endings.stream().allMatch(EndingRule::decisive);
        return text.append("\n" + wrapped("", wording.firstEndingCounts() + " " + wording.draws(isDecisive)))
                .toString();
    }

    /** Adds a chapter that is kept as a file, if there is one. */
    private void chapter(String name) {
        try (InputStream file = VariantPage.class.getResourceAsStream(language.code() + "/" + name + ".md")) {
            if (file != null) {
                String chapter = new String(file.readAllBytes(), StandardCharsets.UTF_8);
                chapters.add(DIAGRAM.matcher(chapter).replaceAll(this::diagram).stripTrailing() + "\n");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String diagram(MatchResult place) {
        String caption = place.group(2);
        return Diagram.find(place.group(1), variant)
                .map(diagram -> (hasPictures ? diagram.markdown(wording) : "") + caption + "\n")
                .map(Matcher::quoteReplacement)
                .orElse("");
    }

    /** A paragraph, or an item of a list, broken into lines. */
    private static String wrapped(String bullet, String paragraph) {
        StringBuilder text = new StringBuilder(bullet);
        String indent = bullet.isEmpty() ? "" : "  ";
        int column = bullet.length();
        for (String word : paragraph.split(" ")) {
            if (column + word.length() > WIDTH) {
                text.setCharAt(text.length() - 1, '\n');
                text.append(indent);
                column = indent.length();
            }
            text.append(word).append(' ');
            column += word.length() + 1;
        }
        text.setCharAt(text.length() - 1, '\n');
        return text.toString();
    }
}

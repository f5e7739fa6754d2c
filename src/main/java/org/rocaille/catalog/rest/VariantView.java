package org.rocaille.catalog.rest;

import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.catalog.EndingRule;
import org.rocaille.catalog.PieceSentence;
import org.rocaille.id.Codes;
import org.rocaille.rules.PieceRule;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;
import org.rocaille.text.Language;

/** A variant as callers see it. */
@Schema(name = "Variant", description = "A game that can be played")
record VariantView(
        @Schema(
                required = true,
                example = "rocaille",
                extensions = @Extension(name = "x-extensible-enum", value = "variants"))
        String id,

        @Schema(required = true, description = "The name for people", example = "Rocaille")
        String title,

        @Schema(required = true) BoardView board,

        @Schema(required = true, description = "The position that a game starts from unless it says otherwise")
        String startFen,

        @Schema(required = true) List<PieceView> pieces,

        @Schema(
                required = true,
                description = "How a game ends by the rules; if several apply at once, the first counts")
        List<EndingView> endings,

        @Schema(required = true) Dials dials,

        @Schema(required = true, description = "The ranks on which Pawns may promote, none if they do not")
        PromotionRanks promotionRanks,

        @Schema(required = true) Links links) {

    /** The squares. */
    @Schema(name = "Board", description = "The squares; they are named over the whole board, ring included")
    record BoardView(
            @Schema(required = true, description = "The width of the whole board", example = "12")
            int files,

            @Schema(required = true, description = "The height of the whole board", example = "10")
            int ranks,

            @Schema(required = true, description = "Whether the outermost squares are the ring of edge squares")
            boolean ring,

            @Schema(required = true) FieldView field) {

        static BoardView of(Variant variant) {
            return new BoardView(variant.files(), variant.ranks(), variant.hasRing(), FieldView.of(variant));
        }
    }

    /** The squares that are no edge squares. */
    @Schema(name = "Field", description = "The squares within the ring, or all squares if there is none")
    record FieldView(
            @Schema(required = true, description = "Its corner at White's left", example = "b2")
            String from,

            @Schema(required = true, description = "Its opposite corner", example = "k9")
            String to) {

        static FieldView of(Variant variant) {
            int margin = variant.hasRing() ? 1 : 0;
            return new FieldView(
                    new Square(1 + margin, 1 + margin).name(),
                    new Square(variant.files() - margin, variant.ranks() - margin).name());
        }
    }

    /** A kind of piece. */
    @Schema(name = "Piece", description = "A kind of piece and what it does in this game")
    record PieceView(
            @Schema(
                    required = true,
                    description = "The kind of piece, whatever its letter",
                    example = "long-leaper",
                    extensions = @Extension(name = "x-extensible-enum", value = "piece-types"))
            String type,

            @Schema(
                    required = true,
                    description = "The letter in this game, in upper case as White's pieces are written",
                    example = "L")
            String letter,

            @Schema(required = true, description = "The name for people", example = "Long Leaper")
            String name,

            @Schema(required = true, description = "How many each side starts with", example = "2")
            int count,

            @Schema(
                    required = true,
                    description = "How it moves and captures, in one sentence",
                    example = "Moves like a Queen and captures an enemy by stopping right in front of it.")
            String description) {

        static PieceView of(Variant variant, PieceRule rule) {
            return new PieceView(
                    Codes.of(rule.type()),
                    String.valueOf(rule.letter()),
                    rule.type().title(),
                    variant.startCount(rule.type()),
                    PieceSentence.of(variant, rule, Language.ENGLISH));
        }
    }

    /** A way in which a game ends. */
    @Schema(name = "Ending", description = "A way in which a game ends by the rules")
    record EndingView(
            @Schema(
                    required = true,
                    example = "checkmate",
                    extensions = @Extension(name = "x-extensible-enum", value = "endings"))
            String reason,

            @Schema(required = true, description = "Whether it has a winner, or is a draw")
            boolean decisive,

            @Schema(
                    required = true,
                    description = "When it happens, in one sentence",
                    example = "A side that is in check and has no legal move has lost.")
            String description) {

        static EndingView of(EndingRule ending) {
            return new EndingView(ending.reason().code(), ending.decisive(), ending.sentence());
        }
    }

    /** What distinguishes the games beside their boards and pieces. */
    @Schema(name = "Dials", description = "What distinguishes the games beside their boards and pieces")
    record Dials(
            @Schema(
                    required = true,
                    description = "What becomes of a King in danger",
                    example = "check-and-apart",
                    extensions = @Extension(name = "x-extensible-enum", value = "king-rules"))
            String kings,

            @Schema(
                    required = true,
                    description = "How Immobilizers freeze",
                    example = "absolute",
                    extensions = @Extension(name = "x-extensible-enum", value = "freezings"))
            String freezing,

            @Schema(
                    required = true,
                    description = "Whether there are draws by rule as in chess, or every ending has a winner",
                    example = "decisive",
                    extensions = @Extension(name = "x-extensible-enum", value = "ending-styles"))
            String endings,

            @Schema(required = true, description = "Whether a game may start from a random array", example = "false")
            boolean randomArrays) {

        static Dials of(Variant variant) {
            return new Dials(
                    Codes.of(variant.kingRule()),
                    Codes.of(variant.freezing()),
                    Codes.of(variant.endings()),
                    variant.hasRandomArrays());
        }
    }

    /** Where Pawns promote. */
    @Schema(name = "PromotionRanks")
    record PromotionRanks(
            @Schema(required = true, example = "[9]") List<Integer> white,
            @Schema(required = true, example = "[2]") List<Integer> black) {

        static PromotionRanks of(Variant variant) {
            return new PromotionRanks(
                    sorted(variant.promotionRanks(Side.WHITE)), sorted(variant.promotionRanks(Side.BLACK)));
        }

        private static List<Integer> sorted(Set<Integer> ranks) {
            return ranks.stream().sorted().toList();
        }
    }

    /** Where to go from a variant. */
    @Schema(name = "VariantLinks")
    record Links(
            @Schema(required = true, example = "/v1/variants/rocaille")
            String self,

            @Schema(required = true, description = "The rules as a page", example = "/v1/variants/rocaille/rules")
            String rules) {

        static Links of(Variant variant) {
            String self = VariantResource.PATH + "/" + variant.key();
            return new Links(self, self + "/rules");
        }
    }

    static VariantView of(Variant variant) {
        return new VariantView(
                variant.key(),
                variant.title(),
                BoardView.of(variant),
                variant.start().fen(),
                variant.pieces().stream()
                        .map(rule -> PieceView.of(variant, rule))
                        .toList(),
                EndingRule.of(variant, Language.ENGLISH).stream()
                        .map(EndingView::of)
                        .toList(),
                Dials.of(variant),
                PromotionRanks.of(variant),
                Links.of(variant));
    }
}

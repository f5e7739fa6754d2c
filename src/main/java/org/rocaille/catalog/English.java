package org.rocaille.catalog;

import java.util.List;
import org.rocaille.rules.Capture;
import org.rocaille.rules.Endings;
import org.rocaille.rules.Freezing;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;
import org.rocaille.rules.Travel;
import org.rocaille.rules.Variant;

/** The games in English. */
final class English implements Wording {

    @Override
    public String name(PieceType type) {
        return type.title();
    }

    @Override
    public String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    @Override
    public String and(List<String> items) {
        return Wording.list(items, ", ", items.size() > 2 ? ", and " : " and ");
    }

    @Override
    public String or(List<String> items) {
        return Wording.list(items, ", ", items.size() > 2 ? ", or " : " or ");
    }

    @Override
    public String clauses(List<String> items) {
        return Wording.list(items, "; ", "; and ");
    }

    @Override
    public String one(List<PieceType> types) {
        return a(names(types));
    }

    @Override
    public String one(Whose whose, List<PieceType> types) {
        String names = (whose == Whose.FRIEND ? "friendly " : "enemy ") + names(types);
        return types.equals(List.of(PieceType.KING)) ? "the " + names : a(names);
    }

    @Override
    public String anyone(Whose whose) {
        return whose == Whose.FRIEND ? "a friend" : "an enemy";
    }

    @Override
    public String anyoneBut(Whose whose, List<PieceType> types) {
        return anyone(whose) + " other than " + one(types);
    }

    private String names(List<PieceType> types) {
        return or(types.stream().map(PieceType::title).toList());
    }

    private static String a(String noun) {
        return ("aeiouAEIOU".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
    }

    @Override
    public String travel(Travel travel) {
        return switch (travel) {
            case STEP -> "Moves one square in any direction";
            case STEP_OR_HOP ->
                "Moves one square in any direction, or hops over an adjacent piece to the empty square just beyond";
            case ROOK -> "Moves like a Rook";
            case QUEEN -> "Moves like a Queen";
        };
    }

    @Override
    public String swaps(String condition) {
        return "trades places with the first piece on a line" + condition;
    }

    @Override
    public String ifItIs(String whom) {
        return " if it is " + whom;
    }

    @Override
    public String unlessItIs(String whom) {
        return " unless it is " + whom;
    }

    @Override
    public String captures(String ways) {
        return "captures " + ways;
    }

    @Override
    public String neverCaptures() {
        return "never captures";
    }

    @Override
    public String capture(Capture way, String whom) {
        return switch (way) {
            case DISPLACEMENT -> whom + " by moving onto it";
            case HOP -> whom + " by hopping over an adjacent piece onto it";
            case LEAP -> whom + " by leaping over it to an empty square just beyond as often as the line allows";
            case WITHDRAWAL -> whom + " next to it by moving directly away";
            case APPROACH -> whom + " by stopping right in front of it";
            case PINCH -> whom + " by stopping orthogonally next to it with a friend right behind it";
            case COORDINATION ->
                whom + " on one of the other two corners of the rectangle that it makes with its own King";
            case DESTRUCTION -> whom + " next to it by vanishing together with it";
        };
    }

    @Override
    public String freezes(Freezing freezing) {
        return switch (freezing) {
            case ABSOLUTE -> "freezes every enemy next to it";
            case CANCELLABLE ->
                "freezes the enemies next to it except Immobilizers and Chameleons, unless one of those stands next"
                        + " to it";
        };
    }

    @Override
    public String freezesImmobilizers() {
        return "freezes an enemy Immobilizer next to it";
    }

    @Override
    public String board(Variant variant) {
        Square corner = new Square(variant.files(), variant.ranks());
        String ring = "";
        if (variant.hasRing()) {
            ring = (" Its outermost %d squares are the ring of edge squares, which are drawn shaded; the field within"
                            + " goes from %s to %s.")
                    .formatted(
                            2 * (variant.files() + variant.ranks()) - 4,
                            new Square(2, 2),
                            new Square(variant.files() - 1, variant.ranks() - 1));
        }
        return "The board has %d files, from a to %s, and %d ranks.%s White's pieces are written in upper case."
                .formatted(variant.files(), corner.name().substring(0, 1), variant.ranks(), ring);
    }

    @Override
    public String marks() {
        return "In the diagrams below, a dot marks where a piece may go, and a dot in a ring where it takes something"
                + " by that; a ring is drawn around a piece to whose square the move goes, and a small cross marks what"
                + " would be taken. An arrow shows a move that was made, and large crosses what it took.";
    }

    @Override
    public String promotion(List<Integer> white, List<Integer> black) {
        return "White's Pawns promote on %s, Black's on %s.".formatted(ranks(white), ranks(black));
    }

    private String ranks(List<Integer> ranks) {
        return (ranks.size() == 1 ? "rank " : "ranks ")
                + and(ranks.stream().map(String::valueOf).toList());
    }

    @Override
    public String piece(char letter, PieceType type, int count, String sentence) {
        return "**%s %s** (%d a side): %s".formatted(letter, name(type), count, sentence);
    }

    @Override
    public String ending(Outcome.Reason reason, boolean isDecisive, boolean hasBans) {
        String same = hasBans ? "the same board, side to move and swap ban" : "the same board and side to move";
        return switch (reason) {
            case CHECKMATE -> "A side that is in check and has no legal move has lost.";
            case KING_CAPTURED -> "A side whose King has been removed has lost.";
            case NO_MOVES -> "A side that has no legal move has lost.";
            case STALEMATE -> "A side to move that is not in check and has no legal move is stalemated: a draw.";
            case REPETITION ->
                isDecisive
                        ? "Whoever makes " + same + " occur for the third time has lost."
                        : "When " + same + " occur for the third time, the game is drawn.";
            case QUIET_PLIES ->
                "After %d plies without a capture, removal, promotion or Pawn's move, it is a draw."
                        .formatted(Endings.QUIET_LIMIT);
        };
    }

    @Override
    public String firstEndingCounts() {
        return "If several of these apply at once, the first counts. A position occurs for the first time where the"
                + " game begins, and what was taken back has not occurred.";
    }

    @Override
    public String draws(boolean isRuledOut) {
        return isRuledOut
                ? "No ending by the rules is a draw; the players may agree on one."
                : "The players may also agree on a draw.";
    }

    @Override
    public String boardTitle() {
        return "The board";
    }

    @Override
    public String piecesTitle() {
        return "The pieces";
    }

    @Override
    public String capturingTitle() {
        return "Capturing";
    }

    @Override
    public String endTitle() {
        return "The end of the game";
    }
}

package org.rocaille.catalog;

import java.util.List;
import org.rocaille.rules.Endings;
import org.rocaille.rules.Outcome.Reason;
import org.rocaille.rules.PieceRule;
import org.rocaille.rules.Variant;

/**
 * One of the ways in which a game of a variant ends by the rules.
 *
 * @param reason   the ending
 * @param decisive whether it has a winner
 * @param sentence when it happens and to whose favour
 */
public record EndingRule(Reason reason, boolean decisive, String sentence) {

    /** The endings of a variant; if several apply at once, the first counts. */
    public static List<EndingRule> of(Variant variant) {
        EndingRule king = variant.kingRule().knowsCheck()
                ? won(Reason.CHECKMATE, "A side that is in check and has no legal move has lost.")
                : won(Reason.KING_CAPTURED, "A side whose King has been removed has lost.");
        boolean swaps = variant.pieces().stream().anyMatch(PieceRule::mayTradePlaces);
        String same = swaps ? "the same board, side to move and swap ban" : "the same board and side to move";
        return switch (variant.endings()) {
            case DECISIVE ->
                List.of(
                        king,
                        won(Reason.NO_MOVES, "A side that has no legal move has lost."),
                        won(Reason.REPETITION, "Whoever makes " + same + " occur for the third time has lost."));
            case CHESS ->
                List.of(
                        king,
                        drawn(
                                Reason.STALEMATE,
                                "A side to move that is not in check and has no legal move is stalemated: a draw."),
                        drawn(Reason.REPETITION, "When " + same + " occur for the third time, the game is drawn."),
                        drawn(
                                Reason.QUIET_PLIES,
                                "After %d plies without a capture, removal, promotion or Pawn's move, it is a draw."
                                        .formatted(Endings.QUIET_LIMIT)));
        };
    }

    private static EndingRule won(Reason reason, String sentence) {
        return new EndingRule(reason, true, sentence);
    }

    private static EndingRule drawn(Reason reason, String sentence) {
        return new EndingRule(reason, false, sentence);
    }
}

package org.rocaille.catalog;

import java.util.List;
import org.rocaille.rules.Outcome.Reason;
import org.rocaille.rules.PieceRule;
import org.rocaille.rules.Variant;
import org.rocaille.text.Language;

/**
 * One of the ways in which a game of a variant ends by the rules.
 *
 * @param reason   the ending
 * @param decisive whether it has a winner
 * @param sentence when it happens and to whose favour
 */
public record EndingRule(Reason reason, boolean decisive, String sentence) {

    /** The endings of a variant, told in a language; if several apply at once, the first counts. */
    public static List<EndingRule> of(Variant variant, Language language) {
        Reason king = variant.kingRule().knowsCheck() ? Reason.CHECKMATE : Reason.KING_CAPTURED;
        boolean hasBans = variant.pieces().stream().anyMatch(PieceRule::mayTradePlaces);
        Wording wording = Wording.in(language);
        return switch (variant.endings()) {
            case DECISIVE ->
                List.of(
                        won(king, hasBans, wording),
                        won(Reason.NO_MOVES, hasBans, wording),
                        won(Reason.REPETITION, hasBans, wording));
            case CHESS ->
                List.of(
                        won(king, hasBans, wording),
                        drawn(Reason.STALEMATE, hasBans, wording),
                        drawn(Reason.REPETITION, hasBans, wording),
                        drawn(Reason.QUIET_PLIES, hasBans, wording));
        };
    }

    private static EndingRule won(Reason reason, boolean hasBans, Wording wording) {
        return new EndingRule(reason, true, wording.ending(reason, true, hasBans));
    }

    private static EndingRule drawn(Reason reason, boolean hasBans, Wording wording) {
        return new EndingRule(reason, false, wording.ending(reason, false, hasBans));
    }
}

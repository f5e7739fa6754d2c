package org.rocaille.game.conditional;

import java.util.List;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Square;

/**
 * What is wrong with one move of a tree.
 *
 * @param pointer where it is in the request, as a JSON pointer (RFC 6901)
 * @param reason  the stable code: one of {@link Judgement.Reason} or those below
 * @param detail  a sentence for people
 * @param squares the squares concerned, by file and then rank
 */
public record Fault(String pointer, String reason, String detail, List<String> squares) {

    static Fault illegal(String pointer, Judgement.Illegal illegal) {
        Judgement.Refusal first = illegal.refusals().get(0);
        return new Fault(
                pointer,
                first.reason().code(),
                RuleProblems.sentence(first),
                first.squares().stream().map(Square::name).toList());
    }

    /** The same move of the other side has an answer already. */
    static Fault duplicate(String pointer) {
        return own(pointer, "duplicate-if", "This move has an answer already.");
    }

    /** The other side's move ends the game. */
    static Fault endsGame(String pointer) {
        return own(pointer, "ends-game", "This move ends the game, so that nothing can be answered.");
    }

    /** The answer ends the game, and something follows. */
    static Fault afterTheEnd(String pointer) {
        return own(pointer, Judgement.Reason.GAME_OVER.code(), "The game is over by then.");
    }

    /** The answer would lose by making a position occur once too often (rules §4). */
    static Fault repetition(String pointer) {
        return own(
                pointer,
                "repetition-loses",
                "The position would occur for the third time, which loses the game for whoever makes it so.");
    }

    private static Fault own(String pointer, String reason, String detail) {
        return new Fault(pointer, reason, detail, List.of());
    }
}

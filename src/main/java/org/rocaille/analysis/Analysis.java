package org.rocaille.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.rocaille.problem.Problem;
import org.rocaille.problem.RuleProblems;
import org.rocaille.rules.History;
import org.rocaille.rules.Judgement;
import org.rocaille.rules.Judgement.Illegal;
import org.rocaille.rules.Judgement.Legal;
import org.rocaille.rules.Judgement.Reason;
import org.rocaille.rules.Judgement.Refusal;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.Position;
import org.rocaille.rules.notation.Candidate;

/**
 * What the rules say of a position that belongs to no game.
 *
 * @param position   the position
 * @param outcome    how a game that reached it would have ended, empty if it would go on
 * @param legalMoves the legal moves, none if it is over
 */
public record Analysis(Position position, Optional<Outcome> outcome, List<Candidate> legalMoves) {

    /**
     * Analyses the position that moves lead to. Those passed through count for repetition.
     *
     * @param start where the moves begin
     * @param moves texts of moves, in any form that rules §1 tolerates
     * @throws Problem for the first move that is not legal; its {@code pointer} tells which one
     */
    public static Analysis of(Position start, List<String> moves) {
        Position position = start;
        History history = History.startingAt(start);
        for (int i = 0; i < moves.size(); i++) {
            Judgement judgement = judge(position, history, moves.get(i));
            if (judgement instanceof Illegal illegal) {
                throw RuleProblems.illegalMove(illegal).with("pointer", "/moves/" + i);
            }
            if (judgement instanceof Legal legal) {
                position = position.play(legal.move());
                history = history.after(legal.move(), position);
            }
        }
        Optional<Outcome> outcome = position.outcome(history.occurrences(position));
        return new Analysis(position, outcome, outcome.isPresent() ? List.of() : Candidate.of(position, history));
    }

    /** Judges a text by the position and its past: once repetition has ended the game, no move is legal. */
    private static Judgement judge(Position position, History history, String text) {
        Judgement judgement = position.judge(text);
        if (history.occurrences(position) < History.LIMIT) {
            return judgement;
        }
        List<Refusal> refusals = new ArrayList<>(List.of(new Refusal(Reason.GAME_OVER, Collections.emptySortedSet())));
        if (judgement instanceof Illegal illegal) {
            refusals.addAll(illegal.refusals());
        }
        refusals.sort(Comparator.comparing(Refusal::reason));
        return new Illegal(refusals);
    }
}

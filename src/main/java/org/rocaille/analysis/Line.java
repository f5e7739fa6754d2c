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
import org.rocaille.rules.Move;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.Position;

/**
 * A position that belongs to no game, and the moves that led to it. Those passed through count for repetition.
 *
 * @param position where it leads
 * @param history  what it has passed through, the position included
 * @param lastMove its last move, empty if it has none
 */
public record Line(Position position, History history, Optional<Move> lastMove) {

    /**
     * The line of some moves.
     *
     * @param start where the moves begin
     * @param moves texts of moves, in any form that rules §1 tolerates
     * @throws Problem for the first move that is not legal; its {@code pointer} tells which one
     */
    public static Line of(Position start, List<String> moves) {
        Line line = new Line(start, History.startingAt(start), Optional.empty());
        for (int i = 0; i < moves.size(); i++) {
            Judgement judgement = line.judge(moves.get(i));
            if (judgement instanceof Illegal illegal) {
                throw RuleProblems.illegalMove(illegal).with("pointer", "/moves/" + i);
            }
            if (judgement instanceof Legal legal) {
                line = line.after(legal.move());
            }
        }
        return line;
    }

    private Line after(Move move) {
        Position reached = position.play(move);
        return new Line(reached, history.after(move, reached), Optional.of(move));
    }

    /** How a game that came this way would have ended, empty if it would go on. */
    public Optional<Outcome> outcome() {
        return position.outcome(history.occurrences(position));
    }

    /** Judges a text by the position and its past: once repetition has ended the game, no move is legal. */
    private Judgement judge(String text) {
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

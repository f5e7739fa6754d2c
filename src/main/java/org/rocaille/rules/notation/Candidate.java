package org.rocaille.rules.notation;

import java.util.List;
import java.util.Optional;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.Position;

/**
 * A legal move with what a player wants to know before making it.
 *
 * @param move              the move
 * @param notation          its display notation
 * @param after             the position it leads to
 * @param losesByRepetition whether it would end the game as a loss for its player, by making a position occur once too
 *     often (rules §4)
 */
public record Candidate(Move move, String notation, Position after, boolean losesByRepetition) {

    /**
     * The candidates of a position, in the order of {@link Position#legalMoves()}.
     *
     * @param history what the position has come from, itself included
     */
    public static List<Candidate> of(Position position, History history) {
        return position.legalMoves().stream()
                .map(move -> of(position, move, history))
                .toList();
    }

    /**
     * A legal move of a position as a candidate.
     *
     * @param history what the position has come from, itself included
     */
    public static Candidate of(Position position, Move move, History history) {
        Position after = position.play(move);
        int occurrences = history.occurrencesAfter(move, after);
        return new Candidate(
                move,
                Notation.of(position, move, after),
                after,
                occurrences >= History.LIMIT && isLoss(position, after.outcome(occurrences)));
    }

    private static boolean isLoss(Position position, Optional<Outcome> outcome) {
        return outcome.filter(end -> end.reason() == Outcome.Reason.REPETITION)
                .flatMap(Outcome::winner)
                .filter(winner -> winner != position.turn())
                .isPresent();
    }
}

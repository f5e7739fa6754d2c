package org.rocaille.analysis;

import java.util.List;
import java.util.Optional;
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

    /** Analyses the position that a line leads to. */
    public static Analysis of(Line line) {
        Optional<Outcome> outcome = line.outcome();
        return new Analysis(
                line.position(),
                outcome,
                outcome.isPresent() ? List.of() : Candidate.of(line.position(), line.history()));
    }
}

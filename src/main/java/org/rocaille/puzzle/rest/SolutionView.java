package org.rocaille.puzzle.rest;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.rocaille.analysis.rest.LegalMoveView;
import org.rocaille.puzzle.Puzzle;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.notation.Candidate;

/** The solution of a puzzle as callers see it. */
@Schema(name = "PuzzleSolution", description = "The solution of a puzzle")
record SolutionView(
        @Schema(
                required = true,
                description = "The moves that are to be found, and between them what the other side answers")
        List<LegalMoveView> moves) {

    static SolutionView of(Puzzle puzzle) {
        List<LegalMoveView> moves = new ArrayList<>();
        Position position = puzzle.position();
        History history = History.startingAt(position);
        for (Move move : puzzle.solution()) {
            Candidate candidate = Candidate.of(position, move, history);
            moves.add(LegalMoveView.of(candidate));
            position = candidate.after();
            history = history.after(move, position);
        }
        return new SolutionView(moves);
    }
}

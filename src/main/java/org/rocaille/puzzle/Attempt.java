package org.rocaille.puzzle;

import java.util.List;
import java.util.Optional;
import org.rocaille.analysis.Line;
import org.rocaille.problem.Problem;
import org.rocaille.rules.Move;

/**
 * What has been tried to solve a puzzle. Nothing is kept of it: a line of moves is all that it takes to go on.
 *
 * @param puzzle  the puzzle
 * @param verdict whether the solver's last move was right
 * @param right   how many moves of the solution have been made, the other side's answer to the last one included
 * @param reply   that answer, empty if there is none
 */
public record Attempt(Puzzle puzzle, Verdict verdict, int right, Optional<Move> reply) {

    /** What is to be said of a move. */
    public enum Verdict {
        /** There is a better one. */
        WRONG,
        /** It is the solution's, which goes on. */
        RIGHT,
        /** It is the solution's last. */
        SOLVED
    }

    /**
     * Compares a line with the solution. What follows upon a wrong move is not looked at.
     *
     * @param moves texts of moves, the solver's and the answers in turn, in any form that rules §1 tolerates
     * @throws Problem for the first move that is not legal, or is an answer other than the solution's
     */
    public static Attempt of(Puzzle puzzle, List<String> moves) {
        List<Move> solution = puzzle.solution();
        for (int ply = 0; ply < Math.min(moves.size(), solution.size()); ply++) {
            Move move = Line.of(puzzle.position(), moves.subList(0, ply + 1))
                    .lastMove()
                    .orElseThrow();
            if (!move.equals(solution.get(ply))) {
                if (ply % 2 == 1) {
                    throw Problem.invalidValue(
                            "moves/" + ply, "The other side answers " + solution.get(ply) + ", not " + move + ".");
                }
                return new Attempt(puzzle, Verdict.WRONG, ply, Optional.empty());
            }
        }
        if (moves.size() > solution.size()) {
            throw Problem.invalidValue(
                    "moves/" + solution.size(), "The puzzle is solved by the moves before this one.");
        }
        if (moves.size() == solution.size()) {
            return new Attempt(puzzle, Verdict.SOLVED, moves.size(), Optional.empty());
        }
        boolean isAnswered = moves.size() % 2 == 1;
        return new Attempt(
                puzzle,
                Verdict.RIGHT,
                isAnswered ? moves.size() + 1 : moves.size(),
                isAnswered ? Optional.of(solution.get(moves.size())) : Optional.empty());
    }
}

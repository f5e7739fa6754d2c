package org.rocaille.puzzle;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;

/** What the solution of a puzzle shows of its themes. */
final class Shown {

    private Shown() {}

    static Set<Theme> themes(Position position, List<Move> solution) {
        Set<Theme> themes = EnumSet.of(
                aim(position, solution),
                Theme.valueOf(solution.get(0).piece().type().name()));
        for (int ply = 0; ply < solution.size(); ply += 2) {
            Move move = solution.get(ply);
            if (move.promotion().isPresent()) {
                themes.add(Theme.PROMOTION);
            }
            if (position.variant().isEdge(move.to())) {
                themes.add(Theme.RING);
            }
        }
        return themes;
    }

    /** A mate if the solver has won at the end. */
    private static Theme aim(Position position, List<Move> solution) {
        Position last = position;
        for (Move move : solution) {
            last = last.play(move);
        }
        boolean isWon = last.outcome()
                .flatMap(outcome -> outcome.winner())
                .filter(winner -> winner == position.turn())
                .isPresent();
        return isWon ? Theme.find("mate-in-" + (solution.size() + 1) / 2).orElseThrow() : Theme.MULTI_CAPTURE;
    }
}

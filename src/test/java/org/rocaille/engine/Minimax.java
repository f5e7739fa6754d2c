package org.rocaille.engine;

import org.rocaille.rules.Endings;
import org.rocaille.rules.MutablePosition;

/** The search as the textbook has it: every move to the same depth, nothing left out, nothing remembered. */
final class Minimax {

    private final MutablePosition position;
    private final Evaluation evaluation;

    Minimax(MutablePosition position) {
        this.position = position;
        evaluation = new Evaluation(position, new EvaluationTables(position.variant(), Weights.of(position.variant())));
    }

    /** The score of the position after so many plies of best play, for the side to move. */
    int score(int depth) {
        return score(depth, 0);
    }

    private int score(int depth, int ply) {
        if (position.isKingCaptured()) {
            return -(Score.WIN - ply);
        }
        boolean decisive = position.variant().endings() == Endings.DECISIVE;
        if (ply > 0 && position.occurrences() >= 3) {
            return decisive ? Score.WIN - ply : 0;
        }
        boolean isDrawn = !decisive && position.quietPlies() >= Endings.QUIET_LIMIT;
        if (depth == 0 && !isDrawn) {
            return evaluation.evaluate();
        }
        long[] moves = new long[position.mostMoves()];
        int count = position.legalMoves(moves);
        if (count == 0) {
            return decisive || position.isKingAttacked() ? -(Score.WIN - ply) : 0;
        }
        if (isDrawn) {
            return 0;
        }
        int best = -Score.INFINITE;
        for (int i = 0; i < count; i++) {
            position.play(moves[i]);
            best = Math.max(best, -score(depth - 1, ply + 1));
            position.undo();
        }
        return best;
    }
}

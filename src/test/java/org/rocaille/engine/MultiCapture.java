package org.rocaille.engine;

import java.util.List;
import org.rocaille.rules.History;
import org.rocaille.rules.Move;
import org.rocaille.rules.MutablePosition;
import org.rocaille.rules.Position;

/** Confirms that a move which takes several pieces wins, and that no other does, as far as a search sees. */
public final class MultiCapture {

    /** How far the search looks, in plies; captures and checks are followed farther. */
    private static final int DEPTH = 6;

    /** How much more than the position seems to be worth the move must make of it, in hundredths of a Pawn. */
    private static final int GAIN = 200;

    /** How much less the second best move must make of it. */
    private static final int LEAD = 200;

    private MultiCapture() {}

    /** Whether a move takes two pieces or more, and whatever the other side does is far better than any other. */
    public static boolean isClearlyBest(Position position, Move move) {
        if (move.captures().size() < 2) {
            return false;
        }
        List<Variation> found = new Search(1 << 22)
                .run(
                        position,
                        History.startingAt(position),
                        Limits.depth(DEPTH).withLines(2),
                        () -> false,
                        variation -> {});
        Score best = found.get(0).score();
        MutablePosition root = MutablePosition.of(position);
        int before = new Evaluation(root, new EvaluationTables(position.variant(), Weights.of(position.variant())))
                .evaluate();
        return found.size() == 2
                && found.get(0).move().equals(move)
                && !best.isForced()
                && best.value() - before >= GAIN
                && best.value() - found.get(1).score().value() >= LEAD;
    }
}

package org.rocaille.engine;

import java.util.ArrayList;
import java.util.List;
import org.rocaille.rules.Endings;
import org.rocaille.rules.Move;
import org.rocaille.rules.MutablePosition;
import org.rocaille.rules.Position;

/** Proves forced wins by looking at every move: slow, and right by being simple. */
public final class FullWidth {

    private final MutablePosition position;
    private final boolean decisive;

    FullWidth(MutablePosition position) {
        this.position = position;
        decisive = position.variant().endings() == Endings.DECISIVE;
    }

    /** Whether the side to move of a position can win within so many of its moves, whatever the other side does. */
    public static boolean wins(Position position, int moves) {
        return new FullWidth(MutablePosition.of(position)).wins(moves);
    }

    /** All moves of a position by which that is so. */
    public static List<Move> winningMoves(Position position, int moves) {
        MutablePosition root = MutablePosition.of(position);
        FullWidth proof = new FullWidth(root);
        long[] legal = new long[root.mostMoves()];
        int count = root.legalMoves(legal);
        List<Move> winning = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (proof.winsBy(legal[i], moves)) {
                winning.add(root.move(legal[i]));
            }
        }
        return winning;
    }

    /** Whether the side to move can win within so many of its moves whatever the other side does. */
    boolean wins(int moves) {
        long[] mine = new long[position.mostMoves()];
        int count = position.legalMoves(mine);
        for (int i = 0; i < count; i++) {
            if (winsBy(mine[i], moves)) {
                return true;
            }
        }
        return false;
    }

    /** Whether that is so by a certain move. */
    boolean winsBy(long move, int moves) {
        position.play(move);
        boolean wins = loses(moves - 1);
        position.undo();
        return wins;
    }

    /** Whether the side to move has lost, or will have after so many more moves of the other side. */
    private boolean loses(int moves) {
        if (position.isKingCaptured()) {
            return true;
        }
        long[] replies = new long[position.mostMoves()];
        int count = position.legalMoves(replies);
        if (count == 0) {
            return decisive || position.isKingAttacked();
        }
        if (moves == 0 || position.quietPlies() >= Endings.QUIET_LIMIT && !decisive) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            position.play(replies[i]);
            boolean lost = !position.isKingCaptured() && wins(moves);
            position.undo();
            if (!lost) {
                return false;
            }
        }
        return true;
    }
}

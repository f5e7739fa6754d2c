package org.rocaille.engine;

import java.time.Duration;
import java.util.List;
import org.rocaille.rules.Move;

/**
 * What a search has found: the best play that begins with one of the moves.
 *
 * @param rank     1 for the best move, 2 for the second best
 * @param score    what it leads to, for the side to move
 * @param depth    how many plies were searched in full; 0 if there was no time for any
 * @param farthest how many plies the longest line was
 * @param nodes    how many positions the search has looked at so far
 * @param elapsed  how long it has taken so far
 * @param moves    the moves, never none
 */
public record Variation(
        int rank, Score score, int depth, int farthest, long nodes, Duration elapsed, List<Move> moves) {

    public Variation {
        moves = List.copyOf(moves);
    }

    /** The move that this is about. */
    public Move move() {
        return moves.get(0);
    }

    /** Positions a second, on average. */
    public long nodesPerSecond() {
        return nodes * 1_000_000 / Math.max(elapsed.toNanos() / 1000, 1);
    }
}

package org.rocaille.engine;

import org.rocaille.rules.MutablePosition;
import org.rocaille.rules.Side;

/**
 * What a position is worth without looking ahead. It is the same for both colours: a position turned upside down with
 * the colours exchanged is worth the same to whoever is to move.
 */
final class Evaluation {

    private static final int WHITE = Side.WHITE.ordinal();
    private static final int BLACK = Side.BLACK.ordinal();

    /** More than this does not count, be it frozen or threatened. */
    private static final int MOST_AT_STAKE = 500;

    private static final int HIGHEST = Score.LEAST_WIN - 1;

    private final MutablePosition position;
    private final int squares;
    private final int[] worth;
    private final int[] placed;
    private final int[] aimed;
    private final int[] trades;
    private final int sliders;
    private final int coordinators;
    private final int frozen;
    private final int shutIn;
    private final int trade;
    private final int corner;

    /** @param position whose changes are followed */
    Evaluation(MutablePosition position, EvaluationTables tables) {
        this.position = position;
        squares = tables.squares;
        worth = tables.worth;
        placed = tables.placed;
        aimed = tables.aimed;
        trades = tables.trades;
        sliders = tables.sliders;
        coordinators = tables.coordinators;
        frozen = tables.weights.of(Term.FROZEN);
        shutIn = tables.weights.of(Term.SHUT_IN);
        trade = tables.weights.of(Term.TRADE);
        corner = tables.weights.of(Term.CORNER);
    }

    /** What the position is worth to the side to move, in hundredths of a Pawn; however much there is, no forced win. */
    int evaluate() {
        int value = Math.max(-HIGHEST, Math.min(of(WHITE) - of(BLACK), HIGHEST));
        return position.turn() == WHITE ? value : -value;
    }

    /** What one side has on the board. */
    private int of(int side) {
        int value = 0;
        int enemyKing = position.king(side ^ 1);
        boolean frosty = position.mayBeFrozen(side);
        for (int piece = position.firstPiece(side), last = position.lastPiece(side); piece <= last; piece++) {
            int square = position.squareOf(piece);
            if (square == 0) {
                continue;
            }
            int code = position.contents(square);
            value += placed[code * squares + square];
            if (enemyKing != 0) {
                value += aimed[code * 2 * squares + enemyKing - square + squares];
            }
            if (frosty && position.isFrozen(square)) {
                value -= frozen(code);
            } else if ((sliders >>> code & 1) != 0) {
                value += free(code, position.neighbours(square));
            }
            if ((coordinators >>> code & 1) != 0 && enemyKing != 0) {
                value += corner(square, position.king(side), enemyKing);
            }
        }
        return value;
    }

    /** {@link Term#FROZEN}: a King that cannot flee is worth a strong piece less. */
    private int frozen(int code) {
        return frozen * Math.min(worth[code], MOST_AT_STAKE) / 100;
    }

    /** What a piece that slides is worth by what is next to it: a set of contents. */
    private int free(int code, int neighbours) {
        int enemies = neighbours & trades[code];
        return ((neighbours & 1 << MutablePosition.EMPTY) == 0 ? -shutIn : 0)
                + (enemies == 0 ? 0 : trade(code, enemies));
    }

    /** {@link Term#TRADE}: the most valuable neighbour that can be taken along. */
    private int trade(int code, int enemies) {
        int best = worth[code];
        for (int left = enemies; left != 0; left &= left - 1) {
            best = Math.max(best, worth[Integer.numberOfTrailingZeros(left)]);
        }
        return trade * Math.min(best - worth[code], MOST_AT_STAKE) / 100;
    }

    /** {@link Term#CORNER}: a King on the King's rank or file, and its Coordinator on neither. */
    private int corner(int square, int king, int enemyKing) {
        if (king == 0 || square == king) {
            return 0;
        }
        return position.shareFileOrRank(king, enemyKing) && !position.shareFileOrRank(square, king) ? corner : 0;
    }
}

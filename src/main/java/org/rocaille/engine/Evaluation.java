package org.rocaille.engine;

import java.util.Map;
import java.util.Set;
import org.rocaille.rules.Capture;
import org.rocaille.rules.MutablePosition;
import org.rocaille.rules.PieceRule;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;
import org.rocaille.rules.Variant;

/**
 * What a position is worth without looking ahead. It is the same for both colours: a position turned upside down with
 * the colours exchanged is worth the same to whoever is to move.
 *
 * <p>What depends on one piece's square alone, or on that and the enemy King's, is reckoned beforehand, so that one look
 * into a table tells it.
 */
final class Evaluation {

    private static final int WHITE = Side.WHITE.ordinal();
    private static final int BLACK = Side.BLACK.ordinal();

    private final MutablePosition position;
    private final Variant variant;
    private final Weights weights;
    private final int squares;

    /** What each code is worth for exchanges. */
    private final int[] worth = new int[MutablePosition.CODES];
    /** What a piece is worth on a square, at {@code code * squares + square}. */
    private final int[] placed;
    /** What a piece is worth by how it stands to the enemy King, at {@code code * 2 * squares + king - square + squares}. */
    private final int[] aimed;
    /** Enemies together with which a piece may vanish, as a set, by its code. */
    private final int[] trades = new int[MutablePosition.CODES];
    /** Pieces that slide and are no Pawns, as a set of codes. */
    private final int mobile;

    private final int shut;
    private final int frozen;
    private final int trade;
    private final int corner;
    private final int[] coordinator = new int[2];

    Evaluation(MutablePosition position, Weights weights) {
        this.position = position;
        this.weights = weights;
        variant = position.variant();
        squares = position.squares();
        placed = new int[MutablePosition.CODES * squares];
        aimed = new int[MutablePosition.CODES * 2 * squares];
        shut = weights.of(Term.SHUT_IN);
        frozen = weights.of(Term.FROZEN);
        trade = weights.of(Term.TRADE);
        corner = weights.of(Term.CORNER);
        int mobile = 0;
        for (Side side : Side.values()) {
            for (PieceRule rule : variant.pieces()) {
                int code = MutablePosition.code(side, rule.type());
                worth[code] = weights.of(rule.type());
                prepare(side, rule, code);
                if (rule.travel().isSlide() && !rule.type().isPawn()) {
                    mobile |= 1 << code;
                }
            }
        }
        this.mobile = mobile;
    }

    private void prepare(Side side, PieceRule rule, int code) {
        for (int file = 1; file <= variant.files(); file++) {
            for (int rank = 1; rank <= variant.ranks(); rank++) {
                Square square = new Square(file, rank);
                placed[code * squares + position.square(square)] = placed(side, rule, square);
            }
        }
        for (int files = 1 - variant.files(); files < variant.files(); files++) {
            for (int ranks = 1 - variant.ranks(); ranks < variant.ranks(); ranks++) {
                Square square = new Square(Math.max(1, 1 - files), Math.max(1, 1 - ranks));
                Square king = new Square(square.file() + files, square.rank() + ranks);
                int difference = position.square(king) - position.square(square);
                aimed[code * 2 * squares + difference + squares] = aim(rule, files, ranks);
            }
        }
        Set<PieceType> partners = rule.captures().getOrDefault(Capture.DESTRUCTION, Set.of());
        for (PieceType partner : partners) {
            if (variant.piece(partner).isPresent()) {
                trades[code] |= 1 << MutablePosition.code(side.opposite(), partner);
            }
        }
        if (rule.captures().containsKey(Capture.COORDINATION) && rule.type() != PieceType.CHAMELEON) {
            coordinator[side.ordinal()] = 1 << code;
        }
    }

    /** What one piece is worth on its square. */
    private int placed(Side side, PieceRule rule, Square square) {
        boolean isKing = rule.type() == PieceType.KING;
        return (isKing ? 0 : weights.of(rule.type()) + centre(rule, square))
                + advance(side, rule, square)
                - (variant.isEdge(square) ? weights.of(Term.RING) : 0);
    }

    /** {@link Term#CENTRE}: from the nearest border, and only for what slides. */
    private int centre(PieceRule rule, Square square) {
        int fromSide = Math.min(square.file(), variant.files() + 1 - square.file());
        int fromEnd = Math.min(square.rank(), variant.ranks() + 1 - square.rank());
        return rule.travel().isSlide() ? weights.of(Term.CENTRE) * Math.min(fromSide, fromEnd) : 0;
    }

    /** {@link Term#ADVANCE}: the square of the steps made. */
    private int advance(Side side, PieceRule rule, Square square) {
        if (rule.type() != PieceType.CANNON_PAWN || variant.promotionRanks(side).isEmpty()) {
            return 0;
        }
        int steps = side == Side.WHITE ? square.rank() - 1 : variant.ranks() - square.rank();
        return weights.of(Term.ADVANCE) * steps * steps;
    }

    /** What one piece is worth by standing so many files and ranks from the enemy King. */
    private int aim(PieceRule rule, int files, int ranks) {
        int far = Math.max(Math.abs(files), Math.abs(ranks));
        boolean onLine = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
        int aim = 0;
        for (Map.Entry<Capture, Set<PieceType>> way : rule.captures().entrySet()) {
            if (onLine && way.getValue().contains(PieceType.KING) && strikes(way.getKey(), far)) {
                aim += weights.of(Term.AIM);
            }
        }
        if (far <= 2 && rule.type() != PieceType.KING) {
            aim += weights.of(Term.NEARNESS);
        }
        if (rule.type() == PieceType.IMMOBILIZER) {
            aim += weights.of(Term.IMMOBILIZER_NEARNESS) * (variant.ranks() - far);
        }
        return aim;
    }

    /** {@link Term#AIM}: whether a way of capturing strikes a King so far off on a line, if nothing is in between. */
    private static boolean strikes(Capture way, int far) {
        return switch (way) {
            case DISPLACEMENT, WITHDRAWAL, DESTRUCTION -> far == 1;
            case HOP -> far == 2;
            case LEAP -> true;
            case APPROACH -> far > 1;
            case PINCH, COORDINATION -> false; // not along a line
        };
    }

    /** What each kind of piece is worth, by its code, for the order in which captures are tried. */
    int[] worth() {
        return worth;
    }

    /** What the position is worth to the side to move, in hundredths of a Pawn. */
    int evaluate() {
        int value = of(WHITE) - of(BLACK);
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
            } else if ((mobile >>> code & 1) != 0) {
                value += free(code, position.neighbours(square));
            }
            if ((coordinator[side] >>> code & 1) != 0 && enemyKing != 0) {
                value += corner(square, position.king(side), enemyKing);
            }
        }
        return value;
    }

    /** {@link Term#FROZEN}: a King that cannot flee is worth a strong piece less. */
    private int frozen(int code) {
        return frozen * Math.min(worth[code], 500) / 100;
    }

    /** What a piece that slides is worth by what is next to it: a set of contents. */
    private int free(int code, int neighbours) {
        int enemies = neighbours & trades[code];
        return ((neighbours & 1 << MutablePosition.EMPTY) == 0 ? -shut : 0) + (enemies == 0 ? 0 : trade(code, enemies));
    }

    /** {@link Term#TRADE}: the most valuable neighbour that can be taken along. */
    private int trade(int code, int enemies) {
        int best = worth[code];
        for (int left = enemies; left != 0; left &= left - 1) {
            best = Math.max(best, worth[Integer.numberOfTrailingZeros(left)]);
        }
        return trade * Math.min(best - worth[code], 500) / 100;
    }

    /** {@link Term#CORNER}: a King on the King's rank or file, and its Coordinator on neither. */
    private int corner(int square, int king, int enemyKing) {
        if (king == 0 || square == king) {
            return 0;
        }
        return position.shareFileOrRank(king, enemyKing) && !position.shareFileOrRank(square, king) ? corner : 0;
    }
}

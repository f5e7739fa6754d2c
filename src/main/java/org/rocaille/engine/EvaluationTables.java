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
 * What an {@link Evaluation} knows of a variant beforehand: what depends on one piece's square alone, or on that and the
 * enemy King's, so that one look into a table tells it.
 */
final class EvaluationTables {

    final Weights weights;
    final int squares;
    /** What each code is worth in an exchange. */
    final int[] worth = new int[MutablePosition.CODES];
    /** What a piece is worth on a square, at {@code code * squares + square}. */
    final int[] placed;
    /** What a piece is worth by how it stands to the enemy King, at {@code code * 2 * squares + king - square + squares}. */
    final int[] aimed;
    /** Enemies together with which a piece may vanish, as a set of codes, by its own. */
    final int[] trades = new int[MutablePosition.CODES];
    /** Pieces that slide and are no Pawns, as a set of codes. */
    final int sliders;
    /** Coordinators, as a set of codes. */
    final int coordinators;

    private final Variant variant;

    EvaluationTables(Variant variant, Weights weights) {
        this.variant = variant;
        this.weights = weights;
        squares = MutablePosition.squares(variant);
        placed = new int[MutablePosition.CODES * squares];
        aimed = new int[MutablePosition.CODES * 2 * squares];
        int sliders = 0;
        int coordinators = 0;
        for (Side side : Side.values()) {
            for (PieceRule rule : variant.pieces()) {
                int code = MutablePosition.code(side, rule.type());
                worth[code] = weights.of(rule.type());
                prepare(side, rule, code);
                if (rule.travel().isSlide() && !rule.type().isPawn()) {
                    sliders |= 1 << code;
                }
                if (rule.captures().getOrDefault(Capture.COORDINATION, Set.of()).contains(PieceType.KING)) {
                    coordinators |= 1 << code;
                }
            }
        }
        this.sliders = sliders;
        this.coordinators = coordinators;
    }

    private void prepare(Side side, PieceRule rule, int code) {
        for (int file = 1; file <= variant.files(); file++) {
            for (int rank = 1; rank <= variant.ranks(); rank++) {
                Square square = new Square(file, rank);
                placed[code * squares + MutablePosition.square(variant, square)] = placed(side, rule, square);
            }
        }
        for (int files = 1 - variant.files(); files < variant.files(); files++) {
            for (int ranks = 1 - variant.ranks(); ranks < variant.ranks(); ranks++) {
                Square square = new Square(Math.max(1, 1 - files), Math.max(1, 1 - ranks));
                Square king = new Square(square.file() + files, square.rank() + ranks);
                int difference = MutablePosition.square(variant, king) - MutablePosition.square(variant, square);
                aimed[code * 2 * squares + difference + squares] = aim(rule, files, ranks);
            }
        }
        Set<PieceType> partners = rule.captures().getOrDefault(Capture.DESTRUCTION, Set.of());
        for (PieceType partner : partners) {
            if (variant.piece(partner).isPresent()) {
                trades[code] |= 1 << MutablePosition.code(side.opposite(), partner);
            }
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
}

package org.rocaille.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * A start position in which the pieces behind the Pawns stand in any order at all, as vchess has it for some games. The
 * same seed gives the same position always and everywhere: {@link Random} and {@link Collections#shuffle} are specified
 * to do so.
 *
 * @param seed        any number
 * @param isSymmetric whether Black's pieces face their like; else they are in an order of their own
 */
public record RandomArray(int seed, boolean isSymmetric) {

    /**
     * The start position of a variant with its pieces in this order.
     *
     * @throws IllegalArgumentException if the variant {@linkplain Variant#hasRandomArrays() has none}
     */
    public Position of(Variant variant) {
        if (!variant.hasRandomArrays()) {
            throw new IllegalArgumentException(variant + " always starts from the same position");
        }
        Position start = variant.start();
        byte[] codes = new byte[variant.mechanics().size];
        start.pieces().forEach((square, piece) -> put(variant, codes, square, piece));
        Random random = new Random(seed);
        List<PieceType> white = array(start, Side.WHITE);
        Collections.shuffle(white, random);
        List<PieceType> black = isSymmetric ? white : array(start, Side.BLACK);
        if (!isSymmetric) {
            Collections.shuffle(black, random);
        }
        place(variant, codes, Side.WHITE, white);
        place(variant, codes, Side.BLACK, black);
        return new Position(variant, codes, Side.WHITE, Optional.empty(), 0, 1);
    }

    /** The pieces on the rank of the King, from left to right as White sees them. */
    private static List<PieceType> array(Position start, Side side) {
        return new ArrayList<>(home(start, side).stream()
                .map(square -> start.pieceAt(square).orElseThrow().type())
                .toList());
    }

    private static List<Square> home(Position start, Side side) {
        int rank = start.king(side).orElseThrow().rank();
        return start.pieces().keySet().stream()
                .filter(square -> square.rank() == rank)
                .toList();
    }

    private static void place(Variant variant, byte[] codes, Side side, List<PieceType> array) {
        List<Square> home = home(variant.start(), side);
        for (int i = 0; i < home.size(); i++) {
            put(variant, codes, home.get(i), new Piece(side, array.get(i)));
        }
    }

    private static void put(Variant variant, byte[] codes, Square square, Piece piece) {
        codes[variant.mechanics().index(square)] = (byte) Mechanics.code(piece.side(), piece.type());
    }
}

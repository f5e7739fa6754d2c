package org.rocaille.rules;

/**
 * The 64-bit key of a position: the exclusive or of a constant for each piece on its square, one if Black is to move,
 * and one for the swap ban. The constants are those of the SplitMix64 sequence seeded with 0: number {@code n} is the
 * finalizer applied to {@code (n + 1) * 0x9E3779B97F4A7C15}. Numbers are:
 *
 * <ul>
 *   <li>a piece: {@code ((side * 16 + type) * 16 + rank) * 16 + file}, side 0 for White and 1 for Black, type the place in
 *       {@link PieceType} from 0, rank and file from 1;
 *   <li>Black to move: 8192;
 *   <li>a ban: {@code 16384 + ((rank * 16 + file) of the first square) * 256 + (the same of the second)}.
 * </ul>
 *
 * <p>Keys are stored with every move, so neither the constants nor the numbers ever change; a test holds vectors.
 */
final class PositionKey {

    private static final int BLACK_TO_MOVE = 8192;
    private static final int BANS = 16384;

    private PositionKey() {}

    static long of(Position position) {
        long key = position.turn() == Side.BLACK ? ofBlackToMove() : 0;
        Variant variant = position.variant();
        for (int rank = 1; rank <= variant.ranks(); rank++) {
            for (int file = 1; file <= variant.files(); file++) {
                int code = position.code(file, rank);
                if (code != Mechanics.EMPTY) {
                    key ^= ofPiece(code, file, rank);
                }
            }
        }
        return key ^ position.swapBan().map(PositionKey::ofBan).orElse(0L);
    }

    /** The constant of a piece, by its code as {@link Mechanics} has it, on a square. */
    static long ofPiece(int code, int file, int rank) {
        int side = code >> 4;
        int type = (code & 15) - 1;
        return constant(((side * 16 + type) * 16 + rank) * 16 + file);
    }

    /** The constant of a ban. */
    static long ofBan(SwapBan ban) {
        return constant(BANS + place(ban.first()) * 256 + place(ban.second()));
    }

    /** The constant of Black's being to move. */
    static long ofBlackToMove() {
        return constant(BLACK_TO_MOVE);
    }

    private static int place(Square square) {
        return square.rank() * 16 + square.file();
    }

    private static long constant(int number) {
        long z = (number + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}

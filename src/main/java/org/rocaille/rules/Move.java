package org.rocaille.rules;

import java.util.List;
import java.util.Optional;

/**
 * A move as a fact: everything that it does, so that applying it needs no judgement. Obtained from {@link
 * Position#legalMoves()} or, for a text, from {@link Position#judge(String)}.
 *
 * @param text      what a client sends and what identifies the move in its position, such as {@code e4g4}, {@code
 *                  d4~d7}, {@code d4*d5}, {@code d4*} or {@code e8e9=L}
 * @param kind      what the move is
 * @param piece     the piece that moves
 * @param from      where it stands
 * @param to        where it goes; the partner's square of a swap, the enemy's of a mutual destruction, and the piece's
 *                  own square of a self-removal
 * @param captures  the squares of the enemies that it removes, by file and then rank; the partner of a swap is not
 *                  one, the enemy of a mutual destruction is (rules §1)
 * @param promotion what the piece becomes, empty if it stays what it is
 */
public record Move(
        String text,
        Kind kind,
        Piece piece,
        Square from,
        Square to,
        List<Square> captures,
        Optional<PieceType> promotion) {

    /** What a move is. */
    public enum Kind {
        /** The piece goes to another square: {@code e4g4}. */
        TRAVEL("travel", ""),
        /** Two pieces trade places: {@code d4~d7}. */
        SWAP("swap", "~"),
        /** A piece and an adjacent enemy both vanish: {@code d4*d5}. */
        DESTROY("destroy", "*"),
        /** An immobilized piece removes itself: {@code d4*}. */
        REMOVE("remove", "*");

        private final String code;
        private final String sign;

        Kind(String code, String sign) {
            this.code = code;
            this.sign = sign;
        }

        /** The stable code that programs compare. */
        public String code() {
            return code;
        }

        /** What stands between the two squares in move text. */
        String sign() {
            return sign;
        }
    }

    public Move {
        captures = List.copyOf(captures);
    }

    /**
     * Whether no position from before this move can ever come back: a capture, a mutual destruction, a self-removal or
     * a promotion. A Pawn's move is not one, since Pawns may go backwards (rules §4).
     */
    public boolean isIrreversible() {
        return !captures.isEmpty() || kind == Kind.REMOVE || promotion.isPresent();
    }

    /** Whether this move restarts the count of quiet plies (rules §2). */
    public boolean isLoud() {
        return isIrreversible() || piece.type().isPawn();
    }

    @Override
    public String toString() {
        return text;
    }
}

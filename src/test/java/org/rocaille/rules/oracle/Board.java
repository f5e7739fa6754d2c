package org.rocaille.rules.oracle;

import java.util.ArrayList;
import java.util.List;

/** Pieces on squares, and nothing else. Mutable: whoever tries a move tries it on a {@link #copy}. */
final class Board {

    private final Piece[][] pieces;

    Board(int width, int height) {
        pieces = new Piece[width][height];
    }

    Board copy() {
        Board copy = new Board(pieces.length, pieces[0].length);
        for (int file = 0; file < pieces.length; file++) {
            copy.pieces[file] = pieces[file].clone();
        }
        return copy;
    }

    boolean contains(Square s) {
        return s.file() >= 0 && s.rank() >= 0 && s.file() < pieces.length && s.rank() < pieces[0].length;
    }

    /** The piece there; null where there is none, and off the board. */
    Piece at(Square s) {
        return contains(s) ? pieces[s.file()][s.rank()] : null;
    }

    boolean isEmpty(Square s) {
        return contains(s) && at(s) == null;
    }

    boolean holds(Square s, Colour colour) {
        Piece piece = at(s);
        return piece != null && piece.colour() == colour;
    }

    boolean holds(Square s, Kind kind, Colour colour) {
        Piece piece = at(s);
        return piece != null && piece.is(kind, colour);
    }

    void put(Square s, Piece piece) {
        pieces[s.file()][s.rank()] = piece;
    }

    void clear(Square s) {
        put(s, null);
    }

    List<Square> squaresOf(Colour colour) {
        List<Square> squares = new ArrayList<>();
        for (int file = 0; file < pieces.length; file++) {
            for (int rank = 0; rank < pieces[0].length; rank++) {
                Piece piece = pieces[file][rank];
                if (piece != null && piece.colour() == colour) {
                    squares.add(new Square(file, rank));
                }
            }
        }
        return squares;
    }

    int count(Kind kind, Colour colour) {
        int count = 0;
        for (Square s : squaresOf(colour)) {
            count += at(s).kind() == kind ? 1 : 0;
        }
        return count;
    }

    /** The King's square, or null where the side has none. */
    Square king(Colour colour) {
        for (Square s : squaresOf(colour)) {
            if (at(s).kind() == Kind.KING) {
                return s;
            }
        }
        return null;
    }

    boolean isNextTo(Square s, Kind kind, Colour colour) {
        for (Direction d : Direction.QUEEN) {
            if (holds(s.step(d), kind, colour)) {
                return true;
            }
        }
        return false;
    }
}

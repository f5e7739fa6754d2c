package org.rocaille.rules;

import static org.rocaille.rules.Mechanics.BLACK;
import static org.rocaille.rules.Mechanics.FREE;
import static org.rocaille.rules.Mechanics.WHITE;
import static org.rocaille.rules.Mechanics.in;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Pieces on squares, changing: the generator's scratch board. It knows where pieces stand and how a move shifts them,
 * but not whose turn it is nor what is allowed.
 *
 * <p>Every piece has a number for life. {@code cells} tells the piece on a square and {@code squares} the square of a
 * piece, 0 once it has been removed. White's numbers come before Black's, and number 0 is nobody, who always stands on
 * square 0. Changes are journalled, so that {@link #undo} needs to know nothing about moves.
 */
final class Board {

    /** How many victims a move can have: two lines of five, at the very most. */
    private static final int MOST_VICTIMS = 16;

    private static final int NUMBER_SHIFT = 5;
    private static final int CODE_MASK = 31;
    private static final int JOURNAL_SHIFT = 16;
    private static final int JOURNAL_CELL = 0xFFFF;

    final Mechanics mechanics;
    /** The cell of each index, as {@link Mechanics} explains. */
    final int[] cells;
    /** The index of each piece, by its number. */
    final int[] squares;
    /** The first number of each side's pieces, and past the last. */
    final int[] first = new int[2];

    final int[] end = new int[2];

    /** Past the last number of each side's pieces that may freeze others; it grows with a promotion for good. */
    final int[] freezersEnd = new int[2];

    private final int[] kingNumber = new int[2];
    private final int[] victims = new int[MOST_VICTIMS];
    private int[] journal = new int[8 * MOST_VICTIMS];
    private int journalled;

    /** Sets up the pieces of an array of codes by mailbox index. */
    Board(Mechanics mechanics, byte[] codes) {
        this.mechanics = mechanics;
        cells = mechanics.bareBoard.clone();
        squares = new int[codes.length + 1];
        int[] occupied = occupied(codes);
        int number = 1;
        for (int side = WHITE; side <= BLACK; side++) {
            first[side] = number;
            number = enlist(codes, occupied, mechanics.freezers[side], number);
            freezersEnd[side] = number;
            number = enlist(codes, occupied, mechanics.army[side] & ~mechanics.freezers[side], number);
            end[side] = number;
        }
    }

    private static int[] occupied(byte[] codes) {
        int[] occupied = new int[codes.length];
        int count = 0;
        for (int index = 0; index < codes.length; index++) {
            if (codes[index] != Mechanics.EMPTY) {
                occupied[count++] = index;
            }
        }
        return Arrays.copyOf(occupied, count);
    }

    /** Numbers the pieces whose codes are in a set, from a number upwards, and tells the number after the last. */
    private int enlist(byte[] codes, int[] occupied, int set, int from) {
        int number = from;
        for (int index : occupied) {
            if (in(set, codes[index])) {
                cells[index] = codes[index] | number << NUMBER_SHIFT;
                squares[number] = index;
                if (in(mechanics.kings(), codes[index])) {
                    kingNumber[mechanics.powers[codes[index]].side] = number;
                }
                number++;
            }
        }
        return number;
    }

    /** Where a side's King stands, 0 if it has none. */
    int kingSquare(int side) {
        return squares[kingNumber[side]];
    }

    /** How many pieces of that code stand on the board. */
    int count(int side, int code) {
        int count = 0;
        for (int number = first[side]; number < end[side]; number++) {
            int index = squares[number];
            if (index != 0 && (cells[index] & CODE_MASK) == code) {
                count++;
            }
        }
        return count;
    }

    /**
     * Finds the squares of the enemies that a move removes, given the board before it.
     *
     * @return how many; {@link #victim} tells each
     */
    int victims(long move) {
        int count = 0;
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        if (MoveCode.kindBits(move) == MoveCode.DESTROY) {
            victims[count++] = to;
            return count;
        }
        if (!MoveCode.captures(move)) {
            return count;
        }
        if ((move & MoveCode.DISPLACES) != 0) {
            victims[count++] = to;
            return count;
        }
        int step = mechanics.steps[mechanics.direction[to - from + mechanics.size]];
        if ((move & MoveCode.WITHDRAWS) != 0) {
            victims[count++] = from - step;
        }
        if ((move & MoveCode.LEAPS) != 0) {
            for (int at = from + step; at != to; at += step) {
                if (!in(FREE, cells[at])) {
                    victims[count++] = at;
                }
            }
        }
        if ((move & MoveCode.APPROACHES) != 0) {
            victims[count++] = to + step;
        }
        if (MoveCode.pinches(move)) {
            for (int direction = 0; direction < Mechanics.DIRECTIONS; direction += 2) {
                if ((move & MoveCode.pinch(direction)) != 0) {
                    victims[count++] = to + mechanics.steps[direction];
                }
            }
        }
        if ((move & (MoveCode.COORDINATES_FILE | MoveCode.COORDINATES_RANK)) != 0) {
            int king = kingSquare(mechanics.powers[cells[from] & CODE_MASK].side);
            int aside = mechanics.file[to] - mechanics.file[king];
            if ((move & MoveCode.COORDINATES_FILE) != 0) {
                victims[count++] = king + aside;
            }
            if ((move & MoveCode.COORDINATES_RANK) != 0) {
                victims[count++] = to - aside;
            }
        }
        return count;
    }

    /** One of the squares found by the last call of {@link #victims}. */
    int victim(int number) {
        return victims[number];
    }

    /** Whether a move removes the enemy on that square. */
    boolean takes(long move, int target) {
        for (int i = victims(move); --i >= 0; ) {
            if (victims[i] == target) {
                return true;
            }
        }
        return false;
    }

    /** A move as a fact, given the board before it. */
    Move move(long packed) {
        Square from = mechanics.square(MoveCode.from(packed));
        Square to = mechanics.square(MoveCode.to(packed));
        Square[] captures = new Square[victims(packed)];
        for (int i = 0; i < captures.length; i++) {
            captures[i] = mechanics.square(victims[i]);
        }
        Arrays.sort(captures);
        int code = MoveCode.promotion(packed);
        Optional<PieceType> promotion = code == Mechanics.EMPTY ? Optional.empty() : Optional.of(Mechanics.type(code));
        Move.Kind kind = MoveCode.kind(packed);
        String text = from.name()
                + kind.sign()
                + (kind == Move.Kind.REMOVE ? "" : to.name())
                + (code == Mechanics.EMPTY ? "" : "=" + Character.toUpperCase(mechanics.letters[code]));
        Piece piece = Mechanics.piece(cells[MoveCode.from(packed)]);
        return new Move(text, kind, piece, from, to, List.of(captures), promotion);
    }

    /**
     * Makes a move.
     *
     * @return what to give to {@link #undo} to take it back
     */
    int play(long move) {
        int mark = journalled;
        if (mark + 2 * MOST_VICTIMS > journal.length) {
            journal = Arrays.copyOf(journal, 2 * journal.length);
        }
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        for (int i = victims(move); --i >= 0; ) {
            remove(victims[i]);
        }
        int cell = cells[from];
        long kind = MoveCode.kindBits(move);
        if (kind == MoveCode.TRAVEL) {
            int promotion = MoveCode.promotion(move);
            put(from, mechanics.bareBoard[from]);
            put(to, promotion == 0 ? cell : promoted(cell, promotion));
        } else if (kind == MoveCode.SWAP) {
            int partner = cells[to];
            put(from, partner);
            put(to, cell);
        } else {
            remove(from);
        }
        return mark;
    }

    private int promoted(int cell, int code) {
        int side = mechanics.powers[code].side;
        freezersEnd[side] = end[side];
        return cell & ~CODE_MASK | code;
    }

    /** Takes back every change made since {@link #play} returned the mark. */
    void undo(int mark) {
        while (journalled > mark) {
            int entry = journal[--journalled];
            int index = entry >>> JOURNAL_SHIFT;
            int cell = entry & JOURNAL_CELL;
            cells[index] = cell;
            if (cell >>> NUMBER_SHIFT != 0) {
                squares[cell >>> NUMBER_SHIFT] = index;
            }
        }
    }

    private void put(int index, int cell) {
        journal[journalled++] = index << JOURNAL_SHIFT | cells[index];
        cells[index] = cell;
        if (cell >>> NUMBER_SHIFT != 0) {
            squares[cell >>> NUMBER_SHIFT] = index;
        }
    }

    private void remove(int index) {
        squares[cells[index] >>> NUMBER_SHIFT] = 0;
        put(index, mechanics.bareBoard[index]);
    }
}

package org.rocaille.rules;

import static org.rocaille.rules.Mechanics.ALL_DIRECTIONS;
import static org.rocaille.rules.Mechanics.opposite;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds the legal moves of a {@link Board}: those {@link PieceMoves} of unfrozen pieces that leave their own King safe.
 *
 * <p>Check is derived from the same moves: a King is attacked if one of those found for an enemy takes it ({@link
 * #isAttacked}); only pieces and directions that could possibly do so are asked.
 *
 * <p>Proving that a move leaves the King safe costs more than finding it, so {@link KingZone} says which squares the
 * answer depends on, and a move that touches none of them keeps the answer of the position before it.
 */
final class Generator {

    final Board board;
    /** Where the moves go that are found. */
    final MoveStack stack = new MoveStack();

    final PieceMoves pieces;

    private final Mechanics mechanics;
    private final int[] cells;
    private final int size;
    private final KingZone zone;
    private final Frost frost;

    Generator(Board board) {
        this.board = board;
        mechanics = board.mechanics;
        cells = board.cells;
        size = mechanics.size;
        pieces = new PieceMoves(board, stack);
        zone = new KingZone(board);
        frost = new Frost(board);
    }

    /** Two squares as one number, whatever their order; never 0. */
    static int pair(int one, int other) {
        return one < other ? one | other << 16 : other | one << 16;
    }

    /** The {@link #pair} that a move, yet to be played, bans for the next ply, or 0. */
    int banAfter(long move) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        boolean swaps = MoveCode.kindBits(move) == MoveCode.SWAP;
        return swaps && mechanics.isSwapBanned(cells[from], cells[to]) ? pair(from, to) : 0;
    }

    /** Whether the game is over because one side alone has lost its King (rules §4). */
    boolean isKingCaptured() {
        return !mechanics.knowsCheck && (board.kingSquare(0) == 0) != (board.kingSquare(1) == 0);
    }

    /** Whether a side is in check; never where check does not exist or the side has no King. */
    boolean isInCheck(int side) {
        int king = board.kingSquare(side);
        return mechanics.knowsCheck && king != 0 && isAttacked(king, side ^ 1);
    }

    /**
     * Pushes the legal moves of a side.
     *
     * @param ban the {@link #pair} that must not trade places, or 0
     */
    void legalMoves(int side, int ban) {
        if (isKingCaptured()) {
            return;
        }
        int base = stack.top;
        allMoves(side, ban);
        int king = board.kingSquare(side);
        if (mechanics.knowsCheck && king != 0) {
            keepSafe(base, side, king);
        }
    }

    /** As {@link #legalMoves}, but only those that remove an enemy. */
    void legalCaptures(int side, int ban) {
        if (isKingCaptured()) {
            return;
        }
        int base = stack.top;
        allMoves(side, ban);
        int kept = base;
        for (int i = base; i < stack.top; i++) {
            long move = stack.moves[i];
            if (MoveCode.removesEnemy(move)) {
                stack.moves[kept++] = move;
            }
        }
        stack.top = kept;
        int king = board.kingSquare(side);
        if (kept > base && mechanics.knowsCheck && king != 0) {
            keepSafe(base, side, king);
        }
    }

    /** Pushes all moves that the pieces of a side can make, whatever becomes of its King. */
    private void allMoves(int side, int ban) {
        pieces.prepare(ban);
        boolean frosty = frost.mayLieOn(side);
        int[] squares = board.squares;
        int first = board.first[side];
        int end = board.end[side];
        stack.makeRoom(end - first);
        for (int number = first; number < end; number++) {
            int from = squares[number];
            if (from == 0) {
                continue;
            }
            if (!frosty || !frost.liesOn(from)) {
                pieces.push(from, ALL_DIRECTIONS);
            } else if (mechanics.selfRemoval && !mechanics.powers[cells[from] & 31].royal) {
                stack.push(MoveCode.pack(from, from) | MoveCode.REMOVE);
            }
        }
    }

    /**
     * Whether a side, were it to move, could remove the enemy King on a square, its own King's safety aside (rules
     * §4).
     */
    boolean isAttacked(int king, int by) {
        boolean aside = zone.canStrikeAside(king, by);
        int[] squares = board.squares;
        for (int number = board.first[by], end = board.end[by]; number < end; number++) {
            int from = squares[number];
            if (from != 0 && strikes(from, king, aside)) {
                return true;
            }
        }
        return false;
    }

    /** The squares of all pieces that make {@link #isAttacked} true. */
    List<Integer> attackers(int king, int by) {
        boolean aside = zone.canStrikeAside(king, by);
        return IntStream.range(board.first[by], board.end[by])
                .map(number -> board.squares[number])
                .filter(from -> from != 0 && strikes(from, king, aside))
                .boxed()
                .toList();
    }

    /**
     * Whether the piece on a square could remove a King on another.
     *
     * @param aside whether to reckon with captures off the piece's line of travel
     */
    private boolean strikes(int from, int king, boolean aside) {
        Powers powers = mechanics.powers[cells[from] & 31];
        int difference = king - from + size;
        int far = mechanics.distance[difference];
        int directions = 0;
        if (far <= powers.reach) {
            int way = mechanics.direction[difference];
            directions = far == 1 ? 1 << way | 1 << opposite(way) : 1 << way;
        }
        if (aside && powers.strikesAside) {
            directions = ALL_DIRECTIONS;
        }
        if (directions == 0) {
            return false;
        }
        int base = stack.top;
        stack.makeRoom(1);
        pieces.prepareStrikes();
        pieces.push(from, directions);
        boolean taken = false;
        while (stack.top > base) {
            taken |= board.takes(stack.moves[--stack.top], king);
        }
        return taken && !frost.liesOn(from);
    }

    /** Drops from the stack, from {@code base} upwards, the moves after which a side's King could be removed. */
    private void keepSafe(int base, int side, int king) {
        int enemy = side ^ 1;
        zone.survey(king, side);
        int end = stack.top;
        boolean safe = !isAttacked(king, enemy);
        int kept = base;
        for (int i = base; i < end; i++) {
            long move = stack.moves[i];
            if (zone.isTouchedBy(move) ? leavesKingSafe(move, side) : safe) {
                stack.moves[kept++] = move;
            }
        }
        stack.top = kept;
    }

    private boolean leavesKingSafe(long move, int side) {
        int mark = board.play(move);
        int king = board.kingSquare(side);
        boolean safe = !isAttacked(king, side ^ 1) && !(mechanics.kingsApart && areKingsTouching());
        board.undo(mark);
        return safe;
    }

    /** Whether the two Kings stand next to each other. */
    boolean areKingsTouching() {
        int white = board.kingSquare(0);
        int black = board.kingSquare(1);
        return white != 0 && black != 0 && mechanics.distance[white - black + size] == 1;
    }
}

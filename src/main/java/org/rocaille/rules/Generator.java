package org.rocaille.rules;

import static org.rocaille.rules.Mechanics.ALL_DIRECTIONS;
import static org.rocaille.rules.Mechanics.DIRECTIONS;
import static org.rocaille.rules.Mechanics.EDGE;
import static org.rocaille.rules.Mechanics.EMPTY;
import static org.rocaille.rules.Mechanics.FREE;
import static org.rocaille.rules.Mechanics.OFF;
import static org.rocaille.rules.Mechanics.in;
import static org.rocaille.rules.Mechanics.opposite;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Finds the moves of a {@link Board}: what every piece can do, and which of that leaves its own King safe.
 *
 * <p>{@link #pieceMoves} is the one statement of how pieces travel and capture. Check is derived from it: a King is
 * attacked if one of the moves found for an enemy takes it ({@link #isAttacked}); only pieces and directions that
 * could possibly do so are asked.
 *
 * <p>Proving that a move leaves the King safe costs more than finding it, so {@link KingZone} says which squares the
 * answer depends on, and a move that touches none of them keeps the answer of the position before it.
 *
 * <p>Moves go onto one long stack, from {@link #top} upwards, so that a search can keep those of earlier plies below.
 */
final class Generator {

    /** More than one piece can ever have: eight lines of the longest, and what promotion or contact adds. */
    private static final int MOST_MOVES = 256;
    /** Cells that a Cannon Pawn can neither step onto nor hop over. */
    private static final int NO_MOUNT = 1 << EDGE | 1 << OFF;

    final Board board;
    /** The stack of moves. */
    long[] moves = new long[2 * MOST_MOVES];
    /** Where the next move goes. */
    int top;

    private final Mechanics mechanics;
    private final int[] cells;
    private final int[] steps;
    private final int size;
    private final KingZone zone;
    private final Frost frost;
    /** What a Pawn may promote to, as a set of codes; -1 until it is asked for. */
    private int promotions;
    /** The pair that must not trade places, as {@link #pair}, or 0. */
    private int banned;

    Generator(Board board) {
        this.board = board;
        mechanics = board.mechanics;
        cells = board.cells;
        steps = mechanics.steps;
        size = mechanics.size;
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
        int base = top;
        allMoves(side, ban);
        int king = board.kingSquare(side);
        if (mechanics.knowsCheck && king != 0) {
            keepSafe(base, side, king);
        }
    }

    /** Pushes all moves that the pieces of a side can make, whatever becomes of its King. */
    private void allMoves(int side, int ban) {
        banned = ban;
        promotions = -1;
        boolean frosty = frost.mayLieOn(side);
        int[] squares = board.squares;
        for (int number = board.first[side], end = board.end[side]; number < end; number++) {
            int from = squares[number];
            if (from == 0) {
                continue;
            }
            if (!frosty || !frost.liesOn(from)) {
                pieceMoves(from, ALL_DIRECTIONS);
            } else if (mechanics.selfRemoval && !mechanics.powers[cells[from] & 31].royal) {
                makeRoom();
                moves[top++] = MoveCode.pack(from, from) | MoveCode.REMOVE;
            }
        }
    }

    private void makeRoom() {
        if (top + MOST_MOVES > moves.length) {
            moves = Arrays.copyOf(moves, 2 * moves.length);
        }
    }

    /** Pushes the moves of one unfrozen piece in a set of directions. */
    private void pieceMoves(int from, int directions) {
        makeRoom();
        int cell = cells[from];
        Powers powers = mechanics.powers[cell & 31];
        cells[from] = mechanics.bareBoard[from]; // nothing in a move sees the mover at its origin (rules §2)
        if (powers.slides) {
            slide(from, directions & powers.directions, powers);
        } else if (powers.travel == Travel.STEP_OR_HOP) {
            stepOrHop(from, directions, powers);
        } else {
            step(from, directions, powers);
        }
        cells[from] = cell;
    }

    /** A King's one step (rules §2). */
    private void step(int from, int directions, Powers powers) {
        int[] cells = this.cells;
        for (int way = 0; way < DIRECTIONS; way++) {
            int to = from + steps[way];
            int cell = cells[to];
            if ((directions >>> way & 1) == 0) {
                continue;
            }
            if (cell == EMPTY) {
                moves[top++] = MoveCode.pack(from, to);
            } else if (in(powers.displace, cell)) {
                moves[top++] = MoveCode.pack(from, to) | MoveCode.DISPLACES;
            }
        }
    }

    /** A Cannon Pawn's one step, hop or hop-capture (rules §4). */
    private void stepOrHop(int from, int directions, Powers powers) {
        int[] cells = this.cells;
        int[] steps = this.steps;
        long[] moves = this.moves;
        int hop = powers.hop;
        int top = this.top;
        for (int way = 0; way < DIRECTIONS; way++) {
            int step = steps[way];
            int to = from + step;
            int cell = cells[to];
            long taking = 0;
            if (cell != EMPTY) {
                if (in(NO_MOUNT, cell)) {
                    continue;
                }
                to += step;
                int landing = cells[to];
                if (landing != EMPTY) {
                    if (!in(hop, landing)) {
                        continue;
                    }
                    taking = MoveCode.DISPLACES;
                }
            }
            if ((directions >>> way & 1) == 0) {
                continue;
            }
            moves[top++] = MoveCode.pack(from, to) | taking;
            if (powers.promotesOn(to)) {
                top = promote(top, powers.side);
            }
        }
        this.top = top;
    }

    /** Adds to the last move on the stack each promotion that it allows (rules §4). */
    private int promote(int top, int side) {
        long move = moves[top - 1];
        if (promotions < 0) {
            promotions = lostPieces(side);
        }
        for (int set = promotions; set != 0; set &= set - 1) {
            moves[top++] = MoveCode.promoting(move, Integer.numberOfTrailingZeros(set));
        }
        return top;
    }

    /** The codes that a Pawn may promote to: those of which fewer stand on the board than at the start. */
    int lostPieces(int side) {
        int lost = 0;
        for (int set = mechanics.promotable[side]; set != 0; set &= set - 1) {
            int code = Integer.numberOfTrailingZeros(set);
            if (board.count(side, code) < mechanics.startCount[code]) {
                lost |= 1 << code;
            }
        }
        return lost;
    }

    /**
     * Travel along lines with the captures that follow from it, and what a sliding piece may do to the first piece it
     * meets.
     *
     * <p>The ring rule (rules §3) compares a move with those of the same victims. They all lie on one line, one after
     * another between two victims, and each enters one edge square more than the one before, once it enters any: so
     * only the first of them may stop on the ring. An approach adds a victim of its own and has no rival.
     */
    private void slide(int from, int directions, Powers powers) {
        int[] cells = this.cells;
        int[] steps = this.steps;
        long[] moves = this.moves;
        int meets = powers.meets;
        int leap = powers.leap;
        int approach = powers.approach;
        int top = this.top;
        for (int way = 0; way < DIRECTIONS; way++) {
            int step = steps[way];
            int at = from + step;
            int cell = cells[at];
            if (!in(meets, cell) || (directions >>> way & 1) == 0) {
                continue;
            }
            long ways = in(powers.withdraw, cells[from - step]) ? MoveCode.WITHDRAWS : 0;
            if (!in(FREE, cell) && powers.strikesNeighbours) {
                this.top = top;
                contact(from, at, step, powers);
                top = this.top;
            }
            boolean first = true;
            while (true) {
                if (in(FREE, cell)) {
                    int beyond = cells[at + step];
                    long here = in(approach, beyond) ? ways | MoveCode.APPROACHES : ways;
                    if (powers.strikesAround) {
                        here |= captureAround(at, powers);
                    }
                    if (cell == EMPTY || here != 0 && (first || here != ways)) {
                        moves[top++] = MoveCode.pack(from, at) | here;
                    }
                    first = false;
                    cell = beyond;
                } else if (in(leap, cell) && in(FREE, cells[at + step])) {
                    ways |= MoveCode.LEAPS;
                    first = true;
                    cell = cells[at + step];
                } else {
                    if (in(powers.swap, cell) && (banned == 0 || banned != pair(from, at))) {
                        long here = in(approach, cells[at + step]) ? ways | MoveCode.APPROACHES : ways;
                        moves[top++] = MoveCode.pack(from, at) | here | MoveCode.SWAP;
                    }
                    break;
                }
                at += step;
            }
        }
        this.top = top;
    }

    /** What a sliding piece may do to a neighbour besides travelling past it. */
    private void contact(int from, int next, int step, Powers powers) {
        int cell = cells[next];
        if (in(powers.displace, cell)) {
            moves[top++] = MoveCode.pack(from, next) | MoveCode.DISPLACES;
        }
        if (in(powers.destroy, cell)) {
            moves[top++] = MoveCode.pack(from, next) | MoveCode.DESTROY;
        }
        if (cell != OFF && in(powers.hop, cells[next + step])) {
            moves[top++] = MoveCode.pack(from, next + step) | MoveCode.DISPLACES;
        }
    }

    /** The flags of the captures made by stopping on a square: pinching and coordination (rules §6). */
    private long captureAround(int at, Powers powers) {
        long here = 0;
        int friends = mechanics.army[powers.side];
        for (int way = 0; way < DIRECTIONS; way += 2) {
            int step = steps[way];
            if (in(powers.pinch, cells[at + step]) && in(friends, cells[at + 2 * step])) {
                here |= MoveCode.pinch(way);
            }
        }
        int king = board.kingSquare(powers.side);
        if (powers.coordinate != 0 && king != 0) {
            int aside = mechanics.file[at] - mechanics.file[king];
            int corner = king + aside;
            if (aside != 0 && corner != at) {
                if (in(powers.coordinate, cells[corner])) {
                    here |= MoveCode.COORDINATES_FILE;
                }
                if (in(powers.coordinate, cells[at - aside])) {
                    here |= MoveCode.COORDINATES_RANK;
                }
            }
        }
        return here;
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
        int base = top;
        promotions = 0;
        pieceMoves(from, directions);
        boolean taken = false;
        while (top > base) {
            taken |= board.takes(moves[--top], king);
        }
        return taken && !frost.liesOn(from);
    }

    /**
     * All that the piece on a square could do if it were not frozen, whatever is banned and whatever becomes of its
     * King.
     */
    List<Long> movesOf(int from) {
        int base = top;
        banned = 0;
        promotions = 0;
        makeRoom();
        moves[top++] = MoveCode.pack(from, from) | MoveCode.REMOVE;
        pieceMoves(from, ALL_DIRECTIONS);
        List<Long> found =
                LongStream.range(base, top).map(i -> moves[(int) i]).boxed().toList();
        top = base;
        return found;
    }

    /** Drops from the stack, from {@code base} upwards, the moves after which a side's King could be removed. */
    private void keepSafe(int base, int side, int king) {
        int enemy = side ^ 1;
        zone.survey(king, side);
        int end = top;
        boolean safe = !isAttacked(king, enemy);
        int kept = base;
        for (int i = base; i < end; i++) {
            long move = moves[i];
            if (zone.isTouchedBy(move) ? leavesKingSafe(move, side) : safe) {
                moves[kept++] = move;
            }
        }
        top = kept;
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

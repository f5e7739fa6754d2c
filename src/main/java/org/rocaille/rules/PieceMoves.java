package org.rocaille.rules;

import static org.rocaille.rules.Mechanics.ALL_DIRECTIONS;
import static org.rocaille.rules.Mechanics.DIRECTIONS;
import static org.rocaille.rules.Mechanics.EDGE;
import static org.rocaille.rules.Mechanics.EMPTY;
import static org.rocaille.rules.Mechanics.FREE;
import static org.rocaille.rules.Mechanics.PIECES;
import static org.rocaille.rules.Mechanics.in;

import java.util.List;
import java.util.stream.LongStream;

/**
 * How pieces travel and capture, whatever becomes of their King: the one place that says so, from which check is
 * derived too.
 */
final class PieceMoves {

    private static final int UNKNOWN = -1;

    private final Board board;
    private final MoveStack stack;
    private final Mechanics mechanics;
    private final int[] cells;
    private final int[] steps;
    /** What a Pawn may promote to, as a set of codes; {@link #UNKNOWN} until it is asked for. */
    private int promotions;

    /** The pair that must not trade places, as {@link Generator#pair}, or 0. */
    private int banned;

    /** @param stack where the moves go */
    PieceMoves(Board board, MoveStack stack) {
        this.board = board;
        this.stack = stack;
        mechanics = board.mechanics;
        cells = board.cells;
        steps = mechanics.steps;
    }

    /**
     * Begins with the moves of a side.
     *
     * @param ban the {@link Generator#pair} that must not trade places, or 0
     */
    void prepare(int ban) {
        banned = ban;
        promotions = UNKNOWN;
    }

    /** Leaves promotions out, for those who ask for captures only: they take what the move without one takes. */
    void prepareStrikes() {
        promotions = 0;
    }

    /** Pushes the moves of one unfrozen piece in a set of directions; the caller has made room for them. */
    void push(int from, int directions) {
        Powers powers = mechanics.powers[cells[from] & 31];
        if (powers.slides) {
            slide(from, directions & powers.directions, powers);
        } else if (powers.travel == Travel.STEP_OR_HOP) {
            stepOrHop(from, directions, powers);
        } else {
            step(from, directions, powers);
        }
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
                stack.push(MoveCode.pack(from, to));
            } else if (in(powers.displace, cell)) {
                stack.push(MoveCode.pack(from, to) | MoveCode.DISPLACES);
            }
        }
    }

    /** A Cannon Pawn's one step, hop or hop-capture (rules §4). */
    private void stepOrHop(int from, int directions, Powers powers) {
        int[] cells = this.cells;
        int[] steps = this.steps;
        long[] moves = stack.moves;
        int hop = powers.hop;
        int base = stack.top;
        int top = base;
        for (int way = 0; way < DIRECTIONS; way++) {
            int step = steps[way];
            int to = from + step;
            int cell = cells[to];
            long taking = 0;
            if (cell != EMPTY) {
                if (!in(PIECES, cell)) {
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
        }
        stack.top = top;
        if (powers.mayPromoteFrom(from)) {
            promote(base, powers);
        }
    }

    /** Adds to each move on the stack, from {@code base} upwards, the promotions that it allows (rules §4). */
    private void promote(int base, Powers powers) {
        for (int i = base, end = stack.top; i < end; i++) {
            long move = stack.moves[i];
            if (powers.promotesOn(MoveCode.to(move))) {
                if (promotions == UNKNOWN) {
                    promotions = lostPieces(powers.side);
                }
                for (int set = promotions; set != 0; set &= set - 1) {
                    stack.push(MoveCode.promoting(move, Integer.numberOfTrailingZeros(set)));
                }
            }
        }
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
     * Travel along lines with the captures that follow from it, and what a sliding piece may do to its neighbours
     * besides.
     *
     * <p>The ring rule (rules §3) compares a move with those of the same victims. They all lie on one line, one after
     * another between two victims, and each enters one edge square more than the one before, once it enters any: so
     * only the first of them may stop on the ring. An approach adds a victim of its own and has no rival.
     *
     * <p>This is where a search spends its time, so the line is walked in place: a method for it costs a tenth.
     */
    private void slide(int from, int directions, Powers powers) {
        int[] cells = this.cells;
        int[] steps = this.steps;
        long[] moves = stack.moves;
        int passes = powers.passes | 1 << mechanics.bareBoard[from]; // an edge square leads on to those on the ring
        int further = 1 << EDGE | powers.leap | powers.swap;
        int approach = powers.approach;
        boolean strikesAround = powers.strikesAround;
        int top = stack.top;
        for (int left = neighbours(from, powers.meets | passes) & directions; left != 0; left &= left - 1) {
            int step = steps[Integer.numberOfTrailingZeros(left)];
            int at = from + step;
            int cell = cells[at];
            if (in(powers.touches, cell)) {
                stack.top = top;
                contact(from, at, step, powers);
                top = stack.top;
            }
            long ways = in(powers.withdraw, cells[from - step]) ? MoveCode.WITHDRAWS : 0;
            if (ways == 0 && !in(passes, cell)) {
                continue;
            }
            int first = at; // since the last victim
            while (true) {
                while (cell == EMPTY) {
                    int to = at;
                    at += step;
                    cell = cells[at];
                    long here = ways | approaching(approach, cell);
                    if (strikesAround) {
                        here |= captureAround(from, to, powers);
                    }
                    moves[top++] = MoveCode.pack(from, to) | here;
                }
                if (!in(further, cell)) {
                    break;
                }
                int beyond = cells[at + step];
                long here = ways | approaching(approach, beyond);
                if (cell == EDGE) {
                    if (here != 0 && (at == first || here != ways)) {
                        moves[top++] = MoveCode.pack(from, at) | here;
                    }
                } else if (in(powers.leap, cell) && in(FREE, beyond)) {
                    ways |= MoveCode.LEAPS;
                    first = at + step;
                } else {
                    if (in(powers.swap, cell) && (banned == 0 || banned != Generator.pair(from, at))) {
                        moves[top++] = MoveCode.pack(from, at) | here | MoveCode.SWAP;
                    }
                    break;
                }
                at += step;
                cell = beyond;
            }
        }
        stack.top = top;
    }

    /** The directions in which the neighbours of a square are in a set. */
    private int neighbours(int from, int set) {
        int[] cells = this.cells;
        int[] steps = this.steps;
        int directions = 0;
        for (int way = 0; way < DIRECTIONS; way++) {
            directions |= (set >>> cells[from + steps[way]] & 1) << way;
        }
        return directions;
    }

    /** What a sliding piece may do to a neighbour besides travelling past it. */
    private void contact(int from, int next, int step, Powers powers) {
        int cell = cells[next];
        if (in(powers.displace, cell)) {
            stack.push(MoveCode.pack(from, next) | MoveCode.DISPLACES);
        }
        if (in(powers.destroy, cell)) {
            stack.push(MoveCode.pack(from, next) | MoveCode.DESTROY);
        }
        if (in(powers.hop, cells[next + step])) {
            stack.push(MoveCode.pack(from, next + step) | MoveCode.DISPLACES);
        }
    }

    /** The flag for an approach, if the cell beyond is in the set; no branch, for it would often be guessed wrong. */
    private static long approaching(int set, int beyond) {
        return (set >>> beyond & 1) * MoveCode.APPROACHES;
    }

    /** The flags of the captures made by stopping on a square: pinching and coordination (rules §6). */
    private long captureAround(int from, int at, Powers powers) {
        long here = 0;
        int friends = mechanics.army[powers.side];
        for (int way = 0; way < DIRECTIONS; way += 2) {
            int step = steps[way];
            int partner = at + 2 * step;
            if (in(powers.pinch, cells[at + step]) && partner != from && in(friends, cells[partner])) {
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
     * All that the piece on a square could do if it were not frozen, whatever is banned and whatever becomes of its
     * King.
     */
    List<Long> of(int from) {
        int base = stack.top;
        prepare(0);
        stack.makeRoom(1);
        stack.push(MoveCode.pack(from, from) | MoveCode.REMOVE);
        push(from, ALL_DIRECTIONS);
        List<Long> found = LongStream.range(base, stack.top)
                .map(i -> stack.moves[(int) i])
                .boxed()
                .toList();
        stack.top = base;
        return found;
    }
}

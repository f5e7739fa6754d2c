package org.rocaille.rules;

import static org.rocaille.rules.Mechanics.DIRECTIONS;
import static org.rocaille.rules.Mechanics.FREE;
import static org.rocaille.rules.Mechanics.NO_LINE;
import static org.rocaille.rules.Mechanics.OFF;
import static org.rocaille.rules.Mechanics.in;
import static org.rocaille.rules.Mechanics.opposite;

import java.util.Arrays;

/**
 * The squares on which the safety of a King depends. A move that touches none of them can neither endanger nor save
 * the King, for the generator would read the same cells and find the same.
 *
 * <p>Most ways of capturing strike along a line through the King and depend on that line alone: from the attacker to
 * the King and one square past either. So the zone is a radius in each direction, 0 where no enemy looks from.
 * Pinching depends besides on the lines by which a Pawn may come to the King's free side; coordination on anything,
 * but only while the Kings share a file or rank.
 */
final class KingZone {

    private final Board board;
    private final Mechanics mechanics;
    private final int[] cells;
    private final int size;

    private final int[] radius = new int[DIRECTIONS];
    /** Squares next to the King from where it could be pinched. */
    private final int[] pincers = new int[DIRECTIONS / 2];

    private int pincerCount;
    private boolean everywhere;
    private boolean nowhere;
    private int king;
    private int side;
    /** Pieces whose coming or going can freeze or free an attacker. */
    private int freezers;

    KingZone(Board board) {
        this.board = board;
        mechanics = board.mechanics;
        cells = board.cells;
        size = mechanics.size;
    }

    /** Finds the zone of a side's King. */
    void survey(int king, int side) {
        this.king = king;
        this.side = side;
        int enemy = side ^ 1;
        Arrays.fill(radius, 0);
        pincerCount = 0;
        everywhere = false;
        nowhere = true;
        int[] squares = board.squares;
        for (int number = board.first[enemy], end = board.end[enemy]; number < end; number++) {
            int from = squares[number];
            if (from == 0) {
                continue;
            }
            Powers powers = mechanics.powers[cells[from] & 31];
            int difference = from - king + size;
            int far = mechanics.distance[difference];
            if (far <= powers.reach) {
                int way = mechanics.direction[difference];
                radius[way] = Math.max(radius[way], Math.max(far, 2));
                radius[opposite(way)] = Math.max(radius[opposite(way)], 1);
                nowhere = false;
            }
            if (powers.strikesAside && !everywhere) {
                surveyAside(powers, enemy);
            }
        }
    }

    private void surveyAside(Powers powers, int enemy) {
        if (in(powers.coordinate, cells[king]) && sharesLine(king, board.kingSquare(enemy))) {
            everywhere = true;
        }
        if (in(powers.pinch, cells[king]) && pincerCount == 0) {
            for (int way = 0; way < DIRECTIONS; way += 2) {
                int step = mechanics.steps[way];
                if (in(mechanics.army[enemy], cells[king + step]) && cells[king - step] != OFF) {
                    pincers[pincerCount++] = king - step;
                    radius[way] = Math.max(radius[way], 1);
                    nowhere = false;
                }
            }
        }
    }

    /** Whether enemies that pinch or coordinate have any chance to take the King on a square. */
    boolean canStrikeAside(int king, int by) {
        if (!mechanics.strikesAside) {
            return false;
        }
        for (int way = 0; way < DIRECTIONS; way += 2) {
            int step = mechanics.steps[way];
            if (in(mechanics.army[by], cells[king + step]) && in(FREE, cells[king - step])) {
                return true;
            }
        }
        return sharesLine(king, board.kingSquare(by));
    }

    private boolean sharesLine(int one, int other) {
        return other != 0
                && (mechanics.file[one] == mechanics.file[other] || one / mechanics.stride == other / mechanics.stride);
    }

    /** Whether a move of the King's side can change whether the King is attacked. */
    boolean isTouchedBy(long move) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        if (everywhere || from == king || to == king) {
            return true;
        }
        if (movesFreezer(move, from, to)) {
            return true;
        }
        if (MoveCode.kindBits(move) == MoveCode.SWAP && in(mechanics.army[side ^ 1], cells[to])) {
            return true; // an enemy comes to where it was not
        }
        if (nowhere) {
            return false;
        }
        if (contains(from) || contains(to)) {
            return true;
        }
        if (MoveCode.captures(move)) {
            for (int i = board.victims(move); --i >= 0; ) {
                if (contains(board.victim(i))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean movesFreezer(long move, int from, int to) {
        if (in(mechanics.mayFree[side], cells[from])
                || in(mechanics.mayFree[side], cells[to])
                || in(mechanics.mayFree[side], MoveCode.promotion(move))) {
            return true;
        }
        if (mechanics.capturesFree && MoveCode.captures(move)) {
            for (int i = board.victims(move); --i >= 0; ) {
                if (in(mechanics.freezers[side ^ 1], cells[board.victim(i)])) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean contains(int index) {
        int difference = index - king + size;
        if (mechanics.distance[difference] <= radius[mechanics.direction[difference]]) {
            return true;
        }
        for (int i = 0; i < pincerCount; i++) {
            int aside = index - pincers[i] + size;
            if (mechanics.distance[aside] != NO_LINE && (mechanics.direction[aside] & 1) == 0) {
                return true;
            }
        }
        return false;
    }
}

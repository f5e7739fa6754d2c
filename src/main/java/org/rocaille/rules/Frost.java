package org.rocaille.rules;

import static org.rocaille.rules.Mechanics.in;

/** Which pieces of a {@link Board} are frozen (rules §4-6). */
final class Frost {

    private final Board board;
    private final Mechanics mechanics;
    private final int[] cells;

    Frost(Board board) {
        this.board = board;
        mechanics = board.mechanics;
        cells = board.cells;
    }

    /**
     * Whether any piece of a side stands next to one that might freeze it: mostly none does, and then none is frozen.
     */
    boolean mayLieOn(int side) {
        int enemy = side ^ 1;
        int freezers = mechanics.freezers[enemy];
        int[] squares = board.squares;
        for (int number = board.first[enemy], end = board.freezersEnd[enemy]; number < end; number++) {
            int index = squares[number];
            if (in(freezers, cells[index]) && index != 0 && hasNeighbour(index, mechanics.army[side])) {
                return true;
            }
        }
        return false;
    }

    /** Whether the piece on a square is frozen. */
    boolean liesOn(int index) {
        Powers powers = mechanics.powers[cells[index] & 31];
        for (int step : mechanics.steps) {
            if (in(powers.frozenBy, cells[index + step])
                    && (powers.thawedBy == 0 || !hasNeighbour(index + step, powers.thawedBy))) {
                return true;
            }
        }
        return false;
    }

    /** Looks at all neighbours before it answers, for mostly none is in the set. */
    private boolean hasNeighbour(int index, int set) {
        int neighbours = 0;
        for (int step : mechanics.steps) {
            neighbours |= 1 << cells[index + step];
        }
        return (neighbours & set) != 0;
    }
}

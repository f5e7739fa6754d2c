package org.rocaille.rules.oracle;

import java.util.List;

record Direction(int file, int rank) {

    static final List<Direction> ROOK =
            List.of(new Direction(0, 1), new Direction(1, 0), new Direction(0, -1), new Direction(-1, 0));

    static final List<Direction> QUEEN = List.of(
            new Direction(0, 1),
            new Direction(1, 1),
            new Direction(1, 0),
            new Direction(1, -1),
            new Direction(0, -1),
            new Direction(-1, -1),
            new Direction(-1, 0),
            new Direction(-1, 1));

    Direction opposite() {
        return new Direction(-file, -rank);
    }
}

package org.rocaille.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The transposition table")
@Execution(ExecutionMode.CONCURRENT)
class TranspositionTableTest {

    /** Of one bucket, so that all keys share it. */
    private final TranspositionTable table = new TranspositionTable(64);

    @ParameterizedTest
    @CsvSource({"0, 0, 1, 1", "34359738367, 29999, 64, 2", "123456789, -29999, 127, 3", "1, -1, 0, 1"})
    @DisplayName("gives back what was kept")
    void keeps(long move, int score, int depth, int bound) {
        table.keep(42, move, score, depth, bound);

        long entry = table.find(42);
        assertEquals(move, TranspositionTable.move(entry));
        assertEquals(score, TranspositionTable.score(entry));
        assertEquals(depth, TranspositionTable.depth(entry));
        assertEquals(bound, TranspositionTable.bound(entry));
        assertEquals(0, table.find(43));
    }

    @Test
    @DisplayName("keeps the best move known when a later search finds none")
    void keepsTheMove() {
        table.keep(42, 99, 10, 3, TranspositionTable.EXACT);
        table.keep(42, 0, 5, 4, TranspositionTable.AT_MOST);

        assertEquals(99, TranspositionTable.move(table.find(42)));
        assertEquals(4, TranspositionTable.depth(table.find(42)));
    }

    @Test
    @DisplayName("gives up the least deep when a bucket is full, and the old before the new")
    void replaces() {
        for (int key = 1; key <= 4; key++) {
            table.keep(key, key, 0, 10 - key, TranspositionTable.EXACT);
        }
        table.keep(5, 5, 0, 1, TranspositionTable.EXACT);
        assertEquals(0, table.find(4));

        table.grow();
        table.grow();
        table.grow();
        table.keep(5, 5, 0, 1, TranspositionTable.EXACT);
        table.keep(6, 6, 0, 1, TranspositionTable.EXACT);
        assertEquals(0, table.find(3));
        assertEquals(5, TranspositionTable.move(table.find(5)));
    }

    @Test
    @DisplayName("forgets all when it is cleared")
    void clears() {
        table.keep(42, 99, 10, 3, TranspositionTable.EXACT);
        table.clear();
        assertEquals(0, table.find(42));
    }
}

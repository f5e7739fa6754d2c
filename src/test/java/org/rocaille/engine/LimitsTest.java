package org.rocaille.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.rules.Side;

@DisplayName("The limits of a search")
@Execution(ExecutionMode.CONCURRENT)
class LimitsTest {

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "1, 0, 0", "50, 5000, 0", "1000, 0, 1", "60000, 1000, 0", "600000, 0, 40", "5, 0, 100"})
    @DisplayName("on a clock are a part of what is left, whatever is added after the move")
    void leaveTime(long remaining, long increment, int movesToGo) {
        Limits limits = Limits.clock(Duration.ofMillis(remaining), Duration.ofMillis(increment), movesToGo);
        assertTrue(limits.time().toMillis() <= Math.max(remaining / 2, 1));
        assertTrue(limits.enough().compareTo(limits.time()) <= 0);
        assertTrue(limits.isBounded());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "depth 7                                | 7  | 9223372036854775807 | 0",
                "depth 7000 nodes 12                    | 64 | 12                  | 0",
                "mate 3                                 | 7  | 9223372036854775807 | 3",
                "ponder wtime 1000 btime 900 winc 5     | 64 | 9223372036854775807 | 0",
            })
    @DisplayName("are what UCI's go says")
    void areRead(String words, int depth, long nodes, int winWithin) {
        Limits limits = UciGo.parse(List.of(words.split(" "))).limits(Side.WHITE, 1);
        assertEquals(depth, limits.depth());
        assertEquals(nodes, limits.nodes());
        assertEquals(winWithin, limits.winWithin());
    }

    @Test
    @DisplayName("are those of the clock of the side to move")
    void areOfTheSideToMove() {
        UciGo go = UciGo.parse(List.of("wtime", "60000", "btime", "600"));
        assertTrue(go.limits(Side.BLACK, 1)
                        .time()
                        .compareTo(go.limits(Side.WHITE, 1).time())
                < 0);
    }

    @Test
    @DisplayName("are none after go infinite and after go alone")
    void areNone() {
        for (List<String> words : List.of(List.of("infinite"), List.<String>of())) {
            UciGo go = UciGo.parse(words);
            assertTrue(go.isInfinite());
            assertEquals(Limits.none(), go.limits(Side.WHITE, 1));
        }
        assertThrows(IllegalArgumentException.class, () -> UciGo.parse(List.of("nodes", "many")));
    }
}

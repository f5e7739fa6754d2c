package org.rocaille.rules.oracle;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongBiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rocaille.rules.Perft;
import org.rocaille.rules.Variant;

/** The counts in {@code perft/<variant>.perft}. */
@DisplayName("Perft")
@Execution(ExecutionMode.CONCURRENT)
class PerftFilesTest {

    /** What the oracle counts again in every build; it counted all of them once. */
    private static final long FEW = 2_000;

    private record Count(String fen, int depth, long nodes) {}

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("the core counts what the files say")
    void core(Ruleset rules) {
        agree(
                counts(rules),
                (fen, depth) -> Perft.count(org.rocaille.rules.Position.parse(Variant.of(rules.key), fen), depth));
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("the oracle counts what the files say, where that is little")
    void oracle(Ruleset rules) {
        List<Count> few = counts(rules).stream().filter(c -> c.nodes() <= FEW).toList();
        agree(few, (fen, depth) -> Oracle.perft(Position.parse(rules, fen), depth));
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("the files hold the start position and twenty more")
    void enough(Ruleset rules) {
        List<String> fens = counts(rules).stream().map(Count::fen).distinct().toList();
        assertEquals(rules.start, fens.get(0));
        assertTrue(fens.size() > 20, fens.size() + " positions");
    }

    private static void agree(List<Count> counts, ToLongBiFunction<String, Integer> perft) {
        assertAll(counts.stream()
                .map(c -> () -> assertEquals(
                        c.nodes(), perft.applyAsLong(c.fen(), c.depth()), "depth " + c.depth() + " of " + c.fen())));
    }

    private static List<Count> counts(Ruleset rules) {
        return TestData.lines("/perft/" + rules.key + ".perft").stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .flatMap(PerftFilesTest::counts)
                .toList();
    }

    private static Stream<Count> counts(String line) {
        String[] parts = line.split(" ; D");
        return Arrays.stream(parts)
                .skip(1)
                .map(count -> count.split(" "))
                .map(count -> new Count(parts[0], Integer.parseInt(count[0]), Long.parseLong(count[1])));
    }
}

package org.rocaille.rules.oracle;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@DisplayName("Every referee agrees with the reference positions")
@Execution(ExecutionMode.CONCURRENT)
class ReferencePositionsTest {

    @TestFactory
    Stream<DynamicTest> onMovesKindsCapturesPositionsCheckAndEnd() {
        return Ruleset.keys().stream()
                .flatMap(variant -> Referee.ALL.stream()
                        .map(referee ->
                                DynamicTest.dynamicTest(referee + " on " + variant, () -> agree(referee, variant))));
    }

    private static void agree(Referee referee, String variant) {
        var positions = ReferencePositions.of(variant);
        assertEquals(150, positions.size(), "positions read");
        assertAll(positions.stream()
                .map(known -> () -> assertEquals(known, Verdict.by(referee, variant, known.fen()))));
    }
}

package org.rocaille.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.rules.History;
import org.rocaille.rules.MutablePosition;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** The suite was found by {@code MateMiner} in games of the engine against itself. */
@DisplayName("A forced win")
@Execution(ExecutionMode.CONCURRENT)
class MatesTest {

    /** One of how many is tried; all with {@code -Dengine.mates=1}. */
    private static final int ONE_OF = Integer.getInteger("engine.mates", 2);

    /** How many plies deeper than the win is long a search may look before it must have found it. */
    private static final int MORE_PLIES = 2;

    private record Mate(Position position, int moves, String solution) {

        static Mate parse(Variant variant, String line) {
            String[] fields = line.split(" ; ");
            return new Mate(Position.parse(variant, fields[0]), Integer.parseInt(fields[1]), fields[2]);
        }

        @Override
        public String toString() {
            return position.variant() + " in " + moves + " by " + solution + ": " + position.fen();
        }
    }

    static Stream<Mate> all() {
        return Variant.all().stream().flatMap(MatesTest::of);
    }

    static Stream<Mate> some() {
        List<Mate> all = all().toList();
        return IntStream.range(0, all.size()).filter(i -> i % ONE_OF == 0).mapToObj(all::get);
    }

    private static Stream<Mate> of(Variant variant) {
        try (InputStream file = MatesTest.class.getResourceAsStream("/mates/" + variant + ".mates")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> Mate.parse(variant, line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("some")
    @DisplayName("is found, and no longer one")
    void isFound(Mate mate) {
        Position position = mate.position();
        Limits limits = Limits.depth(2 * mate.moves() - 1 + MORE_PLIES).withWinWithin(mate.moves());
        Variation best = new Search(1 << 22)
                .run(position, History.startingAt(position), limits, () -> false, variation -> {})
                .get(0);
        assertTrue(best.score().isForced(), () -> "found " + best.score());
        assertEquals(mate.moves(), best.score().winsIn());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("all")
    @EnabledIfSystemProperty(named = "engine.proof", matches = "true")
    @DisplayName("is proven by looking at every move")
    void isProven(Mate mate) {
        MutablePosition root = MutablePosition.of(mate.position());
        FullWidth proof = new FullWidth(root);
        long[] legal = new long[root.mostMoves()];
        int count = root.legalMoves(legal);
        assertTrue(IntStream.range(0, count)
                .filter(i -> root.move(legal[i]).text().equals(mate.solution()))
                .allMatch(i -> proof.winsBy(legal[i], mate.moves())));
        assertFalse(mate.moves() > 1 && proof.wins(mate.moves() - 1));
    }
}

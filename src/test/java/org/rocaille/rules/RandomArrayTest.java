package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A random array puts the pieces behind the Pawns in an order that its seed decides")
class RandomArrayTest {

    @ParameterizedTest
    @CsvSource({
        "baroque, 7, true, mbnnkqrb/pppppppp/8/8/8/8/PPPPPPPP/MBNNKQRB w - 0 1",
        "baroque, 7, false, nbnkmrqb/pppppppp/8/8/8/8/PPPPPPPP/MBNNKQRB w - 0 1",
        "rococo-pushme, -1, true, 10/1qnmrkbqn1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1QNMRKBQN1/10 w - 0 1",
    })
    @DisplayName("What a seed has once meant it always means")
    void seedsAreForGood(String variant, int seed, boolean symmetric, String fen) {
        assertEquals(
                fen, new RandomArray(seed, symmetric).of(Variant.of(variant)).fen());
    }

    @ParameterizedTest
    @ValueSource(strings = {"baroque", "rococo-pushme"})
    @DisplayName("It has the pieces of the usual array, the Pawns where they always are, and nobody is in check")
    void samePiecesElsewhere(String key) {
        Variant variant = Variant.of(key);
        Position usual = variant.start();
        Set<String> seen = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            Position array = new RandomArray(seed, false).of(variant);

            assertEquals(sorted(usual), sorted(array));
            assertEquals(usual.pieces().keySet(), array.pieces().keySet());
            assertEquals(array, Position.parse(variant, array.fen()));
            assertTrue(array.outcome().isEmpty() && !array.isCheck());
            seen.add(array.fen());
        }
        assertTrue(seen.size() > 190, "only " + seen.size() + " of 200 are different");
    }

    @Test
    @DisplayName("It is symmetric if that is asked for, and else hardly ever")
    void symmetry() {
        String[] faced = rows(new RandomArray(3, true));
        String[] free = rows(new RandomArray(3, false));

        assertEquals(faced[0], faced[7].toLowerCase(Locale.ROOT));
        assertNotEquals(free[0], free[7].toLowerCase(Locale.ROOT));
        assertEquals(faced[7], free[7]);
    }

    @Test
    @DisplayName("A variant that always starts alike has none")
    void notForEveryGame() {
        assertThrows(IllegalArgumentException.class, () -> new RandomArray(1, true).of(Variant.ROCAILLE));
    }

    private static String[] rows(RandomArray array) {
        return array.of(Variant.BAROQUE).fen().split(" ")[0].split("/");
    }

    private static String sorted(Position position) {
        return position.fen().chars().sorted().mapToObj(Character::toString).reduce("", String::concat);
    }
}

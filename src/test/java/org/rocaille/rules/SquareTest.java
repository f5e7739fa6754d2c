package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A square is a letter and a number from 1 to 26")
class SquareTest {

    @ParameterizedTest
    @CsvSource({"a1, 1, 1", "e4, 5, 4", "k10, 11, 10", "z26, 26, 26"})
    @DisplayName("It is read and written as it is called")
    void names(String name, int file, int rank) {
        assertEquals(new Square(file, rank), Square.of(name));
        assertEquals(name, new Square(file, rank).name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "e", "4", "e0", "e04", "a27", "E4", "e4 ", "ee4", "e100"})
    @DisplayName("Nothing else is one")
    void strangers(String name) {
        assertEquals(Optional.empty(), Square.find(name));
        assertThrows(IllegalArgumentException.class, () -> Square.of(name));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 0", "27, 1", "1, 27"})
    @DisplayName("Nor is there one beyond")
    void beyond(int file, int rank) {
        assertThrows(IllegalArgumentException.class, () -> new Square(file, rank));
    }
}

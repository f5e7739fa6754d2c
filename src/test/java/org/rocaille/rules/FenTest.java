package org.rocaille.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("FEN is read in every form of rules §1 and written in one")
class FenTest {

    private static final String KINGS = "10/4k5/10/10/10/10/10/10/4K5/10";

    static List<Variant> variants() {
        return Variant.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    @DisplayName("The start position of each variant is written as it is defined")
    void startPositionsRoundTrip(Variant variant) {
        String fen = variant.start().fen();
        assertEquals(fen, Position.parse(variant, fen).fen());
        assertTrue(fen.endsWith(" w - 0 1"));
    }

    @ParameterizedTest
    @DisplayName("Fields that are left out at the end take their defaults, and vchess's order is understood")
    @CsvSource(
            delimiter = '|',
            value = {
                "''            | w - 0 1",
                "' w'          | w - 0 1",
                "' b'          | b - 0 1",
                "' b -'        | b - 0 1",
                "' b d7d4'     | b d4d7 0 1",
                "' b d10d4'    | b d4d10 0 1",
                "' b - 7'      | b - 7 1",
                "' b d4d7 7 31'| b d4d7 7 31",
                "' w 0'        | w - 0 1",
                "' b 1'        | b - 0 1",
                "' b 61 -'     | b - 0 31",
                "' w 62 d4d7'  | w d4d7 0 32",
                "'  w   -  3 4 '| w - 3 4",
            })
    void fieldsTakeDefaults(String fields, String written) {
        assertEquals(
                KINGS + " " + written,
                Position.parse(Variant.ROCOCO, KINGS + fields).fen());
    }

    @ParameterizedTest
    @DisplayName(
            "A run of ten or more is one number, or each digit is a run, whichever makes the row as wide as the board")
    @CsvSource({"10,10", "91,10", "55,10", "1111111111,10", "k9,k9", "k81,k9", "1k71,1k8", "1k8,1k8"})
    void longRunsAreReadBothWays(String row, String written) {
        String fen = row + "/10/10/10/10/10/10/10/4K5/10";
        assertTrue(Position.parse(Variant.ROCOCO, fen).fen().startsWith(written + "/"));
    }

    @Test
    @DisplayName("On a board of twelve files twelve empty squares are 12, 93, 66 or 3333")
    void twelveFiles() {
        for (String row : List.of("12", "93", "66", "3333")) {
            String fen = row + "/5k6/12/12/12/12/12/12/5K6/12";
            assertTrue(Position.parse(Variant.ROCAILLE, fen).fen().startsWith("12/5k6"));
        }
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @DisplayName("What cannot be read is refused with a code for each fault")
    @CsvSource(
            delimiter = '|',
            value = {
                "rococo  | ''                                              | fen-rows",
                "rococo  | 10/4k5/10/10/10/10/10/10/4K5                    | fen-rows",
                "rococo  | 10/4k5/10/10/10/10/10/10/4K5/10/10              | fen-rows",
                "rococo  | 10/4k5/9/10/10/10/10/10/4K5/10                  | fen-row",
                "rococo  | 10/4k5/11/10/10/10/10/10/4K5/10                 | fen-row",
                "rococo  | 10/4k5/0X9/10/10/10/10/10/4K5/10                | fen-row",
                "rococo  | 10/4k5/010/10/10/10/10/10/4K5/10                | fen-row",
                "rococo  | 10/4k5/q9/10/10/10/10/10/4K5/10                 | fen-row",
                "rococo  | 10/4k5//10/10/10/10/10/4K5/10                   | fen-row",
                "rococo  | 10/4k5/99999999999999999999/10/10/10/10/10/4K5/10 | fen-row",
                "rococo  | 9/4k5/9/10/10/10/10/10/4K5/10 x z9z8 -1 0       | fen-row fen-row fen-turn fen-ban fen-counter fen-counter",
                "rococo  | 10/4k5/10/10/10/10/10/10/4K5/10 w d4d4          | fen-ban",
                "rococo  | 10/4k5/10/10/10/10/10/10/4K5/10 w d4d11         | fen-ban",
                "rococo  | 10/4k5/10/10/10/10/10/10/4K5/10 w - 1.5         | fen-counter",
                "rococo  | 10/4k5/10/10/10/10/10/10/4K5/10 w - 0 0         | fen-counter",
                "rococo  | 10/4k5/10/10/10/10/10/10/4K5/10 w - 0 1 x       | fen-fields",
                "rococo  | 10/4k5/10/10/10/10/10/10/4K5/10 w 0 - 1         | fen-fields",
                "rococo  | 10/kk2k5/10/10/10/10/10/KK8/4K5/10              | too-many-kings too-many-kings",
                "rocaille| 12/12/12/12/5k6/5K6/12/12/12/12                 | kings-touch opponent-in-check",
                "rocaille| 12/12/12/12/5k6/5K6/6i5/6I5/12/12               | kings-touch",
                "baroque | 4k3/8/8/8/8/8/8/3K2r1 b                         | ''",
                "baroque | 4k3/8/8/8/8/8/8/4K1r1 b                         | opponent-in-check",
                "baroque | 4k3/8/8/8/4N3/8/8/4K3 w                         | ''",
                "baroque | 8/4k3/8/8/4N3/8/8/4K3 w                         | opponent-in-check",
                "rococo  | 10/4k5/10/10/4L5/10/10/10/4K5/10 w              | ''",
            })
    void faultsAreAllTold(String variant, String fen, String codes) {
        Variant game = Variant.of(variant.strip());
        if (codes.isEmpty()) {
            assertEquals(game, Position.parse(game, fen).variant());
            return;
        }
        InvalidPositionException refused =
                assertThrows(InvalidPositionException.class, () -> Position.parse(game, fen));
        assertEquals(
                codes,
                refused.faults().stream().map(fault -> fault.code().code()).collect(Collectors.joining(" ")));
    }

    @Test
    @DisplayName("A bad row is named by its rank")
    void badRowIsNamed() {
        InvalidPositionException refused = assertThrows(
                InvalidPositionException.class, () -> Position.parse(Variant.BAROQUE, "4k3/8/p4r/8/8/8/8/4K3"));
        assertTrue(refused.getMessage().contains("rank 6"));
    }

    @ParameterizedTest
    @DisplayName("A fault names the side that it is of")
    @CsvSource(
            delimiter = '|',
            value = {
                "baroque | kk6/8/8/8/8/8/8/K7   | Black has more than one King.",
                "baroque | k7/8/8/8/8/8/8/KK6   | White has more than one King.",
                "baroque | 8/4k3/8/8/4N3/8/8/4K3 w | Black is in check and it is not its turn.",
                "baroque | 8/4K3/8/8/4n3/8/8/4k3 b | White is in check and it is not its turn.",
            })
    void faultsNameTheSide(String variant, String fen, String message) {
        InvalidPositionException refused =
                assertThrows(InvalidPositionException.class, () -> Position.parse(Variant.of(variant), fen));
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }

    @Test
    @DisplayName("A position in which one side alone has a King is no start of a game")
    void oneKingIsNotEnough() {
        assertFalse(Position.parse(Variant.BAROQUE, "4k3/8/8/8/8/8/8/4P3").hasBothKings());
        assertFalse(Position.parse(Variant.BAROQUE, "4p3/8/8/8/8/8/8/4K3").hasBothKings());
        assertTrue(Position.parse(Variant.BAROQUE, "4k3/8/8/8/8/8/8/4K3").hasBothKings());
    }

    @Test
    @DisplayName("A position in which a side has no King may be read")
    void kinglessPositionsAreRead() {
        for (Variant variant : Variant.all()) {
            String empty = (variant.files() + "/").repeat(variant.ranks());
            Position bare = Position.parse(variant, empty.substring(0, empty.length() - 1));
            assertEquals(Optional.empty(), bare.king(Side.WHITE));
            assertEquals(false, bare.hasBothKings());
        }
    }
}

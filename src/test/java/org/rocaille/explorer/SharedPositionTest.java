package org.rocaille.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/** What makes positions the same. */
class SharedPositionTest {

    private static final String FEN = "10/4k5/10/10/10/10/10/4S5/4K5/10";

    private static SharedPosition read(String variant, String fen) {
        return SharedPosition.of(Position.parse(Variant.of(variant), fen));
    }

    @ParameterizedTest
    @ValueSource(strings = {" w", " w - 12 40", " w 7", " w 7 -", ""})
    void counters_and_spellings_make_no_difference(String fields) {
        assertEquals(read("rococo", FEN + " w - 0 1"), read("rococo", FEN + fields));
        assertEquals(read("rococo", FEN + " w - 0 1"), read("rococo", FEN.replace("10", "91") + fields));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10/4k5/10/10/10/10/10/4S5/4K5/10 b",
                "10/4k5/10/10/10/10/10/5S4/4K5/10 w",
                "10/4k5/10/10/10/10/10/4S5/4K5/10 w e3e9",
            })
    void the_side_to_move_the_board_and_the_ban_make_one(String fen) {
        assertNotEquals(read("rococo", FEN).id(), read("rococo", fen).id());
    }

    @Test
    void so_does_the_variant() {
        String kings = "10/4k5/10/10/10/10/10/10/4K5/10 w";
        assertNotEquals(read("rococo", kings).id(), read("rococo-pushme", kings).id());
    }

    @Test
    void its_counters_are_those_of_a_beginning() {
        assertEquals(
                FEN + " w - 0 1", read("rococo", FEN + " w - 99 80").position().fen());
    }

    /** Ids are stored, so they never change: {@code printf '%s' "rocaille 12/… w -" | sha256sum | cut -c1-32}. */
    @ParameterizedTest
    @CsvSource({
        "rocaille, 95cf817ac6852bcc0b4f8ad537570c17",
        "rococo, b9028440c307f7dafe515f2c9148229f",
        "rococo-pushme, f862b204d48d69d4a48dfba622c5e366",
        "baroque, 590bfb4f6804176919371ca7a02bc0ac"
    })
    void the_start_positions_have_the_ids_that_they_always_had(String variant, String id) {
        assertEquals(
                id,
                SharedPosition.of(Variant.of(variant).start()).id().toString().replace("-", ""));
    }
}

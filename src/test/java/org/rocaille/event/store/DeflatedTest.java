package org.rocaille.event.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DeflatedTest {

    private static final String MOVE = "{\"ply\":40,\"side\":\"black\",\"move\":\"g5i5\",\"notation\":\"Qg5-i5\","
            + "\"captures\":[],\"check\":false,\"conditional\":false,\"charged\":\"PT7H\",\"game\":{"
            + "\"variant\":\"rococo-pushme\",\"white\":\"ada\",\"black\":\"bob\",\"version\":41,\"ply\":40,"
            + "\"fen\":\"10/1r1nbk2m1/1p2pp4/2p3np2/1pq4pP1/4P3q1/1N5Q2/1P1P1PP3/1MQ1BKN1p1/10 w - 1 21\","
            + "\"turn\":\"white\",\"check\":false,\"guarded\":false,\"deadline\":\"2026-10-29T08:20:39.634Z\","
            + "\"clocks\":{\"asOf\":\"2026-10-26T08:20:39.634Z\",\"white\":\"P3D\",\"black\":\"P3D\"},\"outcome\":null}}";

    /** As {@link #MOVE} was written when this form of events was new. */
    private static final String KEPT =
            "0183660c13035c3923dd34132d4b06a69bea669ad22c67604d86892989485e49ca4f428e6913431d842f20710d"
                    + "ae2c41cd54a35c487308d8a8332a3006751c0c0b0a4d402d559300e342a09c9f69a011b49908aacd7d030d8195"
                    + "26a435094e30c0d8c49d62888d4e035d23cb10030b2b23032b634b3d3363133cd109546b86a19694280500";

    @Test
    void a_move_takes_less_than_a_third_of_its_length() {
        assertTrue(3 * Deflated.of(MOVE).length < MOVE.length());
    }

    @Test
    void what_the_first_release_with_this_form_has_written_is_read_by_every_other() {
        assertEquals(MOVE, Deflated.read(HexFormat.of().parseHex(KEPT)));
    }

    @Test
    void any_text_comes_back() {
        SplittableRandom random = new SplittableRandom(28);
        for (int length = 0; length <= 20_000; length = 2 * length + 1) {
            String text = random.ints(length, 0, 0x10000)
                    .filter(unit -> !Character.isSurrogate((char) unit))
                    .mapToObj(Character::toString)
                    .collect(Collectors.joining("", "{", "\uD83D\uDE42}"));
            assertEquals(text, Deflated.read(Deflated.of(text)));
        }
    }

    @Test
    void what_a_later_dictionary_was_used_for_is_not_guessed() {
        byte[] kept = Deflated.of(MOVE);
        kept[0] = 2;
        assertThrows(IllegalStateException.class, () -> Deflated.read(kept));
    }
}

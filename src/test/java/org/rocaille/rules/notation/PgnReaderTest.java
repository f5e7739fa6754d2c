package org.rocaille.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.rules.notation.PgnGame.LeftOut;
import org.rocaille.rules.notation.PgnGame.PgnMove;
import org.rocaille.rules.notation.PgnGame.Place;

class PgnReaderTest {

    private static final String TWO_GAMES = """
            %for other programs
            [Event "A \\"great\\" \\\\o/ game"]
            [White "Anna"] ; who else
            [VariantId "rocaille"]

            1. e3e4 {[%emt 0:01:02.5] [%clk 72:00:00] good} 1... Pe8-e7!? $14 (1... e8e6 {bad} (1... d8d7) 2. a1a2)
            2.d4*d5 d4~d7 3. Ld4* {only words} *

            [White "Bert"]
            1/2-1/2
            """;

    private static List<PgnGame> read(String text) {
        return PgnReader.read(text, 100);
    }

    private static List<String> texts(PgnGame game) {
        return game.moves().stream().map(PgnMove::text).toList();
    }

    @Test
    void games_have_tags_moves_and_a_result() {
        List<PgnGame> games = read(TWO_GAMES);

        assertEquals(2, games.size());
        PgnGame first = games.get(0);
        assertEquals(
                List.of("Event", "White", "VariantId"), List.copyOf(first.tags().keySet()));
        assertEquals("A \"great\" \\o/ game", first.tags().get("Event").value());
        assertEquals(List.of("e3e4", "Pe8-e7", "d4*d5", "d4~d7", "Ld4*"), texts(first));
        assertEquals("*", first.result());
        assertEquals("Bert", games.get(1).tags().get("White").value());
        assertEquals("1/2-1/2", games.get(1).result());
    }

    @Test
    void times_belong_to_the_move_before_them() {
        List<PgnMove> moves = read(TWO_GAMES).get(0).moves();

        assertEquals(Optional.of(Duration.ofMillis(62_500)), moves.get(0).elapsed());
        assertEquals(Optional.of(Duration.ofDays(3)), moves.get(0).left());
        assertEquals(Optional.empty(), moves.get(1).elapsed());
    }

    @Test
    void what_is_passed_over_is_told_of_the_game_that_has_it() {
        assertEquals(
                Set.of(LeftOut.COMMENTS, LeftOut.ANNOTATIONS, LeftOut.VARIATIONS),
                read(TWO_GAMES).get(0).leftOut());
        assertEquals(Set.of(), read(TWO_GAMES).get(1).leftOut());
        assertEquals(Set.of(), read("1. e3e4 {[%emt 0:00:01]} *").get(0).leftOut());
    }

    @Test
    void moves_and_results_know_where_they_stand() {
        PgnGame first = read(TWO_GAMES).get(0);

        assertEquals(new Place(6, 4), first.moves().get(0).place());
        assertEquals(new Place(7, 3), first.moves().get(2).place());
        assertEquals(new Place(7, 36), first.end());
        assertEquals(new Place(3, 2), first.tags().get("White").place());
    }

    @Test
    void what_the_writer_writes_is_read_as_it_was() {
        for (Duration span : List.of(
                Duration.ZERO, Duration.ofMillis(10), Duration.ofDays(400).plusMillis(59_999))) {
            String text = PgnTime.ELAPSED.write(span) + " " + PgnTime.LEFT.write(span);
            assertEquals(Optional.of(span), PgnTime.ELAPSED.in(text), text);
            assertEquals(Optional.of(span), PgnTime.LEFT.in(text), text);
        }
    }

    @Test
    void no_more_games_are_looked_for_than_are_wanted() {
        assertEquals(3, PgnReader.read("* * * * *", 3).size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. e3e4                  | 1 |  8 | The game does not end",
                "[White \"ada]            | 1 |  8 | The value of the tag does not end",
                "[White ada] *            | 1 |  8 | A tag has \" here",
                "[White \"a\"][White \"b\"] * | 1 | 13 | The tag White is given twice.",
                "[ \"a\"] *               | 1 |  3 | A tag has a name",
                "{ what *                 | 1 |  1 | The comment does not end.",
                "1. e3e4 (e3e5 *          | 1 |  9 | The variation does not end.",
                "1. e3e4 [White \"a\"] *  | 1 |  9 | Tags come before the moves",
                "1. e3e4 ) *              | 1 |  9 | This has no place among moves.",
                ";                        | 1 |  2 | There is no game.",
            })
    void a_text_of_another_form_is_refused_where_it_ceases_to_be_one(String text, int line, int column, String detail) {
        PgnFault fault = assertThrows(PgnFault.class, () -> read(text));

        assertEquals(new Place(line, column), fault.place());
        assertTrue(fault.getMessage().startsWith(detail), fault.getMessage());
    }

    /** Whatever is done to a text, it is read or refused with a place in it. */
    @Test
    void a_text_with_random_changes_is_read_or_refused_and_nothing_else() {
        SplittableRandom random = new SplittableRandom(7);
        String signs = "[]{}()\"\\$;%*.!?-~=+#/ \n\r\tae109\u0000\ufeff\ud800\u2028";
        int refused = 0;
        for (int i = 0; i < 5_000; i++) {
            StringBuilder text = new StringBuilder(TWO_GAMES);
            for (int changes = random.nextInt(1, 8); changes > 0 && text.length() > 0; changes--) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(4)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.insert(at, signs.charAt(random.nextInt(signs.length())));
                    case 2 -> text.setLength(at);
                    default -> text.insert(at, text.substring(random.nextInt(at + 1), at));
                }
            }
            int lines = text.toString().split("\n", -1).length;
            try {
                read(text.toString());
            } catch (PgnFault fault) {
                refused++;
                assertTrue(fault.place().line() >= 1 && fault.place().line() <= lines, text::toString);
                assertTrue(fault.place().column() >= 1, text::toString);
            }
        }
        assertTrue(refused > 1_000 && refused < 4_500, "refused " + refused);
    }
}

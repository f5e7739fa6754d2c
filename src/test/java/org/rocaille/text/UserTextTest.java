package org.rocaille.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.problem.Problem;

class UserTextTest {

    @Test
    void a_text_is_composed_so_that_the_same_name_is_the_same_text() {
        assertEquals(UserText.line("\u00e9", 1), UserText.line("e\u0301", 1));
    }

    @Test
    void a_length_counts_characters_and_not_the_halves_of_which_some_consist() {
        assertEquals(
                "\ud83d\ude00\ud83d\ude00",
                UserText.line("\ud83d\ude00\ud83d\ude00", 2).value());
        assertReason("too-long", "abc", 2);
    }

    @Test
    void hebrew_with_its_marks_is_a_text() {
        assertEquals(
                "\u200f\u05d0!\u200f", UserText.line("\u200f\u05d0!\u200f", 10).value());
    }

    @ParameterizedTest
    @CsvSource({
        "0000, control-character", "0007, control-character", "001b, control-character", "000a, control-character",
        "007f, control-character", "0085, control-character", "2028, control-character", "2029, control-character",
        "202a, direction-override", "202e, direction-override", "2066, direction-override", "2069, direction-override",
        "d800, lone-surrogate", "dfff, lone-surrogate",
    })
    void what_could_disturb_the_text_around_it_is_refused(String character, String reason) {
        assertReason(reason, "a" + (char) Integer.parseInt(character, 16) + "b", 10);
    }

    @Test
    void a_blank_text_is_refused() {
        assertReason("blank", "", 10);
        assertReason("blank", " \u2003", 10);
    }

    @Test
    void prose_has_lines_and_knows_one_way_to_end_them() {
        assertEquals("a\nb", UserText.prose("a\r\nb", 10).value());
        assertEquals(
                "control-character",
                assertThrows(Problem.class, () -> UserText.prose("a\rb", 10))
                        .members()
                        .get("reason"));
    }

    private static void assertReason(String reason, String text, int most) {
        Problem problem = assertThrows(Problem.class, () -> UserText.line(text, most));
        assertEquals(reason, problem.members().get("reason"));
    }
}

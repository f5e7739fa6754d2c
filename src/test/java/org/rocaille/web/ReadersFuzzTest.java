package org.rocaille.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rocaille.fuzz.Inputs;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;

/** That what every operation reads of requests is read, or refused in words. */
class ReadersFuzzTest {

    private static final Set<ProblemCode> REFUSALS = Set.of(
            ProblemCode.MALFORMED_PARAMETER,
            ProblemCode.MALFORMED_HEADER,
            ProblemCode.MALFORMED_TEXT,
            ProblemCode.EMPTY_BODY,
            ProblemCode.INVALID_VALUE,
            ProblemCode.STALE_VERSION);

    /** Whether something is read; a problem must be one of those that are agreed. */
    private static boolean isTaken(Runnable reading) {
        try {
            reading.run();
            return true;
        } catch (Problem e) {
            assertTrue(REFUSALS.contains(e.code()), e.code()::slug);
            return false;
        }
    }

    @Test
    void a_cursor_that_is_read_is_the_one_that_is_written() {
        List<String> seeds = List.of(
                Cursor.of("1793731784400", "7k2m9q4x0h8w3rte").toString(),
                Cursor.of("1", "2").toString(),
                Cursor.of("", "").toString());
        Inputs.feed(
                "cursors",
                seeds,
                text -> isTaken(() -> {
                    Cursor cursor = Cursor.parse(text, 2);
                    assertEquals(cursor, Cursor.parse(cursor.toString(), 2));
                    assertTrue(Keys.id(cursor, 1).matches("[0-9a-z]+"));
                    Keys.instant(cursor, 0);
                }));
    }

    @Test
    void tags_and_codings_are_read() {
        List<String> tags = List.of("\"57-json-white\"", "W/\"1-a\", \"2-b\"", "*");
        Inputs.feed(
                "tags",
                tags,
                text -> isTaken(() -> {
                    Preconditions preconditions = new Preconditions();
                    preconditions.ifMatch = text;
                    preconditions.ifNoneMatch = text;
                    preconditions.alreadyHas(new VersionTag(57, "json", "white"));
                    preconditions.requireVersion(57);
                }));
        Inputs.feed("codings", List.of("gzip", "br, gzip;q=0.5, *;q=0", "x-gzip ; q=1"), Gzip::isWanted);
    }

    @Test
    void values_of_parameters_and_bodies_are_read() {
        Inputs.feed("numbers", List.of("1", "200", "-17"), text -> isTaken(() -> Values.number("a", text, 1, 200)));
        Inputs.feed("overlaps", List.of("P1D", "PT0S"), text -> isTaken(() -> Values.overlap(text)));
        Inputs.feed("bodies", List.of("{}", "\u00e9\ud83d\ude00"), text -> {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_16BE); // Which is seldom UTF-8.
            try {
                RequestText.read(StandardCharsets.UTF_8, new ByteArrayInputStream(bytes));
                return true;
            } catch (Problem e) {
                assertTrue(REFUSALS.contains(e.code()), e.code()::slug);
                return false;
            }
        });
    }
}

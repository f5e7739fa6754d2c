package org.rocaille.game.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rocaille.fuzz.Inputs;
import org.rocaille.game.Archived;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;

/** That records that were spoilt are refused in words, and that what is taken is written as it was read. */
@QuarkusTest
class RecordFuzzTest {

    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

    /** What does not say which record of several, and which line, is meant. */
    private static final Set<ProblemCode> OF_ALL = Set.of(ProblemCode.INVALID_RECORD, ProblemCode.MALFORMED_PGN);

    @Inject
    RecordReading reading;

    @Inject
    ObjectMapper json;

    private static void check(Problem refusal) {
        assertTrue(refusal.code() != ProblemCode.INTERNAL_ERROR);
        assertTrue(refusal.members().containsKey("record") || OF_ALL.contains(refusal.code()), refusal::detail);
    }

    @Test
    void records_of_json() {
        List<String> seeds = LongStream.range(0, 12)
                .mapToObj(seed -> written(RandomRecords.of(seed)))
                .toList();
        List<String> more = new ArrayList<>(seeds);
        more.add(seeds.get(0) + "\n" + seeds.get(1));
        more.add(RecordExamples.JSON.replace("\n", " "));
        Inputs.feed("records of JSON", more, text -> {
            List<RecordReading.Found> found;
            try {
                found = reading.lines(text, NOW);
            } catch (Problem e) {
                check(e);
                return false;
            }
            found.forEach(one -> requireSame(one.judged().game()));
            return true;
        });
    }

    private void requireSame(Archived game) {
        String written = written(RecordView.of(game));
        Archived again = reading.lines(written, NOW).get(0).judged().game();
        assertEquals(written, written(RecordView.of(again)));
    }

    private String written(RecordView record) {
        return json.valueToTree(record).toString();
    }

    @Test
    void records_of_pgn() {
        List<String> seeds = new ArrayList<>(List.of(RecordExamples.PGN));
        URI here = URI.create("https://localhost/");
        for (long seed = 0; seed < 12; seed++) {
            Archived game = reading.lines(written(RandomRecords.of(seed)), NOW)
                    .get(0)
                    .judged()
                    .game();
            seeds.add(new PgnRecord(game.terms(), game.ending(), game.standing(), here).text());
        }
        Inputs.feed("records of PGN", seeds, text -> {
            try {
                return !RecordReading.pgn(text, NOW).isEmpty();
            } catch (Problem e) {
                check(e);
                return false;
            }
        });
    }
}

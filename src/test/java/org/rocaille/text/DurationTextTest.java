package org.rocaille.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DurationTextTest {

    @ParameterizedTest
    @CsvSource({
        "PT0S, PT0S",
        "PT1M30S, PT1M30S",
        "PT23H59M, PT23H59M",
        "PT24H, P1D",
        "PT72H, P3D",
        "PT60H0.25S, P2DT12H0.25S",
        "PT24H1S, P1DT1S",
    })
    void a_span_is_written_in_days_and_reads_back_as_it_was(Duration span, String text) {
        assertEquals(text, DurationText.of(span));
        assertEquals(span, Duration.parse(text));
    }
}

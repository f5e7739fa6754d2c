package org.rocaille.rules.oracle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The text files among the test resources. */
final class TestData {

    private TestData() {}

    /** The lines of a file such as {@code /perft/rococo.perft}. */
    static List<String> lines(String path) {
        try (var stream = TestData.class.getResourceAsStream(path)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

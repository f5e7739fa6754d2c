package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.rocaille.PackagedService;

/** What a machine must have for a test. Where CI runs, it must; elsewhere the test is skipped, and says why. */
final class Needs {

    private static final boolean IS_CI = System.getenv("CI") != null;

    private Needs() {}

    /** That the tested package is for a kind of database. */
    static void database(String kind) {
        assumeTrue(PackagedService.KIND.equals(kind), "This is about the package for " + kind);
    }

    /** That something else is so. */
    static void that(boolean isSo, String otherwise) {
        if (IS_CI) {
            assertTrue(isSo, otherwise);
        }
        assumeTrue(isSo, otherwise);
    }

    /** The newest file with a name below a directory. */
    static Path file(Path directory, String name, String debianPackage) {
        Optional<Path> found = find(directory, name);
        that(found.isPresent(), "There is no " + name + " here; Debian has it in " + debianPackage);
        return found.orElseThrow();
    }

    private static Optional<Path> find(Path directory, String name) {
        if (!Files.isDirectory(directory)) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.find(directory, 4, (path, file) -> path.endsWith(name))) {
            return files.max(Comparator.naturalOrder());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package org.rocaille;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;

/**
 * Which database this process was built for, and the JDBC URL it was told to use.
 *
 * @param kind as Quarkus names it, {@code h2} or {@code postgresql}
 * @param url the JDBC URL, which may carry secrets after its first {@code ;} or {@code ?}
 */
record DatabaseLocation(String kind, String url) {

    private static final String FILE_URL = "jdbc:h2:file:";

    static DatabaseLocation of(Config config) {
        return new DatabaseLocation(
                config.getValue("quarkus.datasource.db-kind", String.class),
                config.getValue("quarkus.datasource.jdbc.url", String.class));
    }

    boolean isOfAnotherKind() {
        return !url.startsWith("jdbc:" + kind + ":");
    }

    /** The one sentence that a process says before it declines to start. */
    String refusal() {
        return "Rocaille was built for %s and cannot use %s: set QUARKUS_DATASOURCE_JDBC_URL to a jdbc:%s: URL or start"
                        .formatted(kind, withoutSettings(), kind)
                + " the build for that database.";
    }

    /** The embedded database's file, if there is one. */
    Optional<Path> file() {
        return url.startsWith(FILE_URL)
                ? Optional.of(Path.of(withoutSettings().substring(FILE_URL.length()) + ".mv.db")
                        .toAbsolutePath())
                : Optional.empty();
    }

    /** Where a person finds the data: a file for embedded H2, the URL without its settings for anything else. */
    String description() {
        return file().map(Path::toString).orElseGet(this::withoutSettings);
    }

    private String withoutSettings() {
        return url.split("[;?]", 2)[0];
    }
}

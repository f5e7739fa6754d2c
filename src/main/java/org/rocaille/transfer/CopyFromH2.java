package org.rocaille.transfer;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import org.eclipse.microprofile.config.Config;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;

/**
 * The command {@code copy-from-h2 DIRECTORY}: all that the embedded database in a directory holds goes to the PostgreSQL that
 * the service's own settings name, which is empty before and what a service goes on with after. The file is left as it was.
 */
public final class CopyFromH2 {

    /** What calls for it on the command line. */
    public static final String COMMAND = "copy-from-h2";

    private static final String URL = "quarkus.datasource.jdbc.url";

    private final Config config;
    private final PrintStream out;
    private final PrintStream err;

    public CopyFromH2(Config config, PrintStream out, PrintStream err) {
        this.config = config;
        this.out = out;
        this.err = err;
    }

    /** Makes a file whole that was not closed properly; fails with words if a process has it open. */
    public interface Recovery {
        void of(Path file);
    }

    /**
     * Does it, and says what was done.
     *
     * @param arguments what follows the command
     * @return the exit code: 0 if all is there, 1 if it was refused or failed and nothing has changed, 2 if it was not called
     *     as it should be
     */
    public int run(List<String> arguments, Recovery recovery) {
        if (arguments.size() != 1) {
            err.println("What is called for is: " + COMMAND + " DIRECTORY, the directory of the embedded database.");
            return 2;
        }
        Path file = Path.of(arguments.get(0))
                .resolve("rocaille.mv.db")
                .toAbsolutePath()
                .normalize();
        String url = config.getOptionalValue(URL, String.class).orElse("");
        try {
            if (!url.startsWith("jdbc:postgresql:")) {
                throw new Refusal(
                        "Set QUARKUS_DATASOURCE_JDBC_URL, _USERNAME and _PASSWORD as for the service that is to"
                                + " go on with the games; the URL starts with jdbc:postgresql:.");
            }
            if (!Files.exists(file)) {
                throw new Refusal("There is no " + file + ".");
            }
            recovery.of(file);
            copy(file, url);
            return 0;
        } catch (SQLException e) {
            err.println("Nothing was copied: " + e.getMessage());
        } catch (RuntimeException e) {
            err.println(e.getMessage());
        }
        return 1;
    }

    private void copy(Path file, String url) throws SQLException {
        // Read alone, and row by row, where H2 would gather all rows of a table first.
        String from = "jdbc:h2:file:" + file.toString().replaceFirst("\\.mv\\.db$", "")
                + ";IFEXISTS=TRUE;ACCESS_MODE_DATA=r;LAZY_QUERY_EXECUTION=1";
        String user = config.getOptionalValue("quarkus.datasource.username", String.class)
                .orElse(null);
        String password = config.getOptionalValue("quarkus.datasource.password", String.class)
                .orElse(null);
        requireThisRelease(migrations(from, null, null, "h2"));
        Flyway target = migrations(url, user, password, "postgresql");
        requireNewOrOfThisRelease(target);
        target.migrate();
        Properties settings = new Properties();
        settings.setProperty("reWriteBatchedInserts", "true");
        if (user != null) {
            settings.setProperty("user", user);
        }
        if (password != null) {
            settings.setProperty("password", password);
        }
        try (Connection source = DriverManager.getConnection(from);
                Connection destination = DriverManager.getConnection(url, settings)) {
            long rows = new Transfer(source, destination, out::println).run();
            out.printf(
                    "Copied and compared: %d rows. Start the service for PostgreSQL; %s is as it was.%n", rows, file);
        }
    }

    private static Flyway migrations(String url, String user, String password, String kind) {
        return Flyway.configure()
                .dataSource(url, user, password)
                .locations("classpath:db/migration", "classpath:db/" + kind)
                .load();
    }

    /** A service may run on what has another schema, which would be changed here. */
    private static void requireNewOrOfThisRelease(Flyway target) {
        if (target.info().applied().length > 0 && target.info().pending().length > 0) {
            throw new Refusal("The database to copy to is of a release before this: copy to a new one.");
        }
    }

    private static void requireThisRelease(Flyway source) {
        List<MigrationInfo> pending = Arrays.asList(source.info().pending());
        if (!pending.isEmpty()) {
            throw new Refusal(
                    "The games are of a release before this: start this release for H2 once on the directory, stop"
                            + " it, and copy then.");
        }
        boolean isOfLater = Arrays.stream(source.info().all())
                .map(MigrationInfo::getState)
                .anyMatch(state -> state == MigrationState.FUTURE_SUCCESS || state == MigrationState.FUTURE_FAILED);
        if (isOfLater) {
            throw new Refusal("The games are of a release after this: copy with that one.");
        }
    }
}

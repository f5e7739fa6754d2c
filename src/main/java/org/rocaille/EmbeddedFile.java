package org.rocaille;

import io.agroal.api.AgroalPoolInterceptor;
import io.quarkus.arc.properties.IfBuildProperty;
import io.quarkus.runtime.configuration.ConfigurationException;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.h2.engine.Session;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;

/**
 * What the file of the embedded database needs besides the settings in its URL: to be made whole after a kill and to be
 * kept small while it is written.
 *
 * <p>H2 appends a small piece of file, a version, for every commit ({@code WRITE_DELAY=0}: it is in the hands of the
 * operating system before the commit returns). Two things follow that H2 leaves to us.
 *
 * <ul>
 *   <li>A version is gathered table by table while other connections write on. Killed just then, their transactions
 *       would be found half done; hence the pool of one connection.
 *   <li>H2's own compaction runs beside the transactions, gathers versions too, and is off with {@code WRITE_DELAY=0}.
 *       Ours runs on the one connection, between two transactions.
 * </ul>
 *
 * <p>Public for what measures this database without the service.
 */
@Singleton
@IfBuildProperty(name = "quarkus.datasource.db-kind", stringValue = "h2")
public final class EmbeddedFile implements AgroalPoolInterceptor {

    /** In commits. Each leaves some 14 KB, nearly all of which the next ones supersede. */
    private static final int COMPACTION_INTERVAL = 50;

    /** In percent: a piece of file that holds less is written anew, with what it still holds of use. */
    private static final int WANTED_FILL = 50;

    /** In bytes, written at most per compaction: milliseconds of work. */
    private static final int COMPACTION_SIZE = 512 * 1024;

    private static final int HEADER_SIZE = 4096;

    private long compactedVersion;

    @Override
    public void onConnectionReturn(Connection connection) {
        storeOf(connection).ifPresent(this::compact);
    }

    private void compact(MVStore store) {
        if (store.getCurrentVersion() - compactedVersion >= COMPACTION_INTERVAL) {
            store.compact(WANTED_FILL, COMPACTION_SIZE);
            compactedVersion = store.getCurrentVersion();
        }
    }

    /** The open file behind a connection; none where a server of H2's has it open. */
    private static Optional<MVStore> storeOf(Connection connection) {
        try {
            Session session = connection.unwrap(JdbcConnection.class).getSession();
            return session instanceof SessionLocal local
                    ? Optional.of(local.getDatabase().getStore().getMvStore())
                    : Optional.empty();
        } catch (SQLException e) {
            throw new IllegalStateException("Not a connection to H2", e);
        }
    }

    /**
     * Makes sure that the newest version is found when the file is opened. H2 follows a chain from a pointer that it
     * renews every 20 versions or when it overwrites a link, but a moment after; killed in that moment, it would open
     * the file some versions back. Looking at the whole file finds the newest version whatever the pointer says.
     *
     * @param file nothing is done if it was closed properly or does not exist
     * @throws ConfigurationException if another process has it open
     */
    static void recover(Path file) {
        if (!Files.exists(file)) {
            return;
        }
        try {
            if (isInUse(file)) {
                throw new ConfigurationException(
                        "The games in " + file + " are in use by another process: end that one, or"
                                + " set ROCAILLE_DATA to another directory");
            }
            if (!wasClosed(file)) {
                new MVStore.Builder()
                        .fileName(file.toString())
                        .recoveryMode()
                        .autoCommitDisabled()
                        .open()
                        .close();
            }
        } catch (MVStoreException e) {
            // Damaged: H2 says so itself when it opens the file.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** H2 holds a lock on a file that it has open. */
    private static boolean isInUse(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            return lock == null;
        }
    }

    private static boolean wasClosed(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(HEADER_SIZE), StandardCharsets.ISO_8859_1).contains("clean:1");
        }
    }
}

package org.rocaille;

import io.agroal.api.AgroalPoolInterceptor;
import io.quarkus.arc.properties.IfBuildProperty;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * How long requests wait for a PostgreSQL that is slow, has locked what they need, or has fallen silent, before they are
 * refused: or they would pile up, each with a thread and a connection, until nothing is answered any more.
 */
@Singleton
@IfBuildProperty(name = "quarkus.datasource.db-kind", stringValue = "postgresql")
final class DatabasePatience implements AgroalPoolInterceptor {

    private static final String LIMITS =
            "set lock_timeout = %d; set statement_timeout = %d;" + " set idle_in_transaction_session_timeout = '1min'";

    private final Duration lock;
    private final Duration statement;

    /**
     * @param lock      for what another request has locked
     * @param statement for a statement, and for any answer at all twice as long
     */
    DatabasePatience(
            @ConfigProperty(name = "rocaille.database.longest-lock") Duration lock,
            @ConfigProperty(name = "rocaille.database.longest-statement") Duration statement) {
        this.lock = lock;
        this.statement = statement;
    }

    @Override
    public void onConnectionCreate(Connection connection) {
        try (Statement limits = connection.createStatement()) {
            connection.setNetworkTimeout(
                    Runnable::run, (int) statement.multipliedBy(2).toMillis());
            limits.execute(LIMITS.formatted(lock.toMillis(), statement.toMillis()));
        } catch (SQLException e) {
            close(connection, e); // The pool forgets it.
            throw new IllegalStateException("The database takes no limits", e);
        }
    }

    private static void close(Connection connection, SQLException reason) {
        try {
            connection.close();
        } catch (SQLException e) {
            reason.addSuppressed(e);
        }
    }
}

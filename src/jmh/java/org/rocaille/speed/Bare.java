package org.rocaille.speed;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.UnaryOperator;
import org.rocaille.speed.Recorder.Script;
import org.rocaille.speed.Recording.Logged;

/**
 * The service's own statements, carried out by JDBC alone in this process, on a copy of the service's database and
 * through a pool such as the service has.
 */
final class Bare implements Contender, AutoCloseable {

    private final AgroalDataSource pool;
    private final Map<Task, Script> scripts;

    Bare(Database database, Map<Task, Script> scripts) throws Exception {
        String url = database.copy();
        this.scripts = scripts;
        this.pool = AgroalDataSource.from(new AgroalDataSourceConfigurationSupplier()
                .connectionPoolConfiguration(configuration -> configuration
                        .maxSize(database.connections())
                        .acquisitionTimeout(Duration.ofMinutes(1))
                        .validationTimeout(database.looksEvery())
                        .connectionFactoryConfiguration(factory -> factory.jdbcUrl(url)
                                .principal(new NamePrincipal(database.user()))
                                .credential(new SimplePassword("")))));
        pool.setPoolInterceptors(database.interceptors());
    }

    @Override
    public String title() {
        return "SQL alone";
    }

    @Override
    public List<Load.Asker> askers(Task task, int count, int fresh) throws SQLException {
        Script script = scripts.get(task);
        Queue<UnaryOperator<Object>> copies = new ConcurrentLinkedQueue<>();
        if (task.writes()) {
            while (copies.size() < task.supplies(count, fresh)) {
                UnaryOperator<Object> names = Recording.renamed();
                run(script.setUp(), names);
                copies.add(names);
            }
        }
        List<Load.Asker> askers = new ArrayList<>();
        for (int asker = 0; asker < count; asker++) {
            askers.add(
                    task.writes()
                            ? new Writer<>(
                                    copies,
                                    task.times(),
                                    () -> {},
                                    (names, number) -> run(script.steps().get(number - 1), names))
                            : () -> {
                                run(script.steps().get(0), UnaryOperator.identity());
                                return true;
                            });
        }
        return askers;
    }

    private void run(Recording recording, UnaryOperator<Object> names) throws SQLException {
        try (Connection connection = pool.getConnection()) {
            connection.setAutoCommit(!recording.commits());
            for (List<Logged> batch : recording.batches()) {
                if (batch.get(0).isCommit()) {
                    connection.commit();
                } else {
                    run(connection, batch, names);
                }
            }
        }
    }

    private static void run(Connection connection, List<Logged> batch, UnaryOperator<Object> names)
            throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement(batch.get(0).sql())) {
            if (batch.size() > 1) {
                for (Logged logged : batch) {
                    logged.bind(statement, names);
                    statement.addBatch();
                }
                statement.executeBatch();
                return;
            }
            batch.get(0).bind(statement, names);
            if (statement.execute()) {
                try (ResultSet rows = statement.getResultSet()) {
                    while (rows.next()) {
                        rows.getObject(1);
                    }
                }
            }
        } catch (SQLException e) {
            throw new SQLException(batch + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        pool.close();
    }
}

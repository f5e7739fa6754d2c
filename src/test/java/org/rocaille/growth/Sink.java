package org.rocaille.growth;

import java.io.IOException;
import java.io.StringReader;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.postgresql.PGConnection;

/** Takes rows of tables by the thousand, in the way that is the fastest each database has. */
abstract class Sink implements Growth.Rows {

    private static final int ROWS_AT_ONCE = 20_000;

    final Connection connection;
    private final Map<String, List<Map<String, Object>>> waiting = new LinkedHashMap<>();
    private int rows;

    private Sink(Connection connection) {
        this.connection = connection;
    }

    static Sink of(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        return connection.isWrapperFor(PGConnection.class) ? new Copies(connection) : new Batches(connection);
    }

    /** Tables are written in the order in which each has had its first row. */
    @Override
    public void add(String table, Map<String, Object> row) throws SQLException {
        waiting.computeIfAbsent(table, name -> new ArrayList<>()).add(row);
        rows++;
    }

    /** Writes what there is if that is much. */
    void writeIfMuch() throws SQLException {
        if (rows >= ROWS_AT_ONCE) {
            write();
        }
    }

    void write() throws SQLException {
        for (Map.Entry<String, List<Map<String, Object>>> table : waiting.entrySet()) {
            if (!table.getValue().isEmpty()) {
                write(table.getKey(), List.copyOf(table.getValue().get(0).keySet()), table.getValue());
                table.getValue().clear();
            }
        }
        connection.commit();
        rows = 0;
    }

    abstract void write(String table, List<String> columns, List<Map<String, Object>> rows) throws SQLException;

    private static final class Batches extends Sink {

        Batches(Connection connection) {
            super(connection);
        }

        @Override
        void write(String table, List<String> columns, List<Map<String, Object>> rows) throws SQLException {
            String sql = "insert into %s (%s) values (%s)"
                    .formatted(
                            table,
                            String.join(", ", columns),
                            String.join(", ", Collections.nCopies(columns.size(), "?")));
            try (PreparedStatement insert = connection.prepareStatement(sql)) {
                for (Map<String, Object> row : rows) {
                    int index = 1;
                    for (Object value : row.values()) {
                        insert.setObject(index++, value instanceof Instant at ? at.atOffset(ZoneOffset.UTC) : value);
                    }
                    insert.addBatch();
                }
                insert.executeBatch();
            }
        }
    }

    private static final class Copies extends Sink {

        Copies(Connection connection) {
            super(connection);
        }

        @Override
        void write(String table, List<String> columns, List<Map<String, Object>> rows) throws SQLException {
            StringBuilder text = new StringBuilder();
            for (Map<String, Object> row : rows) {
                String separator = "";
                for (Object value : row.values()) {
                    text.append(separator).append(value == null ? "\\N" : escaped(value));
                    separator = "\t";
                }
                text.append('\n');
            }
            try {
                connection
                        .unwrap(PGConnection.class)
                        .getCopyAPI()
                        .copyIn(
                                "copy %s (%s) from stdin".formatted(table, String.join(", ", columns)),
                                new StringReader(text.toString()));
            } catch (IOException e) {
                throw new SQLException(e);
            }
        }

        private static String escaped(Object value) {
            if (value instanceof byte[] bytes) {
                return "\\\\x" + HexFormat.of().formatHex(bytes);
            }
            String text = value.toString();
            boolean isPlain = text.indexOf('\\') < 0 && text.indexOf('\t') < 0 && text.indexOf('\n') < 0;
            return isPlain
                    ? text
                    : text.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n");
        }
    }
}

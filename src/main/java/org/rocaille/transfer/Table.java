package org.rocaille.transfer;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A table as the catalogue of a database has it, so that none can be forgotten.
 *
 * @param name    in lower case, as all names here
 * @param columns in the order of their names, which is the same everywhere
 */
record Table(String name, List<Column> columns) {

    /** Of whoever made the schema. */
    private static final String HISTORY = "flyway_schema_history";

    private static final int FETCHED_AT_ONCE = 1_000;

    /**
     * A column.
     *
     * @param type of {@link Types}
     */
    record Column(String name, int type) {

        /** A value in the form in which both databases take it. */
        Object read(ResultSet row, int index) throws SQLException {
            return type == Types.TIMESTAMP_WITH_TIMEZONE
                    ? row.getObject(index, OffsetDateTime.class)
                    : row.getObject(index);
        }
    }

    /** All tables of a connection's schema, by their names. */
    static List<Table> of(Connection connection) throws SQLException {
        DatabaseMetaData catalogue = connection.getMetaData();
        List<Table> tables = new ArrayList<>();
        try (ResultSet found = catalogue.getTables(
                connection.getCatalog(), connection.getSchema(), "%", new String[] {"TABLE", "BASE TABLE"})) {
            while (found.next()) {
                String name = found.getString("TABLE_NAME");
                if (!name.equalsIgnoreCase(HISTORY)) {
                    tables.add(new Table(name.toLowerCase(Locale.ROOT), columns(connection, name)));
                }
            }
        }
        tables.sort((one, other) -> one.name.compareTo(other.name));
        return tables;
    }

    private static List<Column> columns(Connection connection, String table) throws SQLException {
        List<Column> columns = new ArrayList<>();
        try (ResultSet found =
                connection.getMetaData().getColumns(connection.getCatalog(), connection.getSchema(), table, "%")) {
            while (found.next()) {
                columns.add(
                        new Column(found.getString("COLUMN_NAME").toLowerCase(Locale.ROOT), found.getInt("DATA_TYPE")));
            }
        }
        columns.sort((one, other) -> one.name.compareTo(other.name));
        return columns;
    }

    List<String> columnNames() {
        return columns.stream().map(Column::name).toList();
    }

    long count(Connection connection) throws SQLException {
        try (PreparedStatement count = connection.prepareStatement("select count(*) from " + name);
                ResultSet row = count.executeQuery()) {
            row.next();
            return row.getLong(1);
        }
    }

    /** What is done with a row. */
    interface Rows {
        void row(Object[] values) throws SQLException;
    }

    /** Reads every row, some at a time, so that it does not matter how many there are. */
    void read(Connection connection, Rows rows) throws SQLException {
        String select = "select " + String.join(", ", columnNames()) + " from " + name;
        try (PreparedStatement all = connection.prepareStatement(select)) {
            all.setFetchSize(FETCHED_AT_ONCE);
            try (ResultSet row = all.executeQuery()) {
                Object[] values = new Object[columns.size()];
                while (row.next()) {
                    for (int i = 0; i < values.length; i++) {
                        values[i] = columns.get(i).read(row, i + 1);
                    }
                    rows.row(values);
                }
            }
        }
    }

    /** A statement that inserts one row. */
    String insert() {
        return "insert into %s (%s) values (%s)"
                .formatted(
                        name,
                        String.join(", ", columnNames()),
                        Stream.generate(() -> "?").limit(columns.size()).collect(Collectors.joining(", ")));
    }
}

package org.rocaille.transfer;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Copies every row of every table from an embedded database into an empty one of PostgreSQL with the same schema: in one
 * transaction, at a memory that does not depend on how many there are. All ids are random, so there is no sequence to be set.
 */
final class Transfer {

    /** Which rows the migrations put there: the one of two tables, and the players that are part of the service. */
    private static final Map<String, String> FILLED_BY_MIGRATIONS =
            Map.of("counting", "true", "heartbeat", "true", "player", "id = name_key");

    private static final int BATCH = 500;

    private final Connection source;
    private final Connection target;
    private final Consumer<String> progress;

    Transfer(Connection source, Connection target, Consumer<String> progress) {
        this.source = source;
        this.target = target;
        this.progress = progress;
    }

    /**
     * Copies everything, compares all that has arrived with what was sent, and only then commits.
     *
     * @return how many rows there are
     * @throws Refusal if the target holds something, its tables are others, or something has not arrived as it was; then
     *     nothing has changed
     */
    long run() throws SQLException {
        target.setAutoCommit(false);
        try {
            List<Table> tables = Table.of(source);
            requireTheSame(tables, Table.of(target));
            for (Table table : tables) {
                requireEmpty(table);
            }
            Map<String, String> foreignKeys = takeForeignKeys();
            long rows = 0;
            for (Table table : tables) {
                rows += copy(table);
            }
            for (Map.Entry<String, String> key : foreignKeys.entrySet()) {
                execute(key.getValue());
            }
            target.commit();
            return rows;
        } catch (SQLException | RuntimeException e) {
            target.rollback();
            throw e;
        }
    }

    private static void requireTheSame(List<Table> sent, List<Table> received) {
        Map<String, List<String>> columns = new LinkedHashMap<>();
        received.forEach(table -> columns.put(table.name(), table.columnNames()));
        for (Table table : sent) {
            if (!table.columnNames().equals(columns.remove(table.name()))) {
                throw new Refusal("The table " + table.name() + " is another there.");
            }
        }
        if (!columns.isEmpty()) {
            throw new Refusal("There are tables that nothing comes from: " + String.join(", ", columns.keySet()) + ".");
        }
    }

    private void requireEmpty(Table table) throws SQLException {
        String filled = FILLED_BY_MIGRATIONS.get(table.name());
        if (filled != null) {
            execute("delete from %s where %s".formatted(table.name(), filled));
        }
        if (table.count(target) > 0) {
            throw new Refusal("The database to copy to is not empty: there are rows in " + table.name() + ".");
        }
    }

    /** Rows refer to each other across tables and within them, back and forth; so the keys come back when all are there. */
    private Map<String, String> takeForeignKeys() throws SQLException {
        Map<String, String> restored = new LinkedHashMap<>();
        Map<String, String> dropped = new LinkedHashMap<>();
        try (Statement statement = target.createStatement();
                ResultSet key = statement.executeQuery("""
                        select conrelid::regclass::text as of_table, quote_ident(conname) as name,
                            pg_get_constraintdef(oid) as definition
                        from pg_constraint
                        where contype = 'f' and connamespace = current_schema()::regnamespace
                        order by 1, 2""")) {
            while (key.next()) {
                String table = key.getString("of_table");
                String name = key.getString("name");
                dropped.put(table + "." + name, "alter table %s drop constraint %s".formatted(table, name));
                restored.put(
                        table + "." + name,
                        "alter table %s add constraint %s %s".formatted(table, name, key.getString("definition")));
            }
        }
        for (String drop : dropped.values()) {
            execute(drop);
        }
        return restored;
    }

    private long copy(Table table) throws SQLException {
        Digest sent = new Digest();
        try (PreparedStatement insert = target.prepareStatement(table.insert())) {
            table.read(source, row -> {
                sent.add(row);
                for (int i = 0; i < row.length; i++) {
                    insert.setObject(i + 1, row[i]);
                }
                insert.addBatch();
                if (sent.rows() % BATCH == 0) {
                    insert.executeBatch();
                }
            });
            insert.executeBatch();
        }
        Digest arrived = new Digest();
        table.read(target, arrived::add);
        if (!sent.isOfTheSameAs(arrived)) {
            throw new Refusal("Not everything of " + table.name() + " has arrived as it was.");
        }
        progress.accept("%s: %d rows".formatted(table.name(), sent.rows()));
        return sent.rows();
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = target.createStatement()) {
            statement.execute(sql);
        }
    }
}

package org.rocaille.growth;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;

/** Says what a move takes of the disk, by tables and indexes. */
final class Sizes {

    private static final String POSTGRESQL = """
            select c.relname as name, coalesce(t.relname || ' by ', '') || c.relname as title,
                pg_relation_size(c.oid) as bytes
            from pg_class c
            left join pg_index i on i.indexrelid = c.oid
            left join pg_class t on t.oid = i.indrelid
            where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'i')
            order by bytes desc""";

    private static final String H2 = """
            select table_name as title, disk_space_used(table_schema || '.' || table_name) as bytes
            from information_schema.tables where table_schema = 'PUBLIC' and table_type = 'BASE TABLE'
            and table_name <> 'flyway_schema_history'
            order by bytes desc""";

    private Sizes() {}

    static void print(Connection connection) throws SQLException {
        boolean isH2 = connection.getMetaData().getURL().startsWith("jdbc:h2:");
        try (Statement statement = connection.createStatement()) {
            long moves;
            try (ResultSet row = statement.executeQuery("select count(*) from move")) {
                row.next();
                moves = row.getLong(1);
            }
            long all = 0;
            System.out.printf("%12s %12s%n", "bytes/move", "bytes");
            try (ResultSet row = statement.executeQuery(isH2 ? H2 : POSTGRESQL)) {
                while (row.next()) {
                    long bytes = row.getLong("bytes");
                    all += bytes;
                    if (bytes >= moves) {
                        line(bytes, moves, row.getString("title"));
                    }
                }
            }
            line(all, moves, "all, of " + moves + " moves");
        }
    }

    private static void line(long bytes, long moves, String title) {
        System.out.printf(Locale.ROOT, "%12.1f %12d  %s%n", (double) bytes / moves, bytes, title);
    }
}

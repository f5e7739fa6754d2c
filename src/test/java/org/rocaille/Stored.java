package org.rocaille;

import io.agroal.api.AgroalDataSource;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.rocaille.event.store.EventRows;

/** All that is stored of some players and their games, as it would be if they had other names at another time. */
@Singleton
public class Stored {

    private static final String ID = "[0-9a-hj-km-np-tv-z]{16,}";
    private static final Pattern INSTANT = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z");

    /** The tables that belong to nobody. */
    private static final Set<String> SHARED = Set.of("heartbeat", "outage", "flyway_schema_history", "kept_answer");

    private final AgroalDataSource database;

    Stored(AgroalDataSource database) {
        this.database = database;
    }

    /** Every row by its table. Ids and hashes are replaced by a sign, and instants by what they are after a beginning. */
    public String of(Set<String> players, Instant beginning) throws SQLException {
        try (Connection connection = database.getConnection()) {
            Set<String> owners = new HashSet<>();
            for (String player : players) {
                owners.addAll(ids(connection, "select id from player where name = '" + player + "'"));
            }
            String all = "('" + String.join("','", owners) + "')";
            owners.addAll(ids(
                    connection,
                    "select id from game where white_player_id in %1$s or black_player_id in %1$s".formatted(all)));
            owners.addAll(ids(
                    connection,
                    "select id from challenge where challenger_id in %1$s or opponent_id in %1$s".formatted(all)));
            TreeMap<String, List<String>> rows = new TreeMap<>();
            for (String table : tables(connection)) {
                rows.put(table, rows(connection, table, owners, beginning));
            }
            StringBuilder text = new StringBuilder();
            rows.forEach((table, lines) -> lines.forEach(
                    line -> text.append(table).append(' ').append(line).append('\n')));
            return text.toString();
        }
    }

    private static List<String> ids(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            List<String> ids = new ArrayList<>();
            while (row.next()) {
                ids.add(row.getString(1));
            }
            return ids;
        }
    }

    private static List<String> tables(Connection connection) throws SQLException {
        try (ResultSet table = connection.getMetaData().getTables(null, connection.getSchema(), "%", null)) {
            List<String> tables = new ArrayList<>();
            while (table.next()) {
                String name = table.getString("TABLE_NAME").toLowerCase(Locale.ROOT);
                if (table.getString("TABLE_TYPE").endsWith("TABLE") && !SHARED.contains(name)) {
                    tables.add(name);
                }
            }
            return tables;
        }
    }

    private static List<String> rows(Connection connection, String table, Set<String> owners, Instant beginning)
            throws SQLException {
        List<String> rows = new ArrayList<>();
        try (PreparedStatement select = connection.prepareStatement("select * from " + table);
                ResultSet row = select.executeQuery()) {
            ResultSetMetaData columns = row.getMetaData();
            while (row.next()) {
                List<String> values = new ArrayList<>();
                boolean isOwned = false;
                for (int column = 1; column <= columns.getColumnCount(); column++) {
                    String name = columns.getColumnName(column).toLowerCase(Locale.ROOT);
                    Object value = name.equals("facts") ? EventRows.payload(row) : row.getObject(column);
                    isOwned |= value instanceof String text && owners.contains(text);
                    values.add(name + "=" + plain(value, beginning));
                }
                if (isOwned) {
                    rows.add(String.join(" ", values));
                }
            }
        }
        Collections.sort(rows);
        return rows;
    }

    private static String plain(Object value, Instant beginning) {
        if (value instanceof byte[] bytes) {
            return HexFormat.of().formatHex(bytes);
        }
        if (value instanceof OffsetDateTime at) {
            return Duration.between(beginning, at.toInstant()).toString();
        }
        if (value instanceof Date at) {
            return Duration.between(beginning, at.toInstant()).toString();
        }
        if (value instanceof String text) {
            String timeless = INSTANT.matcher(text)
                    .replaceAll(at -> Duration.between(beginning, Instant.parse(at.group()))
                            .toString());
            return timeless.replaceAll(ID, "#");
        }
        return String.valueOf(value);
    }
}

package org.rocaille;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Makes much of little in PostgreSQL: every row of every table again and again, with ids of their own that refer to each other
 * as the first do, each somewhat older.
 */
final class Clones {

    private static final Set<String> SINGLE = Set.of(
            "heartbeat",
            "counting",
            "outage",
            "webhook",
            "webhook_delivery",
            "webhook_attempt",
            "flyway_schema_history");

    /** What belongs to a game. */
    private static final Set<String> OF_GAMES =
            Set.of("game", "move", "event", "passage", "message", "proposal", "note");

    /** Columns that name a row here or elsewhere, besides those that are called an id. */
    private static final Set<String> NAMES = Set.of(
            "hash",
            "white_token_hash",
            "black_token_hash",
            "name_key",
            "counter_to",
            "countered_by",
            "rematch_of",
            "unread_by",
            "seen_by");

    private static final Set<String> BEGINNINGS = Set.of("created_at", "at", "sent_at", "made_at", "starts_at");

    private final Connection connection;

    private Clones(Connection connection) {
        this.connection = connection;
    }

    static Clones of(Connection connection) {
        return new Clones(connection);
    }

    /**
     * Makes them, and has the server look at what there is now.
     *
     * @param worlds how many copies of everything
     * @param games  how many more of each game with players, of the same players
     */
    void make(int worlds, int games) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("set session_replication_role = replica"); // Keys are not followed.
            for (String table : tables()) {
                statement.execute(insert(table, "zzw", worlds, false));
            }
            for (String table : OF_GAMES) {
                statement.execute(insert(table, "zzg", games, true));
            }
            statement.execute("vacuum analyze");
        }
    }

    private List<String> tables() throws SQLException {
        return strings("select table_name from information_schema.tables where table_schema = 'public'").stream()
                .filter(table -> !SINGLE.contains(table))
                .toList();
    }

    private String insert(String table, String sign, int times, boolean samePlayers) throws SQLException {
        List<String> columns =
                strings("select column_name from information_schema.columns where table_schema = 'public'"
                        + " and table_name = '" + table + "'");
        String values = columns.stream()
                .map(column -> value(table, column, sign, samePlayers))
                .collect(Collectors.joining(", "));
        String which = "";
        if (samePlayers) {
            String game = table.equals("game") ? "id" : "game_id";
            which = " where exists (select 1 from game g where g.id = t." + game
                    + " and g.white_player_id is not null and g.ending is not null and g.id not like 'zzw%')";
        }
        return "insert into %s (%s) select %s from %s t cross join generate_series(1, %d) n%s"
                .formatted(table, String.join(", ", columns), values, table, times, which);
    }

    private static String value(String table, String column, String sign, boolean samePlayers) {
        boolean isOfPlayer = column.endsWith("player_id") || column.equals("seen_by") || column.equals("unread_by");
        if (samePlayers && isOfPlayer) {
            return "t." + column;
        }
        if (column.equals("position_id")) {
            return table.equals("passage") ? "t.position_id" : "md5(t.position_id::text || n)::uuid";
        }
        if (column.equals("id")
                || column.endsWith("_id")
                || NAMES.contains(column)
                || table.equals("kept_answer") && column.equals("name")) {
            return "case when t.%1$s = '' then '' else '%2$s' || left(md5(t.%1$s || n), 13) end"
                    .formatted(column, sign);
        }
        if (BEGINNINGS.contains(column)) {
            return "t." + column + " - n * interval '1 minute'";
        }
        return "t." + column;
    }

    private List<String> strings(String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            List<String> strings = new ArrayList<>();
            while (row.next()) {
                strings.add(row.getString(1));
            }
            return strings;
        }
    }
}

package org.rocaille.growth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.clock.TimeControl;
import org.rocaille.explorer.schedule.CountingRound;
import org.rocaille.game.Calendars;
import org.rocaille.game.Courtesies;
import org.rocaille.game.Habits;
import org.rocaille.game.Playout;
import org.rocaille.game.Seats;
import org.rocaille.game.Terms;
import org.rocaille.game.Visibility;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerRef;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** That a database that was grown is as one in which all of its games were played. */
@QuarkusTest
class GrowthTest {

    private static final int PLIES = 12;

    @Inject
    AgroalDataSource database;

    @Inject
    CountingRound counting;

    @ConfigProperty(name = "rocaille.games.untouched-for")
    Duration untouchedFor;

    @ParameterizedTest
    @ValueSource(strings = {"rocaille", "baroque"})
    void a_grown_game_is_in_every_column_what_the_service_writes(String variant) throws Exception {
        Account ada = Account.open();
        Account bob = Account.open();
        Map<String, Object> asked = Map.of(
                "variant",
                variant,
                "visibility",
                variant.equals("rocaille") ? "public" : "private",
                "colour",
                "white",
                "timeControl",
                Map.of("kind", "per-move", "perMove", "P3D"));
        String address = Challenges.game(ada, bob, asked).getString("links.self");
        List<Move> moves = play(address, Variant.of(variant), ada, bob);
        counting.go();
        String id = address.substring(address.lastIndexOf('/') + 1);

        Map<String, List<String>> written = new TreeMap<>();
        for (String table : List.of("game", "move", "event", "feed_event", "passage")) {
            written.put(table, stored(table, id));
        }
        assertEquals(written, grown(id, moves));
    }

    /** Until White gives up. */
    private static List<Move> play(String address, Variant variant, Account ada, Account bob) {
        SplittableRandom random = new SplittableRandom(5);
        List<Move> moves = new ArrayList<>();
        Position position = variant.start();
        while (moves.size() < PLIES) {
            List<Move> legal = position.legalMoves();
            Move move = legal.get(random.nextInt(legal.size()));
            (position.turn() == Side.WHITE ? ada : bob)
                    .sending(Map.of("move", move.text()))
                    .put(address + "/moves/" + (moves.size() + 1))
                    .then()
                    .statusCode(201);
            moves.add(move);
            position = position.play(move);
        }
        ada.as().post(address + "/resignation").then().statusCode(200);
        return moves;
    }

    private Map<String, List<String>> grown(String id, List<Move> moves) throws Exception {
        Terms terms;
        List<Instant> times = new ArrayList<>();
        Instant end;
        try (Connection connection = database.getConnection();
                PreparedStatement select = connection.prepareStatement("select * from game where id = ?");
                PreparedStatement played =
                        connection.prepareStatement("select played_at from move where game_id = ? order by seq")) {
            select.setString(1, id);
            ResultSet game = select.executeQuery();
            assertTrue(game.next());
            terms = new Terms(
                    id,
                    Variant.of(game.getString("variant")),
                    Terms.RULES_VERSION,
                    Visibility.find(game.getString("visibility")).orElseThrow(),
                    Seats.of(player(game, Side.WHITE), player(game, Side.BLACK)),
                    Habits.NONE,
                    new TimeControl.PerMove(Duration.ofDays(3)),
                    new Courtesies(
                            game.getBoolean("takebacks"), game.getBoolean("vacations"), game.getBoolean("analysis")),
                    game.getString("start_fen"),
                    at(game, "created_at"),
                    Optional.empty());
            end = at(game, "updated_at");
            played.setString(1, id);
            ResultSet move = played.executeQuery();
            while (move.next()) {
                times.add(at(move, "played_at"));
            }
        }
        Playout playout = Playout.of(terms, new Calendars(Habits.NONE, untouchedFor, () -> Calendars.Dated.NONE));
        for (int i = 0; i < moves.size(); i++) {
            playout.play(moves.get(i), times.get(i));
        }
        playout.resign(Side.WHITE, end);
        Map<String, List<String>> rows = new TreeMap<>();
        new Growth(
                        (table, row) -> rows.computeIfAbsent(table, name -> new ArrayList<>())
                                .add(text(row)),
                        null)
                .write(playout);
        rows.remove("grown_choice");
        rows.values().forEach(list -> list.sort(null));
        return rows;
    }

    private static PlayerRef player(ResultSet game, Side side) throws SQLException {
        return new PlayerRef(
                game.getString(side.code() + "_player_id"),
                new PlayerName(game.getString(side.code() + "_player_name")));
    }

    private static Instant at(ResultSet row, String column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }

    private List<String> stored(String table, String id) throws SQLException {
        String key = table.equals("game") ? "id" : "game_id";
        List<String> rows = new ArrayList<>();
        try (Connection connection = database.getConnection();
                PreparedStatement select =
                        connection.prepareStatement("select * from " + table + " where " + key + " = ?")) {
            select.setString(1, id);
            ResultSet row = select.executeQuery();
            while (row.next()) {
                Map<String, Object> values = new TreeMap<>();
                for (int column = 1; column <= row.getMetaData().getColumnCount(); column++) {
                    String name = row.getMetaData().getColumnName(column).toLowerCase(Locale.ROOT);
                    Object value = row.getObject(column);
                    boolean isTime = value instanceof OffsetDateTime || value instanceof java.sql.Timestamp;
                    values.put(name, isTime ? at(row, name) : value);
                }
                rows.add(text(values));
            }
        }
        rows.sort(null);
        return rows;
    }

    /** Without nulls, the random ids of events, and the numbers of feeds, which tell of more than the game. */
    private static String text(Map<String, Object> row) {
        Map<String, String> text = new TreeMap<>();
        row.forEach((column, value) -> {
            boolean isOfOne = column.equals("id") && row.containsKey("payload");
            boolean isOfFeed = column.equals("seq") && row.containsKey("event_seq");
            if (value != null && !isOfOne && !isOfFeed) {
                text.put(column, value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : value.toString());
            }
        });
        return text.toString();
    }
}

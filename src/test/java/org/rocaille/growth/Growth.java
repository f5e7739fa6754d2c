package org.rocaille.growth;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.rocaille.clock.TimeControl;
import org.rocaille.event.Event;
import org.rocaille.event.store.EventRows;
import org.rocaille.explorer.Counting;
import org.rocaille.explorer.Track;
import org.rocaille.explorer.Tracks;
import org.rocaille.game.Courtesies;
import org.rocaille.game.Game;
import org.rocaille.game.Habits;
import org.rocaille.game.Playout;
import org.rocaille.game.RecordedMove;
import org.rocaille.game.Seats;
import org.rocaille.game.Selection.Result;
import org.rocaille.game.Terms;
import org.rocaille.game.Visibility;
import org.rocaille.game.store.GameRows;
import org.rocaille.id.RandomId;
import org.rocaille.id.Sha256;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Variant;
import org.rocaille.web.ServiceJson;

/**
 * Fills a database, whose schema a service has made, with games of random legal play: every row that the service would have
 * written, had they been played there.
 *
 * <pre>./mvnw -q -Pgrow test-compile exec:exec -Dgrow="jdbc:postgresql://localhost/rocaille?user=rocaille 10000"</pre>
 */
public final class Growth {

    /** In moves; a game that is not over then is given up, or goes on. */
    private static final int SHORTEST = 20;

    private static final int LONGEST = 100;

    private static final Duration BETWEEN_MOVES = Duration.ofHours(7);

    private final Rows rows;
    private final SplittableRandom random;
    private final ObjectMapper json = ServiceJson.mapper();

    /** How many events each player was told. */
    private final Map<String, Long> feeds = new HashMap<>();

    private long moves;

    /** Takes rows by their columns. */
    interface Rows {
        void add(String table, Map<String, Object> row) throws SQLException;
    }

    Growth(Rows rows, SplittableRandom random) {
        this.rows = rows;
        this.random = random;
    }

    public static void main(String... arguments) throws Exception {
        grow(arguments[0], Integer.parseInt(arguments[1]));
        try (Connection connection = DriverManager.getConnection(arguments[0])) {
            Sizes.print(connection);
        }
    }

    /**
     * Adds games to what there is in a database, some at once for each processor, and says how fast.
     *
     * @param url with all that a connection needs
     */
    static void grow(String url, int games) throws Exception {
        long begun = System.nanoTime();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute("create table grown_choice (position_id uuid not null, move varchar(16) not null,"
                    + " white integer not null, draws integer not null, black integer not null)");
        }
        int workers = Math.min(Runtime.getRuntime().availableProcessors(), games);
        ExecutorService pool = Executors.newFixedThreadPool(workers);
        try {
            List<Future<Long>> shares = new ArrayList<>();
            for (int worker = 0; worker < workers; worker++) {
                int share = games * (worker + 1) / workers - games * worker / workers;
                shares.add(pool.submit(() -> share(url, share)));
            }
            long moves = 0;
            for (Future<Long> share : shares) {
                moves += share.get();
            }
            double seconds = (System.nanoTime() - begun) / 1e9;
            try (Connection connection = DriverManager.getConnection(url)) {
                finish(connection);
            }
            System.out.printf(
                    Locale.ROOT,
                    "%d games, %d moves in %.1f s: %.0f moves a second; counted and analysed in %.1f s%n",
                    games,
                    moves,
                    seconds,
                    moves / seconds,
                    (System.nanoTime() - begun) / 1e9 - seconds);
        } finally {
            pool.shutdownNow();
        }
    }

    /** Games between players who play nobody else's, and how many moves they have. */
    private static long share(String url, int games) throws SQLException, JsonProcessingException {
        try (Connection connection = DriverManager.getConnection(url)) {
            Sink sink = Sink.of(connection);
            Growth growth = new Growth(sink, new SplittableRandom());
            List<PlayerRef> players = growth.players(Math.max(5, games / 20));
            for (int number = 0; number < games; number++) {
                growth.play(number, players);
                sink.writeIfMuch();
            }
            sink.write();
            return growth.moves;
        }
    }

    private List<PlayerRef> players(int number) throws SQLException {
        List<PlayerRef> players = new ArrayList<>();
        Instant at = Instant.now().minus(Duration.ofDays(1000));
        for (int i = 0; i < number; i++) {
            PlayerRef player = new PlayerRef(RandomId.next(), new PlayerName("Grown-" + RandomId.next()));
            players.add(player);
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("id", player.id());
            row.put("name", player.name().text());
            row.put("name_key", player.name().key());
            row.put("kind", "human");
            row.put("recovery_hash", Sha256.of(player.id()));
            row.put("created_at", at);
            row.put("variants", "");
            row.put("time_controls", "");
            row.put("accepts_by_itself", false);
            row.put("version", 1L);
            rows.add("player", row);
            Map<String, Object> feed = new LinkedHashMap<>();
            feed.put("player_id", player.id());
            feed.put("last_seq", 0L);
            rows.add("feed", feed);
        }
        return players;
    }

    private void play(int number, List<PlayerRef> players) throws SQLException, JsonProcessingException {
        Variant variant = Variant.all().get(number % Variant.all().size());
        PlayerRef white = players.get(random.nextInt(players.size()));
        PlayerRef black = players.get(random.nextInt(players.size()));
        while (black.equals(white)) {
            black = players.get(random.nextInt(players.size()));
        }
        boolean goesOn = random.nextInt(10) == 0;
        int length = random.nextInt(SHORTEST, LONGEST);
        Instant at = Instant.ofEpochMilli(System.currentTimeMillis())
                .minus(BETWEEN_MOVES.multipliedBy(length))
                .minus(goesOn ? Duration.ZERO : Duration.ofMinutes(random.nextInt(500_000)));
        Terms terms = new Terms(
                RandomId.next(),
                variant,
                Terms.RULES_VERSION,
                random.nextInt(5) < 3 ? Visibility.PUBLIC : Visibility.PRIVATE,
                Seats.of(white, black),
                Habits.NONE,
                random.nextBoolean() ? new TimeControl.Untimed() : new TimeControl.PerMove(Duration.ofDays(3)),
                Courtesies.USUAL,
                variant.start().fen(),
                at,
                Optional.empty());
        Playout playout = Playout.of(terms);
        for (int ply = 1; ply <= length && !playout.isOver(); ply++) {
            at = at.plus(BETWEEN_MOVES);
            playout.playAny(random, at);
        }
        if (!playout.isOver() && !goesOn) {
            playout.resign(playout.game().position().turn(), at);
        }
        write(playout);
        moves += playout.moves().size();
    }

    /** Adds the rows of a game, and once it is over those of whoever counts it. */
    void write(Playout playout) throws SQLException, JsonProcessingException {
        Game game = playout.game();
        Map<String, Object> row = GameRows.of(game);
        Optional<Result> result = game.ending().map(Result::of);
        row.put("is_counted", result.isPresent());
        row.put(
                "counted_as",
                result.map(counted -> counted.name().toLowerCase(Locale.ROOT)).orElse(null));
        rows.add("game", row);
        for (RecordedMove move : playout.moves()) {
            rows.add("move", GameRows.of(game, move));
        }
        for (Event event : playout.events()) {
            write(event);
        }
        if (result.filter(counted -> counted != Result.NONE).isPresent()) {
            count(game.terms(), result.get(), playout.moves());
        }
    }

    private void write(Event event) throws SQLException, JsonProcessingException {
        rows.add("event", EventRows.of(event, json.writeValueAsString(event.payload())));
        for (String player : event.players()) {
            Map<String, Object> fed = new LinkedHashMap<>();
            fed.put("player_id", player);
            fed.put("seq", feeds.merge(player, 1L, Long::sum));
            fed.put("at", event.at());
            fed.put("game_id", event.gameId());
            fed.put("event_seq", event.seq());
            rows.add("feed_event", fed);
        }
    }

    private void count(Terms terms, Result result, List<RecordedMove> moves) throws SQLException {
        Track track = Tracks.of(terms, result, moves);
        List<String> finders = terms.visibility() == Visibility.PUBLIC
                ? List.of("")
                : terms.seats().players().stream().map(PlayerRef::id).toList();
        for (Track.Stop stop : track.stops()) {
            for (String finder : finders) {
                Map<String, Object> passage = new LinkedHashMap<>();
                passage.put("position_id", stop.position());
                passage.put("seen_by", finder);
                passage.put("created_at", terms.createdAt());
                passage.put("game_id", terms.id());
                passage.put("ply", stop.ply());
                rows.add("passage", passage);
            }
            if (terms.visibility() == Visibility.PUBLIC
                    && stop.ply() < Counting.DEPTH
                    && stop.move().isPresent()) {
                Map<String, Object> choice = new LinkedHashMap<>();
                choice.put("position_id", stop.position());
                choice.put("move", stop.move().get());
                choice.put("white", result == Result.WHITE ? 1 : 0);
                choice.put("draws", result == Result.DRAW ? 1 : 0);
                choice.put("black", result == Result.BLACK ? 1 : 0);
                rows.add("grown_choice", choice);
            }
        }
    }

    /** How far feeds have come, and what was counted before and now. */
    private static void finish(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("update feed set"
                    + " last_seq = (select max(seq) from feed_event e where e.player_id = feed.player_id),"
                    + " oldest_at = (select e.at from feed_event e where e.player_id = feed.player_id"
                    + " order by e.seq fetch first 1 row only)"
                    + " where last_seq = 0 and exists (select 1 from feed_event e where e.player_id = feed.player_id)");
            statement.execute(
                    "insert into grown_choice select position_id, move, white, draws, black from opening_move");
            statement.execute("delete from opening_move");
            statement.execute("insert into opening_move (position_id, move, white, draws, black)"
                    + " select position_id, move, sum(white), sum(draws), sum(black) from grown_choice"
                    + " group by position_id, move");
            statement.execute("drop table grown_choice");
            connection.commit();
            connection.setAutoCommit(true);
            boolean isH2 = connection.getMetaData().getURL().startsWith("jdbc:h2:");
            statement.execute(isH2 ? "analyze" : "vacuum analyze");
        }
    }
}

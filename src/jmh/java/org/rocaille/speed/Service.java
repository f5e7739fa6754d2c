package org.rocaille.speed;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.rocaille.id.RandomId;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;
import org.rocaille.speed.HttpConnection.Answer;

/** The service as its clients see it. */
final class Service implements Contender {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String JSON_BODY = "Content-Type: application/json\r\n";
    private static final String TEXT_BODY = "Content-Type: text/plain\r\n";

    /** Of a game that is looked at. */
    private static final int PLIES_PLAYED = 20;

    /** Of a player who asks for them. */
    private static final int TURNS = 10;

    private static final List<String> MOVES = moves();

    private final URI uri;
    private final int lookedAt;
    private final Map<Task, List<Look>> looks = new EnumMap<>(Task.class);

    /** @param lookedAt how many games and players there are to look at, which those who read share */
    Service(URI uri, int lookedAt) {
        this.uri = uri;
        this.lookedAt = lookedAt;
    }

    /** A game of chance that nobody has won by the last move. */
    private static List<String> moves() {
        for (int seed = 0; ; seed++) {
            Random random = new Random(seed);
            List<String> moves = new ArrayList<>();
            Position position = Variant.ROCAILLE.start();
            while (moves.size() < Task.MOVE.times() && position.outcome().isEmpty()) {
                List<Move> legal = position.legalMoves();
                Move move = legal.get(random.nextInt(legal.size()));
                moves.add(move.text());
                position = position.play(move);
            }
            if (moves.size() == Task.MOVE.times()) {
                return moves;
            }
        }
    }

    @Override
    public String title() {
        return "service";
    }

    @Override
    public List<Load.Asker> askers(Task task, int count, int fresh) throws IOException {
        List<Load.Asker> askers = new ArrayList<>();
        try (HttpConnection setUp = new HttpConnection(uri)) {
            Queue<Supply> supplies = new ConcurrentLinkedQueue<>();
            if (task.writes()) {
                while (supplies.size() < task.supplies(count, fresh)) {
                    supplies.add(supply(task, setUp));
                }
            }
            for (int asker = 0; asker < count; asker++) {
                HttpConnection own = new HttpConnection(uri);
                if (task.writes()) {
                    askers.add(new Writer<>(supplies, task.times(), own, (supply, number) -> supply.step(own, number)));
                } else {
                    Look look = looks(task, setUp).get(asker % lookedAt);
                    askers.add(new Reader(own, look.path(), look.headers(), look.status()));
                }
            }
        }
        return askers;
    }

    /** What a task that writes is done with. */
    static Supply supply(Task task, HttpConnection connection) throws IOException {
        return task == Task.MOVE ? Game.open(connection) : Pair.open(connection);
    }

    private List<Look> looks(Task task, HttpConnection connection) throws IOException {
        if (!looks.containsKey(task)) {
            List<Look> all = new ArrayList<>();
            for (int one = 0; one < lookedAt; one++) {
                all.add(look(task, connection));
            }
            looks.put(task, all);
        }
        return looks.get(task);
    }

    private static Look look(Task task, HttpConnection connection) throws IOException {
        if (task == Task.TURNS) {
            Pair pair = Pair.open(connection);
            for (int turn = 1; turn <= TURNS; turn++) {
                pair.step(connection, turn);
            }
            return new Look("/v1/me/turns", bearer(pair.opponent()), 200);
        }
        Game game = Game.open(connection);
        for (int ply = 1; ply <= PLIES_PLAYED; ply++) {
            game.step(connection, ply);
        }
        if (task == Task.UNCHANGED) {
            String tag = connection.send("GET", game.path(), "", "").expect(200).header("etag");
            return new Look(game.path(), "If-None-Match: " + tag + "\r\n", 304);
        }
        return new Look(task == Task.LEGAL_MOVES ? game.path() + "/legal-moves" : game.path(), "", 200);
    }

    private static String bearer(String token) {
        return "Authorization: Bearer " + token + "\r\n";
    }

    private static JsonNode created(Answer answer) throws IOException {
        return JSON.readTree(answer.expect(201).body());
    }

    /** A request that changes nothing. */
    private record Look(String path, String headers, int status) {}

    /** Something with which a task can be done several times. */
    interface Supply {
        void step(HttpConnection connection, int number) throws IOException;
    }

    /** A game without names; each step is a move. */
    private record Game(String path, String white, String black) implements Supply {

        static Game open(HttpConnection connection) throws IOException {
            JsonNode opened = created(connection.send("POST", "/v1/games", JSON_BODY, "{\"variant\":\"rocaille\"}"));
            return new Game(
                    opened.at("/game/links/self").asText(),
                    opened.at("/seatTokens/white").asText(),
                    opened.at("/seatTokens/black").asText());
        }

        @Override
        public void step(HttpConnection connection, int ply) throws IOException {
            String headers = bearer(ply % 2 == 1 ? white : black) + TEXT_BODY;
            connection
                    .send("PUT", path + "/moves/" + ply, headers, MOVES.get(ply - 1))
                    .expect(201);
        }
    }

    /** Two players; each step is a challenge, its acceptance and the first move. Who is challenged has Black. */
    private record Pair(String challenger, String opponentName, String opponent) implements Supply {

        static Pair open(HttpConnection connection) throws IOException {
            String name = RandomId.next();
            return new Pair(player(connection, RandomId.next()), name, player(connection, name));
        }

        private static String player(HttpConnection connection, String name) throws IOException {
            return created(connection.send("POST", "/v1/players", JSON_BODY, "{\"name\":\"" + name + "\"}"))
                    .at("/accessToken")
                    .asText();
        }

        @Override
        public void step(HttpConnection connection, int number) throws IOException {
            String body = "{\"opponent\":\"" + opponentName + "\",\"variant\":\"rocaille\",\"colour\":\"white\"}";
            String challenge = created(connection.send("POST", "/v1/challenges", JSON_BODY + bearer(challenger), body))
                    .at("/links/self")
                    .asText();
            String game = created(connection.send("POST", challenge + "/acceptance", bearer(opponent), ""))
                    .at("/game/links/self")
                    .asText();
            connection
                    .send("PUT", game + "/moves/1", bearer(challenger) + TEXT_BODY, MOVES.get(0))
                    .expect(201);
        }
    }
}

package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.rocaille.Json;
import org.rocaille.fault.PatientClient.Request;

/** Games in which somebody takes long to move: as it were, since the times in the database are moved back. */
final class Timed {

    private final PatientClient client;
    private final List<Json> games = new ArrayList<>();

    /** @param perMove what they have for a move */
    Timed(PatientClient client, int count, Duration perMove) {
        this.client = client;
        String body =
                "{\"variant\":\"baroque\",\"timeControl\":{\"kind\":\"per-move\",\"perMove\":\"" + perMove + "\"}}";
        for (int i = 0; i < count; i++) {
            games.add(client.send(
                    new Request("POST", "/v1/games", "", UUID.randomUUID().toString(), body)));
        }
    }

    int count() {
        return games.size();
    }

    /** Lets so much time pass for all of them at once. */
    void pass(Cluster cluster, Duration time) throws SQLException {
        for (Json game : games) {
            assertEquals(1, cluster.execute("""
                    update game set clock_since = clock_since - interval '%1$d seconds',
                    due_at = due_at - interval '%1$d seconds', turn_deadline = turn_deadline - interval '%1$d seconds'
                    where id = '%2$s'""".formatted(time.toSeconds(), game.getString("game.id"))));
        }
    }

    /** How many of them have had so many events of a type. */
    long having(int events, String type) {
        return games.stream().filter(game -> count(game, type) == events).count();
    }

    private long count(Json game, String type) {
        String path = game.getString("game.links.self") + "/events?limit=200";
        return client.send(Request.get(path, game.getString("seatTokens.white"))).<String>getList("items.type").stream()
                .filter(type::equals)
                .count();
    }
}

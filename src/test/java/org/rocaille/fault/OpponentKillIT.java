package org.rocaille.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocaille.Json;
import org.rocaille.fault.PatientClient.Request;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Variant;

/**
 * What becomes of games against the service's own players when it is killed while they think. {@code -Dopponent.games=100
 * -Dkills=5} kills it in the middle of more.
 */
@Tag("faults")
class OpponentKillIT {

    private static final int GAMES = Integer.getInteger("opponent.games", 100);
    private static final int KILLS = Math.min(Integer.getInteger("kills", 5), 10);
    private static final Duration LONGEST = Duration.ofSeconds(90);

    private final Random random = new Random();
    private final Diary diary = new Diary();

    @TempDir
    Path directory;

    /** A game of the client, who has White, and an opponent. */
    private final class Duel {

        private final Variant variant;
        private final String path;
        private final String token;
        private int moves;

        Duel(PatientClient client, Variant variant, int level) {
            this.variant = variant;
            Json begun = client.send(new Request(
                    "POST",
                    "/v1/opponents/engine-" + level + "/games",
                    "",
                    UUID.randomUUID().toString(),
                    "{\"variant\":\"" + variant.key() + "\",\"colour\":\"white\"}"));
            path = begun.getString("game.links.self");
            token = begun.getString("seatToken");
        }

        Json seen(PatientClient client) {
            return client.send(Request.get(path, token));
        }

        boolean isOver(Json seen) {
            return seen.get("outcome") != null;
        }

        void move(PatientClient client) {
            Json seen = seen(client);
            if (!isOver(seen)) {
                List<Move> legal =
                        Position.parse(variant, seen.getString("fen")).legalMoves();
                Move move = legal.get(random.nextInt(legal.size()));
                String ply = path + "/moves/" + (seen.getInt("ply") + 1) + "?acknowledge=repetition";
                client.send(new Request("PUT", ply, token, "", move.text()));
                moves++;
            }
        }

        boolean isAnswered(PatientClient client) {
            Json seen = seen(client);
            return isOver(seen) || seen.getInt("ply") == 2 * moves;
        }
    }

    @Test
    void every_move_is_answered_once_however_often_the_service_is_killed_while_opponents_think() throws Exception {
        try (Database database = new Database();
                Replica service = new Replica(directory, database.environment())) {
            service.start();
            PatientClient client = new PatientClient(service::uri, diary);
            List<Duel> duels = new ArrayList<>();
            for (int number = 0; number < GAMES; number++) {
                duels.add(new Duel(client, Variant.all().get(number % 4), 1 + number % 7));
            }
            Duration longest = Duration.ZERO;
            for (int kill = 0; kill < KILLS; kill++) {
                duels.forEach(duel -> duel.move(client));
                service.kill();
                service.start();
                longest = max(longest, answered(duels, client));
            }
            long over = duels.stream()
                    .filter(duel -> duel.isOver(duel.seen(client)))
                    .count();
            System.out.printf(
                    "%d kills during %d games against opponents, of which %d are over: every move answered once, the last"
                            + " within %d ms of the start; clients saw %s%n",
                    KILLS, GAMES, over, longest.toMillis(), diary);
            assertEquals(List.of(), diary.faults());
            assertTrue(over < GAMES, "All were over, so that nothing was seen");
        }
    }

    private static Duration answered(List<Duel> duels, PatientClient client) throws Exception {
        return Eventually.within(
                LONGEST, "an answer to every move", () -> duels.stream().allMatch(duel -> duel.isAnswered(client)));
    }

    private static Duration max(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }
}

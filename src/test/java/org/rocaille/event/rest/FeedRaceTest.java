package org.rocaille.event.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.Race;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.event.Bookmark;
import org.rocaille.player.rest.Account;

/** Feeds of players to whom several things happen at once. */
@QuarkusTest
class FeedRaceTest {

    @Test
    void of_what_happens_at_once_in_several_games_everyone_is_told_in_order_and_once() throws Exception {
        Account ada = Account.open();
        List<Account> others = List.of(Account.open(), Account.open(), Account.open());
        List<String> games = new ArrayList<>();
        for (Account other : others) {
            games.add(Challenges.game(ada, other, Map.of("timeControl", Map.of("kind", "per-move", "perMove", "P3D")))
                    .getString("links.self"));
        }
        String[] moves = {"e3e4", "e8e7", "d3d4", "d8d7"};
        for (int ply = 1; ply <= moves.length; ply++) {
            List<Callable<Integer>> requests = new ArrayList<>();
            for (int game = 0; game < games.size(); game++) {
                Account mover = ply % 2 == 1 ? ada : others.get(game);
                String move = games.get(game) + "/moves/" + ply;
                Map<String, String> body = Map.of("move", moves[ply - 1]);
                requests.add(() -> mover.sending(body).put(move).statusCode());
            }
            requests.add(() -> others.get(0)
                    .sending(Map.of("endsAt", "2999-01-01T00:00:00Z"))
                    .post("/v1/me/vacations")
                    .statusCode());
            Race.between(requests).subList(0, games.size()).forEach(status -> assertEquals(201, status));
        }

        Json mine = ada.as().queryParam("limit", 200).get("/v1/me/events").as(Json.class);
        List<String> cursors = mine.getList("items.cursor");
        assertEquals(
                LongStream.rangeClosed(1, cursors.size()).boxed().toList(),
                cursors.stream()
                        .map(cursor -> Bookmark.find(cursor).orElseThrow().seq())
                        .toList());
        for (String game : games) {
            List<String> ofGame = ada.as().get(game + "/events").as(Json.class).getList("items.id");
            List<String> told = new ArrayList<>(mine.<String>getList("items.id"));
            told.retainAll(ofGame);
            assertEquals(ofGame, told);
        }
    }
}

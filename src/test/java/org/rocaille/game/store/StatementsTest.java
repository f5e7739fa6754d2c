package org.rocaille.game.store;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.game.rest.Players;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.History;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;
import org.rocaille.rules.notation.Candidate;

/** What a request costs in SQL statements. */
@QuarkusTest
class StatementsTest {

    private static final int PLIES = 300;

    @Inject
    MovableClock clock;

    @Test
    void a_move_costs_the_same_few_statements_at_the_first_ply_and_at_the_three_hundredth() {
        Players players = Players.of(Variant.ROCAILLE);
        List<String> moves = longGame(Variant.ROCAILLE, PLIES);

        List<String> first = Statements.of(() -> players.put(1, moves.get(0)).statusCode(201));
        for (int ply = 2; ply < PLIES; ply++) {
            assertEquals(201, players.statusOfPut(ply, moves.get(ply - 1)));
        }
        List<String> last =
                Statements.of(() -> players.put(PLIES, moves.get(PLIES - 1)).statusCode(201));

        assertEquals(5, first.size(), () -> String.join("\n", first));
        assertEquals(first, last);
    }

    @Test
    void showing_a_game_costs_one_statement_whether_it_is_new_to_the_caller_or_not() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4", "e8e7");
        String tag = players.get().extract().header("ETag");

        List<String> shown = Statements.of(() -> players.get().statusCode(200));
        List<String> notModified = Statements.of(() ->
                given().header("If-None-Match", tag).get(players.game()).then().statusCode(304));
        List<String> seenByItsPlayer = Statements.of(
                () -> players.as(Side.WHITE).get(players.game()).then().statusCode(200));

        assertEquals(1, shown.size(), () -> String.join("\n", shown));
        assertEquals(1, notModified.size(), () -> String.join("\n", notModified));
        assertEquals(1, seenByItsPlayer.size(), () -> String.join("\n", seenByItsPlayer));
    }

    @Test
    void a_clock_costs_no_statement_until_a_flag_falls() {
        Players players =
                Players.of(Map.of("variant", "rocaille", "timeControl", Map.of("kind", "per-move", "perMove", "P3D")));

        List<String> moved = Statements.of(() -> players.put(1, "e3e4").statusCode(201));
        List<String> shown = Statements.of(() -> players.get().statusCode(200));
        clock.forward(Duration.ofDays(4));
        List<String> fallen = Statements.of(() -> players.get().statusCode(200));
        List<String> settled = Statements.of(() -> players.get().statusCode(200));

        assertEquals(5, moved.size(), () -> String.join("\n", moved));
        assertEquals(1, shown.size(), () -> String.join("\n", shown));
        assertEquals(8, fallen.size(), () -> String.join("\n", fallen));
        assertEquals(1, settled.size(), () -> String.join("\n", settled));
    }

    @Test
    void a_move_in_a_game_of_players_costs_three_statements_more_for_their_feeds_and_one_for_who_moves() {
        Account ada = Account.open();
        Account bob = Account.open();
        String game = Challenges.game(ada, bob, Map.of()).getString("links.self");
        ada.as().get("/v1/me").then().statusCode(200);

        List<String> moved = Statements.of(() -> ada.sending(Map.of("move", "e3e4"))
                .put(game + "/moves/1")
                .then()
                .statusCode(201));

        assertEquals(9, moved.size(), () -> String.join("\n", moved));
    }

    @Test
    void events_cost_a_statement_for_who_asks_one_for_how_far_they_have_come_and_one_for_them() {
        Players players = Players.of(Variant.ROCAILLE).play("e3e4", "e8e7");
        Account ada = Account.open();
        ada.as().get("/v1/me").then().statusCode(200);

        List<String> ofGame = Statements.of(
                () -> given().get(players.game() + "/events").then().statusCode(200));
        List<String> mine =
                Statements.of(() -> ada.as().get("/v1/me/events").then().statusCode(200));

        assertEquals(2, ofGame.size(), () -> String.join("\n", ofGame));
        assertEquals(3, mine.size(), () -> String.join("\n", mine));
    }

    @Test
    void a_list_costs_one_statement() {
        Players.of(Map.of("variant", "rocaille", "visibility", "public"));
        Players.of(Map.of("variant", "rocaille", "visibility", "public"));

        assertEquals(
                1,
                Statements.of(() -> given().get("/v1/games").then().statusCode(200))
                        .size());
    }

    /** Quiet moves, as far as there are any, of a game that does not end. */
    private static List<String> longGame(Variant variant, int plies) {
        SplittableRandom random = new SplittableRandom(1);
        List<String> moves = new ArrayList<>();
        Position position = variant.start();
        History history = History.startingAt(position);
        while (moves.size() < plies) {
            List<Candidate> quiet = Candidate.of(position, history).stream()
                    .filter(candidate -> !candidate.move().isIrreversible())
                    .filter(candidate -> !candidate.losesByRepetition())
                    .filter(candidate -> candidate.after().outcome().isEmpty())
                    .toList();
            Candidate next = quiet.get(random.nextInt(quiet.size()));
            moves.add(next.move().text());
            history = history.after(next.move(), next.after());
            position = next.after();
        }
        return moves;
    }
}

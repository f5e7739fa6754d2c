package org.rocaille;

import static java.util.stream.Collectors.joining;
import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.challenge.schedule.ExpiryRound;
import org.rocaille.explorer.schedule.CountingRound;
import org.rocaille.game.rest.Players;
import org.rocaille.game.schedule.ClockRound;
import org.rocaille.game.store.Events;
import org.rocaille.player.rest.Account;
import org.rocaille.rules.Side;
import org.rocaille.webhook.schedule.WebhookRound;

/** What several processes do over one database that nobody asks for. The embedded one has but one process. */
@QuarkusTest
@EnabledIfSystemProperty(named = "quarkus.datasource.db-kind", matches = "postgresql")
class SharedWorkTest {

    private static final int MANY = 10;

    @Inject
    MovableClock clock;

    @Inject
    ClockRound clocks;

    @Inject
    ExpiryRound expiries;

    @Inject
    CountingRound counting;

    @Inject
    org.rocaille.game.schedule.Forgetting events;

    @Inject
    org.rocaille.idempotency.schedule.Forgetting answers;

    @Inject
    WebhookRound webhooks;

    @Inject
    Events kept;

    @Inject
    AgroalDataSource database;

    private void rounds() {
        clocks.go();
        expiries.go();
        counting.go();
        events.forget();
        answers.forget();
        webhooks.forget();
    }

    private static Players timed() {
        return Players.of(Map.of("variant", "rocaille", "timeControl", Map.of("kind", "per-move", "perMove", "P10D")));
    }

    private static Players over() {
        Players players = Players.of(Map.of("variant", "rocaille", "visibility", "public"));
        players.play("e3e4");
        players.as(Side.BLACK).post(players.game() + "/resignation").then().statusCode(200);
        return players;
    }

    private static String id(String address) {
        return address.substring(address.lastIndexOf('/') + 1);
    }

    private static List<String> told(Account player) {
        return player.as().get("/v1/me/events?limit=200").as(Json.class).getList("items.type");
    }

    @Test
    void two_that_work_at_once_do_everything_once() throws Exception {
        rounds();
        Account ada = Account.open();
        List<Players> timed = new ArrayList<>();
        List<Players> over = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            timed.add(timed());
            over.add(over());
            Challenges.made(ada, Map.of("expiresIn", "PT1H"));
        }
        clock.forward(Duration.ofDays(11));

        Callable<Integer> worker = () -> {
            rounds();
            return 0;
        };
        Race.between(List.of(worker, worker));
        rounds(); // What one had in hand when the other looked for it, nobody may have been left to do.

        for (Players game : timed) {
            assertEquals(List.of("game-started", "game-finished"), kept.types(game));
        }
        assertEquals(MANY, Collections.frequency(told(ada), "challenge-expired"));
        assertEquals(MANY, number("select count(*) from game where is_counted and id in " + ids(over)));
        assertEquals(2 * MANY, number("select count(*) from passage where game_id in " + ids(over)));
    }

    @Test
    void nobody_waits_for_what_another_has_in_hand() throws Exception {
        rounds();
        Account ada = Account.open();
        List<Players> timed = List.of(timed(), timed());
        List<Players> over = List.of(over(), over());
        List<String> challenges = List.of(
                id(Challenges.made(ada, Map.of("expiresIn", "PT1H"))),
                id(Challenges.made(ada, Map.of("expiresIn", "PT1H"))));
        clock.forward(Duration.ofDays(11));

        try (Connection other = database.getConnection()) {
            other.setAutoCommit(false);
            hold(other, "select 1 from game where id in " + ids(List.of(timed.get(0), over.get(0))));
            hold(other, "select 1 from challenge where id = '" + challenges.get(0) + "'");
            hold(other, "select 1 from kept_answer");
            hold(other, "select 1 from webhook_delivery");
            assertWaitsForNobody(this::rounds);
            other.rollback();
        }

        assertEquals(List.of("game-started"), kept.types(timed.get(0)));
        assertEquals(List.of("game-started", "game-finished"), kept.types(timed.get(1)));
        assertEquals(1, Collections.frequency(told(ada), "challenge-expired"));
        assertEquals(1, number("select count(*) from game where is_counted and id in " + ids(over)));

        rounds();
        assertEquals(List.of("game-started", "game-finished"), kept.types(timed.get(0)));
        assertEquals(2, Collections.frequency(told(ada), "challenge-expired"));
        assertEquals(2, number("select count(*) from game where is_counted and id in " + ids(over)));
    }

    @Test
    void one_counts_games_at_a_time_and_the_others_go_on() throws SQLException {
        Players over = over();

        try (Connection other = database.getConnection()) {
            other.setAutoCommit(false);
            hold(other, "select 1 from counting");
            assertWaitsForNobody(counting::go);
            other.rollback();
        }

        assertEquals(0, number("select count(*) from game where is_counted and id in " + ids(List.of(over))));
        counting.go();
        assertEquals(1, number("select count(*) from game where is_counted and id in " + ids(List.of(over))));
    }

    @Test
    void a_feed_that_someone_writes_to_is_forgotten_later() throws SQLException {
        Account ada = Account.open();
        Challenges.made(ada, Map.of("expiresIn", "PT1H"));
        clock.forward(Duration.ofHours(2));
        expiries.go();
        clock.forward(Duration.ofDays(100));

        try (Connection other = database.getConnection()) {
            other.setAutoCommit(false);
            hold(other, "select 1 from feed");
            assertWaitsForNobody(events::forget);
            other.rollback();
        }
        assertThat(told(ada), hasItem("challenge-expired"));

        events.forget();
        assertThat(told(ada), not(hasItem("challenge-expired")));
    }

    /** Whoever waited for a lock would do so for seconds, and is seen. */
    private void assertWaitsForNobody(Runnable work) throws SQLException {
        CompletableFuture<Void> working = CompletableFuture.runAsync(work);
        int waiting = 0;
        while (!working.isDone()) {
            waiting += number("select count(*) from pg_stat_activity"
                    + " where datname = current_database() and wait_event_type = 'Lock'");
        }
        working.join();
        assertEquals(0, waiting);
    }

    private static void hold(Connection other, String rows) throws SQLException {
        try (Statement statement = other.createStatement()) {
            statement.executeQuery(rows + " for update").close();
        }
    }

    private static String ids(List<Players> games) {
        return games.stream().map(game -> "'" + id(game.game()) + "'").collect(joining(", ", "(", ")"));
    }

    private int number(String query) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            row.next();
            return row.getInt(1);
        }
    }
}

package org.rocaille.webhook.rest;

import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.Race;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.player.rest.Account;
import org.rocaille.webhook.Courier;
import org.rocaille.webhook.Dispatch;
import org.rocaille.webhook.rest.Receiver.Reply;
import org.rocaille.webhook.schedule.WebhookRound;

/** A message arrives at least once, whatever happens to the receiver or the service, or its player is told why not. */
@QuarkusTest
class DeliveryTest {

    @Inject
    MovableClock clock;

    @Inject
    WebhookRound round;

    @Inject
    Dispatch dispatch;

    @Inject
    Courier courier;

    private Account ada;
    private Account bob;

    @BeforeEach
    void open() {
        ada = Account.open();
        bob = Account.open();
    }

    /** Something that happens to Ada. */
    private void happens() {
        Challenges.made(bob, ada, Map.of());
    }

    private void goRoundWhenDue(Json delivery) {
        clock.standAt(Instant.parse(delivery.getString("nextAttemptAt")));
        Hook.goRound();
        clock.goOn();
    }

    private static List<String> ids(Receiver receiver) {
        return receiver.messages().stream().map(Receiver.Message::id).toList();
    }

    @Test
    void a_message_that_fails_is_sent_again_for_three_days_and_others_do_not_wait_for_it() {
        Hook hook = Hook.active(ada);
        hook.receiver().doing(message -> Reply.of(503));
        happens();
        Hook.goRound();
        String failing = hook.receiver().last().id();

        hook.receiver().doing(message -> Reply.of(message.id().equals(failing) ? 503 : 204));
        happens();
        Hook.goRound();
        assertEquals("delivered", hook.delivery().getString("state"));
        while (hook.deliveries().get(1).getString("state").equals("pending")) {
            goRoundWhenDue(hook.deliveries().get(1));
        }

        Json delivery = hook.deliveries().get(1);
        assertEquals("given-up", delivery.getString("state"));
        assertEquals(11, delivery.getInt("attempts.size()"));
        assertEquals("It answered 503.", delivery.getString("attempts[10].failure"));
        assertEquals(11, Collections.frequency(ids(hook.receiver()), failing));
        Duration span = Duration.between(
                Instant.parse(delivery.getString("attempts[0].at")),
                Instant.parse(delivery.getString("attempts[10].at")));
        assertTrue(span.toDays() == 3, span.toString());
        assertEquals("active", hook.status());
    }

    @Test
    void a_receiver_that_takes_nothing_for_five_days_is_sent_nothing_more() {
        Hook hook = Hook.active(ada);
        hook.receiver().doing(message -> Reply.of(500));
        happens();
        Hook.goRound();
        assertTrue(hook.shown().getString("failingSince") != null);

        clock.forward(Duration.ofDays(5));
        happens();
        Hook.goRound();

        assertEquals("disabled failing", hook.status() + " " + hook.shown().getString("disabledReason"));
        hook.deliveries()
                .forEach(delivery -> assertTrue(!delivery.getString("state").equals("pending")));
    }

    @Test
    void a_receiver_that_takes_a_message_at_last_is_as_good_as_any() {
        Hook hook = Hook.active(ada);
        hook.receiver().doing(message -> new Reply(429, Map.of("Retry-After", "3600"), ""));
        happens();
        Hook.goRound();
        Json delivery = hook.delivery();
        Duration wait = Duration.between(
                Instant.parse(delivery.getString("attempts[0].at")),
                Instant.parse(delivery.getString("nextAttemptAt")));
        assertEquals(1, wait.toHours(), "as it has asked for");

        hook.receiver().welcoming();
        goRoundWhenDue(delivery);

        assertEquals("delivered", hook.delivery().getString("state"));
        assertEquals(null, hook.shown().getString("failingSince"));
        List<String> ids = ids(hook.receiver());
        assertEquals(ids.get(1), ids.get(2), "the same message");
    }

    @Test
    void a_receiver_that_is_gone_is_sent_nothing_more() {
        Hook hook = Hook.active(ada);
        happens();
        happens();
        hook.receiver().doing(message -> Reply.of(410));
        Hook.goRound();

        assertEquals("disabled gone", hook.status() + " " + hook.shown().getString("disabledReason"));
        assertEquals(2, hook.receiver().messages().size());
    }

    @Test
    void a_redirect_is_a_failure() {
        Hook hook = Hook.active(ada);
        Receiver other = new Receiver();
        hook.receiver().doing(message -> new Reply(302, Map.of("Location", other.url()), ""));
        hook.post("ping");
        Hook.goRound();

        assertEquals(
                "It answered 302, and redirects are not followed.",
                hook.delivery().getString("attempts[0].failure"));
        assertEquals(List.of(), other.messages());
    }

    @Test
    void what_was_sent_and_not_recorded_is_sent_again_as_the_same_message_once_the_lease_has_run_out() {
        Hook hook = Hook.active(ada);
        happens();
        Dispatch.Errand errand = dispatch.begin(hook.id()).orElseThrow();
        courier.send(errand.letter()); // And here the process dies.

        Hook.goRound();
        assertEquals(2, hook.receiver().messages().size());
        clock.forward(Duration.ofMinutes(2));
        Hook.goRound();

        List<String> ids = ids(hook.receiver());
        assertEquals(3, ids.size());
        assertEquals(ids.get(1), ids.get(2));
        assertTrue(dispatch.record(errand, new Courier.Answer.None("It is too late."), Duration.ZERO, true)
                .isEmpty());
        assertEquals("delivered", hook.delivery().getString("state"));
    }

    @Test
    void a_lease_that_ends_later_than_any_does_is_none_because_the_clock_was_set_back() {
        Hook hook = Hook.active(ada);
        happens();
        dispatch.begin(hook.id()).orElseThrow();
        clock.forward(Duration.ofDays(1));
        dispatch.begin(hook.id()).orElseThrow(); // And here the process dies, and the clock is set right.
        clock.forward(Duration.ofDays(-1));

        Hook.goRound();

        assertEquals("delivered", hook.delivery().getString("state"));
    }

    @Test
    void a_message_that_is_put_off_by_more_than_any_is_sent_now_because_the_clock_was_set_back() {
        Hook hook = Hook.active(ada);
        hook.receiver().doing(message -> Reply.of(503));
        clock.forward(Duration.ofDays(3));
        happens();
        Hook.goRound();
        assertEquals("pending", hook.delivery().getString("state"));
        clock.forward(Duration.ofDays(-3));
        hook.receiver().welcoming();

        Hook.goRound();

        assertEquals("delivered", hook.delivery().getString("state"));
    }

    @Test
    void whoever_goes_round_at_the_same_time_sends_each_message_once_and_in_order() throws Exception {
        Hook hook = Hook.active(ada);
        for (int i = 0; i < 10; i++) {
            happens();
        }
        Callable<Integer> goes = () -> {
            round.go().join();
            return hook.receiver().messages().size();
        };

        Race.between(Collections.nCopies(4, goes));
        Hook.goRound();

        List<String> told = new ArrayList<>();
        Json events = ada.as().get("/v1/me/events").as(Json.class);
        events.<List<String>>get("items.id").forEach(told::add);
        assertEquals(told, ids(hook.receiver()).subList(1, 11));
        assertEquals(11, hook.receiver().messages().size());
    }

    @Test
    void a_message_is_sent_again_when_its_player_asks_for_it() {
        Hook hook = Hook.active(ada);
        happens();
        Hook.goRound();

        assertEquals(202, hook.post("deliveries/2/replay"));
        Hook.goRound();

        List<String> ids = ids(hook.receiver());
        assertEquals(ids.get(1), ids.get(2));
        assertEquals(2, hook.delivery().getInt("attempts.size()"));
        assertEquals(404, hook.post("deliveries/1/replay"), "the question has an answer");
        assertEquals(404, hook.post("deliveries/99/replay"));
    }

    @Test
    void all_is_sent_again_that_has_happened_since_an_event() {
        Hook hook = Hook.active(ada);
        for (int i = 0; i < 3; i++) {
            happens();
        }
        Hook.goRound();
        String first = hook.receiver().messages().get(1).json().getString("data.cursor");

        ada.sending(Map.of("after", first)).post(hook.self() + "/replay").then().statusCode(202);
        Hook.goRound();

        List<String> ids = ids(hook.receiver());
        assertEquals(ids.subList(2, 4), ids.subList(4, ids.size()));
        Set<String> cursors = new TreeSet<>(
                List.of("nonsense", bob.as().get("/v1/me/events").as(Json.class).getString("next")));
        cursors.forEach(cursor -> ada.sending(Map.of("after", cursor))
                .post(hook.self() + "/replay")
                .then()
                .statusCode(422)
                .body(json("errors[0].pointer", is("/after"))));
    }

    @Test
    void old_deliveries_are_forgotten() {
        Hook hook = Hook.active(ada);
        clock.forward(Dispatch.KEPT.minus(Duration.ofMinutes(1)));
        round.forget();
        assertEquals(1, hook.deliveries().size());
        clock.forward(Duration.ofMinutes(2));
        round.forget();

        assertEquals(List.of(), hook.deliveries());
    }
}

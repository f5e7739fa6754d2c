package org.rocaille.webhook.rest;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.player.rest.Account;
import org.rocaille.webhook.SigningSecret;

/** What happens to a player is sent to an address of its own. */
@QuarkusTest
class WebhookTest {

    private static final String QUESTION = "webhook-verification";

    @Inject
    MovableClock clock;

    @Inject
    ObjectMapper mapper;

    @Inject
    EventMessages eventMessages;

    /** Something that happens to a player. */
    private static void happens(Account to) {
        Challenges.made(Account.open(), to, Map.of());
    }

    private static boolean isSigned(Receiver.Message message, String secret) {
        Instant at = Instant.ofEpochSecond(Long.parseLong(message.timestamp()));
        return List.of(message.signature().split(" "))
                .contains(new SigningSecret(secret).sign(message.id(), at, message.body()));
    }

    @Test
    void a_receiver_is_asked_first_and_gets_nothing_else_until_it_gives_the_challenge_back() {
        Account ada = Account.open();
        Receiver receiver = new Receiver().doing(message -> Receiver.Reply.of(200));
        Hook hook = Hook.made(ada, receiver, Map.of());
        happens(ada);

        Hook.goRound();
        assertEquals("unverified", hook.status());
        assertEquals(
                "The answer is not the challenge that was sent.",
                hook.delivery().getString("attempts[0].failure"));
        receiver.doing(message -> new Receiver.Reply(200, Map.of(), message.body())); // Like any echo.
        clock.forward(Duration.ofSeconds(6));
        Hook.goRound();
        assertEquals("unverified", hook.status());
        assertEquals(409, hook.post("ping"));
        receiver.welcoming();
        clock.forward(Duration.ofSeconds(70));
        Hook.goRound();

        assertEquals("active", hook.status());
        assertEquals(List.of(QUESTION, QUESTION, QUESTION, "challenge-made"), receiver.types());
        assertEquals(
                1,
                receiver.messages().stream()
                        .limit(3)
                        .map(Receiver.Message::id)
                        .distinct()
                        .count());
        assertTrue(receiver.messages().stream().allMatch(message -> isSigned(message, hook.secret())));
    }

    @Test
    void a_receiver_that_never_says_that_it_wants_messages_can_be_asked_anew() {
        Receiver receiver = new Receiver().doing(message -> Receiver.Reply.of(404));
        Hook hook = Hook.made(Account.open(), receiver, Map.of());
        for (int i = 0; i < 5; i++) {
            Hook.goRound();
            clock.forward(Duration.ofMinutes(40));
        }
        Hook.goRound();
        assertEquals(5, receiver.messages().size());
        assertEquals("given-up", hook.delivery().getString("state"));

        receiver.doing(
                message -> new Receiver.Reply(200, Map.of(), message.json().getString("data.challenge")));
        assertEquals(202, hook.post("verification"));
        assertEquals(202, hook.post("verification"));
        Hook.goRound();

        assertEquals("active", hook.status());
        assertEquals(6, receiver.messages().size());
        assertEquals(202, hook.post("verification"));
        Hook.goRound();
        assertEquals(6, receiver.messages().size());
    }

    @Test
    void a_message_has_the_event_as_the_player_s_events_show_it() {
        Account ada = Account.open();
        Hook hook = Hook.active(ada);

        happens(ada);
        Hook.goRound();

        Json event = ada.as().get("/v1/me/events").as(Json.class).at("items[0]");
        Receiver.Message message = hook.receiver().last();
        assertEquals(event.<Object>get("$"), message.json().get("data"));
        assertEquals(event.getString("id"), message.id());
        assertEquals(event.getString("type"), message.type());
        assertEquals(event.getString("at"), message.json().getString("timestamp"));
        assertTrue(isSigned(message, hook.secret()));
        Json delivery = hook.delivery();
        assertEquals(
                List.of("delivered", "challenge-made", event.getString("id"), 204),
                List.of(
                        delivery.getString("state"),
                        delivery.getString("type"),
                        delivery.getString("messageId"),
                        delivery.getInt("attempts[0].status")));
    }

    @Test
    void only_events_of_the_types_that_are_wanted_are_sent() {
        Account ada = Account.open();
        Hook hook = Hook.made(ada, new Receiver(), Map.of("types", List.of("challenge-cancelled", "game-started")));
        Account bob = Account.open();
        String challenge = Challenges.made(bob, ada, Map.of());
        bob.as().delete(challenge).then().statusCode(204);

        Hook.goRound();
        assertEquals(List.of(QUESTION, "challenge-cancelled"), hook.receiver().types());

        ada.sending("{\"types\":null}")
                .patch(hook.self())
                .then()
                .statusCode(200)
                .body(json("types", nullValue()));
        happens(ada);
        Hook.goRound();
        assertEquals("challenge-made", hook.receiver().last().type());
    }

    @Test
    void a_message_is_never_as_long_as_twenty_kilobytes() {
        ObjectNode data = mapper.createObjectNode().put("id", "17");
        data.putObject("data").put("text", "\u20ac".repeat(7000));

        String message = eventMessages.message("message-sent", Instant.EPOCH, data);

        assertTrue(message.getBytes(StandardCharsets.UTF_8).length < 20_000);
        assertEquals(true, Json.from(message).getBoolean("data.shortened"));
        assertEquals("17", Json.from(message).getString("data.id"));
    }

    @Test
    void a_ping_is_sent_once() {
        Hook hook = Hook.active(Account.open());

        assertEquals(202, hook.post("ping"));
        assertEquals(202, hook.post("ping"));
        Hook.goRound();

        assertEquals(List.of(QUESTION, "ping"), hook.receiver().types());
        assertEquals(hook.id(), hook.receiver().last().json().getString("data.webhook"));
        assertEquals("delivered", hook.delivery().getString("state"));
        hook.receiver().doing(message -> Receiver.Reply.of(500));
        hook.post("ping");
        Hook.goRound();
        assertEquals("given-up", hook.delivery().getString("state"));
        assertEquals("It answered 500.", hook.delivery().getString("attempts[0].failure"));
    }

    @Test
    void while_a_secret_is_changed_for_another_both_are_valid() {
        Account ada = Account.open();
        Hook hook = Hook.active(ada);

        Json rotated = ada.sending(Map.of("overlap", "PT1H"))
                .post(hook.self() + "/rotation")
                .then()
                .statusCode(200)
                .extract()
                .as(Json.class);
        String secret = rotated.getString("secret");
        assertNotEquals(hook.secret(), secret);
        hook.post("ping");
        Hook.goRound();
        Receiver.Message during = hook.receiver().last();
        clock.forward(Duration.ofHours(1));
        hook.post("ping");
        Hook.goRound();
        Receiver.Message after = hook.receiver().last();

        assertTrue(isSigned(during, secret) && isSigned(during, hook.secret()), during.signature());
        assertTrue(isSigned(after, secret), after.signature());
        assertFalse(isSigned(after, hook.secret()), after.signature());
        assertEquals(null, hook.shown().getString("previousSecretUntil"));
    }

    @Test
    void a_secret_is_told_once() {
        Account ada = Account.open();
        Hook hook = Hook.made(ada, new Receiver(), Map.of("name", "bot"));

        assertTrue(hook.secret().startsWith("whsec_"));
        String shown = ada.as().get(hook.self()).asString()
                + ada.as().get("/v1/me/webhooks").asString();
        assertFalse(shown.contains("whsec_"), shown);
        ada.as()
                .get("/v1/me/webhooks")
                .then()
                .body(json("items.name", contains("bot")))
                .body(json("items.status", contains("unverified")));
    }

    @Test
    void a_player_has_so_many_webhooks_and_no_more() {
        Account ada = Account.open();
        Map<String, Object> request = Map.of("url", Receiver.nowhere());
        for (int i = 0; i < 10; i++) {
            ada.sending(request).post("/v1/me/webhooks").then().statusCode(201);
        }

        ada.sending(request)
                .post("/v1/me/webhooks")
                .then()
                .statusCode(409)
                .body(json("code", is("limit-reached")))
                .body(json("limit", is(10)));
        Json page = ada.as().get("/v1/me/webhooks?limit=9").as(Json.class);
        ada.as()
                .get("/v1/me/webhooks?limit=9&cursor=" + page.getString("next"))
                .then()
                .body(json("items", hasSize(1)))
                .body(json("next", nullValue()));
    }

    @Test
    void what_will_not_do_is_refused_where_it_is() {
        Account ada = Account.open();

        for (Map<String, Object> request : List.<Map<String, Object>>of(
                Map.of("url", "ftp://example.org/"),
                Map.of("url", Receiver.nowhere(), "types", List.of("nonsense")),
                Map.of("url", Receiver.nowhere(), "types", List.of()))) {
            ada.sending(request)
                    .post("/v1/me/webhooks")
                    .then()
                    .statusCode(422)
                    .body(json("code", is("invalid-value")))
                    .body(json("errors[0].pointer", is(request.containsKey("types") ? "/types" : "/url")));
        }
        Hook hook = Hook.made(ada, new Receiver(), Map.of());
        for (String field : List.of("url", "enabled")) {
            ada.sending("{\"" + field + "\":null}")
                    .patch(hook.self())
                    .then()
                    .statusCode(422)
                    .body(json("errors[0].pointer", is("/" + field)));
        }
    }

    @Test
    void a_receiver_at_another_address_is_asked_too_and_what_happens_meanwhile_waits() {
        Account ada = Account.open();
        Hook hook = Hook.active(ada);
        Receiver other = new Receiver();

        happens(ada);
        assertEquals(200, hook.change(Map.of("url", other.url())));
        assertEquals("unverified", hook.status());
        Hook.goRound();

        assertEquals("active", hook.status());
        assertEquals(List.of(QUESTION, "challenge-made"), other.types());
        assertEquals(List.of(QUESTION), hook.receiver().types());
    }

    @Test
    void a_disabled_webhook_sends_nothing_and_begins_anew_when_it_is_enabled() {
        Account ada = Account.open();
        Hook hook = Hook.active(ada);
        hook.post("ping");

        assertEquals(200, hook.change(Map.of("enabled", false)));
        happens(ada);
        Hook.goRound();
        assertEquals("disabled by-owner", hook.status() + " " + hook.shown().getString("disabledReason"));
        assertEquals("given-up", hook.delivery().getString("state"));
        for (String what : List.of("ping", "verification", "deliveries/2/replay")) {
            assertEquals(409, hook.post(what), what);
        }

        assertEquals(200, hook.change(Map.of("enabled", true)));
        assertEquals("active", hook.status());
        Hook.goRound();
        assertEquals(List.of(QUESTION), hook.receiver().types());
        happens(ada);
        Hook.goRound();
        assertEquals(List.of(QUESTION, "challenge-made"), hook.receiver().types());
    }

    @Test
    void nothing_is_sent_for_a_webhook_that_was_deleted_nor_for_an_account_that_was_closed() {
        Account ada = Account.open();
        Hook deleted = Hook.active(ada);
        Hook closed = Hook.active(ada);
        happens(ada);

        ada.as().delete(deleted.self()).then().statusCode(204);
        ada.as().get(deleted.self()).then().statusCode(404);
        ada.as().delete("/v1/me").then().statusCode(204);
        Hook.goRound();

        assertEquals(List.of(QUESTION), deleted.receiver().types());
        assertEquals(List.of(QUESTION), closed.receiver().types());
    }

    @Test
    void what_happens_to_the_suspended_waits_until_they_are_not_any_more() {
        Account ada = Account.open();
        Hook hook = Hook.active(ada);
        happens(ada);
        ada.suspended("For a while.");

        Hook.goRound();
        assertEquals(List.of(QUESTION), hook.receiver().types());
        Account.with(Account.OPERATOR)
                .delete("/v1/operator/players/" + ada.name() + "/suspension")
                .then()
                .statusCode(204);
        Hook.goRound();

        assertEquals(List.of(QUESTION, "challenge-made"), hook.receiver().types());
    }

    @Test
    void nothing_is_sent_any_more_for_an_account_that_was_recovered_until_its_player_wants_it() {
        Account ada = Account.open();
        Hook hook = Hook.active(ada);
        happens(ada);
        String token = ada.sending(Map.of("recoveryCode", ada.recoveryCode()))
                .post("/v1/players/" + ada.name() + "/recovery")
                .then()
                .statusCode(201)
                .extract()
                .as(Json.class)
                .getString("accessToken");

        Hook.goRound();
        assertEquals(List.of(QUESTION), hook.receiver().types());
        Account.with(token)
                .contentType("application/json")
                .body(Map.of("enabled", true))
                .patch(hook.self())
                .then()
                .statusCode(200)
                .body(json("status", is("active")));
        happens(ada);
        Hook.goRound();
        assertEquals(List.of(QUESTION, "challenge-made"), hook.receiver().types());
    }

    @Test
    void nobody_has_anything_to_do_with_the_webhooks_of_another() {
        Hook hook = Hook.active(Account.open());
        Account eve = Account.open();

        for (String what : List.of("ping", "verification", "deliveries/1/replay")) {
            eve.as().post(hook.self() + "/" + what).then().statusCode(404);
        }
        eve.as().delete(hook.self()).then().statusCode(204);
        assertEquals("active", hook.status());
    }
}

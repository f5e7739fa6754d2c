package org.rocaille.webhook.rest;

import io.quarkus.arc.Arc;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.rocaille.Json;
import org.rocaille.player.rest.Account;
import org.rocaille.webhook.Dispatch;
import org.rocaille.webhook.schedule.WebhookRound;

/**
 * A webhook over HTTP.
 *
 * @param secret by which its messages are signed
 */
public record Hook(Account account, Receiver receiver, String self, String secret) {

    /** One whose receiver is yet to be asked. */
    public static Hook made(Account account, Receiver receiver, Map<String, Object> fields) {
        Map<String, Object> request = new LinkedHashMap<>(fields);
        request.put("url", receiver.url());
        Json made = account.sending(request)
                .post("/v1/me/webhooks")
                .then()
                .statusCode(201)
                .extract()
                .as(Json.class);
        return new Hook(account, receiver, made.getString("webhook.links.self"), made.getString("secret"));
    }

    /** One whose receiver has said that it wants messages. */
    public static Hook active(Account account) {
        Hook hook = made(account, new Receiver(), Map.of());
        goRound();
        return hook;
    }

    /** Sends whatever is due, until nothing is. */
    public static void goRound() {
        WebhookRound round = Arc.container().instance(WebhookRound.class).get();
        Dispatch dispatch = Arc.container().instance(Dispatch.class).get();
        do {
            round.go().join();
        } while (!dispatch.waiting(1).isEmpty());
    }

    public String id() {
        return self.substring(self.lastIndexOf('/') + 1);
    }

    public Json shown() {
        return account.as().get(self).then().statusCode(200).extract().as(Json.class);
    }

    public String status() {
        return shown().getString("status");
    }

    /** What is to be sent and was, newest first. */
    public List<Json> deliveries() {
        Json page = account.as()
                .get(self + "/deliveries")
                .then()
                .statusCode(200)
                .extract()
                .as(Json.class);
        return IntStream.range(0, page.getInt("items.size()"))
                .mapToObj(i -> page.at("items[" + i + "]"))
                .toList();
    }

    public Json delivery() {
        return deliveries().get(0);
    }

    /** Asks for something of the webhook, which it may or may not. */
    public int post(String what) {
        return account.as().post(self + "/" + what).statusCode();
    }

    public int change(Map<String, Object> change) {
        return account.sending(change).patch(self).statusCode();
    }
}

package org.rocaille.challenge.rest;

import io.restassured.response.ValidatableResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rocaille.Json;
import org.rocaille.player.rest.Account;

/** Challenges over HTTP. */
public final class Challenges {

    private Challenges() {}

    /** Asks for a challenge of one account to another. */
    public static ValidatableResponse make(Account challenger, Account opponent, Map<String, Object> fields) {
        Map<String, Object> request = new LinkedHashMap<>(fields);
        request.put("opponent", opponent.name());
        return make(challenger, request);
    }

    /** Asks for a challenge to whoever it says. */
    public static ValidatableResponse make(Account challenger, Map<String, Object> fields) {
        Map<String, Object> request = new LinkedHashMap<>(Map.of("variant", "rocaille"));
        request.putAll(fields);
        return challenger.sending(request).post("/v1/challenges").then();
    }

    /** The address of a challenge that was made. */
    public static String made(Account challenger, Account opponent, Map<String, Object> fields) {
        return make(challenger, opponent, fields)
                .statusCode(201)
                .extract()
                .as(Json.class)
                .get("links.self");
    }

    /** The address of a challenge to anyone that was made. */
    public static String made(Account challenger, Map<String, Object> fields) {
        return make(challenger, fields).statusCode(201).extract().as(Json.class).get("links.self");
    }

    public static ValidatableResponse accept(Account player, String challenge) {
        return player.as().post(challenge + "/acceptance").then();
    }

    /** The game of two accounts, of which the first plays White. */
    public static Json game(Account white, Account black, Map<String, Object> fields) {
        Map<String, Object> request = new LinkedHashMap<>(fields);
        request.put("colour", "white");
        return accept(black, made(white, black, request))
                .statusCode(201)
                .extract()
                .as(Json.class)
                .at("game");
    }
}

package org.rocaille.player.rest;

import static io.restassured.RestAssured.given;

import io.restassured.specification.RequestSpecification;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rocaille.Json;
import org.rocaille.id.RandomId;

/**
 * An account over HTTP.
 *
 * @param token its first token, which has every scope
 */
public record Account(String name, String token, String recoveryCode) {

    /** The token that the service under test takes for the operator's. */
    public static final String OPERATOR = "operator-of-the-tests-0123456789abcdef";

    /** A name that nobody has. */
    public static String freshName() {
        return "Player-" + RandomId.next();
    }

    /** A person's. */
    public static Account open() {
        return of(freshName(), given(), Map.of());
    }

    /** A bot's, of this one. */
    public Account openBot() {
        return of(freshName(), as(), Map.of("kind", "bot"));
    }

    private static Account of(String name, RequestSpecification request, Map<String, Object> fields) {
        Map<String, Object> body = new LinkedHashMap<>(fields);
        body.put("name", name);
        Json opened = request.contentType("application/json")
                .body(body)
                .post("/v1/players")
                .then()
                .statusCode(201)
                .extract()
                .as(Json.class);
        return new Account(name, opened.getString("accessToken"), opened.getString("recoveryCode"));
    }

    /** A request with a token. */
    public static RequestSpecification with(String token) {
        return given().header("Authorization", "Bearer " + token);
    }

    /** A request with the account's first token. */
    public RequestSpecification as() {
        return with(token);
    }

    /** As {@link #as}, with a JSON body. */
    public RequestSpecification sending(Object body) {
        return as().contentType("application/json").body(body);
    }

    /** Another token, with some scopes. */
    public Json issue(String... scopes) {
        return issue(Map.of("name", "another", "scopes", List.of(scopes)));
    }

    /** Another token, as asked for. */
    public Json issue(Map<String, Object> request) {
        return sending(request)
                .post("/v1/me/tokens")
                .then()
                .statusCode(201)
                .extract()
                .as(Json.class);
    }

    /** Has the operator suspend the player. */
    public Account suspended(String reason) {
        with(OPERATOR)
                .contentType("application/json")
                .body(Map.of("reason", reason))
                .post("/v1/operator/players/" + name + "/suspension")
                .then()
                .statusCode(200);
        return this;
    }
}

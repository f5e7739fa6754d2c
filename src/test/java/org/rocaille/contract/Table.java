package org.rocaille.contract;

import static io.restassured.RestAssured.given;
import static io.restassured.config.EncoderConfig.encoderConfig;
import static io.restassured.config.HeaderConfig.headerConfig;

import io.quarkus.arc.Arc;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import java.time.Duration;
import java.util.Map;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.player.rest.Account;
import org.rocaille.webhook.rest.Hook;
import org.rocaille.webhook.rest.Receiver;

/**
 * Everything laid out for an operation: a game in which White, or the player asked for an answer, can do what it is
 * for, or an account.
 *
 * @param path  where to do it
 * @param token who is to do it
 */
record Table(Operation operation, String path, String token, Account account) {

    private static final String CODE_IN_EXAMPLES = "recovery_9p2d6s0f4h8j1k5m7n3q0r4t6v8w2xyz";

    static Table set(Operation operation) {
        if (operation.path().startsWith("/v1/challenges/")) {
            return challenge(operation);
        }
        if (operation.id().equals("offerRematch")) {
            return rematch(operation);
        }
        if (operation.id().equals("claimFlag")) {
            return fallenFlag(operation);
        }
        if (operation.path().startsWith("/v1/operator/games/")) {
            return new Table(operation, game(operation).path(), Account.OPERATOR, null);
        }
        return isOfPlayers(operation.path()) ? account(operation) : game(operation);
    }

    private static boolean isOfPlayers(String path) {
        return path.matches("/v1/(players|me|operator|challenges|records)(/.*)?");
    }

    private static Table account(Operation operation) {
        Account account = Account.open();
        String path = operation.path();
        if (path.contains("/tokens/{id}")) {
            path = path.replace("{id}", account.issue("read").getString("token.id"));
        }
        if (path.contains("/vacations/{id}")) {
            String end = clock().instant().plus(Duration.ofDays(3)).toString();
            String vacation = account.sending(Map.of("endsAt", end))
                    .post("/v1/me/vacations")
                    .as(Json.class)
                    .get("id");
            path = path.replace("{id}", vacation);
        }
        if (path.contains("/webhooks/{id}")) {
            Hook hook = Hook.active(account);
            if (path.contains("{number}")) {
                hook.post("ping");
                path = path.replace("{number}", hook.delivery().getString("number"));
            }
            path = path.replace("{id}", hook.id());
        }
        String name = path.contains("/blocks/") ? Account.open().name() : account.name();
        String token = path.startsWith("/v1/operator") ? Account.OPERATOR : account.token();
        return new Table(operation, path.replace("{name}", name), token, account);
    }

    /** One to the player who is to answer, or for whoever takes it back. */
    private static Table challenge(Operation operation) {
        Account challenger = Account.open();
        Account opponent = Account.open();
        Account entitled = operation.method().equals("DELETE") ? challenger : opponent;
        String challenge = Challenges.made(challenger, opponent, Map.of());
        String path = operation.path().replace("/v1/challenges/{id}", challenge);
        return new Table(operation, path, entitled.token(), entitled);
    }

    /** A game that Black may claim. */
    private static Table fallenFlag(Operation operation) {
        Account white = Account.open();
        Account black = Account.open();
        black.sending(Map.of("flag", "claim")).patch("/v1/me").then().statusCode(200);
        Map<String, Object> fields = Map.of("timeControl", Map.of("kind", "per-move", "perMove", "PT1M"));
        String game = Challenges.game(white, black, fields).getString("links.self");
        clock().forward(Duration.ofMinutes(1));
        return new Table(operation, operation.path().replace("/v1/games/{id}", game), black.token(), black);
    }

    private static MovableClock clock() {
        return Arc.container().instance(MovableClock.class).get();
    }

    /** A game that is over. */
    private static Table rematch(Operation operation) {
        Account white = Account.open();
        Account black = Account.open();
        String game = Challenges.game(white, black, Map.of()).getString("links.self");
        white.as().post(game + "/resignation").then().statusCode(200);
        return new Table(operation, operation.path().replace("/v1/games/{id}", game), white.token(), white);
    }

    private static Table game(Operation operation) {
        Json opening = opening();
        String white = opening.getString("seatTokens.white");
        String path = operation
                .path()
                .replace("/games/{id}", "/games/" + opening.getString("game.id"))
                .replace("/variants/{id}", "/variants/rocaille")
                .replace("/opponents/{name}", "/opponents/engine-1")
                .replace("/puzzles/{id}", "/puzzles/" + operation.partExample("id"))
                .replace("{ply}", "1")
                .replace("{number}", "1")
                .replace("{code}", "not-found");
        if (operation.id().equals("getMove")) {
            play(path, white);
        }
        if (operation.id().equals("getMessage")) {
            given().contentType(ContentType.JSON)
                    .header("Authorization", "Bearer " + white)
                    .body(Map.of("text", "Hello!"))
                    .post(opening.getString("game.links.self") + "/messages");
        }
        if (path.endsWith("/note")) {
            given().contentType(ContentType.JSON)
                    .header("Authorization", "Bearer " + white)
                    .body(Map.of("text", "What I wrote before."))
                    .put(path);
        }
        if (operation.id().equals("makeProposal")) {
            play(opening.getString("game.links.nextMove"), white); // That there be something to take back.
        }
        if (path.endsWith("/conditional-moves")) {
            return conditionalMoves(operation, path, opening.getString("seatTokens.black"));
        }
        if (!path.contains("{proposal}")) {
            return new Table(operation, path, white, null);
        }
        String proposal = offerTime(opening.getString("game.links.proposals"), white);
        return new Table(operation, path.replace("{proposal}", proposal), opening.getString("seatTokens.black"), null);
    }

    private static Json opening() {
        return given().contentType(ContentType.JSON)
                .body(Map.of("variant", "rocaille", "timeControl", Map.of("kind", "per-move", "perMove", "P3D")))
                .post("/v1/games")
                .as(Json.class);
    }

    /** The side that is not to move has decided on something if that is to be given up. */
    private static Table conditionalMoves(Operation operation, String path, String black) {
        if (operation.method().equals("DELETE")) {
            given().contentType(ContentType.JSON)
                    .header("Authorization", "Bearer " + black)
                    .body("{\"lines\":[{\"if\":\"e3e4\",\"then\":\"e8e7\"}]}")
                    .put(path);
        }
        return new Table(operation, path, black, null);
    }

    private static void play(String move, String token) {
        given().contentType(ContentType.TEXT)
                .header("Authorization", "Bearer " + token)
                .body("e3e5")
                .put(move);
    }

    private static String offerTime(String proposals, String token) {
        return given().contentType(ContentType.JSON)
                .header("Authorization", "Bearer " + token)
                .body(Map.of("kind", "extra-time", "time", "P2D"))
                .post(proposals)
                .as(Json.class)
                .getString("proposal.id");
    }

    /** What an example sends here: the name in it may be taken, and the code is not that of this account. */
    RequestSpecification request(Example example) {
        String body = example.body();
        if (account != null) {
            body = body.replace(CODE_IN_EXAMPLES, account.recoveryCode());
        }
        if (operation.id().equals("createWebhook")) {
            body = body.replaceFirst("\"url\":\"[^\"]*\"", "\"url\":\"" + Receiver.nowhere() + "\"");
        }
        if (operation.id().equals("replayWebhook")) {
            String cursor = account.as().get("/v1/me/events").as(Json.class).getString("next");
            body = body.replaceFirst("\"after\":\"[^\"]*\"", "\"after\":\"" + cursor + "\"");
        }
        if (operation.id().equals("createPlayer")) {
            body = body.replaceFirst("\"name\":\"[^\"]*\"", "\"name\":\"" + Account.freshName() + "\"");
        }
        if (operation.id().equals("createChallenge")) {
            body = body.replaceFirst(
                    "\"opponent\":\"[^\"]*\"",
                    "\"opponent\":\"" + Account.open().name() + "\"");
        }
        if (operation.id().equals("createVacation")) {
            body = body.replaceFirst(
                    "\"endsAt\":\"[^\"]*\"", "\"endsAt\":\"" + clock().instant().plus(Duration.ofDays(3)) + "\"");
        }
        return request(example.mediaType(), body);
    }

    /** The operation's own request, with what it requires, and its first example if it takes a body. */
    RequestSpecification request() {
        return withFirstExample().queryParams(required());
    }

    /** The same with the example of a parameter that may be left out; who and what it names are those that are here. */
    RequestSpecification request(Operation.Parameter parameter) {
        if (parameter.in().equals("header")) {
            return request().header(parameter.name(), parameter.example());
        }
        Map<String, String> query = required();
        query.put(parameter.name(), parameter.example());
        switch (parameter.name()) {
            case "player", "importer" -> query.put(parameter.name(), account.name());
            case "opponent" -> query.putAll(Map.of("player", account.name(), "opponent", account.name()));
            case "game", "ply" -> {
                query.remove("variant");
                query.put("game", opening().getString("game.id"));
            }
            default -> {}
        }
        return withFirstExample().queryParams(query);
    }

    private RequestSpecification withFirstExample() {
        return Example.of(operation).stream().findFirst().map(this::request).orElseGet(() -> given());
    }

    private Map<String, String> required() {
        Map<String, String> required = operation.requiredParameters();
        if (operation.path().matches("/v1/positions/(games|moves)")) {
            required.put("variant", "rocaille"); // One way of several to say which position.
        }
        return required;
    }

    /** A request whose body goes out as it is, whatever its type. */
    static RequestSpecification request(String mediaType, String body) {
        return given().config(RestAssured.config()
                        .encoderConfig(encoderConfig().encodeContentTypeAs(mediaType, ContentType.TEXT))
                        .headerConfig(headerConfig().overwriteHeadersWithName("If-Match", "Content-Type")))
                .header("If-Match", "*") // For what must be guarded; nothing else minds.
                .contentType(mediaType)
                .body(body);
    }
}

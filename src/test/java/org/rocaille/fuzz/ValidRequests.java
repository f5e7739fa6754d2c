package org.rocaille.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rocaille.contract.Example;
import org.rocaille.contract.Operation;
import org.rocaille.rules.Move;
import org.rocaille.rules.Position;
import org.rocaille.rules.Side;
import org.rocaille.rules.Variant;

/** Makes requests that an operation takes, as far as the contract and what is in the world allow. */
final class ValidRequests {

    private static final Pattern CURSOR = Pattern.compile("\"next\":\"([A-Za-z0-9_-]+)\"");
    private static final Pattern TAG = Pattern.compile("ETag=(\"[^\"]+\")");
    private static final Pattern ID = Pattern.compile("\"id\":\"([0-9a-z]{16})\"");
    private static final int REMEMBERED = 50;

    private final Random random;
    /** What was seen in answers: it is good for some requests, and odd in others. */
    private final Deque<String> cursors = new ArrayDeque<>();

    private final Deque<String> tags = new ArrayDeque<>();
    private final Deque<String> foreignIds = new ArrayDeque<>();
    private final Deque<String> keys = new ArrayDeque<>();

    ValidRequests(Random random) {
        this.random = random;
    }

    <T> T one(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private boolean in(int times) {
        return random.nextInt(times) == 0;
    }

    /** Remembers what later requests can be about. */
    void saw(Answer answer) {
        String text = answer.all();
        remember(CURSOR, text, cursors);
        remember(TAG, text, tags);
        remember(ID, text, foreignIds);
    }

    private static void remember(Pattern what, String text, Deque<String> where) {
        Matcher matcher = what.matcher(text);
        if (matcher.find()) {
            where.addFirst(matcher.group(1));
        }
        while (where.size() > REMEMBERED) {
            where.removeLast();
        }
    }

    /** An id of anything that anyone was shown, or that nothing has. */
    String anyId() {
        return foreignIds.isEmpty() || in(10) ? "0000000000000000" : one(List.copyOf(foreignIds));
    }

    Request of(Operation operation, World world) {
        World.Game game = one(world.games);
        String path = path(operation, world, game);
        Request request = new Request(operation.method(), path);
        String token = entitled(operation, world, game);
        request.as(token);
        query(operation, world, game, request);
        headers(operation, request);
        List<Example> examples = Example.of(operation);
        if (!examples.isEmpty()) {
            Example example = one(examples);
            request.body(example.mediaType(), filled(example.body(), operation, world));
        }
        if (operation.id().equals("putMove") || operation.id().equals("postMove")) {
            move(request, world, game);
        }
        return request;
    }

    private String path(Operation operation, World world, World.Game game) {
        String path = operation.path();
        for (String below : world.ids.keySet()) {
            if (path.startsWith(below + "/{")) {
                path = path.replaceFirst(Pattern.quote(below) + "/\\{[a-z]+}", below + "/" + one(world.ids.get(below)));
            }
        }
        if (path.contains("{proposal}")) {
            path = path.replace("{proposal}", one(world.ids.get("/v1/games/{id}/proposals")))
                    .replace("{id}", world.games.get(0).id());
        }
        return path.replace("/games/{id}", "/games/" + game.id())
                .replace("/variants/{id}", "/variants/" + game.variant())
                .replace("/puzzles/{id}", "/puzzles/" + operation.partExample("id"))
                .replace("{ply}", Integer.toString(1 + random.nextInt(2)))
                .replace("{number}", Integer.toString(1 + random.nextInt(2)))
                .replace("{name}", one(world.names))
                .replace("{code}", one(List.of("not-found", "illegal-move", "rate-limited")));
    }

    private String entitled(Operation operation, World world, World.Game game) {
        String path = operation.path();
        if (path.startsWith("/v1/operator")) {
            return World.OPERATOR;
        }
        if (path.startsWith("/v1/games/{id}")) {
            return in(2) ? game.white() : game.black();
        }
        if (path.contains("vacations") || path.startsWith("/v1/challenges/") && in(2)) {
            return world.bob();
        }
        if (operation.id().matches("closeMe|createPlayer")) {
            return world.eve();
        }
        return operation.needsToken() || in(2) ? world.ada() : "";
    }

    private void query(Operation operation, World world, World.Game game, Request request) {
        for (JsonNode parameter : operation.definition().path("parameters")) {
            if (parameter.path("in").asText().equals("query")
                    && (parameter.path("required").asBoolean() || in(4))) {
                String name = parameter.path("name").asText();
                request.query.add(name + "=" + Texts.encoded(value(name, parameter, world, game)));
            }
        }
        if (operation.path().matches("/v1/positions/(games|moves)") && request.query.isEmpty()) {
            request.query.add(in(2) ? "variant=rocaille" : "game=" + game.id());
        }
    }

    private String value(String name, JsonNode parameter, World world, World.Game game) {
        JsonNode choices = parameter.at("/schema/enum").isMissingNode()
                ? parameter.at("/schema/x-extensible-enum")
                : parameter.at("/schema/enum");
        if (choices.size() > 0) {
            return choices.get(random.nextInt(choices.size())).asText();
        }
        return switch (name) {
            case "limit" -> Integer.toString(1 + random.nextInt(200));
            case "cursor", "after" -> cursors.isEmpty() ? "latest" : one(List.copyOf(cursors));
            case "game" -> game.id();
            case "player", "importer", "opponent" -> one(world.names);
            case "variant" -> game.variant();
            default -> parameter.path("example").asText("1");
        };
    }

    private void headers(Operation operation, Request request) {
        List<String> forms = new ArrayList<>(List.of("*/*"));
        operation.statuses().stream()
                .filter(status -> status.startsWith("2"))
                .forEach(status ->
                        operation.response(status).path("content").fieldNames().forEachRemaining(forms::add));
        if (in(2)) {
            request.header("Accept", one(forms));
        }
        if (operation.hasParameter("If-Match") && in(2)) {
            request.header("If-Match", tags.isEmpty() || in(2) ? "*" : one(List.copyOf(tags)));
        }
        if (operation.hasParameter("If-None-Match") && !tags.isEmpty() && in(3)) {
            request.header("If-None-Match", one(List.copyOf(tags)));
        }
        if (operation.method().equals("POST") && in(2)) {
            if (keys.isEmpty() || !in(5)) {
                keys.addFirst(new UUID(random.nextLong(), random.nextLong()).toString());
            }
            request.header("Idempotency-Key", keys.getFirst());
        }
        if (in(4)) {
            request.header("Accept-Encoding", "gzip");
        }
    }

    private String filled(String example, Operation operation, World world) {
        String body = example.replaceFirst(
                        "\"recoveryCode\":\"[^\"]*\"", "\"recoveryCode\":\"" + world.recoveryCode + "\"")
                .replaceFirst("\"url\":\"[^\"]*\"", "\"url\":\"" + Matcher.quoteReplacement(world.webhookUrl) + "\"")
                .replaceFirst(
                        "\"endsAt\":\"[^\"]*\"",
                        "\"endsAt\":\"" + Instant.now().plus(Duration.ofDays(1 + random.nextInt(40))) + "\"")
                .replaceFirst("\"opponent\":\"[^\"]*\"", "\"opponent\":\"" + one(world.names) + "\"");
        return operation.id().equals("createPlayer")
                ? body.replaceFirst("\"name\":\"", "\"name\":\"f" + Long.toString(random.nextLong() >>> 8, 36))
                : body;
    }

    /** A legal move of whoever's turn it is. */
    private void move(Request request, World world, World.Game game) {
        JsonNode shown = world.shown(game);
        if (!shown.path("outcome").isNull() || !shown.has("fen")) {
            return;
        }
        Position position = Position.parse(
                Variant.find(game.variant()).orElseThrow(), shown.path("fen").asText());
        List<Move> legal = position.legalMoves();
        String move = one(legal).text();
        request.path = request.path.replaceFirst(
                "/moves/[0-9]+$", "/moves/" + (shown.path("ply").asInt() + 1));
        request.as(position.turn() == Side.WHITE ? game.white() : game.black());
        if (in(2)) {
            request.query.removeIf(part -> part.startsWith("propose"));
        }
        if (request.value("Content-Type").orElse("").contains("json")) {
            request.body("application/json", "{\"move\":\"" + move + "\"}");
        } else {
            request.body(request.value("Content-Type").orElse("text/plain"), move);
        }
    }
}

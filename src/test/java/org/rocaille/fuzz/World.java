package org.rocaille.fuzz;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.rocaille.contract.Operation;
import org.rocaille.rules.Variant;

/** Some people with all that they can have, some of it secret, about which requests are made until it is used up. */
final class World {

    /** The token that the service is started with. */
    static final String OPERATOR = "operator-of-the-fuzzer-0123456789abcdef";

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** After so many there is much of everything, and what was set up is changed. */
    private static final int MOST_REQUESTS = 1_000;

    private static final Set<String> ENDING =
            Set.of("closeMe", "recoverPlayer", "suspendPlayer", "rotateToken", "revokeToken");
    private static final Set<String> ENDING_GAMES = Set.of("resign", "cancelGame", "adjudicateGame");

    /** Boards that are played on in private only, from the top down; one King of a row stays, and some Pawns. */
    private static final Map<String, List<String>> PRIVATE = Map.of(
            "baroque", List.of("kkkkkkkk", "8", "8", Secrets.ROW, "PPPPPPPP", "PPPPPPPP", "8", "KKKKKKKK"),
            "rocaille",
                    List.of(
                            "12",
                            "kkkkkkkkkkkk",
                            "12",
                            "1P" + Secrets.ROW + "P1",
                            "PPPPPPPPPPPP",
                            "PPPPPPPPPPPP",
                            "12",
                            "12",
                            "KKKKKKKKKKKK",
                            "12"));

    /**
     * A game.
     *
     * @param white the token of White, or of White's seat
     */
    record Game(String id, String variant, String white, String black, boolean isPrivate) {
        String address() {
            return "/v1/games/" + id;
        }
    }

    final List<String> tokens = new ArrayList<>();
    final List<String> names = new ArrayList<>();
    final List<Game> games = new ArrayList<>();
    /** The ids of what there is, by the paths under which it lies. */
    final Map<String, List<String>> ids = new LinkedHashMap<>();

    final String recoveryCode;
    final String webhookUrl;
    private final Wire wire;
    private final Random random;
    private final Secrets secrets;
    private boolean isSpent;
    private int requests;

    World(Wire wire, Random random, Secrets secrets, String webhookUrl) {
        this.wire = wire;
        this.random = random;
        this.secrets = secrets;
        this.webhookUrl = webhookUrl;
        String code = "";
        for (String name : List.of("ada", "bob", "eve")) {
            names.add(name + "-" + Long.toString(random.nextLong() >>> 1, 36));
            JsonNode account = post("/v1/players", "", Map.of("name", names.get(names.size() - 1)));
            String token = account.path("accessToken").asText();
            tokens.add(token);
            secrets.keep(token);
            secrets.keep(account.path("recoveryCode").asText());
            code = code.isEmpty() ? account.path("recoveryCode").asText() : code;
        }
        recoveryCode = code;
        belongings();
        anonymousGames();
        privateGames();
        challenges();
    }

    String ada() {
        return tokens.get(0);
    }

    String bob() {
        return tokens.get(1);
    }

    /** Someone who has nothing to do with the others. */
    String eve() {
        return tokens.get(2);
    }

    private void belongings() {
        JsonNode token = post("/v1/me/tokens", ada(), Map.of("name", mark(ada()), "scopes", List.of("read")));
        id("/v1/me/tokens", token.path("token"));
        secrets.keep(token.path("accessToken").asText());
        JsonNode hook = post("/v1/me/webhooks", ada(), Map.of("name", mark(ada()), "url", webhookUrl + mark(ada())));
        id("/v1/me/webhooks", hook.path("webhook"));
        secrets.keep(hook.path("secret").asText(), ada());
        String end = Instant.now().plus(Duration.ofDays(3)).toString();
        id("/v1/me/vacations", post("/v1/me/vacations", bob(), Map.of("endsAt", end)));
        send("PUT", "/v1/me/blocks/" + names.get(2), bob(), Map.of());
    }

    private void anonymousGames() {
        for (Variant variant : Variant.all()) {
            Map<String, Object> control = Map.of("kind", "per-move", "perMove", "P3D");
            JsonNode opened = post("/v1/games", "", Map.of("variant", variant.key(), "timeControl", control));
            String white = opened.at("/seatTokens/white").asText();
            String black = opened.at("/seatTokens/black").asText();
            games.add(new Game(opened.at("/game/id").asText(), variant.key(), white, black, false));
            secrets.keep(white);
            secrets.keep(black);
        }
        Game first = games.get(0);
        post(first.address() + "/messages", first.white(), Map.of("text", mark(first.white(), first.black())));
        JsonNode offered =
                post(first.address() + "/proposals", first.white(), Map.of("kind", "extra-time", "time", "P2D"));
        id("/v1/games/{id}/proposals", offered.path("proposal"));
    }

    private void privateGames() {
        for (Map.Entry<String, List<String>> board : PRIVATE.entrySet()) {
            String fen = board(board.getValue()) + " w - 0 " + (1 + random.nextInt(900_000));
            Map<String, Object> wish = Map.of(
                    "variant",
                    board.getKey(),
                    "fen",
                    fen,
                    "colour",
                    "white",
                    "visibility",
                    "private",
                    "opponent",
                    names.get(1),
                    "message",
                    mark(ada(), bob()));
            String challenge = post("/v1/challenges", ada(), wish).path("id").asText();
            JsonNode accepted = post("/v1/challenges/" + challenge + "/acceptance", bob(), Map.of());
            Game game = new Game(accepted.at("/game/id").asText(), board.getKey(), ada(), bob(), true);
            games.add(game);
            // The operator may look at every game, but not at what is said and noted there.
            secrets.keep(accepted.at("/game/fen").asText(), ada(), bob(), OPERATOR);
            secrets.keep(game.address(), ada(), bob(), OPERATOR);
            send("PUT", game.address() + "/note", ada(), Map.of("text", mark(ada())));
            post(game.address() + "/messages", bob(), Map.of("text", mark(ada(), bob())));
        }
    }

    private String board(List<String> rows) {
        List<String> filled = new ArrayList<>();
        for (String row : rows) {
            int one = 1 + random.nextInt(row.length() - 2 > 0 ? row.length() - 2 : 1);
            filled.add(
                    switch (row.charAt(0)) {
                        case 'k', 'K' -> one + row.substring(0, 1) + (row.length() - 1 - one);
                        case 'P' -> pawns(row.length());
                        default -> row;
                    });
        }
        return String.join("/", filled);
    }

    /** A row in which there are Pawns or not, but for its ends. */
    private String pawns(int width) {
        StringBuilder row = new StringBuilder();
        int run = 1;
        for (int file = 1; file < width - 1; file++) {
            if (random.nextBoolean()) {
                row.append(run > 0 ? Integer.toString(run) : "").append('P');
                run = 0;
            } else {
                run++;
            }
        }
        return row.append(run + 1).toString();
    }

    private void challenges() {
        Map<String, Object> secret =
                Map.of("variant", "rococo", "opponent", names.get(1), "message", mark(ada(), bob()));
        id("/v1/challenges", post("/v1/challenges", ada(), secret));
        id("/v1/challenges", post("/v1/challenges", bob(), Map.of("variant", "baroque", "visibility", "public")));
    }

    private String mark(String... holders) {
        String mark = Secrets.mark(random);
        secrets.keep(mark, holders);
        return mark;
    }

    private void id(String path, JsonNode shown) {
        ids.computeIfAbsent(path, key -> new ArrayList<>()).add(shown.path("id").asText());
    }

    private JsonNode post(String path, String token, Map<String, Object> body) {
        return send("POST", path, token, body);
    }

    private JsonNode send(String method, String path, String token, Map<String, Object> body) {
        Request request = new Request(method, path).as(token);
        if (!body.isEmpty()) {
            request.body("application/json", JSON.valueToTree(body).toString());
        }
        Answer answer = wire.send(request);
        if (answer.status() == 503) {
            answer = wire.send(request); // That it was refused once is found by others.
        }
        if (answer.status() / 100 != 2) {
            throw new AssertionError("To begin with, " + request + "\n\nwas answered\n" + answer);
        }
        try {
            return answer.body().length == 0 ? JSON.nullNode() : JSON.readTree(answer.text());
        } catch (JsonProcessingException e) {
            throw new AssertionError(answer.toString(), e);
        }
    }

    /** A game as it stands, for whoever may see it. */
    JsonNode shown(Game game) {
        Answer answer =
                wire.send(new Request("GET", game.address()).as(game.white()).header("Accept", "application/json"));
        try {
            return answer.status() == 200
                    ? JSON.readTree(new String(answer.body(), StandardCharsets.UTF_8))
                    : JSON.nullNode();
        } catch (JsonProcessingException e) {
            throw new AssertionError(answer.toString(), e);
        }
    }

    /** Takes notice of what a request may have changed. */
    void saw(Operation operation, Request request, Answer answer) {
        requests++;
        if (answer.status() / 100 != 2) {
            return;
        }
        if (mayEndBy(operation)) {
            isSpent |= random.nextInt(3) > 0;
        } else if (ENDING_GAMES.contains(operation.id())) {
            games.removeIf(game -> games.size() > 4 && request.path.contains(game.id()));
        }
    }

    /** Whether it takes away what other requests need, so that it should be asked for seldom: a world costs much. */
    static boolean mayEndBy(Operation operation) {
        return ENDING.contains(operation.id());
    }

    /** Whether it is time for another one. */
    boolean isSpent() {
        return isSpent || requests > MOST_REQUESTS;
    }
}

package org.rocaille.contract;

import io.quarkus.arc.Arc;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.rocaille.Json;
import org.rocaille.MovableClock;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.id.RandomId;
import org.rocaille.player.rest.Account;
import org.rocaille.webhook.rest.Hook;
import org.rocaille.webhook.rest.Receiver;

/**
 * All that two players can have of which others are told nothing or less: a public game and a private one, what they
 * wrote, wished, planned and set.
 *
 * @param values what stands for the parts of addresses
 */
record Belongings(Account ada, Account bob, Account eve, List<Secret> secrets, Map<String, List<String>> values) {

    /** Whoever has no token. */
    static final Account NOBODY = new Account("nobody", "", "");

    /**
     * Something that not everyone is shown.
     *
     * @param text    by which it is found
     * @param holders who is shown it; none if it was shown once and never is again
     */
    record Secret(String what, String text, Set<Account> holders) {}

    static Belongings ofAdaAndBob() {
        Account ada = Account.open();
        Account bob = Account.open();
        List<Secret> secrets = new ArrayList<>();
        Set<Account> both = Set.of(ada, bob);
        for (Account each : both) {
            secrets.add(new Secret("a token", each.token(), Set.of()));
            secrets.add(new Secret("a recovery code", each.recoveryCode(), Set.of()));
        }
        List<String> games = new ArrayList<>();
        String proposal = "";
        for (String visibility : List.of("public", "private")) {
            String game =
                    Challenges.game(ada, bob, Map.of("visibility", visibility)).getString("links.self");
            games.add(game.substring(game.lastIndexOf('/') + 1));
            String note = planted("a note", Set.of(ada), secrets);
            ada.sending(Map.of("text", note)).put(game + "/note").then().statusCode(201);
            String message = planted("a message", both, secrets);
            bob.sending(Map.of("text", message)).post(game + "/messages").then().statusCode(201);
            bob.sending("{\"lines\":[{\"if\":\"e3e4\",\"then\":\"k8k7\"}]}")
                    .put(game + "/conditional-moves")
                    .then()
                    .statusCode(200);
            proposal = ada.sending(Map.of("kind", "draw"))
                    .post(game + "/proposals")
                    .as(Json.class)
                    .getString("proposal.id");
        }
        secrets.add(new Secret("a plan", "\"then\":\"k8k7\"", Set.of(bob)));
        secrets.add(new Secret("a private game", games.get(1), both));
        String wish = planted("a challenge", both, secrets);
        String challenge = Challenges.made(ada, bob, Map.of("message", wish));
        ada.sending(Map.of("timeZone", "Antarctica/Troll"))
                .patch("/v1/me")
                .then()
                .statusCode(200);
        secrets.add(new Secret("a time zone", "Antarctica/Troll", Set.of(ada)));
        Json token =
                ada.issue(Map.of("name", planted("a token's name", Set.of(ada), secrets), "scopes", List.of("read")));
        secrets.add(new Secret("another token", token.getString("accessToken"), Set.of()));
        Hook hook = Hook.made(ada, new Receiver(), Map.of("name", planted("a webhook's name", Set.of(ada), secrets)));
        secrets.add(new Secret("a webhook's address", hook.receiver().url(), Set.of(ada)));
        secrets.add(new Secret("a webhook's secret", hook.secret(), Set.of()));
        String end = Arc.container()
                .instance(MovableClock.class)
                .get()
                .instant()
                .plus(Duration.ofDays(3))
                .toString();
        String vacation = ada.sending(Map.of("endsAt", end))
                .post("/v1/me/vacations")
                .as(Json.class)
                .getString("id");
        Map<String, List<String>> values = Map.of(
                "/games/{id}",
                games,
                "/challenges/{id}",
                List.of(challenge.substring(challenge.lastIndexOf('/') + 1)),
                "/tokens/{id}",
                List.of(token.getString("token.id")),
                "/webhooks/{id}",
                List.of(hook.id()),
                "/vacations/{id}",
                List.of(vacation),
                "/variants/{id}",
                List.of("rocaille"),
                "/players/{name}",
                List.of(ada.name(), bob.name()),
                "/proposals/{proposal}",
                List.of(proposal));
        return new Belongings(ada, bob, Account.open(), secrets, values);
    }

    private static String planted(String what, Set<Account> holders, List<Secret> secrets) {
        String text = "planted-" + RandomId.next();
        secrets.add(new Secret(what, text, holders));
        return text;
    }

    List<Account> viewers() {
        return List.of(ada, bob, eve, NOBODY);
    }

    /** Who a viewer is. */
    String name(Account viewer) {
        return viewer == ada ? "Ada" : viewer == bob ? "Bob" : viewer == eve ? "a stranger" : "nobody";
    }

    /** Where an operation shows something of theirs, if anywhere. */
    List<String> addresses(Operation operation) {
        Stream<String> addresses = Stream.of(operation.path());
        for (Map.Entry<String, List<String>> part : values.entrySet()) {
            addresses = addresses.flatMap(address -> address.contains(part.getKey())
                    ? part.getValue().stream()
                            .map(value ->
                                    address.replace(part.getKey(), part.getKey().replaceFirst("\\{.*", value)))
                    : Stream.of(address));
        }
        return addresses
                .map(address -> address.replaceAll("\\{(ply|number)}", "1")
                        .replace("{code}", "not-found")
                        .replace("/puzzles/{id}", "/puzzles/" + operation.partExample("id")))
                .flatMap(address -> queries(operation).map(query -> address + query))
                .toList();
    }

    private Stream<String> queries(Operation operation) {
        if (operation.path().matches("/v1/positions/(games|moves)")) {
            return values.get("/games/{id}").stream().map(game -> "?game=" + game);
        }
        if (operation.path().equals("/v1/records")) {
            return Stream.of("?player=" + ada.name());
        }
        if (operation.id().equals("tryPuzzle")) {
            return Stream.of("?moves=" + operation.requiredParameters().get("moves"));
        }
        return Stream.of(operation.path().startsWith("/v1/positions/board") ? "?variant=rocaille" : "");
    }
}

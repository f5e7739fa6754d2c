package org.rocaille.challenge.rest;

import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.Race;
import org.rocaille.player.rest.Account;

/** Answers to challenges that meet. {@code -Drace.trials=1000} lets them meet more often. */
@QuarkusTest
class ChallengeRaceTest {

    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private Account ada;
    private Account bob;
    private Account eve;

    @BeforeEach
    void take_names() {
        ada = Account.open();
        bob = Account.open();
        eve = Account.open();
    }

    private static int status(Account account, String method, String path) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(RestAssured.baseURI + ":" + RestAssured.port + path))
                .header("Authorization", "Bearer " + account.token())
                .method(method, HttpRequest.BodyPublishers.noBody())
                .build();
        return CLIENT.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }

    @SafeVarargs
    private static List<Integer> race(Callable<Integer>... requests) throws Exception {
        return Race.between(List.of(requests));
    }

    private static int games(Account account) {
        return account.as()
                .get("/v1/me/games?limit=200")
                .then()
                .statusCode(200)
                .extract()
                .as(Json.class)
                .get("items.size()");
    }

    @Test
    void a_challenge_is_either_accepted_or_taken_back() throws Exception {
        int games = 0;
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            String challenge = Challenges.made(ada, bob, Map.of());

            List<Integer> statuses =
                    race(() -> status(bob, "POST", challenge + "/acceptance"), () -> status(ada, "DELETE", challenge));

            if (statuses.get(0) == 201) {
                games++;
                assertEquals(List.of(201, 409), statuses);
                ada.as()
                        .get(challenge)
                        .then()
                        .body(json("status", is("accepted")))
                        .body(json("games.size()", is(1)));
            } else {
                assertEquals(List.of(409, 204), statuses);
                ada.as()
                        .get(challenge)
                        .then()
                        .body(json("status", is("cancelled")))
                        .body(json("games.size()", is(0)));
            }
        }
        assertEquals(games, games(ada));
        assertEquals(games, games(bob));
    }

    @Test
    void of_two_who_accept_an_open_challenge_for_one_exactly_one_plays() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            String challenge = Challenges.made(ada, Map.of());

            List<Integer> statuses = race(
                    () -> status(bob, "POST", challenge + "/acceptance"),
                    () -> status(eve, "POST", challenge + "/acceptance"));

            String winner = statuses.get(0) == 201 ? bob.name() : eve.name();
            assertEquals(List.of(201, 409), statuses.stream().sorted().toList());
            ada.as()
                    .get(challenge)
                    .then()
                    .body(json("status", is("accepted")))
                    .body(json("accepted", is(1)))
                    .body(json("games.player", is(List.of(winner))));
        }
        assertEquals(Race.TRIALS, games(ada));
        assertEquals(Race.TRIALS, games(bob) + games(eve));
    }

    @Test
    void whoever_accepts_twice_at_once_plays_once() throws Exception {
        for (int trial = 0; trial < Race.TRIALS; trial++) {
            String challenge = Challenges.made(ada, Map.of("acceptances", 2));

            List<Integer> statuses = race(
                    () -> status(bob, "POST", challenge + "/acceptance"),
                    () -> status(bob, "POST", challenge + "/acceptance"));

            assertEquals(List.of(200, 201), statuses.stream().sorted().toList());
            ada.as().get(challenge).then().body(json("status", is("open"))).body(json("accepted", is(1)));
            ada.as().delete(challenge).then().statusCode(204);
        }
        assertEquals(Race.TRIALS, games(bob));
    }
}

package org.rocaille.player.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Those who want the same name at the same time. */
@QuarkusTest
class NameRaceTest {

    private static final int WANTING = 50;

    @Test
    void of_many_who_want_one_name_in_different_case_one_gets_it() {
        String name = Account.freshName();
        HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

        List<CompletableFuture<HttpResponse<Void>>> answers = new ArrayList<>();
        for (int i = 0; i < WANTING; i++) {
            String spelling =
                    i % 2 == 0 ? name : name.substring(0, i % 7).toUpperCase(Locale.ROOT) + name.substring(i % 7);
            HttpRequest request = HttpRequest.newBuilder(
                            URI.create(RestAssured.baseURI + ":" + RestAssured.port + "/v1/players"))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"" + spelling + "\"}"))
                    .build();
            answers.add(client.sendAsync(request, HttpResponse.BodyHandlers.discarding()));
        }

        List<Integer> statuses = answers.stream()
                .map(answer -> answer.join().statusCode())
                .sorted()
                .toList();
        List<Integer> expected = new ArrayList<>(Collections.nCopies(WANTING, 409));
        expected.set(0, 201);
        assertEquals(expected, statuses);
    }
}

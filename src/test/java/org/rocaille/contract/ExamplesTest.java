package org.rocaille.contract;

import static io.restassured.RestAssured.given;
import static io.restassured.config.EncoderConfig.encoderConfig;
import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** That whoever copies an example out of the contract succeeds with it. */
@QuarkusTest
class ExamplesTest {

    private static final Contract CONTRACT = Contract.committed();

    /** An example of a request body, under its name in the document. */
    record Example(Operation operation, String mediaType, String name, JsonNode value) {

        /** Text is sent as it is, anything else as JSON. */
        String body() {
            return value.isTextual() ? value.asText() : value.toString();
        }

        @Override
        public String toString() {
            return operation.id() + ", " + mediaType + ", " + name;
        }
    }

    static Stream<Example> examples() {
        return CONTRACT.operations().stream().flatMap(operation -> {
            List<Example> examples = new ArrayList<>();
            content(operation)
                    .fields()
                    .forEachRemaining(media -> media.getValue()
                            .path("examples")
                            .fields()
                            .forEachRemaining(example -> examples.add(new Example(
                                    operation,
                                    media.getKey(),
                                    example.getKey(),
                                    example.getValue().path("value")))));
            return examples.stream();
        });
    }

    private static JsonNode content(Operation operation) {
        return operation.definition().path("requestBody").path("content");
    }

    @ParameterizedTest
    @MethodSource("examples")
    void an_example_is_as_its_schema_says(Example example) {
        JsonNode schema = content(example.operation()).path(example.mediaType()).path("schema");
        assertThat(CONTRACT.schemas().faults(schema, example.value()), is(empty()));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void one_of_the_players_of_a_new_game_succeeds_with_the_example(Example example) {
        List<Integer> answers = Stream.of("white", "black")
                .map(side -> send(example, side).statusCode())
                .filter(status -> status < 300)
                .toList();
        assertThat(answers, is(not(empty())));
    }

    @Test
    void every_form_of_a_request_body_has_an_example() {
        List<String> without = new ArrayList<>();
        CONTRACT.operations()
                .forEach(operation -> content(operation).fields().forEachRemaining(media -> {
                    if (media.getValue().path("examples").isEmpty()) {
                        without.add(operation.id() + " " + media.getKey());
                    }
                }));
        assertThat(without, is(empty()));
    }

    /** Sends an example as that side of a new game, in which White offers a draw if the example is about an offer. */
    private static Response send(Example example, String side) {
        JsonPath opening = given().contentType(ContentType.JSON)
                .body(Map.of("variant", "rocaille"))
                .post("/v1/games")
                .jsonPath();
        String path = example.operation()
                .path()
                .replace("{id}", opening.getString("game.id"))
                .replace("{ply}", "1");
        if (path.contains("{proposal}")) {
            String proposal = given().contentType(ContentType.JSON)
                    .header("Authorization", "Bearer " + opening.getString("seatTokens.white"))
                    .body(Map.of("kind", "draw"))
                    .post(opening.getString("game.links.proposals"))
                    .jsonPath()
                    .getString("proposal.id");
            path = path.replace("{proposal}", proposal);
        }
        return given().config(RestAssured.config()
                        .encoderConfig(encoderConfig().encodeContentTypeAs(example.mediaType(), ContentType.TEXT)))
                .header("Authorization", "Bearer " + opening.getString("seatTokens." + side))
                .contentType(example.mediaType())
                .body(example.body())
                .request(example.operation().method(), path);
    }
}

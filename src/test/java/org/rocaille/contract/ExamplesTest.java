package org.rocaille.contract;

import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.both;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.greaterThanOrEqualTo;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.lessThan;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** That whoever copies an example out of the contract succeeds with it. */
@QuarkusTest
class ExamplesTest {

    private static final Contract CONTRACT = Contract.committed();

    static Stream<Example> examples() {
        return CONTRACT.operations().stream().map(Example::of).flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void an_example_is_as_its_schema_says(Example example) {
        assertThat(CONTRACT.schemas().faults(example.schema(), example.value()), is(empty()));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void the_player_who_is_to_act_succeeds_with_the_example(Example example) {
        Table table = Table.set(example.operation());
        int status = table.request(example)
                .header("Authorization", "Bearer " + table.token())
                .request(example.operation().method(), table.path())
                .statusCode();
        assertThat(status, is(both(greaterThanOrEqualTo(200)).and(lessThan(300))));
    }

    static Stream<Operation> operationsWithOptionalParameters() {
        return CONTRACT.operations().stream()
                .filter(operation -> !operation.optionalParameters().isEmpty());
    }

    @ParameterizedTest
    @Tag("thorough")
    @MethodSource("operationsWithOptionalParameters")
    void the_parameters_may_be_sent_as_their_examples_show(Operation operation) {
        List<String> refused = new ArrayList<>();
        Table table = Table.set(operation);
        for (Operation.Parameter parameter : operation.optionalParameters()) {
            Response answer = table.request(parameter)
                    .header("Authorization", "Bearer " + table.token())
                    .request(operation.method(), table.path());
            // A tag is good for one state of one thing, so that the example of one is understood, and stale.
            boolean stale = parameter.name().equals("If-Match") && answer.statusCode() == 412;
            if (answer.statusCode() >= 400 && !stale) {
                refused.add(parameter + ": " + answer.asString());
            }
            if (!operation.method().equals("GET")) {
                table = Table.set(operation);
            }
        }
        assertThat(refused, is(empty()));
    }

    @Test
    void the_example_of_a_stream_tells_an_event_as_the_contract_has_it() throws JsonProcessingException {
        String stream = CONTRACT.operations().stream()
                .map(operation ->
                        operation.response("200").findPath("text/event-stream").findPath("value"))
                .filter(JsonNode::isTextual)
                .findAny()
                .orElseThrow()
                .asText();
        String event = stream.lines()
                .filter(line -> line.startsWith("data:"))
                .findFirst()
                .orElseThrow();
        JsonNode told = new ObjectMapper().readTree(event.substring("data:".length()));
        JsonNode schema = new ObjectMapper().createObjectNode().put("$ref", "#/components/schemas/Event");
        assertThat(CONTRACT.schemas().faults(schema, told), is(empty()));
    }

    @Test
    void every_form_of_a_request_body_has_an_example() {
        List<String> without = new ArrayList<>();
        CONTRACT.operations()
                .forEach(operation -> operation.requestContent().fields().forEachRemaining(media -> {
                    if (media.getValue().path("examples").isEmpty()) {
                        without.add(operation.id() + " " + media.getKey());
                    }
                }));
        assertThat(without, is(empty()));
    }
}

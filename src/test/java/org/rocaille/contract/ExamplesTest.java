package org.rocaille.contract;

import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.both;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.greaterThanOrEqualTo;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.lessThan;

import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
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

package org.rocaille.contract;

import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.is;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.game.rest.Players;
import org.rocaille.limit.Limits;
import org.rocaille.limit.Policy;
import org.rocaille.rules.Variant;

/** That the refusals which the contract lists for an operation are those which it really gives. */
@QuarkusTest
class RefusalsTest {

    /** What can be wrong with any request to an operation whose contract lists the status. */
    enum Mistake {
        UNKNOWN_PARAMETER(400) {
            @Override
            RequestSpecification make(RequestSpecification request) {
                return request.queryParam("nonsense", "1");
            }
        },
        BAD_TOKEN(401) {
            @Override
            String token(Table table) {
                return "seat_of_nobody";
            }
        },
        TOKEN_OF_ANOTHER_GAME(403) {
            @Override
            String token(Table table) {
                return Players.of(Variant.ROCAILLE).white();
            }

            @Override
            boolean isPossible(Operation operation) {
                return super.isPossible(operation) && operation.needsToken();
            }
        },
        NO_SUCH_REPRESENTATION(406) {
            @Override
            RequestSpecification make(RequestSpecification request) {
                return request.accept("image/nonsense");
            }
        },
        STALE_TAG(412) {
            @Override
            RequestSpecification make(RequestSpecification request) {
                return ((FilterableRequestSpecification) request).replaceHeader("If-Match", "\"0-json-white\"");
            }
        },
        LONG_BODY(413) {
            @Override
            RequestSpecification make(RequestSpecification request) {
                return request.body("\"" + "a".repeat(1_100_000) + "\"");
            }
        },
        LONG_ADDRESS(414) {
            @Override
            RequestSpecification make(RequestSpecification request) {
                return request.queryParam("nonsense", "a".repeat(5_000));
            }
        },
        UNREADABLE_BODY(415) {
            @Override
            RequestSpecification make(RequestSpecification request) {
                return request.contentType("application/octet-stream").body(new byte[] {1});
            }
        },
        LIMIT_OUT_OF_RANGE(422) {
            @Override
            RequestSpecification make(RequestSpecification request) {
                return request.queryParam("limit", "0");
            }

            @Override
            boolean isPossible(Operation operation) {
                return super.isPossible(operation) && operation.hasParameter("limit");
            }
        },
        TOO_MANY_GUESSES(429) {
            @Override
            RequestSpecification make(RequestSpecification request) {
                return request.header("X-Forwarded-For", GUESSER);
            }

            @Override
            String token(Table table) {
                return "seat_of_nobody";
            }
        },
        LONG_HEADER(431) {
            @Override
            RequestSpecification make(RequestSpecification request) {
                return request.header("X-Nonsense", "a".repeat(20_000));
            }
        };

        private final int status;

        Mistake(int status) {
            this.status = status;
        }

        RequestSpecification make(RequestSpecification request) {
            return request;
        }

        String token(Table table) {
            return table.token();
        }

        boolean isPossible(Operation operation) {
            return operation.statuses().contains(Integer.toString(status));
        }
    }

    /** The address of one who has guessed at tokens too often. */
    private static final String GUESSER = "198.18.2.1";

    @Inject
    Limits limits;

    @BeforeEach
    void guess() {
        Limits.Count guess = new Limits.Count(Policy.GUESSES, GUESSER);
        while (limits.enter(List.of(guess)).refusal().isEmpty()) {
            // Again.
        }
    }

    /** One for each operation: what is refused changes nothing, so the next mistake is made at the same one. */
    private static final Map<Operation, Table> TABLES = new HashMap<>();

    static Stream<Arguments> mistakes() {
        return Contract.committed().operations().stream()
                .flatMap(operation -> Arrays.stream(Mistake.values())
                        .filter(mistake -> mistake.isPossible(operation))
                        .map(mistake -> Arguments.of(operation, mistake)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("mistakes")
    void a_request_that_is_right_but_for_one_mistake_is_refused_for_that(Operation operation, Mistake mistake) {
        Table table = TABLES.computeIfAbsent(operation, Table::set);
        int status = mistake.make(table.request().header("Authorization", "Bearer " + mistake.token(table)))
                .request(operation.method(), table.path())
                .statusCode();
        assertThat(status, is(mistake.status));
    }
}

package org.rocaille.player.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rocaille.Json;
import org.rocaille.text.UserText;

/** Hostile texts in every text that players and the operator write. */
@QuarkusTest
class PlayerTextTest {

    /** Everywhere that a text goes in, and how it comes out again. */
    enum Field {
        ABOUT("/about", 1000) {
            @Override
            ValidatableResponse write(Account account, String json) {
                return account.sending("{\"about\":" + json + "}")
                        .patch("/v1/me")
                        .then();
            }

            @Override
            String read(Account account) {
                return given().get("/v1/players/" + account.name())
                        .as(Json.class)
                        .get("about");
            }
        },
        TOKEN_NAME("/name", 60) {
            @Override
            ValidatableResponse write(Account account, String json) {
                return account.sending("{\"scopes\":[\"read\"],\"name\":" + json + "}")
                        .post("/v1/me/tokens")
                        .then();
            }

            @Override
            String read(Account account) {
                return account.as().get("/v1/me/tokens").as(Json.class).get("items[0].name");
            }
        },
        SUSPENSION("/reason", 500) {
            @Override
            ValidatableResponse write(Account account, String json) {
                return asOperator(account, json, "suspension");
            }

            @Override
            String read(Account account) {
                return account.as().get("/v1/me").as(Json.class).get("suspension.reason");
            }
        },
        REISSUE("/reason", 500) {
            @Override
            ValidatableResponse write(Account account, String json) {
                return asOperator(account, json, "reissue");
            }

            @Override
            String read(Account account) {
                return account.as().get("/v1/me/acts").as(Json.class).get("items[0].reason");
            }
        };

        private final String pointer;
        private final int most;

        Field(String pointer, int most) {
            this.pointer = pointer;
            this.most = most;
        }

        /** Writes a text that is JSON already, quotes included. */
        abstract ValidatableResponse write(Account account, String json);

        abstract String read(Account account);

        private static ValidatableResponse asOperator(Account account, String json, String act) {
            return Account.with(Account.OPERATOR)
                    .contentType("application/json")
                    .body("{\"reason\":" + json + "}")
                    .post("/v1/operator/players/" + account.name() + "/" + act)
                    .then();
        }
    }

    static Stream<Arguments> hostile() {
        return Stream.of(Field.values())
                .flatMap(field -> Stream.of(
                        Arguments.of(field, "\\u0000", UserText.Fault.CONTROL_CHARACTER),
                        Arguments.of(field, "\\u001b[31m", UserText.Fault.CONTROL_CHARACTER),
                        Arguments.of(field, "a\\u2028b", UserText.Fault.CONTROL_CHARACTER),
                        Arguments.of(field, "a\\u202eb", UserText.Fault.DIRECTION_OVERRIDE),
                        Arguments.of(field, "a\\u2066b", UserText.Fault.DIRECTION_OVERRIDE),
                        Arguments.of(field, "a\\ud800b", UserText.Fault.LONE_SURROGATE),
                        Arguments.of(field, "\\udc00", UserText.Fault.LONE_SURROGATE),
                        Arguments.of(field, "", UserText.Fault.BLANK),
                        Arguments.of(field, " \\u3000", UserText.Fault.BLANK),
                        Arguments.of(field, "x".repeat(field.most + 1), UserText.Fault.TOO_LONG)));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void a_text_that_could_disturb_what_is_around_it_is_refused(Field field, String text, UserText.Fault fault) {
        field.write(Account.open(), '"' + text + '"')
                .statusCode(422)
                .body(json("code", is("invalid-text")))
                .body(json("reason", is(fault.code())))
                .body(json("pointer", is(field.pointer)));
    }

    static Stream<Arguments> harmless() {
        return Stream.of(Field.values())
                .flatMap(field -> Stream.of(
                        Arguments.of(field, "<script>alert('\\\"1\\\"')</script>", "<script>alert('\"1\"')</script>"),
                        Arguments.of(field, "'; drop table player; --", "'; drop table player; --"),
                        Arguments.of(field, "e\\u0301", "\u00e9"),
                        Arguments.of(field, "\u200f\u05d0!\u200f", "\u200f\u05d0!\u200f"),
                        Arguments.of(field, "\ud83d\ude00".repeat(field.most), "\ud83d\ude00".repeat(field.most))));
    }

    @ParameterizedTest
    @MethodSource("harmless")
    void any_other_text_comes_out_as_it_went_in(Field field, String text, String shown) {
        Account account = Account.open();

        assertEquals(2, field.write(account, '"' + text + '"').extract().statusCode() / 100);

        assertEquals(shown, field.read(account));
    }
}

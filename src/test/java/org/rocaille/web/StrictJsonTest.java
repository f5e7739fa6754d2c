package org.rocaille.web;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.is;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.config.EncoderConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.hamcrest.Matchers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class StrictJsonTest {

    private static ValidatableResponse post(byte[] body) {
        return given().contentType("application/json")
                .body(body)
                .post("/test/echo")
                .then();
    }

    private static ValidatableResponse post(String body) {
        return post(body.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void a_good_body_is_read_and_instants_are_written_with_whole_milliseconds() {
        post("{\"text\":\"é\",\"number\":7,\"colour\":\"RED\",\"at\":\"2026-01-02T03:04:05Z\",\"numbers\":[1,2]}")
                .statusCode(200)
                .body(json("text", is("é")))
                .body(json("number", is(7)))
                .body(json("at", is("2026-01-02T03:04:05.000Z")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"text\":\"a\",\"texd\":1}              | unknown-field   | /texd",
                "{\"text\":\"a\",\"inner\":{\"nam\":\"b\"}} | unknown-field | /inner/nam",
                "{\"text\":\"a\",\"text\":\"b\"}          | duplicate-field | /text",
                "{\"text\":\"a\",\"inner\":{\"x\":1,\"x\":2}} | duplicate-field | /inner/x",
                "{\"text\":1}                             | wrong-type      | /text",
                "{\"text\":true}                          | wrong-type      | /text",
                "{\"text\":[\"a\"]}                       | wrong-type      | /text",
                "{\"text\":{}}                            | wrong-type      | /text",
                "{\"text\":\"a\",\"number\":1.0}          | wrong-type      | /number",
                "{\"text\":\"a\",\"number\":1.5}          | wrong-type      | /number",
                "{\"text\":\"a\",\"number\":\"1\"}        | wrong-type      | /number",
                "{\"text\":\"a\",\"number\":\"\"}         | wrong-type      | /number",
                "{\"text\":\"a\",\"number\":true}         | wrong-type      | /number",
                "{\"text\":\"a\",\"flag\":\"true\"}       | wrong-type      | /flag",
                "{\"text\":\"a\",\"flag\":1}              | wrong-type      | /flag",
                "{\"text\":\"a\",\"colour\":1}            | wrong-type      | /colour",
                "{\"text\":\"a\",\"at\":1}                | wrong-type      | /at",
                "{\"text\":\"a\",\"numbers\":[1,\"2\"]}   | wrong-type      | /numbers/1",
                "{\"text\":\"a\",\"numbers\":3}           | wrong-type      | /numbers",
                "{\"text\":\"a\",\"inner\":\"x\"}         | wrong-type      | /inner",
                "{\"text\":\"a\",\"inner\":\"\"}          | wrong-type      | /inner",
                "[]                                       | wrong-type      | ``",
                "null                                     | wrong-type      | ``",
                "\"a\"                                    | wrong-type      | ``",
                "7                                        | wrong-type      | ``",
            })
    void a_body_that_does_not_fit_is_refused_with_a_pointer_to_the_place(String body, String code, String pointer) {
        post(body).statusCode(400).body(json("code", is(code))).body(json("pointer", is(pointer)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{                      | 1 | 2",
                "{\"text\":             | 1 | 9",
                "{\"text\":\"a\"} {}    | 1 | 14",
                "{\"text\":\"a\"}]      | 1 | 13",
                "{\"text\":\"a\"}x      | 1 | 13",
                "{text:\"a\"}           | 1 | 2",
                "{'text':\"a\"}         | 1 | 2",
                "{\"text\" \"a\"}       | 1 | 9",
                "{\"text\":\"a\",}      | 1 | 13",
                "`{\"text\":\"a\",\n b}` | 2 | 2",
                "{\"text\":NaN}         | 1 | 12",
                "{\"text\":01}          | 1 | 10",
                "{\"text\":nil}         | 1 | 9",
                "// no                  | 1 | 1",
                "nil                    | 1 | 1",
            })
    void a_body_that_is_not_one_json_value_is_refused_with_the_place_where_it_stops_being_one(
            String body, int line, int column) {
        post(body)
                .statusCode(400)
                .body(json("code", is("malformed-json")))
                .body(json("line", is(line)))
                .body(json("column", is(column)));
    }

    @Test
    void nesting_beyond_reason_is_refused() {
        post("[".repeat(20_000)).statusCode(400).body(json("code", is("malformed-json")));
    }

    @Test
    void a_field_that_is_required_is_neither_absent_nor_null() {
        post("{}")
                .statusCode(400)
                .body(json("code", is("missing-field")))
                .body(json("errors.pointer", hasItems("/text")));
        post("{\"text\":null}").statusCode(400).body(json("errors.pointer", hasItems("/text")));
        post("{\"text\":\"a\",\"inner\":{}}").statusCode(400).body(json("errors.pointer", hasItems("/inner/name")));
        for (String body : List.of("{}", "{\"number\":null}")) {
            given().contentType("application/json")
                    .body(body)
                    .post("/test/echo/plain")
                    .then()
                    .statusCode(400)
                    .body(json("code", is("missing-field")))
                    .body(json("errors.pointer", hasItems("/number")));
        }
    }

    @Test
    void a_value_of_the_right_type_that_will_not_do_is_422() {
        post("{\"text\":\"a\",\"number\":11}").statusCode(422).body(json("errors.pointer", hasItems("/number")));
        post("{\"text\":\"a\",\"number\":99999999999}")
                .statusCode(422)
                .body(json("errors.pointer", hasItems("/number")));
        post("{\"text\":\"a\",\"colour\":\"GREEN\"}").statusCode(422).body(json("errors.pointer", hasItems("/colour")));
        post("{\"text\":\"a\",\"at\":\"soon\"}").statusCode(422).body(json("errors.pointer", hasItems("/at")));
    }

    @Test
    void an_empty_body_is_told_apart() {
        post("").statusCode(400).body(json("code", is("empty-body")));
    }

    @Test
    void only_utf_8_is_read() {
        post(new byte[] {'{', '"', (byte) 0xe9, '"', ':', '1', '}'})
                .statusCode(400)
                .body(json("code", is("malformed-text")));
        post("{\"text\":\"a\"}".getBytes(StandardCharsets.UTF_16)).statusCode(400);
        given().contentType("application/json; charset=iso-8859-1")
                .body("{\"text\":\"a\"}")
                .post("/test/echo")
                .then()
                .statusCode(415);
    }

    @Test
    void text_is_taken_as_it_is_whether_sent_as_text_or_by_a_client_that_calls_everything_a_form() {
        given().config(asTheyAre())
                .contentType("application/x-www-form-urlencoded")
                .body("e3e5")
                .put("/test/echo")
                .then()
                .statusCode(200)
                .body(is("e3e5"));
        given().contentType("text/plain; charset=klingon")
                .body("e3e5".getBytes(StandardCharsets.UTF_8))
                .put("/test/echo")
                .then()
                .statusCode(415);
        given().contentType("text/plain")
                .body("e8e9=L")
                .put("/test/echo")
                .then()
                .body(is("e8e9=L"));
        given().contentType("text/plain; charset=UTF-8")
                .body(new byte[] {'e', (byte) 0xff})
                .put("/test/echo")
                .then()
                .statusCode(400)
                .body(json("code", is("malformed-text")));
    }

    /** Rest Assured would build a form from the fields it expects in one. */
    private static RestAssuredConfig asTheyAre() {
        return RestAssuredConfig.config()
                .encoderConfig(EncoderConfig.encoderConfig()
                        .appendDefaultContentCharsetToContentTypeIfUndefined(false)
                        .encodeContentTypeAs("application/x-www-form-urlencoded", ContentType.TEXT));
    }

    @Test
    void no_refusal_names_a_class() {
        post("{\"text\":{}}").body(Matchers.not(Matchers.containsString("java")));
        post("{\"text\":{}}").body(Matchers.not(Matchers.containsString("rocaille.")));
    }
}

package org.rocaille.contract;

import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.restassured.http.Header;
import io.restassured.http.Headers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** That the validator of answers refuses what a client must never meet. */
class ContractTest {

    private static final String DOCUMENT = """
            openapi: 3.1.0
            paths:
              /v1/things:
                post:
                  operationId: makeThing
                  responses:
                    "201":
                      headers:
                        Location: {required: true, schema: {type: string}}
                        Link: {schema: {type: string}}
                      content:
                        application/json: {schema: {$ref: "#/components/schemas/Thing"}}
              /v1/things/{id}:
                get:
                  operationId: getThing
                  responses:
                    "200":
                      content:
                        application/json: {schema: {$ref: "#/components/schemas/Thing"}}
                        text/plain;charset=UTF-8: {schema: {type: string}}
                    "304": {description: You have it}
                    "404": {$ref: "#/components/responses/Problem404"}
              /v1/things/{id}/tags:
                get:
                  operationId: getTags
                  responses:
                    "200": {content: {application/json: {schema: {type: object, additionalProperties: {type: integer}}}}}
              /v1/things/newest:
                get:
                  operationId: getNewest
                  responses:
                    "200": {content: {application/json: {}}}
            components:
              responses:
                Problem404:
                  content:
                    application/problem+json: {schema: {$ref: "#/components/schemas/Problem"}}
              schemas:
                Thing:
                  type: object
                  required: [name, size, owner, state]
                  properties:
                    name: {type: string}
                    size: {type: integer}
                    madeAt: {type: string, format: date-time}
                    state: {type: string, x-extensible-enum: [new, old]}
                    owner:
                      anyOf: [{$ref: "#/components/schemas/Owner"}, {type: "null"}]
                Owner:
                  type: object
                  required: [name]
                  properties:
                    name: {type: string}
                Problem:
                  type: object
                  required: [code]
                  additionalProperties: true
                  properties:
                    code: {type: string}
                    limit: {type: integer}
            """;

    private static final String THING = """
            {"name": "box", "size": 3, "owner": {"name": "Ann"}, "state": "new"}""";

    private static Contract contract;

    @BeforeAll
    static void read() throws JsonProcessingException {
        contract = Contract.of(DOCUMENT);
    }

    private static List<String> faults(String method, String path, int status, String body, String... headers) {
        List<Header> list = new ArrayList<>();
        for (String header : headers) {
            String[] parts = header.split(": ", 2);
            list.add(new Header(parts[0], parts[1]));
        }
        return contract.faults(new Exchange(method, path, status, new Headers(list), body));
    }

    private static List<String> got(String body) {
        return faults("GET", "/v1/things/7", 200, body, "Content-Type: application/json;charset=UTF-8");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                THING,
                "{\"name\": \"\", \"size\": -1, \"owner\": null, \"state\": \"old\", \"madeAt\": \"2024-02-29T12:00:00.000Z\"}",
            })
    void a_body_that_is_as_its_schema_says_is_accepted(String body) {
        assertThat(got(body), is(empty()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a missing field             | {'size': 3, 'owner': null, 'state': 'new'}                        | 'name'",
                "an extra field              | {'name': 'a', 'size': 3, 'owner': null, 'state': 'new', 'hue': 1} | 'hue'",
                "a wrongly typed field       | {'name': 'a', 'size': '3', 'owner': null, 'state': 'new'}         | /size",
                "a fraction                  | {'name': 'a', 'size': 3.5, 'owner': null, 'state': 'new'}         | /size",
                "null for what is never null | {'name': null, 'size': 3, 'owner': null, 'state': 'new'}          | /name",
                "a missing field further in  | {'name': 'a', 'size': 3, 'owner': {}, 'state': 'new'}             | /owner",
                "an extra field further in   | {'name': 'a', 'size': 3, 'owner': {'name': 'A', 'age': 3}, 'state': 'new'} | 'age'",
                "text that is no instant     | {'name': 'a', 'size': 3, 'owner': null, 'state': 'new', 'madeAt': 'now'} | /madeAt",
                "a value outside its list    | {'name': 'a', 'size': 3, 'owner': null, 'state': 'odd'}           | /state",
                "an array                    | []                                                                | object",
                "no JSON                     | {'name'                                                           | not JSON",
            })
    @DisplayName("A body is refused for")
    void a_body_that_differs_is_refused(String why, String body, String fault) {
        assertThat(why, got(body.replace('\'', '"')).toString().replace('"', '\''), containsString(fault));
    }

    @Test
    void a_map_may_have_any_names_but_not_any_values() {
        String json = "Content-Type: application/json";
        assertThat(faults("GET", "/v1/things/7/tags", 200, "{\"a\": 1, \"b\": 2}", json), is(empty()));
        assertThat(
                faults("GET", "/v1/things/7/tags", 200, "{\"a\": true}", json).toString(), containsString("/a"));
    }

    @Test
    void a_problem_may_have_the_documented_members_only() {
        String type = "Content-Type: application/problem+json";
        assertThat(faults("GET", "/v1/things/7", 404, "{\"code\": \"a\", \"limit\": 3}", type), is(empty()));
        assertThat(
                faults("GET", "/v1/things/7", 404, "{\"code\": \"a\", \"more\": 3}", type)
                        .toString(),
                containsString("more"));
    }

    @Test
    void a_status_that_is_not_documented_is_refused() {
        assertThat(
                faults("GET", "/v1/things/7", 409, "{}", "Content-Type: application/problem+json"),
                contains("the status is none of [200, 304, 404]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/html", "application/xml", "text/plain", "text/plain;charset=ISO-8859-1", "nonsense"})
    void a_media_type_that_is_not_documented_is_refused(String type) {
        assertThat(
                faults("GET", "/v1/things/7", 200, "a", "Content-Type: " + type).toString(),
                containsString("media type"));
    }

    @Test
    void a_body_without_media_type_is_refused() {
        assertThat(faults("GET", "/v1/things/7", 200, THING).toString(), containsString("media type"));
    }

    @Test
    void a_media_type_may_be_written_in_any_way() {
        assertThat(faults("GET", "/v1/things/7", 200, "a", "Content-Type: Text/Plain; charset=\"utf-8\""), is(empty()));
    }

    @Test
    void a_body_of_which_nothing_is_said_is_refused() {
        assertThat(faults("GET", "/v1/things/7", 304, ""), is(empty()));
        assertThat(
                faults("GET", "/v1/things/7", 304, "{}", "Content-Type: application/json")
                        .size(),
                is(1));
        assertThat(
                faults("GET", "/v1/things/newest", 200, "{}", "Content-Type: application/json")
                        .size(),
                is(1));
    }

    @Test
    void head_is_get_without_a_body() {
        assertThat(faults("HEAD", "/v1/things/7", 200, ""), is(empty()));
        assertThat(faults("HEAD", "/v1/things/7", 200, THING), contains("HEAD has a body"));
        assertThat(faults("HEAD", "/v1/things/7", 500, "").size(), is(1));
    }

    @Test
    void a_required_header_that_is_missing_is_refused() {
        String json = "Content-Type: application/json";
        assertThat(faults("POST", "/v1/things", 201, THING, json, "location: /v1/things/7"), is(empty()));
        assertThat(faults("POST", "/v1/things", 201, THING, json), contains("the header Location is missing"));
    }

    @Test
    void a_header_that_tells_something_and_is_not_documented_is_refused() {
        String json = "Content-Type: application/json";
        assertThat(faults("GET", "/v1/things/7", 200, THING, json, "Date: today"), is(empty()));
        assertThat(
                faults("GET", "/v1/things/7", 200, THING, json, "etag: \"1\""),
                contains("the header ETag is not documented"));
    }

    @Test
    void a_path_that_is_not_documented_can_only_be_refused() {
        String problem = "Content-Type: application/problem+json";
        assertThat(
                faults("GET", "/v1/nowhere", 200, "{}", "Content-Type: application/json"),
                contains("there is no such path"));
        assertThat(faults("GET", "/v1/nowhere", 404, "{\"code\": \"not-found\"}", problem), is(empty()));
        assertThat(
                faults("GET", "/v1/nowhere", 404, "gone", "Content-Type: text/plain")
                        .size(),
                is(1));
    }

    @Test
    void a_method_that_is_not_documented_can_only_be_refused() {
        String problem = "Content-Type: application/problem+json";
        assertThat(faults("DELETE", "/v1/things/7", 204, ""), contains("the path has no such operation"));
        assertThat(faults("DELETE", "/v1/things/7", 405, "{\"code\": \"a\"}", problem), is(empty()));
        assertThat(faults("OPTIONS", "/v1/things/7", 204, ""), is(empty()));
    }

    @ParameterizedTest
    @CsvSource({
        "/v1/things/7, true",
        "/v1/nowhere, true",
        "/v1, true",
        "/v10/things, false",
        "/q/health, false",
        "/, false",
    })
    void the_contract_covers_whatever_begins_as_its_paths_do(String path, boolean covered) {
        assertThat(contract.covers(path), is(covered));
    }
}

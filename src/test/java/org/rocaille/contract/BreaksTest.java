package org.rocaille.contract;

import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** That nothing is released under the same version that clients of the released contract would stumble over. */
class BreaksTest {

    private static final Path RELEASED = Path.of("openapi/released.yaml");

    private static final String BEFORE = """
            openapi: 3.1.0
            info: {version: "1"}
            paths:
              /v1/things:
                post:
                  operationId: makeThing
                  parameters:
                  - {name: size, in: query, schema: {type: integer, maximum: 200}}
                  - $ref: "#/components/parameters/Key"
                  requestBody:
                    content:
                      application/json: {schema: {$ref: "#/components/schemas/ThingRequest"}}
                      text/plain: {schema: {type: string}}
                  responses:
                    "201":
                      headers: {Location: {required: true, schema: {type: string}}}
                      content: {application/json: {schema: {$ref: "#/components/schemas/Thing"}}}
                    "409": {description: There is one}
                  security: [{}, {token: []}]
              /v1/things/{id}:
                get:
                  operationId: getThing
                  responses:
                    "200":
                      content:
                        application/json: {schema: {$ref: "#/components/schemas/Thing"}}
                        text/plain: {schema: {type: string}}
                    "304": {description: You have it}
            components:
              parameters:
                Key: {name: Key, in: header, schema: {type: string, minLength: 1}}
              schemas:
                ThingRequest:
                  type: object
                  required: [name]
                  properties:
                    name: {type: string, maxLength: 9}
                    hue: {type: [string, "null"]}
                    state: {type: string, x-extensible-enum: [raw, done]}
                    grade: {type: string, enum: [low, high]}
                    span: {$ref: "#/components/schemas/Span"}
                Thing:
                  type: object
                  required: [label, count, kind, parts]
                  properties:
                    label: {type: string}
                    count: {type: integer, format: int32}
                    kind: {type: string, x-extensible-enum: [box]}
                    side: {type: string, enum: [left]}
                    parts: {type: array, items: {$ref: "#/components/schemas/Thing"}}
                    owner: {$ref: "#/components/schemas/Owner"}
                    tags: {type: object, additionalProperties: {type: integer}}
                Owner: {type: object, properties: {title: {type: string}}}
                Span: {type: string, pattern: "^P"}
            """;

    private static List<String> breaks(String before, String after) {
        assertThat("The example has " + before, BEFORE.contains(before), is(true));
        try {
            return Breaks.between(Contract.of(BEFORE), Contract.of(BEFORE.replace(before, after)));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(after, e);
        }
    }

    @Test
    void clients_of_the_released_contract_go_on_working_or_the_version_is_raised() {
        Contract released = Contract.in(RELEASED);
        Contract present = Contract.committed();
        if (present.majorVersion() == released.majorVersion()) {
            assertThat("""
                    Clients of openapi/released.yaml would stumble over this. Keep what was released, beside what is new if need \
                    be; or raise the VERSION of ApiDocument, which .github/CONTRIBUTING.md tells how to do""", Breaks.between(released, present), is(empty()));
        }
        assertThat("No version is lower", present.majorVersion() >= released.majorVersion(), is(true));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "an operation is gone         | /v1/things/{id}:         | /v1/things/{id}/all:   | GET /v1/things/{id} is gone",
                "an operation has a new name  | operationId: makeThing   | operationId: make      | makeThing is called make now",
                "a parameter is gone          | {name: size,             | {name: length,         | makeThing: the query parameter size is gone",
                "a parameter is needed        | {name: size,             | {required: true, name: size, | the query parameter size must be sent now",
                "a shared parameter is needed | {name: Key,              | {required: true, name: Key, | the header parameter Key must be sent now",
                "a parameter is narrower      | maximum: 200             | maximum: 100           | makeThing, query parameter size: the maximum is another",
                "a text must be longer        | minLength: 1             | minLength: 2           | the minLength is another",
                "a text must be shorter       | maxLength: 9             | maxLength: 8           | ThingRequest (sent).name: the maxLength is another",
                "a text has a bound           | hue: {                   | hue: {maxLength: 9,    | ThingRequest (sent).hue: the maxLength is another",
                "a body is needed             | requestBody:             | requestBody:\\n        required: true | makeThing: a body must be sent now",
                "a form of body is gone       | text/plain: {schema: {type: string}}\\n      responses | text/csv: {}\\n      responses | text/plain is not taken",
                "a token is needed            | security: [{}, {token: []}] | security: [{token: []}] | makeThing: no token will not do any more",
                "a token will not do          | security: [{}, {token: []}] | security: [{key: []}] | makeThing: [token] will not do any more",
                "a field must be sent         | required: [name]         | required: [name, hue]  | ThingRequest (sent): hue must be sent now",
                "a field is not taken         | hue: {                   | colour: {              | ThingRequest (sent): hue is gone",
                "null is not taken            | [string, `null`]         | string                 | ThingRequest (sent).hue: [null] is not taken any more",
                "another type is taken        | hue: {type: [string,     | hue: {type: [integer,  | ThingRequest (sent).hue: [string] is not taken any more",
                "a value is not taken         | [raw, done]              | [raw]                  | ThingRequest (sent).state: [done] is not taken any more",
                "a closed value is not taken  | [low, high]              | [high]                 | ThingRequest (sent).grade: [low] is not taken any more",
                "only some values are taken   | hue: {                   | hue: {enum: [red],     | ThingRequest (sent).hue: any value is not taken any more",
                "another pattern is taken     | pattern: `^P`            | pattern: `^P[0-9]`     | Span (sent): the pattern is another",
                "an answer is gone            | `304`                    | `404`                  | getThing: the answer 304 is gone",
                "an answer is new             | `409`                    | `202`                  | makeThing: the answer 202 is new",
                "a form of answer is gone     | text/plain: {schema: {type: string}}\\n        `304` | text/csv: {}\\n        `304` | getThing, 200: text/plain cannot be had",
                "a header may be missing      | {Location: {required: true, | {Location: {        | makeThing, 201: the header Location may be missing now",
                "a field may be missing       | [label, count,           | [count,                | Thing (answered): label may be missing now",
                "a field is gone              | owner: {$ref             | holder: {$ref          | Thing (answered): owner is gone",
                "null may come                | label: {type: string}    | label: {type: [string, `null`]} | Thing (answered).label: [null] may come now",
                "null may come for an object  | {$ref: `#/components/schemas/Owner`} | {anyOf: [{$ref: `#/components/schemas/Owner`}, {type: `null`}]} | Thing (answered).owner: [null] may come now",
                "a number has another format  | format: int32            | format: int64          | Thing (answered).count: the format was 'int32' and is 'int64' now",
                "a fraction may come          | {type: integer, format   | {type: number, format  | Thing (answered).count: [number] may come now",
                "a closed value is new        | enum: [left]             | enum: [left, right]    | Thing (answered).side: [right] may come now",
                "a set is not closed any more | enum: [left]             | x-extensible-enum: [left] | Thing (answered).side: any value may come now",
                "a value of a map is another  | additionalProperties: {type: integer} | additionalProperties: {type: string} | Thing (answered).tags.*: [string] may come now",
                "a schema has a new name      | Owner: {type             | Person: {type          | The schema Owner is gone",
            })
    @DisplayName("A client stumbles when")
    void a_client_stumbles(String why, String before, String after, String fault) {
        assertThat(why, breaks(plain(before), plain(after)).toString(), containsString(fault));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "nothing is other            | /v1/things         | /v1/things",
                "an operation is new         | paths:             | paths:\\n  /v1/new: {get: {operationId: getNew, responses: {}}}",
                "an error is new             | `409`              | `422`",
                "a parameter is new          | parameters:\\n      - | parameters:\\n      - {name: new, in: query}\\n      -",
                "more is taken               | maximum: 200       | maximum: 500",
                "a field need not be sent    | required: [name]   | required: []",
                "a field can be sent         | hue: {             | tone: {type: string}\\n        hue: {",
                "a fraction is taken         | size, in: query, schema: {type: integer | size, in: query, schema: {type: number",
                "a value is taken            | [raw, done]        | [raw, done, sold]",
                "a field is answered         | [label, count,     | [label, count, new,",
                "a growing set has grown     | [box]              | [box, bag]",
                "a token is not needed       | security: [{}, {token: []}] | security: [{}]",
                "a word is other             | There is one       | There is one already",
            })
    @DisplayName("A client goes on working when")
    void a_client_goes_on_working(String why, String before, String after) {
        assertThat(why, breaks(plain(before), plain(after)), is(empty()));
    }

    /** The line ends and quotation marks that a table cannot have. */
    private static String plain(String cell) {
        return cell.replace("\\n", "\n").replace('`', '"');
    }

    @Test
    void what_is_wrong_in_many_places_is_told_once() {
        assertThat(
                breaks("label: {type: string}", "label: {type: integer}"),
                contains("Thing (answered).label: [integer] may come now"));
    }
}

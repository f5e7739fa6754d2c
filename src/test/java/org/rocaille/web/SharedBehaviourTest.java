package org.rocaille.web;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.blankOrNullString;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.Json;

/** What every resource does because of the web package, shown on one that exists for the purpose. */
@QuarkusTest
class SharedBehaviourTest {

    @Test
    void a_method_that_an_address_lacks_is_405_with_those_it_has() {
        given().patch("/test/echo/x")
                .then()
                .statusCode(405)
                .header("Allow", "DELETE, GET, HEAD, OPTIONS")
                .body(json("code", is("method-not-allowed")));
        given().delete("/test/echo/versions/1").then().statusCode(405).header("Allow", "GET, HEAD, OPTIONS, PUT");
        given().request("TRACE", "/test/echo").then().statusCode(405).header("Allow", "OPTIONS, POST, PUT");
    }

    @Test
    void options_lists_the_methods_of_the_address() {
        given().options("/test/echo/x").then().statusCode(204).header("Allow", "DELETE, GET, HEAD, OPTIONS");
        given().options("/nowhere").then().statusCode(404);
    }

    @Test
    void head_is_get_without_a_body() {
        given().head("/test/echo/x").then().statusCode(200).body(blankOrNullString());
        given().head("/nowhere").then().statusCode(404).body(blankOrNullString());
    }

    @Test
    void a_representation_that_does_not_exist_is_406_and_anything_is_always_answered() {
        given().accept("image/png").get("/test/echo/x").then().statusCode(406).body(json("code", is("not-acceptable")));
        given().accept("rubbish").get("/test/echo/x").then().statusCode(406).body(json("code", is("not-acceptable")));
        given().accept("*/*").get("/test/echo/x").then().statusCode(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"*/*;q=0", "text/plain; Q=0.000", "text/plain;q=0;a=b, text/*;q=0.0", "a/b, text/plain;q=0"})
    void a_representation_that_is_not_wanted_at_all_is_not_sent(String accepted) {
        given().accept(accepted).get("/test/echo/x").then().statusCode(406).body(json("code", is("not-acceptable")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"image/png;q=0, */*;q=0.1", "text/plain;q=0.001", "text/plain;a=0, a/b;q=0"})
    void a_representation_that_is_wanted_a_little_is_sent(String accepted) {
        given().accept(accepted).get("/test/echo/x").then().statusCode(200);
    }

    @Test
    void a_body_of_a_type_that_is_not_read_is_415() {
        given().contentType("application/xml")
                .body("<a/>")
                .post("/test/echo")
                .then()
                .statusCode(415)
                .body(json("code", is("unsupported-media-type")))
                .body(json("accepted", hasItem("application/json")));
    }

    @Test
    void a_body_beyond_the_limit_is_413() {
        given().contentType("application/json")
                .body("\"" + "a".repeat(70_000) + "\"")
                .post("/test/echo")
                .then()
                .statusCode(413)
                .body(json("code", is("body-too-large")))
                .body(json("limit", is(65536)));
    }

    @Test
    void a_query_parameter_that_does_not_exist_or_is_given_twice_or_empty_is_refused() {
        given().get("/test/echo/x?shuot=1")
                .then()
                .statusCode(400)
                .body(json("code", is("unknown-parameter")))
                .body(json("parameter", is("shuot")))
                .body(json("known", contains("shout")));
        for (String query : List.of("shout=1&shout=2", "shout=", "shout")) {
            given().get("/test/echo/x?" + query)
                    .then()
                    .statusCode(400)
                    .body(json("code", is("malformed-parameter")))
                    .body(json("parameter", is("shout")));
        }
        given().get("/test/echo/x?shout=1").then().statusCode(200);
    }

    @Test
    void a_missing_and_a_bad_token_are_401_with_a_challenge() {
        given().delete("/test/echo/secret")
                .then()
                .statusCode(401)
                .header("WWW-Authenticate", "Bearer realm=\"rocaille\"");
        given().delete("/test/echo/stolen")
                .then()
                .statusCode(401)
                .header("WWW-Authenticate", "Bearer realm=\"rocaille\", error=\"invalid_token\"");
    }

    @Test
    void a_database_that_does_not_answer_is_503_with_a_time_to_retry() {
        given().delete("/test/echo/database")
                .then()
                .statusCode(503)
                .header("Retry-After", "5")
                .body(json("code", is("unavailable")))
                .body(json("$", not(containsString("hibernate"))));
    }

    @Test
    void a_fault_of_the_service_tells_the_name_of_the_request_and_nothing_else() {
        given().header("X-Request-Id", "report-7")
                .delete("/test/echo/bug")
                .then()
                .statusCode(500)
                .body(json("code", is("internal-error")))
                .body(json("incident", is("report-7")))
                .body(json("detail", not(containsString("Secret"))));
    }

    @Test
    void a_client_that_leaves_while_it_is_answered_is_no_incident() {
        given().delete("/test/echo/left").then().statusCode(400);
    }

    @Test
    void every_request_has_a_name_its_own_or_that_of_whoever_sends_it() {
        for (String address : List.of("/test/echo/x", "/nowhere", "/v1//games", "/q/health", "/docs")) {
            String first = given().get(address).header("X-Request-Id");
            String second = given().get(address).header("X-Request-Id");
            assertTrue(first.matches("[0-9a-z]{16}"), first);
            assertNotEquals(first, second);
            given().header("X-Request-Id", "a/b:1").get(address).then().header("X-Request-Id", "a/b:1");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "a\u001b[31m", "{\"a\":1}", "é"})
    void what_does_not_belong_in_a_log_is_no_name(String name) {
        String given = given().header("X-Request-Id", name).get("/test/echo/x").header("X-Request-Id");
        assertTrue(given.matches("[0-9a-z]{16}"), given);
    }

    @Test
    void a_representation_that_the_caller_has_is_not_sent_again() {
        given().get("/test/echo/versions/57")
                .then()
                .statusCode(200)
                .header("ETag", "\"57-json-white\"")
                .header("Vary", "Accept, Authorization, Accept-Encoding");
        for (String held : List.of("\"57-json-white\"", "W/\"57-json-white\"", "\"1-a-b\", \"57-json-white\"", "*")) {
            given().header("If-None-Match", held)
                    .get("/test/echo/versions/57")
                    .then()
                    .statusCode(304)
                    .header("ETag", "\"57-json-white\"")
                    .body(blankOrNullString());
        }
        given().header("If-None-Match", "\"57-text-white\"")
                .get("/test/echo/versions/57")
                .then()
                .statusCode(200);
        given().header("If-None-Match", "57-json-white")
                .get("/test/echo/versions/57")
                .then()
                .statusCode(400)
                .body(json("code", is("malformed-header")))
                .body(json("header", is("If-None-Match")));
    }

    @Test
    void a_guarded_write_needs_the_current_version_in_whatever_representation() {
        for (String current : List.of("\"57-json-white\"", "\"57-text-anyone\"", "W/\"57-json-white\"", "*")) {
            given().header("If-Match", current)
                    .put("/test/echo/versions/57")
                    .then()
                    .statusCode(200)
                    .body(is("guarded"));
        }
        given().put("/test/echo/versions/57").then().body(is("unguarded"));
        given().header("If-Match", "\"56-json-white\"")
                .put("/test/echo/versions/57")
                .then()
                .statusCode(412)
                .body(json("code", is("stale-version")))
                .body(json("version", is(57)));
        given().header("If-Match", "\"").put("/test/echo/versions/57").then().statusCode(400);
    }

    @Test
    void a_list_is_read_whole_by_following_its_links() {
        List<Integer> seen = new ArrayList<>();
        String address = "/test/echo/numbers?kind=odd%26even&limit=2";
        while (address != null) {
            Response page = given().urlEncodingEnabled(false).get(address);
            page.then().statusCode(200);
            seen.addAll(page.as(Json.class).getList("items"));
            String link = page.header("Link");
            address = link == null ? null : link.substring(1, link.indexOf('>'));
            assertEquals(link == null, page.as(Json.class).get("next") == null);
        }
        assertEquals(List.of(1, 2, 3, 4, 5), seen);
    }

    @Test
    void the_last_page_has_no_next() {
        given().get("/test/echo/numbers")
                .then()
                .body(json("items.size()", is(5)))
                .body(json("next", nullValue()));
    }

    @Test
    void limits_and_cursors_are_checked() {
        given().get("/test/echo/numbers?limit=0").then().statusCode(422).body(json("code", is("invalid-value")));
        given().get("/test/echo/numbers?limit=201").then().statusCode(422);
        for (String limit : List.of("many", "%2B5", "+5", "5.0", "0x5", "", "%D9%A5")) {
            given().urlEncodingEnabled(false)
                    .get("/test/echo/numbers?limit=" + limit)
                    .then()
                    .statusCode(400)
                    .body(json("code", is("malformed-parameter")))
                    .body(json("parameter", is("limit")));
        }
        given().get("/test/echo/numbers?cursor=!").then().statusCode(400).body(json("parameter", is("cursor")));
        given().get("/test/echo/numbers?cursor=YQpi").then().statusCode(400);
    }
}

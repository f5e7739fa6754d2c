package org.rocaille.web;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rocaille.Json;
import org.rocaille.problem.ProblemCode;
import org.rocaille.rules.Judgement;

@QuarkusTest
class ProblemTest {

    @Test
    void an_unknown_address_is_a_problem_whose_type_is_a_page() {
        String type = given().get("/v1/nothing?token=secret")
                .then()
                .statusCode(404)
                .contentType(equalTo("application/problem+json"))
                .body(json("code", is("not-found")))
                .body(json("status", is(404)))
                .body(json("title", is("There is nothing here")))
                .body(json("instance", is("/v1/nothing")))
                .extract()
                .as(Json.class)
                .get("type");

        given().accept("text/plain").get(type).then().statusCode(200).body(containsString("`not-found`, status 404"));
    }

    @ParameterizedTest
    @EnumSource
    void every_problem_has_a_page_for_terminals_and_for_browsers(ProblemCode code) {
        given().get("/problems/" + code.slug()).then().statusCode(200).body(containsString("`" + code.slug() + "`"));
        given().accept("text/html")
                .get("/problems/" + code.slug())
                .then()
                .statusCode(200)
                .contentType(equalTo("text/html;charset=UTF-8"))
                .body(containsString("<code>" + code.slug() + "</code>"));
        given().accept("text/html").get("/problems").then().body(containsString("/problems/" + code.slug()));
    }

    @Test
    void the_list_of_problems_begins_with_their_codes_by_status() {
        given().accept("text/html")
                .get("/problems")
                .then()
                .body(containsString("<li>428: <a href=\"/problems/guard-required\">guard-required</a></li>"))
                .body(not(containsString("href=\"illegal-move")));
    }

    @ParameterizedTest
    @EnumSource
    void the_page_of_illegal_moves_explains_every_reason(Judgement.Reason reason) {
        given().get("/problems/illegal-move").then().body(containsString("- `" + reason.code() + "`: "));
    }

    @Test
    void an_unknown_problem_has_no_page() {
        given().get("/problems/unheard-of").then().statusCode(404).body(json("code", is("not-found")));
    }
}

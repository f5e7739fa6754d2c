package org.rocaille.web;

import static io.restassured.RestAssured.given;
import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page that shows the contract in a browser. */
@QuarkusTest
class SwaggerUiTest {

    private static final Pattern PART = Pattern.compile("(?:src|href)=\"([^\"]*)\"");

    @Test
    void the_page_has_all_its_parts_from_the_service_and_may_run_no_others() {
        String page = given().get("/q/swagger-ui")
                .then()
                .statusCode(200)
                .header("Content-Security-Policy", containsString("script-src 'self';"))
                .body(not(containsString("<style")))
                .extract()
                .asString();
        List<String> parts = PART.matcher(page)
                .results()
                .map((MatchResult part) -> part.group(1))
                .filter(part -> !part.startsWith("data:"))
                .toList();

        assertThat(parts, hasItems("swagger-ui-bundle.js", "swagger-ui.css", "start.js"));
        parts.forEach(part -> given().get("/q/swagger-ui/" + part).then().statusCode(200));
    }

    @Test
    void it_shows_the_contract_that_is_served() {
        given().get("/q/swagger-ui/start.js")
                .then()
                .body(allOf(containsString("url: \"../openapi\""), containsString("validatorUrl: null")));
    }
}

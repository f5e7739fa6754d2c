package org.rocaille.docs.rest;

import static io.restassured.RestAssured.given;
import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.rocaille.Json.json;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.docs.Pages;
import org.rocaille.text.Language;

/** The pages that tell people how to use the service. */
@QuarkusTest
class DocsTest {

    private static final String BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

    @ParameterizedTest
    @ValueSource(strings = {"/", "/docs", "/docs/start"})
    void a_browser_that_opens_the_service_is_shown_how_to_begin(String address) {
        given().accept(BROWSER)
                .get(address)
                .then()
                .statusCode(200)
                .contentType("text/html;charset=UTF-8")
                .header("Content-Language", "en")
                .header("Content-Security-Policy", startsWith("default-src 'none'; style-src 'sha256-"))
                .header("X-Content-Type-Options", "nosniff")
                .header("Vary", containsString("Accept-Language"))
                .body(containsString("<html lang=\"en\">"))
                .body(containsString("<h1 id=\"rocaille\">Rocaille</h1>"))
                .body(containsString("href=\"/docs/rules/baroque\""))
                .body(not(containsString("<script")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/docs       | text/html;charset=utf-8                | 200 | text/html",
                "/docs       | text/html;level=1, text/markdown;q=0.9 | 200 | text/html",
                "/docs       | text/html;q=0                          | 406 | application/problem+json",
                "/problems   | text/html;q=0, text/plain;q=0.1        | 200 | text/plain",
                "/q/openapi  | application/json;charset=utf-8         | 200 | application/json",
                "/q/openapi  | */*;q=0                                | 406 | application/problem+json"
            })
    void what_is_accepted_decides_and_not_its_parameters(String address, String accept, int status, String type) {
        given().header("Accept", accept).get(address).then().statusCode(status).contentType(containsString(type));
    }

    @Test
    void whoever_uses_curl_reads_the_same_as_text() {
        String source = Pages.read(Pages.START, Language.ENGLISH).orElseThrow();

        given().get("/").then().contentType("text/plain;charset=UTF-8").body(is(source));
        given().accept("text/markdown")
                .get("/")
                .then()
                .contentType("text/markdown;charset=UTF-8")
                .body(is(source));
        given().accept("application/json").get("/").then().statusCode(406).body(json("code", is("not-acceptable")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fr                   | fr",
                "fr-CA, en;q=0.8      | fr",
                "en, fr;q=0.9         | en",
                "de, fr;q=0.5, en;q=0.4 | fr",
                "fr;q=0, *            | en",
                "de                   | en",
                "en_US                | en",
            })
    void a_page_is_in_the_language_that_is_liked_best(String liked, String language) {
        given().accept(BROWSER)
                .header("Accept-Language", liked)
                .get("/docs/rules/rocaille")
                .then()
                .statusCode(200)
                .header("Content-Language", language)
                .body(containsString("<html lang=\"" + language + "\">"));
        given().header("Accept-Language", liked)
                .get("/v1/variants/rocaille/rules")
                .then()
                .header("Content-Language", language);
    }

    @Test
    void a_link_to_a_page_in_one_language_stays_in_that_language() {
        given().accept(BROWSER)
                .header("Accept-Language", "en")
                .get("/docs/fr/concepts")
                .then()
                .header("Content-Language", "fr")
                .body(containsString("href=\"/docs/fr/rules/rocaille\""))
                .body(containsString("<a href=\"/docs/en/concepts\" hreflang=\"en\" lang=\"en\">English</a>"));
        given().accept(BROWSER)
                .get("/docs/fr/events")
                .then()
                .header("Content-Language", "en")
                .body(containsString("<html lang=\"en\">"))
                .body(containsString("href=\"/docs/fr/concepts\""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/docs/fr", "/docs/fr/"})
    void the_address_of_a_language_leads_to_how_to_begin(String address) {
        given().accept(BROWSER)
                .get(address)
                .then()
                .header("Content-Language", "fr")
                .body(containsString("href=\"/docs/fr/concepts\""));
    }

    @Test
    void a_link_to_a_heading_leads_to_where_it_has_that_name() {
        for (String page : new String[] {"/docs/limits", "/docs/fr/limits"}) {
            given().accept(BROWSER)
                    .header("Accept-Language", "fr")
                    .get(page)
                    .then()
                    .body(containsString("href=\"/docs/en/concepts#when-no-answer-comes\""));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/docs/fr/rules/rococo", "/docs/start", "/problems", "/problems/illegal-move"})
    void the_markdown_of_a_page_has_an_address_of_its_own(String page) {
        String markdown = given().accept("text/markdown").get(page).asString();

        given().accept(BROWSER)
                .get(page + ".md")
                .then()
                .statusCode(200)
                .contentType("text/markdown;charset=UTF-8")
                .body(is(markdown));
        given().accept(BROWSER).get(page).then().body(containsString(".md\" type=\"text/markdown\">Markdown</a>"));
    }

    @Test
    void what_a_reader_has_already_is_not_sent_again() {
        for (String address : new String[] {"/docs/concepts", "/problems/illegal-move"}) {
            Response first = given().accept("text/html").get(address);
            assertThat(address, first.statusCode(), is(200));
            given().accept("text/html")
                    .header("If-None-Match", first.header("ETag"))
                    .get(address)
                    .then()
                    .statusCode(304)
                    .header("Cache-Control", containsString("max-age=3600"));
        }
    }

    @Test
    void the_symbol_of_each_piece_is_shown_beside_what_it_does() {
        given().accept(BROWSER)
                .get("/docs/fr/rules/rococo")
                .then()
                .body(containsString("\"/docs/pieces/long-leaper.svg"));
        given().accept("image/*")
                .get("/docs/pieces/long-leaper.svg")
                .then()
                .statusCode(200)
                .contentType("image/svg+xml")
                .header("Content-Security-Policy", startsWith("default-src 'none'"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/docs/pieces/queen.svg",
                "/docs/nothing",
                "/docs/rules/chess",
                "/docs/de/start",
                "/docs/en/nothing.md"
            })
    void a_page_that_is_not_written_is_not_found(String address) {
        given().get(address).then().statusCode(404).body(json("code", is("not-found")));
    }

    @Test
    void a_browser_is_shown_a_page_where_none_is_written() {
        given().accept("text/html")
                .get("/docs/nothing")
                .then()
                .statusCode(404)
                .contentType("text/html")
                .body(containsString("No page has this address"));
    }

    @Test
    void an_address_that_has_no_page_and_no_resource_is_not_found_as_ever() {
        given().get("/nowhere").then().statusCode(404).body(json("code", is("not-found")));
        given().post("/nowhere").then().statusCode(404);
        given().post("/").then().statusCode(405).header("Allow", containsString("GET"));
    }
}

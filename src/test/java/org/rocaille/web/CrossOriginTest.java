package org.rocaille.web;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.blankOrNullString;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.ext.web.Router;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.game.rest.Players;
import org.rocaille.rules.Variant;

/** The pages of other origins, in browsers. */
@QuarkusTest
class CrossOriginTest {

    private static final String PAGE = "https://page.example";

    @TestHTTPResource("/")
    URI service;

    @Inject
    Vertx vertx;

    private static RequestSpecification preflight(String origin) {
        return given().header("Origin", origin)
                .header("Access-Control-Request-Method", "PUT")
                .header("Access-Control-Request-Headers", "authorization,if-match");
    }

    @Test
    void a_browser_that_asks_whether_a_page_may_ask_is_told_so() {
        String[] paths = {"/v1/me", Players.of(Variant.ROCAILLE).game() + "/moves/1", "/nowhere", "/q/openapi"};
        for (String path : paths) {
            preflight(PAGE)
                    .options(path)
                    .then()
                    .statusCode(204)
                    .body(blankOrNullString())
                    .header("Access-Control-Allow-Origin", "*")
                    .header("Access-Control-Allow-Methods", containsString("PATCH"))
                    .header("Access-Control-Allow-Headers", "Authorization, *")
                    .header("Access-Control-Max-Age", "86400")
                    .header("Access-Control-Allow-Credentials", nullValue())
                    .header("RateLimit", nullValue());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "200, GET, /v1/variants",
        "204, OPTIONS, /v1/variants",
        "400, GET, /v1/variants?nonsense=1",
        "401, GET, /v1/me",
        "404, GET, /nowhere",
        "404, GET, /v1/games/nowhere",
        "405, PATCH, /v1/variants",
        "200, GET, /q/health",
        "200, GET, /q/openapi",
        "500, DELETE, /test/echo/bug",
    })
    void a_page_may_read_every_answer(int status, String method, String path) {
        given().header("Origin", PAGE)
                .request(method, path)
                .then()
                .statusCode(status)
                .header("Access-Control-Allow-Origin", "*")
                .header("Access-Control-Expose-Headers", "*");
    }

    @Test
    void a_page_may_read_what_is_refused_before_it_is_routed() {
        RequestSpecification page = given().header("Origin", PAGE);
        page.get("/v1/games/" + "a".repeat(5_000)).then().statusCode(414).header("Access-Control-Allow-Origin", "*");
        given().header("Origin", PAGE)
                .contentType("application/json")
                .body("\"" + "a".repeat(70_000) + "\"")
                .post("/v1/games")
                .then()
                .statusCode(413)
                .header("Access-Control-Allow-Origin", "*");
    }

    /** Browsers put on no header that nobody asked for, so that a cache would keep it for those who did. */
    @Test
    void whoever_is_no_page_gets_the_same_answer() {
        given().get("/v1/variants").then().statusCode(200).header("Access-Control-Allow-Origin", "*");
    }

    @Test
    void a_connection_goes_on_after_a_browser_has_asked() throws IOException {
        try (Socket socket = new Socket("localhost", service.getPort())) {
            String asked = "OPTIONS /v1/games HTTP/1.1\r\nHost: localhost\r\nOrigin: " + PAGE
                    + "\r\nAccess-Control-Request-Method: POST\r\nContent-Length: 2\r\n\r\n{}";
            String then = "GET /v1/outages HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write((asked + asked + then).getBytes(StandardCharsets.US_ASCII));
            InputStream answers = socket.getInputStream();
            String text = new String(answers.readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(3, text.split("HTTP/1.1 2", -1).length - 1, text);
            assertTrue(text.contains("\"items\""), text);
        }
    }

    /** What a service does whose operator lets some pages only. */
    private HttpResponse<String> ask(Set<String> origins, String method, Map<String, String> headers) throws Exception {
        Router router = Router.router(vertx);
        router.route().handler(new CrossOrigin(origins));
        router.route()
                .handler(request ->
                        request.response().putHeader("Vary", "Accept").end("ok"));
        HttpServer server = vertx.createHttpServer()
                .requestHandler(router)
                .listen(0, "127.0.0.1")
                .toCompletionStage()
                .toCompletableFuture()
                .get(30, TimeUnit.SECONDS);
        try {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.actualPort()))
                    .method(method, HttpRequest.BodyPublishers.noBody());
            headers.forEach(request::header);
            return HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofString());
        } finally {
            server.close();
        }
    }

    @Test
    void where_some_pages_are_let_only_they_may_read_and_nobody_else_is_refused() throws Exception {
        Set<String> origins = Set.of(PAGE, "http://localhost:3000");

        HttpResponse<String> let = ask(origins, "GET", Map.of("Origin", PAGE));
        assertEquals(
                PAGE, let.headers().firstValue("Access-Control-Allow-Origin").orElseThrow());
        assertEquals("Accept, Origin", let.headers().firstValue("Vary").orElseThrow());
        for (Map<String, String> other : new Map[] {Map.of("Origin", "https://other.example"), Map.of()}) {
            HttpResponse<String> answer = ask(origins, "GET", other);
            assertEquals(200, answer.statusCode());
            assertEquals("ok", answer.body());
            assertFalse(answer.headers().map().keySet().toString().contains("access-control"));
            assertEquals("Accept, Origin", answer.headers().firstValue("Vary").orElseThrow());
        }
        HttpResponse<String> preflight = ask(
                origins, "OPTIONS", Map.of("Origin", "https://other.example", "Access-Control-Request-Method", "GET"));
        assertEquals(204, preflight.statusCode());
        assertFalse(preflight.headers().map().keySet().toString().contains("access-control"));
    }
}

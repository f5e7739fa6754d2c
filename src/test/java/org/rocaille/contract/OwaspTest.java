package org.rocaille.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.arc.Arc;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rocaille.challenge.rest.Challenges;
import org.rocaille.player.rest.Account;

/**
 * The ten risks that OWASP lists for APIs (2023), one after the other. Most are what other tests are for:
 *
 * <ul>
 *   <li>API1 broken object level authorization: {@code AuthorizationTest} (every operation, everyone), {@code
 *       VisibilityTest}, and the first below
 *   <li>API2 broken authentication: {@code TokenTest}, {@code RecoveryTest}, {@code LimitTest} (guesses), and below
 *   <li>API3 broken object property level authorization: {@link OwaspPropertiesTest}, and {@link Schemas}, which refuses
 *       in every test what no schema shows
 *   <li>API4 unrestricted resource consumption: {@code LimitTest}, {@code RefusalsTest} (sizes), {@code RawSocketTest},
 *       {@code StreamTest}, the fuzz tests (time for each text), and below
 *   <li>API5 broken function level authorization: {@code AuthorizationTest}, {@code OperatorTest}, and below
 *   <li>API6 unrestricted access to sensitive business flows: {@code LimitTest} (accounts), and below
 *   <li>API7 server side request forgery: {@code DestinationsTest}, {@code HttpCourierTest}, {@code WebhookTest}
 *   <li>API8 security misconfiguration: {@code CrossOriginTest}, {@code SwaggerUiTest}, {@code FuzzIT}, and below
 *   <li>API9 improper inventory management: {@code ApiDocumentTest}, {@code BreaksTest}, and below
 *   <li>API10 unsafe consumption of APIs: {@code HttpCourierTest}, {@code DeliveryTest} (what receivers answer), {@code
 *       RecordImportTest} and {@code RecordFuzzTest} (games from elsewhere)
 * </ul>
 */
@QuarkusTest
@Tag("thorough")
class OwaspTest {

    private static final Contract CONTRACT = Contract.committed();

    /** What is served beside the API: for people, and the contract itself. */
    private static final String NOT_API = "/|/(docs|rules|q|problems|test)(/.*)?";

    private static List<Operation> below(String path) {
        return CONTRACT.operations().stream()
                .filter(operation -> operation.path().startsWith(path))
                .toList();
    }

    /** A request that would be right if whoever sends it might. */
    private static RequestSpecification request(Operation operation) {
        return Example.of(operation).stream()
                .findFirst()
                .map(example -> Table.request(example.mediaType(), example.body()))
                .orElseGet(() -> given().header("If-Match", "*"));
    }

    @Test
    void API1_nothing_of_a_private_game_exists_for_others_whatever_is_asked_of_it() {
        String game = Challenges.game(Account.open(), Account.open(), Map.of("visibility", "private"))
                .getString("links.self");
        Account eve = Account.open();
        List<String> told = new ArrayList<>();
        for (Operation operation : below("/v1/games/{id}")) {
            String address = operation.path().replace("/v1/games/{id}", game).replaceAll("\\{[a-z]+}", "1");
            Response answer = request(operation)
                    .header("Authorization", "Bearer " + eve.token())
                    .request(operation.method(), address);
            if (answer.statusCode() != 404) {
                told.add(operation.id() + " " + answer.statusCode());
            }
        }
        assertEquals(List.of(), told);
    }

    @Test
    void API2_what_is_nearly_a_token_is_none() {
        String token = Account.open().token();
        List<String> near = List.of(
                token.substring(0, token.length() - 1),
                token + "0",
                token.toUpperCase(Locale.ROOT),
                token.replace("player_", "seat_"),
                token.replace("player_", ""),
                token.substring(0, token.length() - 1) + (token.endsWith("0") ? "1" : "0"),
                "player_%",
                "player_' OR '1'='1");
        for (String guess : near) {
            Account.with(guess).get("/v1/me").then().statusCode(401);
        }
        Account.with(token).get("/v1/me").then().statusCode(200);
        given().queryParam("access_token", token).get("/v1/me").then().statusCode(400);
        given().cookie("Authorization", "Bearer " + token).get("/v1/me").then().statusCode(401);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"variant\":%s}",
                "{\"variant\":\"rocaille\",\"array\":%s}",
                "{\"variant\":\"rocaille\",\"x\":%s}"
            })
    void API4_what_is_nested_deeply_or_a_number_without_end_is_refused_at_once(String body) {
        for (String value : List.of("[".repeat(20_000) + "]".repeat(20_000), "9".repeat(50_000), "1e999999999")) {
            given().contentType("application/json")
                    .body(body.formatted(value))
                    .post("/v1/games")
                    .then()
                    .statusCode(400);
        }
    }

    @Test
    void API4_no_list_is_had_whole_at_once() {
        String token = Account.open().token();
        List<String> had = new ArrayList<>();
        for (Operation operation : CONTRACT.operations()) {
            if (operation.hasParameter("limit") && !operation.path().matches(".*(\\{|/positions/).*")) {
                int status = Account.with(operation.path().startsWith("/v1/operator") ? Account.OPERATOR : token)
                        .queryParam("limit", "201")
                        .get(operation.path())
                        .statusCode();
                if (status != 422) {
                    had.add(operation.id() + " " + status);
                }
            }
        }
        assertEquals(List.of(), had);
    }

    @Test
    void API5_no_header_makes_an_operator_or_another_method_of_a_request() {
        Account ada = Account.open();
        given().header("X-Original-URL", "/v1/operator/acts")
                .get("/v1/operator/acts")
                .then()
                .statusCode(401);
        ada.as()
                .header("X-Forwarded-User", "operator")
                .get("/v1/operator/acts")
                .then()
                .statusCode(403);
        ada.as().header("X-HTTP-Method-Override", "DELETE").get("/v1/me").then().statusCode(200);
        ada.as().get("/v1/me").then().statusCode(200);
    }

    @Test
    void API6_what_can_be_made_in_bulk_is_limited_where_the_contract_says_so() {
        List<String> unlimited = CONTRACT.operations().stream()
                .filter(operation -> operation.method().equals("POST"))
                .filter(operation -> !operation.statuses().contains("429"))
                .map(Operation::id)
                .toList();
        assertEquals(List.of(), unlimited);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/v1/dev/clock",
                "/q/arc",
                "/q/dev-ui",
                "/q/flyway",
                "/h2-console",
                "/actuator",
                "/application.properties",
                "/WEB-INF/web.xml",
                "/META-INF/MANIFEST.MF",
                "/.env"
            })
    void API8_nothing_is_served_that_only_helps_to_develop_or_lay_in_the_package(String path) {
        given().get(path).then().statusCode(404).header("Server", nullValue()).header("X-Powered-By", nullValue());
    }

    @Test
    void API8_methods_that_only_show_what_was_sent_are_refused() {
        given().request("TRACE", "/v1/games").then().statusCode(405);
        given().header("Cookie", "a=b")
                .get("/v1/variants")
                .then()
                .statusCode(200)
                .header("Set-Cookie", nullValue());
    }

    @Test
    void API9_what_is_served_is_in_the_contract_and_nothing_else_is() {
        Set<String> served = new TreeSet<>();
        for (Bean<?> bean : Arc.container().beanManager().getBeans(Object.class, Any.Literal.INSTANCE)) {
            Path root = bean.getBeanClass().getAnnotation(Path.class);
            if (root != null) {
                for (Method method : bean.getBeanClass().getMethods()) {
                    verb(method)
                            .ifPresent(
                                    verb -> served.add(verb + " " + address(root, method.getAnnotation(Path.class))));
                }
            }
        }
        served.removeIf(route -> route.substring(route.indexOf(' ') + 1).matches(NOT_API));
        Set<String> documented = new TreeSet<>();
        below("/v1").forEach(operation -> documented.add(operation.method() + " " + operation.path()));
        assertEquals(documented, served);
    }

    private static Optional<String> verb(Method method) {
        return Arrays.stream(method.getAnnotations())
                .map(Annotation::annotationType)
                .filter(type -> type.isAnnotationPresent(HttpMethod.class))
                .map(type -> type.getAnnotation(HttpMethod.class).value())
                .findFirst();
    }

    private static String address(Path root, Path rest) {
        String path = root.value() + (rest == null ? "" : "/" + rest.value());
        return "/"
                + String.join(
                                "/",
                                Arrays.stream(path.split("/"))
                                        .filter(part -> !part.isEmpty())
                                        .toList())
                        .replaceAll("\\{([a-z]+) *:[^/]*}", "{$1}");
    }

    @Test
    void API9_an_answer_says_nothing_of_a_version_that_is_not_served() {
        for (String version : List.of("/v0", "/v2", "/api", "/v1beta")) {
            given().get(version + "/games").then().statusCode(404);
        }
    }
}

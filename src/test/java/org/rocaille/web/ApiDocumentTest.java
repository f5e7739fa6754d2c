package org.rocaille.web;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.problem.ProblemCode;

@QuarkusTest
class ApiDocumentTest {

    /** Where the build of the service under test wrote its document. */
    private static final Path BUILT = Path.of("target/openapi");

    @Test
    void the_committed_document_is_the_one_that_the_build_writes() throws IOException {
        assertEquals(
                Files.readString(BUILT.resolve("openapi.yaml")),
                Files.readString(Path.of("openapi/openapi.yaml")),
                "Refresh it with: ./mvnw -q -DskipTests package && cp target/openapi/openapi.yaml openapi/");
    }

    @Test
    void the_document_that_is_served_says_the_same() throws IOException {
        assertEquals(
                Json.from(Files.readString(BUILT.resolve("openapi.json"))).getMap("$"),
                document().getMap("$"));
    }

    @Test
    void the_document_is_had_in_either_form_as_it_was_built_and_once() throws IOException {
        Response yaml = given().get("/q/openapi");
        Response json = given().accept("application/json").get("/q/openapi");

        assertEquals("application/yaml;charset=UTF-8", yaml.contentType());
        assertEquals(Files.readString(BUILT.resolve("openapi.yaml")), yaml.asString());
        assertEquals(document().getMap("$"), json.as(Json.class).getMap("$"));
        given().header("If-None-Match", yaml.header("ETag"))
                .get("/q/openapi")
                .then()
                .statusCode(304);
        given().get("/q/openapi?format=xml").then().statusCode(422);
    }

    @Test
    void older_generators_find_the_same_contract_in_their_language() throws IOException {
        Json built = Json.from(Files.readString(BUILT.resolve("openapi-3.0.json")));
        Response yaml = given().get("/q/openapi-3.0");
        Json older = given().get("/q/openapi-3.0?format=json").as(Json.class);

        assertEquals(Files.readString(BUILT.resolve("openapi-3.0.yaml")), yaml.asString());
        assertEquals(built.getMap("$"), older.getMap("$"));
        assertTrue(older.getString("openapi").startsWith("3.0."));
        assertEquals(outline(document()), outline(older));
        collect(older.getMap("$"), "type", new ArrayList<>())
                .forEach(type -> assertTrue(type instanceof String || type instanceof Map, type.toString()));
    }

    /** What generated code has names for, and all that is described. */
    private static Map<String, Object> outline(Json document) {
        return Map.of(
                "operations",
                        operations(document)
                                .map(operation -> operation.get("operationId"))
                                .toList(),
                "responses",
                        operations(document)
                                .map(ApiDocumentTest::responses)
                                .map(Map::keySet)
                                .toList(),
                "schemas", document.getMap("components.schemas").keySet(),
                "descriptions",
                        collect(document.getMap("$"), "description", new ArrayList<>()).stream()
                                .filter(String.class::isInstance)
                                .collect(Collectors.toSet()));
    }

    @Test
    void every_operation_has_its_own_id_a_summary_and_its_refusals() {
        Set<String> ids = new HashSet<>();
        operations().forEach(operation -> {
            String id = (String) operation.get("operationId");
            assertNotNull(id, operation.toString());
            assertTrue(ids.add(id), id + " is there twice");
            assertAll(
                    id,
                    () -> assertNotNull(operation.get("summary")),
                    () -> assertTrue(responses(operation).containsKey("400")),
                    () -> assertTrue(responses(operation).keySet().stream().anyMatch(status -> status.startsWith("2"))),
                    () -> assertEquals(
                            operation.containsKey("requestBody"),
                            responses(operation).containsKey("413")));
        });
        assertFalse(ids.isEmpty());
    }

    @Test
    void a_vocabulary_that_will_grow_is_text_with_its_values_of_today() {
        Map<String, Object> code = document().getMap("components.schemas.Problem.properties.code");

        assertEquals("string", code.get("type"));
        assertEquals(Stream.of(ProblemCode.values()).map(ProblemCode::slug).toList(), code.get("x-extensible-enum"));
        assertFalse(code.containsKey("enum"));
    }

    /** Sets that a release may add to are never enumerations, which generated clients cannot read beyond. */
    @Test
    void only_what_cannot_grow_is_an_enumeration() {
        Set<Set<Object>> closed = Set.of(
                Set.of("white", "black"),
                Set.of("white", "black", "random"),
                Set.of("swapped", "kept"),
                Set.of("active", "finished"),
                Set.of("public", "unlisted", "private"),
                Set.of("accept", "decline", "withdraw"),
                Set.of("travel", "swap", "destroy", "remove"));

        List<Set<Object>> enumerations = collect(document().getMap("$"), "enum", new ArrayList<>()).stream()
                .map(values ->
                        ((List<?>) values).stream().filter(Objects::nonNull).collect(Collectors.<Object>toSet()))
                .toList();

        assertFalse(enumerations.isEmpty());
        enumerations.forEach(values -> assertTrue(closed.contains(values), values.toString()));
    }

    /** The values of every member of this name, wherever it is. */
    private static List<Object> collect(Object node, String member, List<Object> found) {
        if (node instanceof Map<?, ?> object) {
            if (object.get(member) != null) {
                found.add(object.get(member));
            }
            object.values().forEach(value -> collect(value, member, found));
        } else if (node instanceof List<?> array) {
            array.forEach(value -> collect(value, member, found));
        }
        return found;
    }

    @Test
    void every_parameter_shows_what_its_values_look_like() {
        operations()
                .forEach(operation -> parameters(operation).stream()
                        .filter(parameter -> !parameter.containsKey("$ref"))
                        // A cursor is good for the one list that has told it.
                        .filter(parameter -> !parameter.get("name").equals("cursor"))
                        .forEach(parameter -> {
                            Map<?, ?> schema = (Map<?, ?>) parameter.get("schema");
                            boolean isShown = parameter.containsKey("example")
                                    || Stream.of("enum", "default", "x-extensible-enum", "examples")
                                            .anyMatch(schema::containsKey);
                            assertTrue(isShown, operation.get("operationId") + " " + parameter.get("name"));
                        }));
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> parameters(Map<String, Object> operation) {
        return (List<Map<String, Object>>) operation.getOrDefault("parameters", List.of());
    }

    @Test
    void whatever_is_posted_and_changes_something_takes_an_idempotency_key() {
        Map<String, Map<String, Map<String, Object>>> paths = document().getMap("paths");
        List<Object> without = paths.values().stream()
                .flatMap(path -> Stream.ofNullable(path.get("post")))
                .filter(operation ->
                        !parameters(operation).contains(Map.of("$ref", "#/components/parameters/Idempotency-Key")))
                .map(operation -> operation.get("operationId"))
                .toList();

        assertEquals(List.of("analyse", "searchPosition"), without);
    }

    @Test
    void the_service_is_where_the_document_came_from() {
        assertEquals(List.of(Map.of("url", "/")), document().getList("servers"));
    }

    private static Json document() {
        return given().get("/q/openapi?format=json").then().extract().as(Json.class);
    }

    private static Stream<Map<String, Object>> operations() {
        return operations(document());
    }

    private static Stream<Map<String, Object>> operations(Json document) {
        Map<String, Map<String, Map<String, Object>>> paths = document.getMap("paths");
        return paths.values().stream().flatMap(path -> path.values().stream());
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> responses(Map<String, Object> operation) {
        return (Map<String, Object>) operation.get("responses");
    }
}

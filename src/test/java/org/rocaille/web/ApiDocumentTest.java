package org.rocaille.web;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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
    void the_document_that_is_served_says_the_same() {
        assertEquals(
                JsonPath.from(BUILT.resolve("openapi.json").toFile()).getMap("$"),
                document().getMap("$"));
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

    @Test
    void the_service_is_where_the_document_came_from() {
        assertEquals(List.of(Map.of("url", "/")), document().getList("servers"));
    }

    private static JsonPath document() {
        return given().get("/q/openapi?format=json").then().extract().jsonPath();
    }

    private static Stream<Map<String, Object>> operations() {
        Map<String, Map<String, Map<String, Object>>> paths = document().getMap("paths");
        return paths.values().stream().flatMap(path -> path.values().stream());
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> responses(Map<String, Object> operation) {
        return (Map<String, Object>) operation.get("responses");
    }
}

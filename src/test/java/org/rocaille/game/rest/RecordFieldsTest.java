package org.rocaille.game.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rocaille.rules.notation.PgnTag;

/** Whoever keeps a record finds in the contract what everything in it says. */
class RecordFieldsTest {

    private static final JsonNode CONTRACT = contract();

    private static JsonNode contract() {
        try {
            return new YAMLMapper().readTree(Files.readString(Path.of("openapi/openapi.yaml")));
        } catch (IOException e) {
            throw new IllegalStateException("The contract is in openapi/", e);
        }
    }

    private static JsonNode resolved(JsonNode schema) {
        JsonNode target = schema.path("anyOf").isArray() ? schema.path("anyOf").get(0) : schema;
        return target.has("$ref") ? CONTRACT.at(target.path("$ref").asText().substring(1)) : target;
    }

    /** The fields of a schema, and of all that it has, about which nothing is said. */
    private static void collectUnexplained(
            JsonNode schema, String place, Set<JsonNode> seen, List<String> unexplained) {
        JsonNode here = resolved(schema);
        if (!seen.add(here)) {
            return;
        }
        here.path("properties").fields().forEachRemaining(field -> {
            String path = place + "/" + field.getKey();
            JsonNode value = field.getValue();
            if (!value.has("description") && !resolved(value).has("description")) {
                unexplained.add(path);
            }
            collectUnexplained(value, path, seen, unexplained);
        });
        if (here.has("items")) {
            collectUnexplained(here.path("items"), place, seen, unexplained);
        }
    }

    @Test
    void every_field_of_a_record_is_explained() {
        List<String> unexplained = new ArrayList<>();
        Set<JsonNode> seen = new HashSet<>();
        collectUnexplained(CONTRACT.at("/components/schemas/GameRecord"), "", seen, unexplained);

        assertEquals(List.of(), unexplained);
        assertTrue(seen.size() > 8, "what was looked at: " + seen.size());
    }

    /** {@link PgnRecord} writes no others of its own, since it writes them by these. */
    @Test
    void every_tag_is_explained() {
        String explanation =
                CONTRACT.at("/components/schemas/PgnRecords/description").asText();

        for (PgnTag tag : PgnTag.values()) {
            assertTrue(
                    explanation.contains("| `" + tag.text() + "` | " + tag.sentence() + " |"),
                    tag.text() + " in " + explanation);
        }
    }
}

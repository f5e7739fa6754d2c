package org.rocaille.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The schemas of the contract, read as what the service says today. A client must let objects and vocabularies grow;
 * the service that sends a field or a value of which its own contract knows nothing has a fault. So every object is
 * closed here, whatever it allows, and a growing vocabulary holds its values of today only.
 */
final class Schemas {

    private static final String GROWING = "x-extensible-enum";
    private static final String COMPONENTS = "#/components/schemas/";
    private static final String DEFINITIONS = "$defs";

    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private final Map<JsonNode, Schema> compiled = new ConcurrentHashMap<>();
    private final JsonNode definitions;

    /** @param definitions the schemas of the document to which others refer by name */
    Schemas(JsonNode definitions) {
        this.definitions = strict(definitions);
    }

    /** What of a value is not as its schema says; nothing if it fits. */
    List<String> faults(JsonNode schema, JsonNode value) {
        return compiled
                .computeIfAbsent(schema, this::compile)
                .validate(value, context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)))
                .stream()
                .map(Error::toString)
                .toList();
    }

    private Schema compile(JsonNode schema) {
        ObjectNode root = strict(schema);
        root.set(DEFINITIONS, definitions);
        return registry.getSchema(root);
    }

    private static ObjectNode strict(JsonNode schemas) {
        ObjectNode strict = schemas.deepCopy();
        tighten(strict);
        return strict;
    }

    private static void tighten(JsonNode node) {
        node.forEach(Schemas::tighten);
        if (!(node instanceof ObjectNode schema)) {
            return;
        }
        if (namesItsFields(schema)) {
            schema.set("additionalProperties", BooleanNode.FALSE);
        }
        if (schema.remove(GROWING) instanceof ArrayNode values) {
            ArrayNode today = values.deepCopy();
            if (schema.path("type").isArray()) {
                today.addNull();
            }
            schema.set("enum", today);
        }
        if (schema.path("$ref").isTextual()) {
            schema.put("$ref", schema.path("$ref").asText().replace(COMPONENTS, "#/" + DEFINITIONS + "/"));
        }
    }

    /** Whether this is an object with fields of its own, as opposed to a map, whose fields have a schema in common. */
    private static boolean namesItsFields(ObjectNode schema) {
        return schema.path("properties").isObject()
                && !schema.path("additionalProperties").isObject();
    }
}

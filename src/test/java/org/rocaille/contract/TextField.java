package org.rocaille.contract;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A place in the body of a request where a text stands.
 *
 * @param example what else is in such a body
 * @param pointer where, as a JSON pointer; of an array it is the first; empty if the body is the text
 */
record TextField(Operation operation, Example example, String pointer) {

    /** Writes every character that is not ASCII as an escape: so even half a character can be sent. */
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    /** Every such place that a contract has, in each media type. */
    static List<TextField> of(Contract contract) {
        List<TextField> fields = new ArrayList<>();
        for (Operation operation : contract.operations()) {
            operation.requestContent().fields().forEachRemaining(media -> {
                Example example = Example.of(operation).stream()
                        .filter(one -> one.mediaType().equals(media.getKey()))
                        .findFirst()
                        .orElseThrow();
                Set<String> pointers = new LinkedHashSet<>();
                collect(contract, media.getValue().path("schema"), "", List.of(), pointers);
                pointers.forEach(pointer -> fields.add(new TextField(operation, example, pointer)));
            });
        }
        return fields;
    }

    /** @param above the schemas that this one is part of: one that holds itself is looked into once */
    private static void collect(
            Contract contract, JsonNode schema, String pointer, List<JsonNode> above, Set<String> pointers) {
        JsonNode here = contract.resolve(schema);
        if (above.contains(here)) {
            return;
        }
        List<JsonNode> within = new ArrayList<>(above);
        within.add(here);
        if (here.path("type").asText().equals("string")
                || here.path("type").toString().contains("\"string\"")) {
            pointers.add(pointer);
        }
        here.path("properties")
                .fields()
                .forEachRemaining(property ->
                        collect(contract, property.getValue(), pointer + "/" + property.getKey(), within, pointers));
        if (here.has("items")) {
            collect(contract, here.path("items"), pointer + "/0", within, pointers);
        }
        for (String choice : List.of("allOf", "anyOf", "oneOf")) {
            here.path(choice).forEach(one -> collect(contract, one, pointer, within, pointers));
        }
    }

    /** The body of the example with a text in this place. */
    String body(String text) {
        if (pointer.isEmpty()) {
            return text;
        }
        try {
            return JSON.writeValueAsString(
                    with(example.value(), List.of(pointer.substring(1).split("/")), text));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static JsonNode with(JsonNode where, List<String> steps, String text) {
        if (steps.isEmpty()) {
            return TextNode.valueOf(text);
        }
        String step = steps.get(0);
        List<String> rest = steps.subList(1, steps.size());
        if (step.equals("0")) {
            return JsonNodeFactory.instance.arrayNode().add(with(where.path(0), rest, text));
        }
        ObjectNode object =
                where instanceof ObjectNode given ? given.deepCopy() : JsonNodeFactory.instance.objectNode();
        return object.set(step, with(where.path(step), rest, text));
    }

    @Override
    public String toString() {
        return operation.id() + " " + pointer;
    }
}

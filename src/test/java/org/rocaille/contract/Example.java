package org.rocaille.contract;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * An example of a request body.
 *
 * @param name its name in the document
 * @param schema what the document says of such bodies
 */
public record Example(Operation operation, String mediaType, String name, JsonNode value, JsonNode schema) {

    /** The examples of an operation, in the order of the document. */
    public static List<Example> of(Operation operation) {
        List<Example> examples = new ArrayList<>();
        operation
                .requestContent()
                .fields()
                .forEachRemaining(media -> media.getValue()
                        .path("examples")
                        .fields()
                        .forEachRemaining(example -> examples.add(new Example(
                                operation,
                                media.getKey(),
                                example.getKey(),
                                example.getValue().path("value"),
                                media.getValue().path("schema")))));
        return examples;
    }

    /** Text is sent as it is, anything else as JSON. */
    public String body() {
        return value.isTextual() ? value.asText() : value.toString();
    }

    @Override
    public String toString() {
        return operation.id() + ", " + mediaType + ", " + name;
    }
}

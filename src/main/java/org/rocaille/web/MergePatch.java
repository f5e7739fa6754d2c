package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.WRONG_TYPE;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.inject.Singleton;
import org.rocaille.problem.Problem;

/**
 * Applies changes in the form of RFC 7396: what a change does not name stays as it is, null takes a value away, and a
 * list replaces the one before. The result is held to everything that a body of its type is.
 */
@Singleton
public class MergePatch {

    /** The media type of such changes; {@code application/json} is understood as well. */
    public static final String MEDIA_TYPE = "application/merge-patch+json";

    private final ObjectMapper json;
    private final StrictJson strict;

    MergePatch(ObjectMapper json, StrictJson strict) {
        this.json = json;
        this.strict = strict;
    }

    /**
     * What becomes of a value.
     *
     * @throws Problem if the patch cannot be read, or not as a change of this
     */
    public <T> T apply(T current, String patch, Class<T> type) {
        JsonNode changes = strict.read(patch, JsonNode.class);
        if (!(changes instanceof ObjectNode)) {
            throw new Problem(WRONG_TYPE, "The value of the body is not an object.")
                    .with("pointer", "")
                    .with("expected", "an object");
        }
        ObjectNode changed = json.valueToTree(current);
        merge(changed, changes);
        return strict.read(changed.toString(), type);
    }

    private static void merge(ObjectNode into, JsonNode changes) {
        changes.fields().forEachRemaining(field -> {
            if (field.getValue() instanceof ObjectNode inner && into.get(field.getKey()) instanceof ObjectNode before) {
                merge(before, inner);
            } else {
                into.set(field.getKey(), field.getValue());
            }
        });
    }
}

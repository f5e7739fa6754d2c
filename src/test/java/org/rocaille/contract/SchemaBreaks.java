package org.rocaille.contract;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What of a schema would make clients stumble that were written for an earlier one. Of what is sent, everything that did
 * must still do; of what is answered, everything that comes must be something that could come before. Each says that one
 * of the two schemas, the wide one, has room for whatever fits the other. What is referred to by its name is compared
 * once for either way and told under this name.
 */
final class SchemaBreaks {

    private static final List<String> LEAST = List.of("minimum", "minLength", "minItems");
    private static final List<String> MOST = List.of("maximum", "maxLength", "maxItems");

    private final Contract released;
    private final Contract present;
    private final List<String> found;
    private final Set<String> compared = new HashSet<>();

    /** @param found where to write what is found */
    SchemaBreaks(Contract released, Contract present, List<String> found) {
        this.released = released;
        this.present = present;
        this.found = found;
    }

    void compareSent(String place, JsonNode before, JsonNode now) {
        compare(place, before, now, true);
    }

    void compareAnswered(String place, JsonNode before, JsonNode now) {
        compare(place, before, now, false);
    }

    private void compare(String place, JsonNode before, JsonNode now, boolean isSent) {
        String name = name(before);
        if (name.isEmpty()) {
            compare(place, Shape.of(released, before), Shape.of(present, now), isSent);
            return;
        }
        if (isOrNull(isSent ? before : now) && !isOrNull(isSent ? now : before)) {
            found.add("%s: [null] %s".formatted(place, fault(isSent)));
        }
        if (compared.add(name + " " + name(now) + " " + isSent)) {
            compare(
                    name + (isSent ? " (sent)" : " (answered)"),
                    Shape.of(released, notNull(before)),
                    Shape.of(present, notNull(now)),
                    isSent);
        }
    }

    private static boolean isOrNull(JsonNode schema) {
        return schema.has("anyOf");
    }

    /** The schema that is one of two, null the other, or the schema itself. */
    private static JsonNode notNull(JsonNode schema) {
        return isOrNull(schema) ? schema.path("anyOf").path(0) : schema;
    }

    private static String fault(boolean isSent) {
        return isSent ? "is not taken any more" : "may come now";
    }

    /** The name of the schema that is referred to, alone or beside null; empty if none is. */
    private static String name(JsonNode schema) {
        String reference = notNull(schema).path("$ref").asText();
        return reference.substring(reference.lastIndexOf('/') + 1);
    }

    private void compare(String place, Shape before, Shape now, boolean isSent) {
        Shape narrow = isSent ? before : now;
        Shape wide = isSent ? now : before;
        compareTypes(place, narrow, wide, isSent);
        compareValues(place, narrow, wide, isSent);
        compareBounds(place, narrow, wide);
        if (!before.text("format").equals(now.text("format"))) {
            found.add("%s: the format was '%s' and is '%s' now"
                    .formatted(place, before.text("format"), now.text("format")));
        }
        without(wide.required(), narrow.required()).stream()
                .filter(now.fields()::contains)
                .forEach(field -> found.add(
                        "%s: %s %s".formatted(place, field, isSent ? "must be sent now" : "may be missing now")));
        without(before.fields(), now.fields()).forEach(field -> found.add("%s: %s is gone".formatted(place, field)));
        before.fields().stream()
                .filter(now.fields()::contains)
                .forEach(field -> compare(place + "." + field, before.field(field), now.field(field), isSent));
        compareParts(place + "[]", before.part("items"), now.part("items"), isSent);
        compareParts(place + ".*", before.part("additionalProperties"), now.part("additionalProperties"), isSent);
    }

    private void compareParts(String place, JsonNode before, JsonNode now, boolean isSent) {
        if (before.isObject() && now.isObject()) {
            compare(place, before, now, isSent);
        } else if (before.isObject()) {
            found.add(place + " is gone");
        }
    }

    private void compareTypes(String place, Shape narrow, Shape wide, boolean isSent) {
        if (!wide.types().isEmpty()) {
            Set<String> outside = without(narrow.types(), wide.types());
            if (wide.types().contains("number")) {
                outside.remove("integer");
            }
            if (!outside.isEmpty() || narrow.types().isEmpty()) {
                found.add("%s: %s %s".formatted(place, outside.isEmpty() ? "any type" : outside, fault(isSent)));
            }
        }
    }

    /** What is answered may always have new values where it is said so. */
    private void compareValues(String place, Shape narrow, Shape wide, boolean isSent) {
        Set<String> allowed = wide.values(isSent);
        Set<String> used = narrow.values(isSent);
        if (!allowed.isEmpty()) {
            Set<String> outside = without(used, allowed);
            if (!outside.isEmpty() || used.isEmpty()) {
                found.add("%s: %s %s".formatted(place, outside.isEmpty() ? "any value" : outside, fault(isSent)));
            }
        }
    }

    private void compareBounds(String place, Shape narrow, Shape wide) {
        LEAST.stream()
                .filter(bound -> wide.has(bound) && !(narrow.has(bound) && narrow.number(bound) >= wide.number(bound)))
                .forEach(bound -> found.add("%s: the %s is another".formatted(place, bound)));
        MOST.stream()
                .filter(bound -> wide.has(bound) && !(narrow.has(bound) && narrow.number(bound) <= wide.number(bound)))
                .forEach(bound -> found.add("%s: the %s is another".formatted(place, bound)));
        if (wide.has("pattern") && !wide.text("pattern").equals(narrow.text("pattern"))) {
            found.add("%s: the pattern is another".formatted(place));
        }
    }

    private static Set<String> without(Set<String> all, Set<String> some) {
        Set<String> rest = new TreeSet<>(all);
        rest.removeAll(some);
        return rest;
    }

    /** A schema without its reference, and with null among its types rather than beside it. */
    private record Shape(JsonNode schema, boolean isOrNull) {

        static Shape of(Contract contract, JsonNode schema) {
            return new Shape(contract.resolve(notNull(schema)), SchemaBreaks.isOrNull(schema));
        }

        /** Empty if it may be of any. */
        Set<String> types() {
            Set<String> types = texts(schema.path("type"));
            if (isOrNull) {
                types.add("null");
            }
            return types;
        }

        /** Empty if it may have any. */
        Set<String> values(boolean isSent) {
            Set<String> values = texts(schema.path("enum"));
            if (isSent) {
                values.addAll(texts(schema.path("x-extensible-enum")));
            }
            return values;
        }

        Set<String> required() {
            return texts(schema.path("required"));
        }

        Set<String> fields() {
            Set<String> fields = new TreeSet<>();
            schema.path("properties").fieldNames().forEachRemaining(fields::add);
            return fields;
        }

        JsonNode field(String name) {
            return schema.path("properties").path(name);
        }

        JsonNode part(String name) {
            return schema.path(name);
        }

        boolean has(String name) {
            return schema.has(name);
        }

        String text(String name) {
            return schema.path(name).asText();
        }

        double number(String name) {
            return schema.path(name).asDouble();
        }

        private static Set<String> texts(JsonNode oneOrMore) {
            Set<String> texts = new TreeSet<>();
            if (oneOrMore.isTextual()) {
                texts.add(oneOrMore.asText());
            }
            oneOrMore.forEach(text -> texts.add(text.asText()));
            return texts;
        }
    }
}

package org.rocaille.contract;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.toMap;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.StreamSupport;

/**
 * What clients that were written for one contract would stumble over in a later one. The service is strict, so that what
 * it takes no more it refuses; clients are not, so that they pass over what is new to them. What code generators make
 * names of stays too.
 */
final class Breaks {

    private final Contract released;
    private final Contract present;
    private final SchemaBreaks schemas;
    private final List<String> found = new ArrayList<>();

    private Breaks(Contract released, Contract present) {
        this.released = released;
        this.present = present;
        this.schemas = new SchemaBreaks(released, present, found);
    }

    /** Every break in words; none if clients of the one that was released go on working. */
    static List<String> between(Contract released, Contract present) {
        Breaks breaks = new Breaks(released, present);
        breaks.compareOperations();
        breaks.compareNames();
        return breaks.found;
    }

    private void compareOperations() {
        Map<String, Operation> now = present.operations().stream().collect(toMap(Breaks::address, identity()));
        released.operations().forEach(operation -> {
            if (now.containsKey(address(operation))) {
                compare(operation, now.get(address(operation)));
            } else {
                found.add(address(operation) + " is gone");
            }
        });
    }

    private static String address(Operation operation) {
        return operation.method() + " " + operation.path();
    }

    private void compareNames() {
        Set<String> now = names(present.schemaDefinitions());
        names(released.schemaDefinitions()).stream()
                .filter(name -> !now.contains(name))
                .forEach(name -> found.add("The schema " + name + " is gone, of which generated code has a class"));
    }

    private void compare(Operation before, Operation now) {
        if (!before.id().equals(now.id())) {
            found.add("%s is called %s now".formatted(before.id(), now.id()));
        }
        compareSecurity(before, now);
        compareParameters(before, now);
        compareBodies(before, now);
        compareAnswers(before, now);
    }

    private void compareSecurity(Operation before, Operation now) {
        List<Set<String>> sufficient = new ArrayList<>();
        now.definition().path("security").forEach(alternative -> sufficient.add(names(alternative)));
        before.definition().path("security").forEach(alternative -> {
            Set<String> sent = names(alternative);
            if (sufficient.stream().noneMatch(sent::containsAll)) {
                found.add("%s: %s will not do any more".formatted(before, sent.isEmpty() ? "no token" : sent));
            }
        });
    }

    private void compareParameters(Operation before, Operation now) {
        Map<String, JsonNode> sent = parameters(released, before);
        Map<String, JsonNode> known = parameters(present, now);
        sent.forEach((name, parameter) -> {
            if (known.containsKey(name)) {
                schemas.compareSent(
                        before + ", " + name,
                        parameter.path("schema"),
                        known.get(name).path("schema"));
            } else {
                found.add("%s: the %s is gone".formatted(before, name));
            }
        });
        known.forEach((name, parameter) -> {
            if (isRequired(parameter) && !(sent.containsKey(name) && isRequired(sent.get(name)))) {
                found.add("%s: the %s must be sent now".formatted(before, name));
            }
        });
    }

    private static Map<String, JsonNode> parameters(Contract contract, Operation operation) {
        Map<String, JsonNode> parameters = new TreeMap<>();
        operation.definition().path("parameters").forEach(reference -> {
            JsonNode parameter = contract.resolve(reference);
            parameters.put(
                    parameter.path("in").asText() + " parameter "
                            + parameter.path("name").asText(),
                    parameter);
        });
        return parameters;
    }

    private void compareBodies(Operation before, Operation now) {
        if (isRequired(now.definition().path("requestBody"))
                && !isRequired(before.definition().path("requestBody"))) {
            found.add("%s: a body must be sent now".formatted(before));
        }
        before.requestContent().fields().forEachRemaining(media -> {
            if (now.requestContent().has(media.getKey())) {
                schemas.compareSent(
                        before + ", " + media.getKey() + " sent",
                        media.getValue().path("schema"),
                        now.requestContent().path(media.getKey()).path("schema"));
            } else {
                found.add("%s: %s is not taken any more".formatted(before, media.getKey()));
            }
        });
    }

    /**
     * Errors may come and go: all have one form, for which clients must be ready anyway. 304 comes to those only who ask
     * for it.
     */
    private void compareAnswers(Operation before, Operation now) {
        before.statuses().stream().filter(Breaks::isSuccess).forEach(status -> {
            if (now.statuses().contains(status)) {
                compareAnswer(
                        before + ", " + status,
                        released.resolve(before.response(status)),
                        present.resolve(now.response(status)));
            } else {
                found.add("%s: the answer %s is gone".formatted(before, status));
            }
        });
        now.statuses().stream()
                .filter(status -> status.startsWith("2") && !before.statuses().contains(status))
                .forEach(status -> found.add("%s: the answer %s is new".formatted(before, status)));
    }

    private static boolean isSuccess(String status) {
        return status.startsWith("2") || status.startsWith("3");
    }

    private void compareAnswer(String place, JsonNode before, JsonNode now) {
        before.path("content").fields().forEachRemaining(media -> {
            if (now.path("content").has(media.getKey())) {
                schemas.compareAnswered(
                        place + ", " + media.getKey(),
                        media.getValue().path("schema"),
                        now.path("content").path(media.getKey()).path("schema"));
            } else {
                found.add("%s: %s cannot be had any more".formatted(place, media.getKey()));
            }
        });
        before.path("headers").fields().forEachRemaining(header -> {
            boolean came = isRequired(released.resolve(header.getValue()));
            if (came && !isRequired(present.resolve(now.path("headers").path(header.getKey())))) {
                found.add("%s: the header %s may be missing now".formatted(place, header.getKey()));
            }
        });
    }

    private static boolean isRequired(JsonNode definition) {
        return definition.path("required").asBoolean();
    }

    private static Set<String> names(JsonNode object) {
        return new TreeSet<>(StreamSupport.stream(((Iterable<String>) object::fieldNames).spliterator(), false)
                .toList());
    }
}

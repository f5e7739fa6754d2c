package org.rocaille.contract;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * An operation of the contract.
 *
 * @param method in upper case
 * @param path the template, as in {@code /v1/games/{id}}
 * @param definition what the document says of it
 */
public record Operation(String method, String path, JsonNode definition) {

    private static final Pattern SCOPE = Pattern.compile("scope `([a-z]+)`");

    public String id() {
        return definition.path("operationId").asText();
    }

    /** Whether an address is one of this path; compared part by part, since every answer of every test is. */
    boolean isAt(String address) {
        String[] parts = path.split("/", -1);
        String[] given = address.split("/", -1);
        if (parts.length != given.length) {
            return false;
        }
        for (int i = 0; i < parts.length; i++) {
            if (isFree(parts[i]) ? given[i].isEmpty() : !given[i].equals(parts[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFree(String part) {
        return part.startsWith("{");
    }

    /** How many parts of the address are free: the fewer, the better the operation fits. */
    int parameters() {
        return (int) Stream.of(path.split("/")).filter(Operation::isFree).count();
    }

    /** The media types of the request body with what is said of each; empty if the operation reads no body. */
    public JsonNode requestContent() {
        return definition.path("requestBody").path("content");
    }

    public boolean hasParameter(String name) {
        return definition.path("parameters").findValuesAsText("name").contains(name);
    }

    /** The query parameters without which it cannot be asked for, with their examples. */
    Map<String, String> requiredParameters() {
        Map<String, String> required = new TreeMap<>();
        parameters(true)
                .filter(parameter -> parameter.in().equals("query"))
                .forEach(parameter -> required.put(parameter.name(), parameter.example()));
        return required;
    }

    /** The parameters that may be left out and have an example. */
    List<Parameter> optionalParameters() {
        return parameters(false)
                .filter(parameter -> !parameter.example().isEmpty())
                .toList();
    }

    /** The example of a part of the address. */
    public String partExample(String name) {
        return parameters(true)
                .filter(parameter ->
                        parameter.in().equals("path") && parameter.name().equals(name))
                .map(Parameter::example)
                .findFirst()
                .orElse("");
    }

    private Stream<Parameter> parameters(boolean required) {
        return StreamSupport.stream(definition.path("parameters").spliterator(), false)
                .filter(parameter -> parameter.path("required").asBoolean() == required)
                .map(parameter -> new Parameter(
                        parameter.path("in").asText(),
                        parameter.path("name").asText(),
                        parameter.path("example").asText()));
    }

    /**
     * A parameter of the operation.
     *
     * @param in      {@code query}, {@code path} or {@code header}
     * @param example empty if there is none
     */
    record Parameter(String in, String name, String example) {}

    /** Whether nobody can ask for it without a token. */
    public boolean needsToken() {
        JsonNode security = definition.path("security");
        return !security.isEmpty()
                && StreamSupport.stream(security.spliterator(), false).noneMatch(JsonNode::isEmpty);
    }

    /** The scope that a player's token must have, as the description says; empty if it says nothing. */
    String neededScope() {
        Matcher scope = SCOPE.matcher(definition.path("description").asText());
        return scope.find() ? scope.group(1) : "";
    }

    public Set<String> statuses() {
        Set<String> statuses = new TreeSet<>();
        definition.path("responses").fieldNames().forEachRemaining(statuses::add);
        return statuses;
    }

    public JsonNode response(String status) {
        return definition.path("responses").path(status);
    }

    @Override
    public String toString() {
        return id();
    }
}

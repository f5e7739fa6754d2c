package org.rocaille.contract;

import static java.util.Comparator.comparingInt;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The OpenAPI document, and whether the service keeps to it. */
public final class Contract {

    /** The committed document; another test holds it equal to the one that the build writes. */
    static final Path COMMITTED = Path.of("openapi/openapi.yaml");

    /** How an address that has no operation may be refused, and one that lacks the method. */
    private static final Set<Integer> NOT_AN_ADDRESS = Set.of(400, 404, 413, 414, 431);

    private static final Set<Integer> NOT_A_METHOD = Set.of(400, 404, 405, 413, 414, 431);

    private static final Set<String> METHODS = Set.of("GET", "PUT", "POST", "DELETE", "PATCH");

    /** Headers that say something of this one answer, so that those who read it should know that they come. */
    private static final Set<String> TELLING = Set.of("ETag", "Link", "Location", "Retry-After", "WWW-Authenticate");

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final JsonNode document;
    private final Schemas schemas;
    private final List<Operation> operations;

    private Contract(JsonNode document) {
        this.document = document;
        this.schemas = new Schemas(schemaDefinitions());
        this.operations = operations(document);
    }

    public static Contract committed() {
        return in(COMMITTED);
    }

    static Contract in(Path file) {
        try {
            return of(Files.readString(file));
        } catch (IOException e) {
            throw new IllegalStateException("The contract is " + file.toAbsolutePath(), e);
        }
    }

    static Contract of(String yaml) throws JsonProcessingException {
        return new Contract(new YAMLMapper().readTree(yaml));
    }

    private static List<Operation> operations(JsonNode document) {
        List<Operation> operations = new ArrayList<>();
        document.path("paths")
                .fields()
                .forEachRemaining(path -> path.getValue().fields().forEachRemaining(method -> {
                    String name = method.getKey().toUpperCase(Locale.ROOT);
                    if (METHODS.contains(name)) {
                        operations.add(new Operation(name, path.getKey(), method.getValue()));
                    }
                }));
        operations.sort(comparingInt(Operation::parameters));
        return operations;
    }

    public List<Operation> operations() {
        return operations;
    }

    Schemas schemas() {
        return schemas;
    }

    /** The schemas that have names. */
    JsonNode schemaDefinitions() {
        return document.path("components").path("schemas");
    }

    /** The part of the version that says which clients the contract is for. */
    int majorVersion() {
        return Integer.parseInt(document.path("info").path("version").asText().replaceFirst("[.].*", ""));
    }

    /** Whether the contract speaks of this part of the service: of all that begins as a documented path does. */
    public boolean covers(String path) {
        return operations.stream().anyMatch(operation -> (path + "/").startsWith(root(operation.path())));
    }

    private static String root(String path) {
        return "/" + path.split("/", 3)[1] + "/";
    }

    /** The operation that was asked for; {@code HEAD} is asking for {@code GET}. */
    public Optional<Operation> operation(Exchange exchange) {
        String method = exchange.method().equals("HEAD") ? "GET" : exchange.method();
        List<Operation> here = at(exchange.path());
        return here.stream()
                .filter(operation -> operation.method().equals(method))
                .findFirst();
    }

    /** The operations of the template that fits an address best. */
    private List<Operation> at(String address) {
        List<Operation> fitting =
                operations.stream().filter(operation -> operation.isAt(address)).toList();
        return fitting.stream()
                .filter(operation -> operation.path().equals(fitting.get(0).path()))
                .toList();
    }

    /** What of an answer is not as the contract says; nothing if all is. */
    public List<String> faults(Exchange exchange) {
        return operation(exchange).map(operation -> faults(exchange, operation)).orElseGet(() -> unknown(exchange));
    }

    private List<String> faults(Exchange exchange, Operation operation) {
        String status = Integer.toString(exchange.status());
        if (!operation.statuses().contains(status)) {
            return List.of("the status is none of " + operation.statuses());
        }
        JsonNode response = resolve(operation.response(status));
        List<String> faults = new ArrayList<>();
        response.path("headers").fields().forEachRemaining(header -> {
            boolean isRequired = resolve(header.getValue()).path("required").asBoolean();
            if (isRequired && !exchange.headers().hasHeaderWithName(header.getKey())) {
                faults.add("the header " + header.getKey() + " is missing");
            }
        });
        TELLING.stream()
                .filter(exchange.headers()::hasHeaderWithName)
                .filter(header -> !response.path("headers").has(header))
                .forEach(header -> faults.add("the header " + header + " is not documented"));
        faults.addAll(content(exchange, response.path("content")));
        return faults;
    }

    /** An address or a method that the contract does not have can only be refused, or asked what there is. */
    private List<String> unknown(Exchange exchange) {
        boolean isAddress = !at(exchange.path()).isEmpty();
        if (isAddress && exchange.method().equals("OPTIONS") && exchange.status() == 204) {
            return List.of();
        }
        if (!(isAddress ? NOT_A_METHOD : NOT_AN_ADDRESS).contains(exchange.status())) {
            return List.of(isAddress ? "the path has no such operation" : "there is no such path");
        }
        JsonNode problem = JSON.createObjectNode().put("$ref", "#/components/schemas/Problem");
        return content(
                exchange,
                JSON.createObjectNode()
                        .set("application/problem+json", JSON.createObjectNode().set("schema", problem)));
    }

    private List<String> content(Exchange exchange, JsonNode content) {
        if (exchange.method().equals("HEAD")) {
            return exchange.body().isEmpty() ? List.of() : List.of("HEAD has a body");
        }
        if (content.isEmpty()) {
            return exchange.body().isEmpty() ? List.of() : List.of("there is a body, of which nothing is said");
        }
        List<String> documented = new ArrayList<>();
        content.fieldNames().forEachRemaining(documented::add);
        Optional<String> type = documented.stream()
                .filter(candidate -> MediaTypes.isA(exchange.contentType(), candidate))
                .findFirst();
        if (type.isEmpty()) {
            return List.of("the media type is '%s', none of %s".formatted(exchange.contentType(), documented));
        }
        return MediaTypes.isJson(type.get())
                ? json(exchange.body(), content.path(type.get()).path("schema"))
                : List.of();
    }

    private List<String> json(String body, JsonNode schema) {
        if (schema.isEmpty()) {
            return List.of("the document says nothing of the body");
        }
        try {
            return schemas.faults(schema, JSON.readTree(body));
        } catch (JsonProcessingException e) {
            return List.of("the body is not JSON: " + e.getOriginalMessage());
        }
    }

    /** What a reference stands for, or the node itself if it is none. */
    JsonNode resolve(JsonNode node) {
        return node.has("$ref") ? document.at(node.path("$ref").asText().substring(1)) : node;
    }
}

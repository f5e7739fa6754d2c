package org.rocaille.contract;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rocaille.Json;
import org.rocaille.contract.Belongings.Secret;
import org.rocaille.player.rest.Account;

/** OWASP's API3: who is shown which property, and who may set it. The other risks are in {@link OwaspTest}. */
@QuarkusTest
@Tag("thorough")
class OwaspPropertiesTest {

    private static final Contract CONTRACT = Contract.committed();

    /** Names of what nobody is to be shown, and of what whoever it was made for is shown once. */
    private static final String SECRET =
            "accessToken|seatTokens|recoveryCode|secret|.*([Pp]assword|[Mm]ail|[Hh]ash|[Ss]alt|"
                    + "[Ii]pAddress|[Ii]nternal).*";

    @Test
    void nobody_is_shown_what_is_anothers_whatever_is_read_in_whatever_form() {
        Belongings belongings = Belongings.ofAdaAndBob();
        List<String> told = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        for (Operation operation : CONTRACT.operations()) {
            if (!operation.method().equals("GET") || operation.path().startsWith("/v1/operator")) {
                continue;
            }
            for (String address : belongings.addresses(operation)) {
                for (String form : forms(operation)) {
                    for (Account viewer : belongings.viewers()) {
                        Response answer =
                                request(operation, viewer).accept(form).get(address);
                        String all = answer.getHeaders() + "\n" + answer.asString();
                        for (Secret secret : belongings.secrets()) {
                            // Whoever asks for an address is told it again, whatever is there.
                            if (all.replace(address, "").contains(secret.text())) {
                                seen.add(secret.what());
                                if (!secret.holders().contains(viewer)) {
                                    told.add(belongings.name(viewer) + " by " + operation.id() + " as " + form + ": "
                                            + secret.what());
                                }
                            }
                        }
                    }
                }
            }
        }
        assertEquals(List.of(), told);
        Set<String> readable = new TreeSet<>();
        belongings.secrets().stream()
                .filter(secret -> !secret.holders().isEmpty())
                .forEach(secret -> readable.add(secret.what()));
        assertEquals(readable, seen, "what its holders are shown");
    }

    private static RequestSpecification request(Operation operation, Account viewer) {
        RequestSpecification request = viewer == Belongings.NOBODY ? given() : viewer.as();
        return operation.hasParameter("limit") ? request.queryParam("limit", 200) : request;
    }

    /** The forms of an answer that ends. */
    private static Set<String> forms(Operation operation) {
        Set<String> forms = new TreeSet<>();
        operation.response("200").path("content").fieldNames().forEachRemaining(forms::add);
        forms.removeIf(form -> operation.path().endsWith("/events") && !form.equals("application/json"));
        return forms;
    }

    @Test
    void only_what_makes_a_secret_shows_one() {
        Map<String, Set<String>> showing = new TreeMap<>();
        for (Operation operation : CONTRACT.operations()) {
            Set<String> names = new TreeSet<>();
            for (String status : operation.statuses()) {
                CONTRACT.resolve(operation.response(status))
                        .path("content")
                        .forEach(media -> collect(media.path("schema"), names, new HashSet<>()));
            }
            names.removeIf(name -> !name.matches(SECRET));
            if (!names.isEmpty()) {
                showing.put(operation.id(), names);
            }
        }
        assertEquals(
                Map.of(
                        "createGame", Set.of("seatTokens"),
                        "createPlayer", Set.of("accessToken", "recoveryCode"),
                        "recoverPlayer", Set.of("accessToken", "recoveryCode"),
                        "reissueRecoveryCode", Set.of("recoveryCode"),
                        "createToken", Set.of("accessToken"),
                        "rotateToken", Set.of("accessToken"),
                        "createWebhook", Set.of("secret"),
                        "rotateWebhookSecret", Set.of("secret")),
                showing);
    }

    /** The names of all properties that a value can have, however deep. */
    private static void collect(JsonNode schema, Set<String> names, Set<String> visited) {
        if (schema.has("$ref") && !visited.add(schema.path("$ref").asText())) {
            return;
        }
        JsonNode resolved = CONTRACT.resolve(schema);
        resolved.path("properties").fields().forEachRemaining(property -> {
            names.add(property.getKey());
            collect(property.getValue(), names, visited);
        });
        for (String part : List.of("items", "additionalProperties")) {
            if (resolved.path(part).isObject()) {
                collect(resolved.path(part), names, visited);
            }
        }
        resolved.path("anyOf").forEach(one -> collect(one, names, visited));
    }

    @Test
    void no_request_sets_what_is_only_shown_or_unknown_at_any_depth() {
        List<String> taken = new ArrayList<>();
        for (Operation operation : CONTRACT.operations()) {
            List<Example> examples = oneOfEachType(operation);
            if (examples.isEmpty()) {
                continue;
            }
            Table table = Table.set(operation);
            for (Example example : examples) {
                bodies(operation, example).forEach((pointer, body) -> {
                    Response answer = Table.request(example.mediaType(), body)
                            .header("Authorization", "Bearer " + table.token())
                            .request(operation.method(), table.path());
                    boolean isRefused = answer.statusCode() == 400
                            && answer.as(Json.class).getString("code").equals("unknown-field")
                            && answer.as(Json.class).getString("pointer").equals(pointer);
                    if (!isRefused) {
                        taken.add(example + ", " + pointer + " " + answer.statusCode());
                    }
                });
            }
        }
        assertEquals(List.of(), taken);
    }

    private static List<Example> oneOfEachType(Operation operation) {
        Map<String, Example> examples = new TreeMap<>();
        Example.of(operation).stream()
                .filter(example -> MediaTypes.isJson(example.mediaType()))
                .forEach(example -> examples.putIfAbsent(example.mediaType(), example));
        return List.copyOf(examples.values());
    }

    /** A right body with something added that its answer shows or nothing does, by what that is. */
    private static Map<String, String> bodies(Operation operation, Example example) {
        Set<String> added = new TreeSet<>(Set.of("owner", "role", "__proto__", ""));
        operation.statuses().stream()
                .filter(status -> status.startsWith("2"))
                .forEach(status -> operation
                        .response(status)
                        .path("content")
                        .forEach(media -> fields(media.path("schema")).forEachRemaining(added::add)));
        fields(example.schema()).forEachRemaining(added::remove);
        Map<String, String> bodies = new TreeMap<>();
        added.forEach(name -> bodies.put("/" + name, with(example.value(), "", name)));
        inside(example.value(), "", bodies, example.value());
        return bodies;
    }

    private static Iterator<String> fields(JsonNode schema) {
        return CONTRACT.resolve(schema).path("properties").fieldNames();
    }

    /** Adds a body for each object within. */
    private static void inside(JsonNode node, String pointer, Map<String, String> bodies, JsonNode root) {
        if (node.isObject()) {
            bodies.put(pointer + "/@type", with(root, pointer, "@type"));
            node.fields()
                    .forEachRemaining(field -> inside(field.getValue(), pointer + "/" + field.getKey(), bodies, root));
        } else if (node.isArray() && !node.isEmpty()) {
            inside(node.get(0), pointer + "/0", bodies, root);
        }
    }

    private static String with(JsonNode body, String pointer, String name) {
        JsonNode copy = body.deepCopy();
        ((ObjectNode) copy.at(pointer)).put(name, "x");
        return copy.toString();
    }
}

package org.rocaille.fuzz;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** What can be wrong with the body of a request. */
final class BodyMutations {

    /** Stands where something else than a text is to stand. */
    private static final String HOLE = "@@HOLE@@";

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final JsonMapper ESCAPING =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    /** Values as they are written in JSON, some of which are none. */
    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "0",
            "-1",
            "1.5",
            "1e3",
            "1e999999999",
            "-1e-999999999",
            "123456789012345678901234567890",
            "9".repeat(999),
            "9".repeat(2_000),
            "0.".concat("3".repeat(1_200)),
            "NaN",
            "Infinity",
            "01",
            "+1",
            "'a'",
            "\"\\ud800\"",
            "\"\\udfff\\ud800\"",
            "\"\\u0000\"",
            "\"\\x41\"",
            "\"a\nb\"",
            "[]",
            "{}",
            "[[]]",
            "[null]",
            "{\"\":null}",
            "{\"__proto__\":{\"admin\":true}}",
            "[1,2,]",
            "/* a */ 1",
            "undefined");

    private static final List<String> FIELDS = List.of(
            "id",
            "role",
            "admin",
            "scopes",
            "token",
            "owner",
            "createdAt",
            "version",
            "outcome",
            "",
            "__proto__",
            "@type",
            "class");

    private static final List<String> TYPES = List.of(
            "application/json",
            "application/json;charset=utf-8",
            "application/json; charset=UTF-16",
            "application/json;charset=x-none",
            "application/merge-patch+json",
            "application/x-ndjson",
            "application/x-chess-pgn",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=a",
            "multipart/form-data",
            "text/plain",
            "text/plain;charset=utf-16",
            "text/plain;charset=\"",
            "text/plain;charset=UTF-7",
            "application/xml",
            "application/octet-stream",
            "*/*",
            "a",
            "/",
            "application/json, text/plain",
            ";",
            "application/json;q=0",
            "APPLICATION/JSON");

    private final Random random;

    BodyMutations(Random random) {
        this.random = random;
    }

    private <T> T one(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    void apply(Request request) {
        if (request.body.length == 0) {
            request.body(one(TYPES), random.nextBoolean() ? "{}" : Texts.hostile(random));
            return;
        }
        boolean isJson = request.value("Content-Type").orElse("").contains("json");
        switch (random.nextInt(isJson ? 16 : 10)) {
            case 0 -> request.body = Arrays.copyOf(request.body, random.nextInt(request.body.length + 1));
            case 1 -> request.body = spliced(request.body, randomBytes());
            case 2 -> request.body = spliced(request.body, new byte[] {(byte) 0xc0, (byte) 0x80});
            case 3 -> request.body = joined(new byte[] {(byte) 0xef, (byte) 0xbb, (byte) 0xbf}, request.body);
            case 4 -> request.body[random.nextInt(request.body.length)] = (byte) random.nextInt(256);
            case 5 -> request.body = Texts.hostile(random).getBytes(StandardCharsets.UTF_8);
            case 6 -> request.replace("Content-Type", one(TYPES));
            case 7 -> inAnotherCharset(request);
            case 8 -> request.body = Texts.mutated(text(request), random).getBytes(StandardCharsets.UTF_8);
            case 9 -> large(request);
            default -> json(request);
        }
    }

    private static String text(Request request) {
        return new String(request.body, StandardCharsets.UTF_8);
    }

    private byte[] randomBytes() {
        byte[] bytes = new byte[1 + random.nextInt(4)];
        random.nextBytes(bytes);
        return bytes;
    }

    private byte[] spliced(byte[] body, byte[] added) {
        int at = random.nextInt(body.length + 1);
        return joined(joined(Arrays.copyOf(body, at), added), Arrays.copyOfRange(body, at, body.length));
    }

    private static byte[] joined(byte[] one, byte[] other) {
        byte[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }

    private void inAnotherCharset(Request request) {
        String charset =
                one(List.of("UTF-16", "UTF-32", "ISO-8859-1", "US-ASCII", "IBM037", "ISO-2022-JP", "x-COMPOUND_TEXT"));
        String type = request.value("Content-Type").orElse("text/plain").replaceFirst(";.*", "");
        if (Charset.isSupported(charset) && Charset.forName(charset).canEncode()) {
            request.body = text(request).getBytes(Charset.forName(charset));
        }
        request.replace("Content-Type", type + ";charset=" + charset);
    }

    /** About as long as bodies may be, or much longer; seldom, since it takes long. */
    private void large(Request request) {
        int limit = request.path.equals("/v1/records") ? 1 << 20 : 1 << 16;
        if (limit == 1 << 20 && random.nextInt(10) > 0) {
            return;
        }
        int length = limit + random.nextInt(3) - 1;
        byte[] filled = Arrays.copyOf(request.body, random.nextInt(8) == 0 ? 3 * limit : length);
        Arrays.fill(filled, Math.min(request.body.length, filled.length), filled.length, (byte) ' ');
        request.body = filled;
    }

    private void json(Request request) {
        JsonNode tree;
        try {
            tree = JSON.readTree(request.body);
        } catch (IOException e) {
            return; // It is no JSON any more.
        }
        List<ObjectNode> objects = new ArrayList<>();
        List<ArrayNode> arrays = new ArrayList<>();
        collect(tree, objects, arrays);
        if (objects.isEmpty()) {
            return;
        }
        ObjectNode object = one(objects);
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        String name = names.isEmpty() ? "a" : one(names);
        String hole = one(VALUES);
        switch (random.nextInt(10)) {
            case 0 -> object.put(name, Texts.hostile(random));
            case 1 -> object.put(name, HOLE);
            case 2 -> object.remove(name);
            case 3 -> object.put(one(FIELDS), HOLE);
            case 4 -> object.put(Texts.hostile(random), HOLE);
            case 5 -> {
                object.put(name, HOLE);
                hole = JSON.valueToTree(Texts.one(random)) + ",\"" + name + "\":1";
            }
            case 6 -> {
                object.put(name, HOLE);
                int depth = one(List.of(20, 200, 990, 1_100, 20_000));
                boolean inArrays = random.nextBoolean();
                hole = (inArrays ? "[" : "{\"" + name + "\":").repeat(depth) + "1"
                        + (inArrays ? "]" : "}").repeat(depth);
            }
            case 7 ->
                object.put(
                        name,
                        object.path(name).isTextual()
                                ? Texts.mutated(object.path(name).asText(), random)
                                : HOLE);
            case 8 -> arrays.stream().findAny().ifPresent(array -> lengthen(array));
            default -> object.set(name, object.deepCopy());
        }
        try {
            String text = (random.nextBoolean() ? JSON : ESCAPING).writeValueAsString(tree);
            request.body = text.replace('"' + HOLE + '"', hole).getBytes(StandardCharsets.UTF_8);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private void lengthen(ArrayNode array) {
        JsonNode one = array.isEmpty() ? NODES.textNode(Texts.one(random)) : array.get(random.nextInt(array.size()));
        for (int more = random.nextInt(300); more > 0; more--) {
            array.add(one.deepCopy());
        }
    }

    private static void collect(JsonNode node, List<ObjectNode> objects, List<ArrayNode> arrays) {
        if (node instanceof ObjectNode object) {
            objects.add(object);
        } else if (node instanceof ArrayNode array) {
            arrays.add(array);
        }
        node.forEach(child -> collect(child, objects, arrays));
    }
}

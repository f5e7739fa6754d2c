package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.DUPLICATE_FIELD;
import static org.rocaille.problem.ProblemCode.INVALID_VALUE;
import static org.rocaille.problem.ProblemCode.MALFORMED_JSON;
import static org.rocaille.problem.ProblemCode.MISSING_FIELD;
import static org.rocaille.problem.ProblemCode.UNKNOWN_FIELD;
import static org.rocaille.problem.ProblemCode.WRONG_TYPE;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import jakarta.validation.Validator;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.rocaille.problem.Problem;

/**
 * Reads JSON bodies and says of a bad one what is wrong and where. A body is one JSON value without duplicate fields, has
 * only fields that its type knows, has each in its own type, and keeps the type's constraints, which are checked here
 * so that no resource can forget to: a component that must be there is {@code @NotNull}, other constraints follow.
 */
@Provider
@Consumes(MediaType.APPLICATION_JSON)
public final class StrictJson extends RequestReader<Object> {

    private static final String TEXT = "a text";

    private final ObjectMapper json;
    private final Validator validator;

    StrictJson(ObjectMapper json, Validator validator) {
        this.json = json;
        this.validator = validator;
    }

    @Override
    protected boolean reads(Class<?> type) {
        return type != String.class;
    }

    @Override
    protected Object read(Type type, MediaType mediaType, InputStream body) throws IOException {
        return read(RequestText.read(mediaType, body), json.constructType(type));
    }

    /** A text as a body of a type. */
    public <T> T read(String text, Class<T> type) {
        return type.cast(read(text, json.constructType(type)));
    }

    private Object read(String text, JavaType type) {
        checkForm(text);
        Object value = bind(text, type);
        if (value == null) {
            throw new Problem(WRONG_TYPE, "The body is null.").with("pointer", "");
        }
        Violations.of(validator.validate(value)).ifPresent(violated -> {
            throw violated;
        });
        return value;
    }

    /** Reads the whole text once for its form alone: one value, well-formed, each field of an object once. */
    private void checkForm(String text) {
        try (JsonParser parser = json.createParser(text)) {
            checkForm(parser);
        } catch (IOException e) {
            throw new IllegalStateException("A text in memory cannot fail to be read", e);
        }
    }

    private static void checkForm(JsonParser parser) throws IOException {
        try {
            Deque<Set<String>> fields = new ArrayDeque<>();
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                switch (token) {
                    case START_OBJECT -> fields.push(new HashSet<>());
                    case END_OBJECT -> fields.pop();
                    case FIELD_NAME -> {
                        if (!fields.element().add(parser.currentName())) {
                            String pointer =
                                    parser.getParsingContext().pathAsPointer().toString();
                            throw new Problem(DUPLICATE_FIELD, "The field " + pointer + " is given twice.")
                                    .with("pointer", pointer);
                        }
                    }
                    default -> {}
                }
                boolean ended = parser.getParsingContext().inRoot();
                if (ended && parser.nextToken() != null) {
                    throw malformed(parser.currentTokenLocation());
                }
                if (ended) {
                    return;
                }
            }
            throw malformed(parser.currentLocation());
        } catch (JsonProcessingException e) {
            // The parser itself is past the fault already.
            throw malformed(e.getLocation() == null ? parser.currentTokenLocation() : e.getLocation());
        }
    }

    private Object bind(String text, JavaType type) {
        try (JsonParser parser = json.createParser(text)) {
            try {
                return json.readValue(parser, type);
            } catch (JsonMappingException e) {
                throw misfit(e, parser.currentToken());
            }
        } catch (IOException e) {
            throw new IllegalStateException("A text in memory, found well-formed, cannot fail to be read", e);
        }
    }

    private static Problem malformed(JsonLocation at) {
        int line = Math.max(1, at.getLineNr());
        int column = Math.max(1, at.getColumnNr());
        return new Problem(
                        MALFORMED_JSON,
                        "The body stops being one JSON value at line %d, column %d.".formatted(line, column))
                .with("line", line)
                .with("column", column);
    }

    private static Problem misfit(JsonMappingException e, JsonToken at) {
        String pointer = pointer(e.getPath());
        if (e instanceof UnrecognizedPropertyException unknown) {
            Set<String> known = new TreeSet<>();
            unknown.getKnownPropertyIds().forEach(field -> known.add(field.toString()));
            return new Problem(UNKNOWN_FIELD, "There is no field " + pointer + ".")
                    .with("pointer", pointer)
                    .with("known", known);
        }
        Class<?> wanted = e instanceof MismatchedInputException mismatch ? mismatch.getTargetType() : null;
        if (e.getCause() instanceof InputCoercionException) {
            return invalid(pointer, "The number is out of range.");
        }
        if (e instanceof InvalidFormatException format
                && format.getValue() instanceof String
                && isWrittenAsText(wanted)) {
            return wanted.isEnum()
                    ? invalid(pointer, "The value is none of those allowed.")
                    : invalid(pointer, "The text does not have the form of its type%s.".formatted(example(wanted)));
        }
        if (wanted != null && wanted.isPrimitive() && isAbsent(at)) {
            return new Problem(MISSING_FIELD, "The field " + pointer + " is required.")
                    .with("errors", List.of(new FieldError(pointer, "is required")));
        }
        return new Problem(WRONG_TYPE, "The value of %s is not %s.".formatted(place(pointer), name(wanted)))
                .with("pointer", pointer)
                .with("expected", name(wanted));
    }

    private static String example(Class<?> wanted) {
        if (wanted == Duration.class) {
            return ", as in P3D for three days or PT12H for twelve hours";
        }
        return wanted == Instant.class ? ", as in 2030-01-31T12:00:00Z" : "";
    }

    private static Problem invalid(String pointer, String detail) {
        return new Problem(INVALID_VALUE, detail).with("errors", List.of(new FieldError(pointer, detail)));
    }

    /** Whether a primitive was given null, or its object ended without it. */
    private static boolean isAbsent(JsonToken at) {
        return at == JsonToken.VALUE_NULL || at == JsonToken.END_OBJECT;
    }

    private static boolean isWrittenAsText(Class<?> type) {
        return type != null && name(type).equals(TEXT);
    }

    private static String pointer(List<JsonMappingException.Reference> path) {
        StringBuilder pointer = new StringBuilder();
        for (JsonMappingException.Reference step : path) {
            pointer.append('/')
                    .append(
                            step.getFieldName() == null
                                    ? Integer.toString(step.getIndex())
                                    : step.getFieldName().replace("~", "~0").replace("/", "~1"));
        }
        return pointer.toString();
    }

    private static String place(String pointer) {
        return pointer.isEmpty() ? "the body" : pointer;
    }

    /** A JSON type by the name that a client's author would use. */
    private static String name(Class<?> type) {
        if (type == null || type.isRecord()) {
            return "an object";
        }
        if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
            return "an integer";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        }
        return Iterable.class.isAssignableFrom(type) ? "an array" : TEXT;
    }
}

package org.rocaille;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeMatcher;

/**
 * A JSON body read by the simple paths of Rest Assured: {@code items[0].links.self}, {@code items.name} for the names of
 * all items, {@code items.size()}, and {@code $} or nothing for the whole. Rest Assured itself compiles a script for each
 * path that it is asked for, which took a third of the tests' time.
 */
public final class Json {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Object value;

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Json(Object value) {
        this.value = value;
    }

    public static Json from(String text) {
        try {
            return new Json(MAPPER.readValue(text, Object.class));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    /** Matches a body by what stands in it. */
    public static Matcher<String> json(String path, Matcher<?> expected) {
        return new TypeSafeMatcher<>() {
            @Override
            protected boolean matchesSafely(String body) {
                return expected.matches(from(body).get(path));
            }

            @Override
            public void describeTo(Description description) {
                description.appendText(path + " ").appendDescriptionOf(expected);
            }
        };
    }

    /** What stands there, null if nothing does. */
    @SuppressWarnings("unchecked") // The caller knows what to expect, and is told by an exception if that is wrong.
    public <T> T get(String path) {
        Object found = value;
        for (String step : path.replace("[", ".").replace("]", "").split("\\.")) {
            found = step.isEmpty() || step.equals("$") ? found : step(found, step);
        }
        return (T) found;
    }

    private static Object step(Object from, String step) {
        if (from instanceof Map<?, ?> object) {
            return step.equals("size()") ? object.size() : object.get(step);
        }
        if (from instanceof List<?> list) {
            if (step.equals("size()")) {
                return list.size();
            }
            if (step.matches("[0-9]+")) {
                int index = Integer.parseInt(step);
                return index < list.size() ? list.get(index) : null;
            }
            List<Object> all = new ArrayList<>();
            list.forEach(item -> all.add(step(item, step)));
            return all;
        }
        return null;
    }

    /** The part that stands there. */
    public Json at(String path) {
        return new Json(get(path));
    }

    /** As text, whatever it is. */
    public String getString(String path) {
        Object found = get(path);
        return found == null ? null : found.toString();
    }

    public int getInt(String path) {
        return get(path);
    }

    public boolean getBoolean(String path) {
        return get(path);
    }

    public <T> List<T> getList(String path) {
        return get(path);
    }

    public <V> Map<String, V> getMap(String path) {
        return get(path);
    }
}

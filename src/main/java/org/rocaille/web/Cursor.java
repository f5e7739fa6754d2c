package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.MALFORMED_PARAMETER;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.rocaille.problem.Problem;

/**
 * Where a page of a list ends: the sort key of its last item. Callers see an opaque text.
 *
 * @param key the parts of the key in their order; none holds a line feed
 */
public record Cursor(List<String> key) {

    public Cursor {
        key = List.copyOf(key);
    }

    public static Cursor of(String... key) {
        return new Cursor(List.of(key));
    }

    /** The text for callers; safe in a URL as it is. */
    @Override
    public String toString() {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(String.join("\n", key).getBytes(StandardCharsets.UTF_8));
    }

    /**
     * @param parts how many parts the list's key has
     * @throws Problem if no list of this service wrote the text
     */
    static Cursor parse(String text, int parts) {
        try {
            String[] key = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8).split("\n", -1);
            if (key.length == parts) {
                return of(key);
            }
        } catch (IllegalArgumentException e) {
            // Not Base64, so not ours either.
        }
        throw malformed();
    }

    /** For a list that finds a part of the key to be of another type than it wrote. */
    public static Problem malformed() {
        return new Problem(MALFORMED_PARAMETER, "The cursor was not written by this list.").with("parameter", "cursor");
    }
}

package org.rocaille.web;

import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;

/** Which part of a list is asked for; a resource takes it as a {@code @BeanParam}. */
public class PageRequest {

    private static final int MOST = 200;
    private static final int DEFAULT = 50;

    @QueryParam("limit")
    @Parameter(
            description = "How many items at most",
            schema = @Schema(type = SchemaType.INTEGER, minimum = "1", maximum = "200", defaultValue = "50"))
    String limit;

    @QueryParam("cursor")
    @Parameter(description = "The `next` of the page before; the first page without it")
    String cursor;

    /** How many items a page has at most, from 1 to 200. */
    public int limit() {
        return limit(limit);
    }

    /** What the parameter {@code limit} says; null for what it is without it. */
    public static int limit(String limit) {
        return Values.number("limit", limit, 1, MOST).orElse(DEFAULT);
    }

    /**
     * The key after which the page begins; empty for the first page.
     *
     * @param parts how many parts the list's key has
     */
    public Optional<Cursor> after(int parts) {
        return Optional.ofNullable(cursor).map(text -> Cursor.parse(text, parts));
    }
}

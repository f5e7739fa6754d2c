package org.rocaille.web;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.List;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jboss.resteasy.reactive.RestResponse;

/**
 * One page of a list.
 *
 * @param items the items in the list's order
 * @param next the cursor of the page that follows, null if this is the last
 */
public record Page<T>(
        @Schema(required = true) List<T> items,

        @Schema(required = true, nullable = true, description = "The cursor of the next page, null on the last")
        String next) {

    /**
     * @param found at most one item more than a page holds, which tells that another page follows
     * @param limit how many items a page holds
     * @param key the sort key of an item
     * @param view an item as callers see it
     */
    public static <I, T> Page<T> of(List<I> found, int limit, Function<I, Cursor> key, Function<I, T> view) {
        boolean more = found.size() > limit;
        List<I> shown = more ? found.subList(0, limit) : found;
        return new Page<>(
                shown.stream().map(view).toList(),
                more ? key.apply(shown.get(limit - 1)).toString() : null);
    }

    /** The page with a {@code Link} to the next one, which keeps the other parameters of this request. */
    public RestResponse<Page<T>> answer(UriInfo request) {
        return response(request, this).build();
    }

    /** As {@link #answer(UriInfo)} with a body that tells more than the page. */
    public <B> RestResponse<B> answerWith(B body, UriInfo request) {
        return response(request, body).build();
    }

    /** As {@link #answer(UriInfo)} with the tag of a list that has one. */
    public RestResponse<Page<T>> answer(UriInfo request, VersionTag tag) {
        return tag.on(response(request, this)).build();
    }

    /** The answer to a caller who has this page already. */
    public static <T> RestResponse<Page<T>> notModified(VersionTag tag) {
        return tag.on(RestResponse.ResponseBuilder.<Page<T>>create(RestResponse.Status.NOT_MODIFIED))
                .build();
    }

    private <B> RestResponse.ResponseBuilder<B> response(UriInfo request, B body) {
        RestResponse.ResponseBuilder<B> response = RestResponse.ResponseBuilder.ok(body);
        if (next != null) {
            URI following = request.getRequestUriBuilder()
                    .replaceQueryParam("cursor", next)
                    .build();
            response.header(
                    HttpHeaders.LINK,
                    "<%s?%s>; rel=\"next\"".formatted(following.getRawPath(), following.getRawQuery()));
        }
        return response;
    }
}

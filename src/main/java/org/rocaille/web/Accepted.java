package org.rocaille.web;

import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.function.Function;

/** What a request accepts, where one method answers in several forms. */
public final class Accepted {

    private Accepted() {}

    /**
     * The first form that fits the most wanted of the accepted types; their parameters do not matter, and what is
     * not wanted at all does not come here.
     *
     * @param forms the preferred one first
     * @throws NotAcceptableException if none fits, or what is accepted is no media type
     */
    public static <T> T first(HttpHeaders headers, List<T> forms, Function<T, MediaType> type) {
        return acceptable(headers).stream()
                .flatMap(accepted -> forms.stream().filter(form -> accepted.isCompatible(type.apply(form))))
                .findFirst()
                .orElseThrow(NotAcceptableException::new);
    }

    private static List<MediaType> acceptable(HttpHeaders headers) {
        try {
            return headers.getAcceptableMediaTypes();
        } catch (IllegalArgumentException e) {
            throw new NotAcceptableException(e);
        }
    }
}

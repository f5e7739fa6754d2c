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
     * The first form that fits the most wanted of the accepted types; their parameters do not matter.
     *
     * @param forms the preferred one first
     * @throws NotAcceptableException if none fits, or what is accepted is no media type
     */
    public static <T> T first(HttpHeaders headers, List<T> forms, Function<T, MediaType> type) {
        return acceptable(headers).stream()
                .filter(Accepted::isWanted)
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

    private static boolean isWanted(MediaType accepted) {
        return !accepted.getParameters().getOrDefault("q", "1").matches("0(\\.0*)?");
    }
}

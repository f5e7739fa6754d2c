package org.rocaille.event.rest;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.event.Slice;

/** How events are answered, in whichever way they are asked for. */
@ApplicationScoped
class EventAnswers {

    private final Reading reading;
    private final ObjectMapper json;

    EventAnswers(Reading reading, ObjectMapper json) {
        this.reading = reading;
        this.json = json;
    }

    /** What there is, at once. */
    RestResponse<EventPage> poll(Source source, EventRequest request, UriInfo uri) {
        return page(reading.look(source, request.start(), request.limit()), uri);
    }

    private RestResponse<EventPage> page(Slice slice, UriInfo uri) {
        String next = slice.next().text();
        URI following =
                uri.getRequestUriBuilder().replaceQueryParam("after", next).build();
        return RestResponse.ResponseBuilder.ok(new EventPage(
                        slice.events().stream()
                                .map(seen -> EventView.of(seen, json))
                                .toList(),
                        next))
                .header(
                        HttpHeaders.LINK,
                        "<%s?%s>; rel=\"next\"".formatted(following.getRawPath(), following.getRawQuery()))
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }
}

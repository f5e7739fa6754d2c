package org.rocaille.event.rest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.UriBuilder;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.jboss.resteasy.reactive.RestResponse;
import org.rocaille.event.Slice;
import org.rocaille.event.Watch;
import org.rocaille.event.Watcher;

/** How events are answered, in whichever way they are asked for. */
@ApplicationScoped
class EventAnswers {

    /** After how many milliseconds a client opens a stream again that was broken off. */
    private static final long RECONNECT = 2_000;

    private final Reading reading;
    private final Finding finding;
    private final Watch watch;
    private final EventStreams streams;
    private final ObjectMapper json;

    EventAnswers(Reading reading, Finding finding, Watch watch, EventStreams streams, ObjectMapper json) {
        this.reading = reading;
        this.finding = finding;
        this.watch = watch;
        this.streams = streams;
        this.json = json;
    }

    /** What there is, or what comes within the time that the client waits. */
    Uni<RestResponse<EventPage>> poll(Source source, EventRequest request, UriInfo uri) {
        UriBuilder address = uri.getRequestUriBuilder();
        Duration waiting = request.waiting();
        Slice first = reading.look(source, request.start(), request.limit());
        if (!first.events().isEmpty() || waiting.isZero()) {
            return Uni.createFrom().item(page(EventView.of(first, json), first, address));
        }
        return Uni.createFrom().deferred(() -> {
            Follower follower = new Follower(finding, source, request.limit(), watch, Watcher.Kind.POLL, first);
            return follower.next(waiting)
                    .map(events -> page(events, first, address))
                    .onTermination()
                    .invoke(follower::close);
        });
    }

    /** @param before what was read before, after which to go on if there are no events */
    private static RestResponse<EventPage> page(List<EventView> events, Slice before, UriBuilder address) {
        String next = events.isEmpty()
                ? before.next().text()
                : events.get(events.size() - 1).cursor();
        URI following = address.replaceQueryParam("after", next).build();
        return RestResponse.ResponseBuilder.ok(new EventPage(events, next))
                .header(
                        HttpHeaders.LINK,
                        "<%s?%s>; rel=\"next\"".formatted(following.getRawPath(), following.getRawQuery()))
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }

    /** A stream of server-sent events. */
    Multi<OutboundSseEvent> sse(Source source, EventRequest request, Sse sse) {
        return streams.open(source, request).map(signal -> sse(signal, sse.newEventBuilder()));
    }

    private OutboundSseEvent sse(Signal signal, OutboundSseEvent.Builder event) {
        if (signal instanceof Signal.Told told) {
            event.id(told.event().cursor()).name(told.event().type()).data(write(told.event()));
        } else if (signal instanceof Signal.End end) {
            event.name(StreamEnd.TYPE).data(write(end.why()));
        } else {
            event.comment("");
            if (signal instanceof Signal.Beat beat && beat.isFirst()) {
                event.reconnectDelay(RECONNECT);
            }
        }
        return event.build();
    }

    /** A stream of lines, each of which is JSON or empty. */
    Multi<Line> lines(Source source, EventRequest request) {
        return streams.open(source, request).map(this::line);
    }

    private Line line(Signal signal) {
        if (signal instanceof Signal.Told told) {
            return new Line(write(told.event()));
        }
        return new Line(signal instanceof Signal.End end ? write(end.why()) : "");
    }

    private String write(Object view) {
        try {
            return json.writeValueAsString(view);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("An event has no JSON form", e);
        }
    }
}

package org.rocaille.event.rest;

import static org.rocaille.problem.ProblemCode.MALFORMED_HEADER;
import static org.rocaille.problem.ProblemCode.MALFORMED_PARAMETER;

import io.vertx.core.http.HttpServerResponse;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Request;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.rocaille.event.Bookmark;
import org.rocaille.event.Start;
import org.rocaille.problem.Problem;
import org.rocaille.web.PageRequest;
import org.rocaille.web.Values;

/** Which events are asked for; a resource takes it as a {@code @BeanParam}. */
public class EventRequest {

    private static final String LATEST = "latest";
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);

    @QueryParam("after")
    @Parameter(
            description =
                    "Only events after this cursor, which an event has and every answer as `next`; or `latest` for"
                            + " those that are still to come. Without it, all events of a game, and those of a player that"
                            + " are kept",
            example = LATEST)
    String after;

    @QueryParam("limit")
    @Parameter(
            description = "How many events at most",
            schema = @Schema(type = SchemaType.INTEGER, minimum = "1", maximum = "200", defaultValue = "50"))
    String limit;

    @QueryParam("wait")
    @Parameter(
            description = "For how long to wait if nothing has happened yet, at most a minute",
            example = "PT0.1S",
            schema = @Schema(implementation = Duration.class, defaultValue = "PT0S"))
    String wait;

    @HeaderParam("Last-Event-ID")
    @Parameter(
            description =
                    "As `after`, which it overrules: browsers send it when they open a stream again, with the id of"
                            + " the last event that they have",
            example = LATEST)
    String lastEventId;

    @Context
    Request request;

    @Context
    HttpServerResponse response;

    /** Whether nothing but headers is asked for. */
    boolean isForHeaders() {
        return request.getMethod().equals(HttpMethod.HEAD);
    }

    /** Whether nobody reads any more. The framework does not always tell: who leaves at once is gone before it listens. */
    boolean isLeft() {
        return response.closed();
    }

    Start start() {
        if (lastEventId != null && !lastEventId.isEmpty()) { // Browsers that have had no event send an empty one.
            return start(
                    lastEventId,
                    new Problem(MALFORMED_HEADER, "Last-Event-ID is not the id of an event of this service.")
                            .with("header", "Last-Event-ID"));
        }
        return after == null
                ? new Start.Beginning()
                : start(
                        after,
                        new Problem(MALFORMED_PARAMETER, "The cursor was not written by this service.")
                                .with("parameter", "after"));
    }

    private static Start start(String text, Problem otherwise) {
        Optional<Start> start = text.equals(LATEST)
                ? Optional.of(new Start.Latest())
                : Bookmark.find(text).map(Start.After::new);
        return start.orElseThrow(() -> otherwise);
    }

    int limit() {
        return PageRequest.limit(limit);
    }

    Duration waiting() {
        if (wait == null) {
            return Duration.ZERO;
        }
        try {
            Duration span = Duration.parse(wait);
            if (span.isNegative() || span.compareTo(LONGEST_WAIT) > 0) {
                throw Values.invalidParameter("wait", "wait is from PT0S to PT1M.");
            }
            return span;
        } catch (DateTimeParseException e) {
            throw new Problem(MALFORMED_PARAMETER, "wait is a span of time, such as PT30S.").with("parameter", "wait");
        }
    }

    /** Lets whoever wants a stream pass, unless they want of it what it does not do. */
    void requireNoPage() {
        if (limit != null) {
            throw Values.invalidParameter("limit", "A stream tells everything.");
        }
        if (wait != null) {
            throw Values.invalidParameter("wait", "A stream waits for as long as it takes.");
        }
    }
}

package org.rocaille.event.rest;

import static org.rocaille.problem.ProblemCode.MALFORMED_HEADER;
import static org.rocaille.problem.ProblemCode.MALFORMED_PARAMETER;

import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.rocaille.event.Bookmark;
import org.rocaille.event.Start;
import org.rocaille.problem.Problem;
import org.rocaille.web.PageRequest;

/** Which events are asked for; a resource takes it as a {@code @BeanParam}. */
public class EventRequest {

    private static final String LATEST = "latest";

    @QueryParam("after")
    @Parameter(
            description =
                    "Only events after this cursor, which an event has and every answer as `next`; or `latest` for"
                            + " those that are still to come. Without it, from the first one that is kept",
            example = LATEST)
    String after;

    @QueryParam("limit")
    @Parameter(
            description = "How many events at most",
            schema = @Schema(type = SchemaType.INTEGER, minimum = "1", maximum = "200", defaultValue = "50"))
    String limit;

    @HeaderParam("Last-Event-ID")
    @Parameter(
            description =
                    "As `after`, which it overrules: browsers send it when they open a stream again, with the id of"
                            + " the last event that they have",
            example = LATEST)
    String lastEventId;

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
}

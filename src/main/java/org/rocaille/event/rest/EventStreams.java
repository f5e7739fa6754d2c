package org.rocaille.event.rest;

import static org.rocaille.problem.ProblemCode.UNAVAILABLE;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.rocaille.event.Slice;
import org.rocaille.event.Watch;
import org.rocaille.event.Watcher;
import org.rocaille.problem.Problem;

/**
 * Streams of events. The next events are read when the client has taken the ones before, so a slow client keeps a page in
 * memory and no more. At the first heartbeat, and at each fourth in a row, it is seen to it that the client may still read;
 * while the database is away the hearts beat on.
 */
@ApplicationScoped
class EventStreams {

    private static final Logger LOG = Logger.getLogger("org.rocaille.events");

    /** In events. */
    private static final int PAGE = 50;

    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final Reading reading;
    private final Finding finding;
    private final Watch watch;
    private final ObjectMapper json;
    private final Duration heartbeat;

    EventStreams(
            Reading reading,
            Finding finding,
            Watch watch,
            ObjectMapper json,
            @ConfigProperty(name = "rocaille.events.heartbeat") Duration heartbeat) {
        this.reading = reading;
        this.finding = finding;
        this.watch = watch;
        this.json = json;
        this.heartbeat = heartbeat;
    }

    /** A stream that begins with a heartbeat and does not end by itself. Who may not read, is refused before it begins. */
    Multi<Signal> open(Source source, EventRequest request) {
        request.requireNoPage();
        Slice first = reading.look(source, request.start(), PAGE);
        if (request.isForHeaders()) {
            return Multi.createFrom().empty();
        }
        return Multi.createFrom().deferred(() -> {
            Follower follower = new Follower(finding, source, PAGE, watch, Watcher.Kind.STREAM, first);
            Multi<List<Signal>> later = Multi.createBy()
                    .repeating()
                    .uni(() -> signals(follower))
                    .whilst(signals -> !request.isLeft() && signals.stream().noneMatch(Signal.End.class::isInstance));
            return Multi.createBy()
                    .concatenating()
                    .streams(Multi.createFrom().item(begin(first)), later)
                    .onItem()
                    .<Signal>disjoint()
                    .onTermination()
                    .invoke(follower::close);
        });
    }

    private List<Signal> begin(Slice first) {
        return Stream.concat(Stream.of(new Signal.Beat(true)), told(EventView.of(first, json)))
                .toList();
    }

    private static Stream<Signal> told(List<EventView> events) {
        return events.stream().map(Signal.Told::new);
    }

    private Uni<List<Signal>> signals(Follower follower) {
        return follower.next(heartbeat)
                .map(events -> follower.isSentAway() ? end(shutdown()) : signals(events))
                .onFailure(Problem.class)
                .recoverWithItem(refusal -> end((Problem) refusal))
                .onFailure()
                .recoverWithUni(failure -> {
                    LOG.warnf("Events could not be read; they will be when that is possible: %s", failure);
                    return Uni.createFrom()
                            .item(signals(List.of()))
                            .onItem()
                            .delayIt()
                            .by(PATIENCE);
                });
    }

    private static List<Signal> signals(List<EventView> events) {
        return events.isEmpty() ? List.of(new Signal.Beat(false)) : told(events).toList();
    }

    private static Problem shutdown() {
        return new Problem(UNAVAILABLE, "The service ends. Open the stream again, with the id of the last event.");
    }

    private static List<Signal> end(Problem why) {
        return List.of(new Signal.End(StreamEnd.of(why)));
    }
}

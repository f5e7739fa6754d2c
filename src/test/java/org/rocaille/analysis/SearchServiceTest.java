package org.rocaille.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rocaille.engine.Limits;
import org.rocaille.problem.Problem;
import org.rocaille.problem.ProblemCode;
import org.rocaille.rules.Variant;

@DisplayName("Searches when the service ends")
class SearchServiceTest {

    private static final Limits LONG = Limits.time(Duration.ofMinutes(1));

    private final SearchService searches = new SearchService(1, new SimpleMeterRegistry());
    private final Line line = Line.of(Variant.ROCAILLE.start(), List.of());

    @Test
    void tell_what_they_have_found_and_those_that_wait_are_refused() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CompletableFuture<Findings> running = searches.search(line, LONG, () -> false)
                .invoke(begun::countDown)
                .collect()
                .last()
                .subscribeAsCompletionStage();
        assertTrue(begun.await(30, TimeUnit.SECONDS));
        CompletableFuture<Findings> waiting =
                searches.search(line, LONG, () -> false).collect().last().subscribeAsCompletionStage();

        searches.whenTheServiceEnds(new ShutdownDelayInitiatedEvent());

        Findings found = running.get(10, TimeUnit.SECONDS);
        assertEquals(Optional.of(Findings.End.SHUTDOWN), found.end());
        assertTrue(found.depth() >= 1);
        refused(assertThrows(ExecutionException.class, () -> waiting.get(10, TimeUnit.SECONDS))
                .getCause());
        refused(assertThrows(Problem.class, () -> searches.search(line, LONG, () -> false)));
    }

    private static void refused(Throwable refusal) {
        assertEquals(ProblemCode.UNAVAILABLE, ((Problem) refusal).code());
    }
}

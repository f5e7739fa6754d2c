package org.rocaille.web;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.vertx.core.Context;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Measures how long callers wait for the first of an answer. There is a series for each operation and status, and one for
 * all that is no operation: whatever callers make up for addresses and methods, there are no more. The framework's own
 * measuring makes one of each address that is refused before it is routed.
 */
@Singleton
final class RequestTimes implements Handler<RoutingContext> {

    private static final String OTHER = "other";

    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

    /** Where the framework keeps the template of an operation's address, for those who measure. */
    private static final String TEMPLATE = "UrlPathTemplate";

    /** In milliseconds: from an answer that is in memory to one that nobody waits for. */
    private static final Duration[] BOUNDS = Stream.of(1, 3, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000)
            .map(Duration::ofMillis)
            .toArray(Duration[]::new);

    private final MeterRegistry registry;
    private final Map<Kind, Timer> timers = new ConcurrentHashMap<>();

    RequestTimes(MeterRegistry registry) {
        this.registry = registry;
    }

    private record Kind(String method, String template, int status) {}

    @Override
    public void handle(RoutingContext context) {
        long start = System.nanoTime();
        Context request = Vertx.currentContext();
        context.addHeadersEndHandler(sending -> {
            String template = request.getLocal(TEMPLATE);
            Kind kind = new Kind(
                    context.request().method().name(),
                    template == null ? OTHER : template,
                    context.response().getStatusCode());
            timers.computeIfAbsent(bounded(kind), this::timer).record(System.nanoTime() - start, NANOSECONDS);
        });
        context.next();
    }

    private static Kind bounded(Kind kind) {
        return METHODS.contains(kind.method()) ? kind : new Kind(OTHER, kind.template(), kind.status());
    }

    private Timer timer(Kind kind) {
        return Timer.builder("http.server.requests")
                .description("How long callers waited for the first of an answer")
                .tags("method", kind.method(), "uri", kind.template(), "status", Integer.toString(kind.status()))
                .serviceLevelObjectives(BOUNDS)
                .register(registry);
    }
}

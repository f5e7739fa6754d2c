package org.rocaille.limit.rest;

import static org.rocaille.limit.Policy.GUESSES;
import static org.rocaille.problem.ProblemCode.MALFORMED_REQUEST;
import static org.rocaille.problem.ProblemCode.RATE_LIMITED;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.net.impl.ConnectionBase;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ResourceInfo;
import java.lang.reflect.Method;
import java.time.Clock;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.rocaille.limit.Limits;
import org.rocaille.limit.Policy;
import org.rocaille.limit.Quota;
import org.rocaille.player.KnownTokens;
import org.rocaille.problem.Problem;
import org.rocaille.web.Caller;

/**
 * Counts every request to an operation before anything is done for it, and gives back what is free when its answer is
 * known. So what goes on at once never exceeds a quota, and who has nothing left is refused at the price of a look into
 * memory.
 *
 * <p>A player is counted as one whatever its token, a seat by its token, and everyone else by address. So is a token that was
 * neither made here nor has worked here lately: it is counted as a guess as well, until it turns out to be none, or whoever
 * makes tokens up would be somebody new each time.
 */
@Singleton
final class LimitFilter {

    /** Before the other filters. */
    private static final int FIRST = 0;

    private static final int BEFORE_RESOURCES = -1;

    /** Where a request keeps what it is counted as. */
    private static final String COUNTED = LimitFilter.class.getName();

    /** Where a request keeps what is completed when its answer has ended. */
    private static final String OVER = COUNTED + ".over";

    private final Provider<Limits> limits;
    private final KnownTokens known;
    private final CurrentVertxRequest current;
    private final Clock clock;
    private final Map<Policy, Counter> refusals = new EnumMap<>(Policy.class);
    private final Map<Method, Rule> rules = new ConcurrentHashMap<>();

    /** @param limits asked for with the first request: filters are made before settings are looked at */
    LimitFilter(
            Provider<Limits> limits,
            KnownTokens known,
            CurrentVertxRequest current,
            Clock clock,
            MeterRegistry registry) {
        this.limits = limits;
        this.known = known;
        this.current = current;
        this.clock = clock;
        for (Policy policy : Policy.values()) {
            refusals.put(policy, registry.counter("rocaille.limits.refused", "policy", policy.code()));
        }
    }

    /**
     * The status of an answer is known last to what was added to the request first. And when a request comes to its
     * operation, whoever asked may have gone: nothing can be added to an answer that has ended.
     */
    void open(@Observes Router router) {
        router.route().order(BEFORE_RESOURCES).handler(request -> {
            CompletableFuture<Void> over = new CompletableFuture<>();
            request.put(OVER, over);
            request.addEndHandler(ended -> over.complete(null));
            request.addHeadersEndHandler(sending -> {
                if (request.get(COUNTED) instanceof Counted counted) {
                    tell(counted, request.response());
                }
            });
            request.next();
        });
    }

    private record Counted(Limits.Entry entry, Rule rule) {}

    @ServerRequestFilter(priority = FIRST)
    void count(ResourceInfo operation) {
        if (limits.get().quotas().isEmpty()) {
            return;
        }
        RoutingContext request = current.getCurrent();
        if (over(request).isDone()) {
            throw new Problem(MALFORMED_REQUEST, "Whoever asked has gone.");
        }
        Rule rule = rules.computeIfAbsent(operation.getResourceMethod(), Rule::of);
        Limits.Entry entry = limits.get().enter(counts(rule, request));
        request.put(COUNTED, new Counted(entry, rule));
        if (entry.goesOn()) {
            whenOver(request, entry::end);
        }
        entry.refusal().map(this::problem).ifPresent(problem -> {
            throw problem;
        });
    }

    private List<Limits.Count> counts(Rule rule, RoutingContext request) {
        String authorization = request.request().getHeader("Authorization");
        Optional<String> holder = Caller.token(authorization).flatMap(known::holder);
        if (holder.isPresent() && !rule.policies().contains(GUESSES)) {
            return rule.policies().stream()
                    .map(policy -> new Limits.Count(policy, holder.get()))
                    .toList();
        }
        String address = ClientAddress.of(request.request());
        List<Limits.Count> counts = new ArrayList<>();
        if (authorization != null && holder.isEmpty() && !rule.policies().contains(GUESSES)) {
            counts.add(new Limits.Count(GUESSES, address));
        }
        for (Policy policy : rule.policies()) {
            counts.add(new Limits.Count(policy, policy == GUESSES ? address : holder.orElse(address)));
        }
        return counts;
    }

    /** Runs something when the answer has ended, or its connection: answers that the framework gives up do not end. */
    private static void whenOver(RoutingContext request, Runnable end) {
        ChannelFuture closed =
                ((ConnectionBase) request.request().connection()).channel().closeFuture();
        ChannelFutureListener listener = gone -> end.run();
        closed.addListener(listener);
        over(request).thenRun(() -> {
            closed.removeListener(listener);
            end.run();
        });
    }

    private static CompletableFuture<Void> over(RoutingContext request) {
        return request.get(OVER);
    }

    private void tell(Counted counted, HttpServerResponse response) {
        counted.entry()
                .refusal()
                .ifPresentOrElse(
                        refusal -> LimitHeaders.tell(refusal, response.headers()),
                        () -> settle(counted.entry(), counted.rule(), response));
    }

    private void settle(Limits.Entry entry, Rule rule, HttpServerResponse response) {
        int status = response.getStatusCode();
        boolean isReplayed = response.headers().contains("Idempotency-Replayed");
        entry.charge(policy -> rule.charges(policy, status, isReplayed));
        List<Limits.Count> told = entry.counts().stream()
                .filter(count -> count.policy() != GUESSES || rule.charges(GUESSES, status, isReplayed))
                .toList();
        LimitHeaders.tell(told, limits.get(), response.headers());
    }

    private Problem problem(Limits.Refusal refusal) {
        String policy = refusal.policy().code();
        int limit = refusal.quota().limit();
        refusals.get(refusal.policy()).increment();
        Problem problem = refusal.quota() instanceof Quota.Rate rate
                ? new Problem(
                        RATE_LIMITED, "The limit `%s` is used up: %d in %s.".formatted(policy, limit, rate.window()))
                : new Problem(
                        RATE_LIMITED,
                        "%d of `%s` are going on, which is the limit; when one ends, there is room for another."
                                .formatted(limit, policy));
        Problem named = problem.with("policy", policy).with("limit", limit);
        return refusal.retryAfter()
                .map(wait -> named.with("retryAt", clock.instant().plus(wait)))
                .orElse(named);
    }
}

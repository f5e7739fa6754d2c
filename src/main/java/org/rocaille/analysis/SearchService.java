package org.rocaille.analysis;

import static org.rocaille.problem.ProblemCode.UNAVAILABLE;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.smallrye.mutiny.operators.multi.processors.UnicastProcessor;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.rocaille.engine.Limits;
import org.rocaille.engine.Search;
import org.rocaille.engine.SearchPool;
import org.rocaille.engine.Variation;
import org.rocaille.problem.Problem;

/**
 * Searches positions for whoever asks, on threads that do nothing else: requests that wait for a search hold neither a
 * thread of the others nor a connection to the database.
 */
@ApplicationScoped
public class SearchService {

    /** For each thread. */
    private static final long BYTES = 16 << 20;

    private final SearchPool pool;
    private final MeterRegistry registry;

    SearchService(@ConfigProperty(name = "rocaille.analysis.threads") int threads, MeterRegistry registry) {
        this.pool = new SearchPool("analysis", threads, BYTES);
        this.registry = registry;
    }

    /**
     * Searches the position that a line leads to.
     *
     * @param isLeft whether nobody waits for it any more; asked now and then
     * @return what is found with each depth, and at the end
     * @throws Problem if too many searches wait already
     */
    public Multi<Findings> search(Line line, Limits limits, BooleanSupplier isLeft) {
        UnicastProcessor<Findings> found = UnicastProcessor.create();
        if (!pool.enter(isLeft, search -> run(search, line, limits, isLeft, found))) {
            throw new Problem(UNAVAILABLE, "Too many searches wait already.");
        }
        return found.emitOn(Infrastructure.getDefaultWorkerPool());
    }

    private void run(
            Search search, Line line, Limits limits, BooleanSupplier isLeft, UnicastProcessor<Findings> found) {
        if (pool.isClosed()) {
            found.onError(new Problem(UNAVAILABLE, "The service ends."));
            return;
        }
        try {
            List<Variation> depth = new ArrayList<>();
            int lines = Math.min(limits.lines(), line.position().legalMoves().size());
            List<Variation> best = search.run(
                    line.position(), line.history(), limits, () -> pool.isClosed() || isLeft.getAsBoolean(), next -> {
                        depth.add(next);
                        if (next.rank() == lines) {
                            found.onNext(new Findings(line, depth, Optional.empty()));
                            depth.clear();
                        }
                    });
            Findings all = new Findings(line, best, Optional.empty());
            Findings.End end = end(all, limits, isLeft);
            registry.counter("rocaille.analysis.searches", "ended", end.code()).increment();
            found.onNext(new Findings(line, best, Optional.of(end)));
            found.onComplete();
        } catch (RuntimeException | Error failure) {
            found.onError(failure); // Whoever asked is told of an incident, which is logged there.
        }
    }

    private Findings.End end(Findings found, Limits limits, BooleanSupplier isLeft) {
        if (found.variations().isEmpty()) {
            return Findings.End.GAME_OVER;
        } else if (isLeft.getAsBoolean()) {
            return Findings.End.LEFT;
        } else if (pool.isClosed()) {
            return Findings.End.SHUTDOWN;
        } else if (found.depth() >= limits.depth()) {
            return Findings.End.DEPTH;
        } else if (found.nodes() >= limits.nodes()) {
            return Findings.End.NODES;
        }
        return found.elapsed().compareTo(limits.time()) >= 0 ? Findings.End.TIME : Findings.End.DECIDED;
    }

    /** How many are searched. */
    public int running() {
        return pool.running();
    }

    /** How many wait for a thread. */
    public int waiting() {
        return pool.waiting();
    }

    /** Ends all searches, while there is still a moment to tell what they have found. */
    void whenTheServiceEnds(@Observes ShutdownDelayInitiatedEvent ending) {
        pool.close();
    }
}

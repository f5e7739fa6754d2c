package org.rocaille.webhook.schedule;

import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.rocaille.round.Rounds;
import org.rocaille.webhook.Courier;
import org.rocaille.webhook.Dispatch;
import org.rocaille.webhook.WebhookStore;

/**
 * Goes round the webhooks for which something is to be sent. Each has a turn of its own, in which one message is sent after
 * the other; a turn ends with the first that fails, so that a dead receiver waits behind the others. Any number of processes
 * may do so over one database.
 */
@ApplicationScoped
public class WebhookRound {

    private static final Logger LOG = Logger.getLogger("org.rocaille.webhooks");

    /** In turns at once, each of which may wait long for an answer. */
    private static final int MOST = 32;

    /** Of those, as many may be of receivers that nobody knows to answer: the others have room even so. */
    private static final int MOST_DOUBTFUL = MOST / 2;

    /** In deliveries; in one transaction, during which an embedded database does nothing else. */
    private static final int BATCH = 500;

    /** In messages of one turn; the next begins with the next round. */
    private static final int LONGEST_TURN = 50;

    private final Dispatch dispatch;
    private final Courier courier;
    private final ExecutorService turns;
    private final AtomicInteger reliable = new AtomicInteger();
    private final AtomicInteger doubtful = new AtomicInteger();

    WebhookRound(Dispatch dispatch, Courier courier) {
        this.dispatch = dispatch;
        this.courier = courier;
        turns = Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, "webhooks");
            thread.setDaemon(true);
            return thread;
        });
    }

    @PreDestroy
    void stop() {
        turns.shutdownNow();
    }

    /** A round does not wait for its turns: the next may find others. */
    void begin(
            @Observes StartupEvent started,
            Rounds rounds,
            @ConfigProperty(name = "rocaille.webhooks.every") Duration every) {
        rounds.begin(every, every, "Webhooks could not be looked at; they will be the next time", this::go);
        rounds.begin(Duration.ofMinutes(2), Duration.ofHours(1), "Old deliveries were not forgotten", this::forget);
    }

    /** Forgets all old deliveries, some at a time. */
    public void forget() {
        int forgotten;
        do {
            forgotten = dispatch.forget(BATCH);
        } while (forgotten > 0);
    }

    /** Begins a turn of each webhook for which there is room. What is returned ends with the last of these. */
    public CompletableFuture<Void> go() {
        List<CompletableFuture<Void>> begun = new ArrayList<>();
        for (WebhookStore.Waiting waiting : dispatch.waiting(MOST)) {
            AtomicInteger going = waiting.isDoubtful() ? doubtful : reliable;
            int most = waiting.isDoubtful() ? MOST_DOUBTFUL : MOST - MOST_DOUBTFUL;
            if (going.incrementAndGet() > most) {
                going.decrementAndGet();
            } else {
                begun.add(CompletableFuture.runAsync(() -> turn(waiting.webhookId()), turns)
                        .whenComplete((done, failure) -> going.decrementAndGet()));
            }
        }
        return CompletableFuture.allOf(begun.toArray(CompletableFuture[]::new));
    }

    private void turn(String webhookId) {
        try {
            Optional<Dispatch.Errand> errand = dispatch.begin(webhookId);
            for (int sent = 1; errand.isPresent(); sent++) {
                long start = System.nanoTime();
                Courier.Answer answer = courier.send(errand.get().letter());
                Duration took = Duration.ofNanos(System.nanoTime() - start);
                errand = dispatch.record(errand.get(), answer, took, sent < LONGEST_TURN);
            }
        } catch (RuntimeException e) {
            // Its lease runs out, and then it has another turn.
            LOG.warnf("What is to be sent for webhook %s was not, or not recorded: %s", webhookId, e.getMessage());
        }
    }
}

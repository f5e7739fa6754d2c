package org.rocaille.webhook;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rocaille.event.FeedId;
import org.rocaille.event.Feeds;
import org.rocaille.event.KeptEvent;

/**
 * Finds what is to be sent, and keeps what has come of it. A process leases a webhook, sends for it one message after the
 * other, and gives it back; so whatever the number of processes, none of its messages is sent twice at once. If the process
 * dies, the lease runs out and another sends again what was not recorded: a message may come twice, and is never lost.
 * Each step is a short transaction under the lock of the webhook, and nothing is sent in any.
 */
@ApplicationScoped
public class Dispatch {

    /** How long deliveries are kept. */
    public static final Duration KEPT = Duration.ofDays(30);

    /** In events for which deliveries are made at once. */
    private static final int MOST = 100;

    private final WebhookStore webhooks;
    private final Feeds feeds;
    private final Messages messages;
    private final Clock clock;

    Dispatch(WebhookStore webhooks, Feeds feeds, Messages messages, Clock clock) {
        this.webhooks = webhooks;
        this.feeds = feeds;
        this.messages = messages;
        this.clock = clock;
    }

    /**
     * A message to be sent now.
     *
     * @param webhook  the webhook, leased
     * @param delivery the delivery
     * @param at       the time that is signed
     * @param letter   what is sent
     */
    public record Errand(Webhook webhook, Delivery delivery, Instant at, Courier.Letter letter) {

        private boolean isOf(Webhook now) {
            return webhook.progress().leasedUntil().equals(now.progress().leasedUntil());
        }
    }

    /** The webhooks for which something is to be sent, perhaps, the most urgent first. */
    @Transactional
    public List<WebhookStore.Waiting> waiting(int limit) {
        return webhooks.waiting(clock.instant(), limit);
    }

    /** What is to be sent first for a webhook, which is leased then; nothing if another process has it, or nothing is due. */
    @Transactional
    public Optional<Errand> begin(String webhookId) {
        Optional<Webhook> claimed = webhooks.claim(webhookId);
        Instant now = clock.instant(); // Not before: whoever had it until now may have leased it.
        return claimed.filter(webhook -> !webhook.progress().isLeased(now)).flatMap(webhook -> next(webhook, now));
    }

    private Optional<Errand> next(Webhook webhook, Instant now) {
        Webhook current = webhook;
        Optional<Delivery> due = webhooks.due(webhook, now);
        if (due.isEmpty() && webhook.status() == Health.Status.ACTIVE) {
            current = takeUp(webhook, now);
            due = webhooks.due(current, now);
        }
        if (due.isEmpty()) {
            return giveBack(current, now);
        }
        Optional<String> body = messages.of(current, due.get());
        if (body.isEmpty()) {
            webhooks.update(due.get().givenUp());
            return next(current, now);
        }
        return Optional.of(errand(current, due.get(), body.get(), now));
    }

    /** Makes deliveries of what has happened since. */
    private Webhook takeUp(Webhook webhook, Instant now) {
        FeedId feed = FeedId.ofPlayer(webhook.player().id());
        List<KeptEvent> events = feeds.after(feed, webhook.progress().reached(), MOST);
        if (events.isEmpty()) {
            return passOver(webhook, feed);
        }
        Webhook taken = webhook;
        for (KeptEvent event : events) {
            taken = taken.with(taken.progress().to(event.seq()));
            if (webhook.subscription().wants(event.type())) {
                taken = taken.with(taken.progress().numbering());
                webhooks.insert(Delivery.next(taken, event.id(), event.type(), Optional.of(event.seq()), now));
            }
        }
        return taken;
    }

    /** What is not kept any more will never come; what has come since the look before is seen in another. */
    private Webhook passOver(Webhook webhook, FeedId feed) {
        long reached = webhook.progress().reached();
        long last = feeds.last(Set.of(feed)).getOrDefault(feed, 0L);
        return last > reached && feeds.after(feed, reached, 1).isEmpty()
                ? webhook.with(webhook.progress().to(last))
                : webhook;
    }

    private Errand errand(Webhook webhook, Delivery delivery, String body, Instant now) {
        Webhook leased = webhook.with(webhook.progress().leased(now));
        webhooks.update(leased);
        Map<String, String> headers = Map.of(
                "webhook-id",
                delivery.messageId(),
                "webhook-timestamp",
                Long.toString(now.getEpochSecond()),
                "webhook-signature",
                webhook.secrets().sign(delivery.messageId(), now, body));
        return new Errand(
                leased, delivery, now, new Courier.Letter(webhook.subscription().url(), headers, body));
    }

    private Optional<Errand> giveBack(Webhook webhook, Instant now) {
        webhooks.update(webhook.with(webhook.progress().free(now)));
        return Optional.empty();
    }

    /**
     * Keeps what has come of an errand, unless its lease has run out.
     *
     * @param took how long it took
     * @param goOn whether there is to be another for the same webhook, if this one went well
     * @return what is to be sent next for it
     */
    @Transactional
    public Optional<Errand> record(Errand errand, Courier.Answer answer, Duration took, boolean goOn) {
        Instant now = clock.instant();
        Optional<Webhook> held = webhooks.lock(errand.webhook().id()).filter(errand::isOf);
        if (held.isEmpty()) {
            return Optional.empty();
        }
        Webhook webhook = held.get();
        Delivery delivery =
                webhooks.delivery(webhook, errand.delivery().number()).orElseThrow();
        Verdict verdict = delivery.isVerification()
                ? Verdict.on(answer, errand.webhook().health().challenge().orElse(""))
                : Verdict.on(answer);
        webhooks.append(
                delivery,
                new Delivery.Attempt(errand.at(), (int) took.toMillis(), verdict.status(), verdict.failure()));
        boolean hasArrived = verdict.failure().isEmpty();
        // What its player has changed in the meantime, this does not change back.
        boolean isOfNow = delivery.isPending()
                && webhook.subscription()
                        .url()
                        .equals(errand.webhook().subscription().url());
        Webhook judged = webhook;
        if (hasArrived) {
            judged = isOfNow || !delivery.isVerification() ? arrived(webhook, delivery, now) : webhook;
        } else if (isOfNow) {
            judged = failed(webhook, delivery, verdict, now);
        }
        return goOn && hasArrived ? next(judged, now) : giveBack(judged, now);
    }

    private Webhook arrived(Webhook webhook, Delivery delivery, Instant now) {
        webhooks.update(delivery.delivered());
        Health health = webhook.health().delivered(now);
        return webhook.with(delivery.isVerification() ? health.verified() : health);
    }

    private Webhook failed(Webhook webhook, Delivery delivery, Verdict verdict, Instant now) {
        webhooks.update(delivery.failed(Retries.after(delivery.type(), delivery.tries(), verdict.retryAfter())
                .map(now::plus)));
        Health health =
                delivery.isVerification() ? webhook.health() : webhook.health().failed(now);
        Webhook judged = webhook.with(verdict.isGone() ? health.disabled(Health.Disabling.GONE) : health);
        if (judged.status() == Health.Status.DISABLED) {
            webhooks.giveUp(judged);
        }
        return judged;
    }

    /**
     * Forgets some old deliveries.
     *
     * @return how many, 0 once there are none that no other process has in hand
     */
    @Transactional
    public int forget(int most) {
        return webhooks.deleteDeliveriesBefore(clock.instant().minus(KEPT), most);
    }
}

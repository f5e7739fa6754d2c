package org.rocaille.webhook;

import static org.rocaille.problem.ProblemCode.LIMIT_REACHED;
import static org.rocaille.problem.ProblemCode.MALFORMED_PARAMETER;
import static org.rocaille.problem.ProblemCode.NOT_FOUND;
import static org.rocaille.problem.ProblemCode.WEBHOOK_NOT_ACTIVE;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.rocaille.event.Bookmark;
import org.rocaille.event.FeedId;
import org.rocaille.event.FeedReader;
import org.rocaille.event.Feeds;
import org.rocaille.event.Start;
import org.rocaille.player.Identity;
import org.rocaille.player.Place;
import org.rocaille.player.Player;
import org.rocaille.player.Reception;
import org.rocaille.problem.Problem;

/** How players make, see, change and try their webhooks. What is sent, {@link Dispatch} sends. */
@ApplicationScoped
public class WebhookService {

    /** How many webhooks a player has at most. */
    public static final int MOST = 10;

    private final WebhookStore webhooks;
    private final Feeds feeds;
    private final FeedReader reader;
    private final Reception reception;
    private final Clock clock;

    WebhookService(WebhookStore webhooks, Feeds feeds, FeedReader reader, Reception reception, Clock clock) {
        this.webhooks = webhooks;
        this.feeds = feeds;
        this.reader = reader;
        this.reception = reception;
        this.clock = clock;
    }

    /**
     * A webhook as a player wants it to be.
     *
     * @param isEnabled whether anything is to be sent
     */
    public record Wish(Subscription subscription, boolean isEnabled) {}

    /** Makes a webhook, whose receiver is asked first whether it wants messages. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Webhook create(Identity.Member member, Subscription subscription) {
        Player player = reception.admit(member);
        if (webhooks.count(player) >= MOST) {
            throw new Problem(LIMIT_REACHED, "A player has at most " + MOST + " webhooks. Delete some first.")
                    .with("limit", MOST);
        }
        Instant now = clock.instant();
        Webhook webhook = Webhook.create(player.ref(), subscription, lastEvent(player), now);
        webhooks.insert(webhook);
        return send(webhook, Delivery.VERIFICATION, now);
    }

    private long lastEvent(Player player) {
        FeedId feed = FeedId.ofPlayer(player.id());
        return feeds.last(Set.of(feed)).getOrDefault(feed, 0L);
    }

    private Webhook send(Webhook webhook, String type, Instant now) {
        Webhook numbered = webhook.with(webhook.progress().numbering());
        webhooks.update(numbered);
        webhooks.insert(Delivery.next(numbered, type, now));
        return numbered;
    }

    /** A player's webhooks, newest first, after a place in the list. */
    public List<Webhook> list(Player player, Optional<Place> after, int limit) {
        return webhooks.list(player, after, limit);
    }

    /** One of a player's webhooks. */
    public Webhook webhook(Player player, String id) {
        return webhooks.find(player, id).orElseThrow(WebhookService::unknown);
    }

    private static Problem unknown() {
        return new Problem(NOT_FOUND, "The player has no such webhook.");
    }

    /**
     * Changes a webhook. Another address must show anew that it wants messages; what happens meanwhile waits. A webhook
     * that is enabled again begins with what happens from then on.
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Webhook change(Identity.Member member, String id, Function<Webhook, Wish> change) {
        Player player = reception.admit(member);
        Webhook webhook = lock(player, id);
        Wish wish = change.apply(webhook);
        boolean isMoved =
                !wish.subscription().url().equals(webhook.subscription().url());
        boolean wasEnabled = webhook.health().disabled().isEmpty();
        Webhook changed = webhook.with(wish.subscription());
        if (isMoved) {
            changed = changed.with(changed.health().unverified());
        }
        if (wasEnabled && !wish.isEnabled()) {
            changed = changed.with(changed.health().disabled(Health.Disabling.BY_OWNER));
            webhooks.giveUp(webhook);
        }
        if (!wasEnabled && wish.isEnabled()) {
            changed = changed.with(changed.health().enabled())
                    .with(changed.progress().to(lastEvent(player)));
        }
        webhooks.update(changed);
        boolean mustAsk = changed.status() == Health.Status.UNVERIFIED && (isMoved || !wasEnabled);
        return mustAsk ? ask(changed) : changed;
    }

    /** Sends the question whether the receiver wants messages, and no other like it any more. */
    private Webhook ask(Webhook webhook) {
        webhooks.pending(webhook, Delivery.VERIFICATION).ifPresent(question -> webhooks.update(question.givenUp()));
        return send(webhook, Delivery.VERIFICATION, clock.instant());
    }

    private Webhook lock(Player player, String id) {
        return webhooks.lock(id)
                .filter(found -> found.player().id().equals(player.id()))
                .orElseThrow(WebhookService::unknown);
    }

    private Webhook lockActive(Identity.Member member, String id) {
        Webhook webhook = lock(reception.admit(member), id);
        return switch (webhook.status()) {
            case ACTIVE -> webhook;
            case UNVERIFIED ->
                throw new Problem(WEBHOOK_NOT_ACTIVE, "The receiver has not shown yet that it wants messages.");
            case DISABLED -> throw disabled();
        };
    }

    private static Problem disabled() {
        return new Problem(WEBHOOK_NOT_ACTIVE, "The webhook is disabled. Enable it first.");
    }

    /** Removes a webhook, if it is still there. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void delete(Identity.Member member, String id) {
        webhooks.delete(reception.admit(member), id);
    }

    /**
     * Gives a webhook a new secret.
     *
     * @param overlap how long messages are signed with the one before, too
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Webhook rotate(Identity.Member member, String id, Duration overlap) {
        Webhook webhook = lock(reception.admit(member), id);
        Webhook rotated = webhook.with(webhook.secrets().rotated(clock.instant().plus(overlap)));
        webhooks.update(rotated);
        return rotated;
    }

    /** Asks the receiver anew whether it wants messages, unless it is being asked, or has said so. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Webhook verify(Identity.Member member, String id) {
        Webhook webhook = lock(reception.admit(member), id);
        return switch (webhook.status()) {
            case ACTIVE -> webhook;
            case UNVERIFIED -> webhooks.pending(webhook, Delivery.VERIFICATION).isPresent() ? webhook : ask(webhook);
            case DISABLED -> throw disabled();
        };
    }

    /** Sends a message that tells nothing, unless one is on its way. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Delivery ping(Identity.Member member, String id) {
        Webhook webhook = lockActive(member, id);
        return webhooks.pending(webhook, Delivery.PING).orElseGet(() -> {
            Webhook numbered = send(webhook, Delivery.PING, clock.instant());
            return webhooks.delivery(numbered, numbered.progress().numbered()).orElseThrow();
        });
    }

    /** What was and is to be sent, newest first, before a number. */
    public List<Delivery> deliveries(Player player, String id, Optional<Long> before, int limit) {
        return webhooks.deliveries(webhook(player, id), before, limit);
    }

    /** Sends a message again, the same as before. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Delivery replay(Identity.Member member, String id, long number) {
        Webhook webhook = lockActive(member, id);
        Delivery delivery = webhooks.delivery(webhook, number)
                .filter(found -> !found.isVerification())
                .orElseThrow(() -> new Problem(NOT_FOUND, "The webhook has no such delivery of an event or ping."));
        Delivery again = delivery.again(clock.instant());
        webhooks.update(again);
        return again;
    }

    /**
     * Sends everything again that has happened since an event.
     *
     * @param after the cursor of that event, as messages and the player's events have it
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Webhook replayAfter(Identity.Member member, String id, String after) {
        Webhook webhook = lockActive(member, id);
        Bookmark bookmark = Bookmark.find(after).orElseThrow(WebhookService::badCursor);
        try {
            reader.ofPlayer(webhook.player().id(), webhook.player().name().text(), new Start.After(bookmark), 1);
        } catch (Problem problem) {
            throw problem.code() == MALFORMED_PARAMETER ? badCursor() : problem;
        }
        Webhook turned = webhook.with(webhook.progress()
                .to(Math.min(bookmark.seq(), webhook.progress().reached())));
        webhooks.update(turned);
        return turned;
    }

    private static Problem badCursor() {
        return Problem.invalidValue("after", "after is the cursor of an event of the player.");
    }
}

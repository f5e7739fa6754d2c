package org.rocaille.webhook;

import java.time.Instant;
import org.rocaille.id.RandomId;
import org.rocaille.player.PlayerRef;

/**
 * That a player is told of what happens by messages to an address.
 *
 * @param id           by which the player names it
 * @param player       whose it is
 * @param createdAt    since when
 * @param subscription what is sent where
 * @param secrets      by which messages are signed
 * @param health       whether they can be sent
 * @param progress     how far they have been
 */
public record Webhook(
        String id,
        PlayerRef player,
        Instant createdAt,
        Subscription subscription,
        Secrets secrets,
        Health health,
        Progress progress) {

    /** @param reached the number of the last event that there is, after which it begins */
    static Webhook create(PlayerRef player, Subscription subscription, long reached, Instant at) {
        return new Webhook(
                RandomId.next(),
                player,
                at,
                subscription,
                Secrets.random(),
                Health.unknown(),
                new Progress(reached, 0, at));
    }

    public Health.Status status() {
        return health.status();
    }

    Webhook with(Subscription changed) {
        return new Webhook(id, player, createdAt, changed, secrets, health, progress);
    }

    Webhook with(Secrets changed) {
        return new Webhook(id, player, createdAt, subscription, changed, health, progress);
    }

    Webhook with(Health changed) {
        return new Webhook(id, player, createdAt, subscription, secrets, changed, progress);
    }

    Webhook with(Progress changed) {
        return new Webhook(id, player, createdAt, subscription, secrets, health, changed);
    }
}

package org.rocaille.webhook.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.net.URI;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rocaille.event.EventType;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerRef;
import org.rocaille.text.UserText;
import org.rocaille.webhook.Health;
import org.rocaille.webhook.Progress;
import org.rocaille.webhook.Secrets;
import org.rocaille.webhook.SigningSecret;
import org.rocaille.webhook.Subscription;
import org.rocaille.webhook.Webhook;

/** A webhook as a row. */
@Entity
@Table(name = "webhook")
class WebhookRow extends PanacheEntityBase {

    @Id
    String id;

    @Column(name = "player_id", updatable = false)
    String playerId;

    @Column(name = "player_name", updatable = false)
    String playerName;

    String name;
    String url;

    /** Separated by spaces. */
    String types;

    @Column(name = "created_at", updatable = false)
    Instant createdAt;

    String secret;

    @Column(name = "previous_secret")
    String previousSecret;

    @Column(name = "previous_until")
    Instant previousUntil;

    String challenge;
    String disabled;

    @Column(name = "delivered_at")
    Instant deliveredAt;

    @Column(name = "failing_since")
    Instant failingSince;

    long reached;

    @Column(name = "last_number")
    long lastNumber;

    @Column(name = "leased_until")
    Instant leasedUntil;

    static WebhookRow of(Webhook webhook) {
        WebhookRow row = new WebhookRow();
        row.id = webhook.id();
        row.playerId = webhook.player().id();
        row.playerName = webhook.player().name().text();
        row.createdAt = webhook.createdAt();
        row.set(webhook);
        return row;
    }

    void set(Webhook webhook) {
        Subscription subscription = webhook.subscription();
        name = subscription.name().map(UserText::value).orElse(null);
        url = subscription.url().toString();
        types = subscription.types().stream().sorted().map(EventType::code).collect(Collectors.joining(" "));
        Secrets secrets = webhook.secrets();
        secret = secrets.present().text();
        previousSecret =
                secrets.previous().map(before -> before.secret().text()).orElse(null);
        previousUntil = secrets.previous().map(Secrets.Previous::until).orElse(null);
        Health health = webhook.health();
        challenge = health.challenge().orElse(null);
        disabled = health.disabled().map(Health.Disabling::code).orElse(null);
        deliveredAt = health.deliveredAt().orElse(null);
        failingSince = health.failingSince().orElse(null);
        reached = webhook.progress().reached();
        lastNumber = webhook.progress().numbered();
        leasedUntil = webhook.progress().leasedUntil();
    }

    Webhook webhook() {
        return new Webhook(
                id,
                new PlayerRef(playerId, new PlayerName(playerName)),
                createdAt,
                new Subscription(Optional.ofNullable(name).map(UserText::new), URI.create(url), types()),
                new Secrets(
                        new SigningSecret(secret),
                        Optional.ofNullable(previousSecret)
                                .map(before -> new Secrets.Previous(new SigningSecret(before), previousUntil))),
                new Health(
                        Optional.ofNullable(challenge),
                        Optional.ofNullable(disabled)
                                .map(why -> Health.Disabling.find(why).orElseThrow()),
                        Optional.ofNullable(deliveredAt),
                        Optional.ofNullable(failingSince)),
                new Progress(reached, lastNumber, leasedUntil));
    }

    private Set<EventType> types() {
        return Arrays.stream(types.split(" "))
                .filter(code -> !code.isEmpty())
                .map(code -> EventType.find(code).orElseThrow())
                .collect(Collectors.toSet());
    }
}

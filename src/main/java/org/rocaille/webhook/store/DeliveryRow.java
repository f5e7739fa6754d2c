package org.rocaille.webhook.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.webhook.Delivery;

/** A delivery as a row. */
@Entity
@Table(name = "webhook_delivery")
@IdClass(DeliveryRow.Key.class)
class DeliveryRow extends PanacheEntityBase {

    @Id
    @Column(name = "webhook_id")
    String webhookId;

    @Id
    long number;

    @Column(name = "message_id", updatable = false)
    String messageId;

    @Column(updatable = false)
    String type;

    @Column(updatable = false)
    Long seq;

    @Column(name = "created_at", updatable = false)
    Instant createdAt;

    String state;
    int tries;

    @Column(name = "due_at")
    Instant dueAt;

    record Key(String webhookId, long number) implements Serializable {

        static Key of(Delivery delivery) {
            return new Key(delivery.webhookId(), delivery.number());
        }
    }

    static DeliveryRow of(Delivery delivery) {
        DeliveryRow row = new DeliveryRow();
        row.webhookId = delivery.webhookId();
        row.number = delivery.number();
        row.messageId = delivery.messageId();
        row.type = delivery.type();
        row.seq = delivery.seq().orElse(null);
        row.createdAt = delivery.createdAt();
        row.set(delivery);
        return row;
    }

    void set(Delivery delivery) {
        state = delivery.state().code();
        tries = delivery.tries();
        dueAt = delivery.dueAt().orElse(null);
    }

    Delivery delivery(List<Delivery.Attempt> attempts) {
        return new Delivery(
                webhookId,
                number,
                messageId,
                type,
                Optional.ofNullable(seq),
                createdAt,
                Delivery.State.find(state).orElseThrow(),
                tries,
                Optional.ofNullable(dueAt),
                attempts);
    }
}

package org.rocaille.webhook.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.Optional;
import org.rocaille.webhook.Delivery;

/** What has come of one attempt of a delivery as a row, which is written once. */
@Entity
@Table(name = "webhook_attempt")
@IdClass(AttemptRow.Key.class)
class AttemptRow extends PanacheEntityBase {

    @Id
    @Column(name = "webhook_id")
    String webhookId;

    @Id
    @Column(name = "delivery_number")
    long deliveryNumber;

    @Id
    int number;

    Instant at;
    int millis;
    Integer status;
    String failure;

    record Key(String webhookId, long deliveryNumber, int number) implements Serializable {}

    static AttemptRow of(Delivery delivery, int number, Delivery.Attempt attempt) {
        AttemptRow row = new AttemptRow();
        row.webhookId = delivery.webhookId();
        row.deliveryNumber = delivery.number();
        row.number = number;
        row.at = attempt.at();
        row.millis = attempt.millis();
        row.status = attempt.status().orElse(null);
        row.failure = attempt.failure().orElse(null);
        return row;
    }

    Delivery.Attempt attempt() {
        return new Delivery.Attempt(at, millis, Optional.ofNullable(status), Optional.ofNullable(failure));
    }
}

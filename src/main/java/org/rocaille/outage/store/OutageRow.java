package org.rocaille.outage.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.rocaille.outage.Outage;

/** An outage as a row. */
@Entity
@Table(name = "outage")
class OutageRow extends PanacheEntityBase {

    @Id
    String id;

    @Column(name = "starts_at", updatable = false)
    Instant startsAt;

    @Column(name = "ends_at", updatable = false)
    Instant endsAt;

    static OutageRow of(Outage outage) {
        OutageRow row = new OutageRow();
        row.id = outage.id();
        row.startsAt = outage.startsAt();
        row.endsAt = outage.endsAt();
        return row;
    }

    Outage outage() {
        return new Outage(id, startsAt, endsAt);
    }
}

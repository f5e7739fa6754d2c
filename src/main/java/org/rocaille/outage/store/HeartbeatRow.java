package org.rocaille.outage.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** The one row that all processes write. */
@Entity
@Table(name = "heartbeat")
class HeartbeatRow extends PanacheEntityBase {

    static final int ONLY = 1;

    @Id
    int id;

    @Column(name = "beat_at")
    Instant beatAt;
}

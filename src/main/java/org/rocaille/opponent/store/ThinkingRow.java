package org.rocaille.opponent.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A turn that some process thinks about, as a row. */
@Entity
@Table(name = "thinking")
class ThinkingRow extends PanacheEntityBase {

    @Id
    @Column(name = "game_id")
    String gameId;

    long version;

    @Column(name = "ends_at")
    Instant endsAt;
}

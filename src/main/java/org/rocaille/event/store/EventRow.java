package org.rocaille.event.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;

/** One event as a row; rows are written once and never changed. */
@Entity
@Table(name = "event")
@IdClass(EventRow.Key.class)
class EventRow extends PanacheEntityBase {

    @Id
    @Column(name = "game_id")
    String gameId;

    @Id
    long seq;

    String id;
    String type;
    Instant at;
    String payload;

    record Key(String gameId, long seq) implements Serializable {}
}

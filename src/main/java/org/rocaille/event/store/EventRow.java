package org.rocaille.event.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import org.rocaille.event.Event;

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

    /**
     * What there is to know, in a row of a release before. Otherwise an empty object, with which a process of that release
     * does what it can.
     */
    String payload;

    /** What there is to know, {@link Deflated}; null in a row of a release before. */
    byte[] facts;

    record Key(String gameId, long seq) implements Serializable {}

    static EventRow of(Event event, String payload) {
        EventRow row = new EventRow();
        row.gameId = event.gameId();
        row.seq = event.seq();
        row.id = event.id();
        row.type = event.type().code();
        row.at = event.at();
        row.payload = "{}";
        row.facts = Deflated.of(payload);
        return row;
    }

    String payload() {
        return facts == null ? payload : Deflated.read(facts);
    }
}

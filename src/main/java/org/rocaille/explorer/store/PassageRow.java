package org.rocaille.explorer.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.UUID;
import org.rocaille.explorer.Track;
import org.rocaille.game.Terms;

/** That a game has had a position, as a row for each who finds it. The one index has the order of the list. */
@Entity
@Table(name = "passage")
@IdClass(PassageRow.Key.class)
class PassageRow extends PanacheEntityBase {

    @Id
    @Column(name = "position_id")
    UUID positionId;

    @Id
    @Column(name = "seen_by")
    String seenBy;

    @Id
    @Column(name = "created_at")
    Instant createdAt;

    @Id
    @Column(name = "game_id")
    String gameId;

    int ply;

    record Key(UUID positionId, String seenBy, Instant createdAt, String gameId) implements Serializable {}

    static PassageRow of(Terms game, Track.Stop stop, String seenBy) {
        PassageRow row = new PassageRow();
        row.positionId = stop.position();
        row.seenBy = seenBy;
        row.createdAt = game.createdAt();
        row.gameId = game.id();
        row.ply = stop.ply();
        return row;
    }
}

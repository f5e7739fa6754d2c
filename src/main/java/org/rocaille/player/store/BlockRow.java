package org.rocaille.player.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;

/** A block as a row. */
@Entity
@Table(name = "player_block")
@IdClass(BlockRow.Key.class)
class BlockRow extends PanacheEntityBase {

    @Id
    @Column(name = "player_id")
    String playerId;

    @Id
    @Column(name = "blocked_id")
    String blockedId;

    Instant at;

    record Key(String playerId, String blockedId) implements Serializable {}
}

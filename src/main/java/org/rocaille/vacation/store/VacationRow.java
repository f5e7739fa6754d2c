package org.rocaille.vacation.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.rocaille.player.PlayerRef;
import org.rocaille.vacation.Vacation;

/** A vacation as a row. */
@Entity
@Table(name = "vacation")
class VacationRow extends PanacheEntityBase {

    @Id
    String id;

    @Column(name = "player_id", updatable = false)
    String playerId;

    @Column(name = "starts_at", updatable = false)
    Instant startsAt;

    @Column(name = "ends_at")
    Instant endsAt;

    static VacationRow of(PlayerRef player, Vacation vacation) {
        VacationRow row = new VacationRow();
        row.id = vacation.id();
        row.playerId = player.id();
        row.startsAt = vacation.startsAt();
        row.endsAt = vacation.endsAt();
        return row;
    }

    Vacation vacation() {
        return new Vacation(id, startsAt, endsAt);
    }
}

package org.rocaille.player.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import org.rocaille.player.Act;
import org.rocaille.text.UserText;

/** An act of the operator as a row; rows are written once and never changed. */
@Entity
@Table(name = "operator_act")
class ActRow extends PanacheEntityBase {

    @Id
    String id;

    String type;

    @Column(name = "player_id")
    String playerId;

    String reason;
    Instant at;

    static ActRow of(Act act) {
        ActRow row = new ActRow();
        row.id = act.id();
        row.type = act.type().code();
        row.playerId = act.player().id();
        row.reason = act.reason().map(UserText::value).orElse(null);
        row.at = act.at();
        return row;
    }

    Act act(PlayerRow player) {
        Act.Type known = Arrays.stream(Act.Type.values())
                .filter(one -> one.code().equals(type))
                .findFirst()
                .orElseThrow();
        return new Act(id, known, player.player(), Optional.ofNullable(reason).map(UserText::new), at);
    }
}

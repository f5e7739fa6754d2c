package org.rocaille.player.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.player.Act;
import org.rocaille.player.PlayerRef;
import org.rocaille.text.UserText;

/** An act of the operator as a row; rows are written once and never changed. */
@Entity
@Table(name = "operator_act")
class ActRow extends PanacheEntityBase {

    @Id
    String id;

    String type;

    /** Null if it was done to a game. */
    @Column(name = "player_id")
    String playerId;

    /** Null if it was done to a player. */
    @Column(name = "game_id")
    String gameId;

    /** Whom it concerns of those who play the game; null where there is nobody. */
    @Column(name = "first_player_id")
    String firstPlayerId;

    @Column(name = "second_player_id")
    String secondPlayerId;

    String reason;
    Instant at;

    static ActRow of(Act act) {
        ActRow row = new ActRow();
        row.id = act.id();
        row.type = act.type().code();
        row.gameId = act.gameId().orElse(null);
        if (row.gameId == null) {
            row.playerId = id(act, 0);
        } else {
            row.firstPlayerId = id(act, 0);
            row.secondPlayerId = id(act, 1);
        }
        row.reason = act.reason().map(UserText::value).orElse(null);
        row.at = act.at();
        return row;
    }

    private static String id(Act act, int place) {
        return act.players().stream().skip(place).findFirst().map(PlayerRef::id).orElse(null);
    }

    Act act(List<PlayerRef> players) {
        return new Act(
                id,
                Act.Type.find(type).orElseThrow(),
                players,
                Optional.ofNullable(gameId),
                Optional.ofNullable(reason).map(UserText::new),
                at);
    }
}

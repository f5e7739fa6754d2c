package org.rocaille.challenge.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import org.rocaille.challenge.Challenge;
import org.rocaille.challenge.Pairing;
import org.rocaille.player.PlayerName;
import org.rocaille.player.PlayerRef;

/** A game that came of a challenge as a row. */
@Entity
@Table(name = "challenge_game")
@IdClass(PairingRow.Key.class)
class PairingRow extends PanacheEntityBase {

    @Id
    @Column(name = "challenge_id")
    String challengeId;

    @Id
    @Column(name = "player_id")
    String playerId;

    @Column(name = "player_name")
    String playerName;

    @Column(name = "game_id")
    String gameId;

    Instant at;

    record Key(String challengeId, String playerId) implements Serializable {}

    static PairingRow of(Challenge challenge, Pairing pairing) {
        PairingRow row = new PairingRow();
        row.challengeId = challenge.id();
        row.playerId = pairing.player().id();
        row.playerName = pairing.player().name().text();
        row.gameId = pairing.gameId();
        row.at = pairing.at();
        return row;
    }

    Pairing pairing() {
        return new Pairing(new PlayerRef(playerId, new PlayerName(playerName)), gameId, at);
    }
}

package org.rocaille.game.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.Optional;
import org.rocaille.game.Game;
import org.rocaille.game.Proposal;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Side;

/** An offer as a row. */
@Entity
@Table(name = "proposal")
@IdClass(ProposalRow.Key.class)
class ProposalRow extends PanacheEntityBase {

    @Id
    @Column(name = "game_id")
    String gameId;

    @Id
    long seq;

    @Column(updatable = false)
    String id;

    @Column(updatable = false)
    String kind;

    @Column(updatable = false)
    Side side;

    @Column(updatable = false)
    int ply;

    String status;

    /** Null if that is no player, or nothing is waited for. */
    @Column(name = "answerer_id")
    String answererId;

    @Column(name = "made_at", updatable = false)
    Instant madeAt;

    @Column(name = "settled_at")
    Instant settledAt;

    record Key(String gameId, long seq) implements Serializable {}

    static ProposalRow of(Game game, Proposal proposal) {
        ProposalRow row = new ProposalRow();
        row.gameId = game.id();
        row.seq = proposal.seq();
        row.id = proposal.id();
        row.kind = proposal.kind().code();
        row.side = proposal.side();
        row.ply = proposal.ply();
        row.madeAt = proposal.madeAt();
        row.answererId = game.terms()
                .seats()
                .of(proposal.side().opposite())
                .player()
                .map(PlayerRef::id)
                .orElse(null);
        row.set(proposal);
        return row;
    }

    void set(Proposal proposal) {
        status = proposal.status().code();
        if (!proposal.isOpen()) {
            answererId = null;
        }
        settledAt = proposal.settledAt().orElse(null);
    }

    Proposal proposal() {
        return new Proposal(
                id,
                seq,
                Proposal.Kind.find(kind).orElseThrow(),
                side,
                ply,
                Proposal.Status.find(status).orElseThrow(),
                madeAt,
                Optional.ofNullable(settledAt));
    }
}

package org.rocaille.game.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.game.Game;
import org.rocaille.game.Matter;
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

    @Column(name = "to_ply", updatable = false)
    Integer toPly;

    /** In milliseconds, as all spans of time. */
    @Column(updatable = false)
    Long span;

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

    @Column(name = "expires_at", updatable = false)
    Instant expiresAt;

    @Column(name = "settled_at")
    Instant settledAt;

    @Column(name = "counter_to", updatable = false)
    String counterTo;

    /** Names, separated by spaces. */
    @Column(updatable = false)
    String differs;

    record Key(String gameId, long seq) implements Serializable {}

    static ProposalRow of(Game game, Proposal proposal) {
        ProposalRow row = new ProposalRow();
        row.gameId = game.id();
        row.seq = proposal.seq();
        row.id = proposal.id();
        row.kind = proposal.kind().code();
        row.set(proposal.matter());
        row.side = proposal.side();
        row.ply = proposal.ply();
        row.madeAt = proposal.madeAt();
        row.expiresAt = proposal.expiresAt();
        row.counterTo = proposal.counter().map(Proposal.Counter::to).orElse(null);
        row.differs = proposal.counter()
                .map(counter -> String.join(" ", counter.differs()))
                .orElse("");
        row.answererId = game.terms()
                .seats()
                .of(proposal.side().opposite())
                .player()
                .map(PlayerRef::id)
                .orElse(null);
        row.set(proposal);
        return row;
    }

    private void set(Matter matter) {
        if (matter instanceof Matter.Takeback takeback) {
            toPly = takeback.toPly();
        } else if (matter instanceof Matter.Pause pause) {
            span = pause.length().toMillis();
        } else if (matter instanceof Matter.ExtraTime extra) {
            span = extra.time().toMillis();
        }
    }

    private Matter matter() {
        return switch (Proposal.Kind.find(kind).orElseThrow()) {
            case DRAW -> new Matter.Draw();
            case TAKEBACK -> new Matter.Takeback(toPly);
            case PAUSE -> new Matter.Pause(Duration.ofMillis(span));
            case EXTRA_TIME -> new Matter.ExtraTime(Duration.ofMillis(span));
            case ABANDON -> new Matter.Abandon();
        };
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
                matter(),
                side,
                ply,
                Proposal.Status.find(status).orElseThrow(),
                madeAt,
                expiresAt,
                Optional.ofNullable(settledAt),
                Optional.ofNullable(counterTo)
                        .map(answered -> new Proposal.Counter(answered, List.of(differs.split(" ")))));
    }
}

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
import org.rocaille.game.conditional.ConditionalMoves;
import org.rocaille.game.conditional.Plan;
import org.rocaille.rules.Side;

/** What a side of a game has decided to answer, as a row; there is none until it has decided for the first time. */
@Entity
@Table(name = "conditional_moves")
@IdClass(PlanRow.Key.class)
class PlanRow extends PanacheEntityBase {

    @Id
    @Column(name = "game_id")
    String gameId;

    /** The side's code. */
    @Id
    String side;

    ConditionalMoves tree;
    int ply;
    long version;

    /** Null with the two below if nothing was dropped. */
    @Column(name = "dropped_reason")
    String droppedReason;

    @Column(name = "dropped_ply")
    Integer droppedPly;

    @Column(name = "dropped_at")
    Instant droppedAt;

    record Key(String gameId, String side) implements Serializable {

        static Key of(String gameId, Side side) {
            return new Key(gameId, side.code());
        }
    }

    static PlanRow of(String gameId, Side side, Plan plan) {
        PlanRow row = new PlanRow();
        row.gameId = gameId;
        row.side = side.code();
        row.set(plan);
        return row;
    }

    void set(Plan plan) {
        tree = plan.moves();
        ply = plan.ply();
        version = plan.version();
        droppedReason = plan.dropped()
                .map(Plan.Dropped::reason)
                .map(Plan.Dropped.Reason::code)
                .orElse(null);
        droppedPly = plan.dropped().map(Plan.Dropped::ply).orElse(null);
        droppedAt = plan.dropped().map(Plan.Dropped::at).orElse(null);
    }

    Plan plan() {
        return new Plan(
                tree,
                ply,
                version,
                Optional.ofNullable(droppedReason)
                        .map(reason -> new Plan.Dropped(
                                Plan.Dropped.Reason.find(reason).orElseThrow(), droppedPly, droppedAt)));
    }
}

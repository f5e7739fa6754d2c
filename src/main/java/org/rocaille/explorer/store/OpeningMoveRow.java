package org.rocaille.explorer.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.UUID;
import org.rocaille.explorer.ExplorerStore.Choice;
import org.rocaille.explorer.Results;

/** How often a move was played from a position, as a row. */
@Entity
@Table(name = "opening_move")
@IdClass(OpeningMoveRow.Key.class)
class OpeningMoveRow extends PanacheEntityBase {

    @Id
    @Column(name = "position_id")
    UUID positionId;

    @Id
    String move;

    int white;
    int draws;
    int black;

    record Key(UUID positionId, String move) implements Serializable {}

    static OpeningMoveRow of(Choice choice, Results results) {
        OpeningMoveRow row = new OpeningMoveRow();
        row.positionId = choice.position();
        row.move = choice.move();
        row.set(results);
        return row;
    }

    void set(Results results) {
        white = results.white();
        draws = results.draws();
        black = results.black();
    }

    Choice choice() {
        return new Choice(positionId, move);
    }

    Results results() {
        return new Results(white, draws, black);
    }
}

package org.rocaille.idempotency.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.rocaille.idempotency.KeptAnswer;

/** A kept answer as a row; rows are written once and never changed. */
@Entity
@Table(name = "kept_answer")
class AnswerRow extends PanacheEntityBase {

    @Id
    String name;

    String request;
    byte[] sealed;

    @Column(name = "made_at")
    Instant madeAt;

    static AnswerRow of(KeptAnswer answer) {
        AnswerRow row = new AnswerRow();
        row.name = answer.name();
        row.request = answer.request();
        row.sealed = answer.sealed();
        row.madeAt = answer.madeAt();
        return row;
    }

    KeptAnswer answer() {
        return new KeptAnswer(name, request, sealed, madeAt);
    }
}

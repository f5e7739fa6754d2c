package org.rocaille.idempotency.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.LockMode;
import org.hibernate.Session;
import org.rocaille.idempotency.AnswerStore;
import org.rocaille.idempotency.KeptAnswer;

/** Kept answers as rows. */
@ApplicationScoped
class AnswerTable implements AnswerStore {

    private final EntityManager entities;

    AnswerTable(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public Optional<KeptAnswer> find(String name) {
        return AnswerRow.<AnswerRow>findByIdOptional(name).map(AnswerRow::answer);
    }

    @Override
    public void insert(KeptAnswer answer) {
        AnswerRow.of(answer).persistAndFlush();
    }

    @Override
    @Transactional
    public int deleteBefore(Instant instant, int most) {
        // Two processes delete others, and neither waits for the other.
        List<AnswerRow> old = entities.unwrap(Session.class)
                .createSelectionQuery("from AnswerRow where madeAt < :instant order by madeAt", AnswerRow.class)
                .setParameter("instant", instant)
                .setMaxResults(most)
                .setHibernateLockMode(LockMode.UPGRADE_SKIPLOCKED)
                .getResultList();
        old.forEach(AnswerRow::delete);
        return old.size();
    }
}

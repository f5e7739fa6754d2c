package org.rocaille.idempotency.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rocaille.idempotency.AnswerStore;
import org.rocaille.idempotency.KeptAnswer;

/** Kept answers as rows. */
@ApplicationScoped
class AnswerTable implements AnswerStore {

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
        List<String> names = AnswerRow.find("select name from AnswerRow where madeAt < ?1 order by madeAt", instant)
                .page(0, most)
                .project(String.class)
                .list();
        return names.isEmpty() ? 0 : (int) AnswerRow.delete("name in ?1", names);
    }
}

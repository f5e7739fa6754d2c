package org.rocaille.idempotency;

import java.time.Instant;
import java.util.Optional;

/** Where answers are kept. */
public interface AnswerStore {

    Optional<KeptAnswer> find(String name);

    /** Keeps an answer in the transaction of what it tells of, and writes it at once, so that it fails here if another request has kept one by this name. */
    void insert(KeptAnswer answer);

    /**
     * Forgets, in a transaction, some of those that were given before an instant, but none that someone else forgets.
     *
     * @param most how many
     * @return how many they were
     */
    int deleteBefore(Instant instant, int most);
}

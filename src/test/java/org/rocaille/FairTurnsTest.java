package org.rocaille;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.Statement;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

/** That nobody is passed over who waits for the embedded database's only connection. */
@QuarkusTest
class FairTurnsTest {

    private static final int CROWD = 32;
    private static final int TURNS = 2_000;

    @Inject
    AgroalDataSource pool;

    @ConfigProperty(name = "quarkus.datasource.db-kind")
    String kind;

    @Test
    void whoever_waits_has_a_turn_before_all_have_had_two() throws Exception {
        assumeTrue(kind.equals("h2"), "There is one connection to H2 alone");
        AtomicInteger turns = new AtomicInteger();
        Callable<Integer> takesTurns = () -> {
            int most = 0;
            while (turns.get() < TURNS) {
                int asked = turns.get();
                try (Connection connection = pool.getConnection();
                        Statement statement = connection.createStatement()) {
                    most = Math.max(most, turns.getAndIncrement() - asked);
                    statement.execute("select count(*) from game");
                }
            }
            return most;
        };

        int most = Collections.max(Race.between(Collections.nCopies(CROWD, takesTurns)));

        assertTrue(most <= 2 * CROWD, "Passed over " + most + " times");
    }
}

package org.rocaille;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DatabaseLocationTest {

    @Test
    void a_url_of_the_kind_the_build_is_for_is_accepted() {
        assertFalse(new DatabaseLocation("h2", "jdbc:h2:file:/games/rocaille").isOfAnotherKind());
        assertFalse(new DatabaseLocation("postgresql", "jdbc:postgresql://host/games").isOfAnotherKind());
    }

    @Test
    void a_url_of_the_other_kind_is_refused_in_one_sentence_that_says_what_to_do() {
        DatabaseLocation location = new DatabaseLocation("h2", "jdbc:postgresql://host/games?password=secret");

        assertTrue(location.isOfAnotherKind());
        assertEquals(
                "Rocaille was built for h2 and cannot use jdbc:postgresql://host/games: set"
                        + " QUARKUS_DATASOURCE_JDBC_URL to a jdbc:h2: URL or start the build for that database.",
                location.refusal());
    }

    @Test
    void embedded_data_is_described_by_its_file_and_other_data_by_a_url_without_settings() {
        assertEquals(
                "/games/rocaille.mv.db", new DatabaseLocation("h2", "jdbc:h2:file:/games/rocaille;A=1").description());
        assertEquals(
                "jdbc:postgresql://host/games",
                new DatabaseLocation("postgresql", "jdbc:postgresql://host/games?password=x").description());
    }
}

package org.rocaille;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The service as people start it who have mistaken themselves. */
class PackagedServiceIT {

    @TempDir
    Path directory;

    @Test
    void a_service_that_is_given_a_database_of_the_other_kind_says_one_sentence_and_ends()
            throws IOException, InterruptedException {
        String other = PackagedService.KIND.equals("h2") ? "postgresql" : "h2";
        String url = "jdbc:" + other + "://nowhere/games";

        assertTrue(refusal(Map.of("QUARKUS_DATASOURCE_JDBC_URL", url))
                .startsWith("Rocaille was built for " + PackagedService.KIND + " and cannot use " + url));
    }

    @Test
    void a_service_whose_operators_token_is_easily_guessed_says_one_sentence_and_ends()
            throws IOException, InterruptedException {
        assertTrue(refusal(Map.of("ROCAILLE_OPERATOR_TOKEN", "0123456789abcdef"))
                .startsWith("rocaille.operator.token should be at least 32 characters"));
    }

    @ParameterizedTest
    @CsvSource({
        "ROCAILLE_LIMITS_READS, rocaille.limits.reads",
        "ROCAILLE_LIMITS_ENABLED, rocaille.limits.enabled",
        "ROCAILLE_EVENTS_KEPT_FOR, rocaille.events.kept-for"
    })
    void a_service_with_a_setting_that_says_nothing_says_one_sentence_and_ends(String variable, String setting)
            throws IOException, InterruptedException {
        assertTrue(refusal(Map.of(variable, "often")).startsWith(setting + " is often, and should be "));
    }

    private String refusal(Map<String, String> environment) throws IOException, InterruptedException {
        return refusal(directory, environment);
    }

    /** The only line that a service says before it declines to start. */
    static String refusal(Path directory, Map<String, String> environment) throws IOException, InterruptedException {
        Process service = PackagedService.launch(directory, environment);
        List<String> said;
        try (BufferedReader output = service.inputReader()) {
            said = output.lines().toList();
        }

        assertNotEquals(0, service.waitFor());
        assertEquals(1, said.size(), said.toString());
        return said.get(0);
    }
}

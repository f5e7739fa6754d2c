package org.rocaille;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.quarkus.runtime.configuration.ConfigurationException;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingTest {

    private static void check(String name, String text) {
        Setting.check(new SmallRyeConfigBuilder()
                .withSources(new PropertiesConfigSource(Map.of(name, text), "what was set", 100))
                .build());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rocaille.limits.enabled         | false",
                "rocaille.limits.reads           | off",
                "rocaille.limits.reads           | 600/PT1M",
                "rocaille.limits.streams         | 20",
                "rocaille.clocks.every           | 10s",
                "rocaille.events.kept-for        | P90D",
                "rocaille.vacations.hours-per-year | 0",
                "rocaille.cors.origins           | *",
                "rocaille.cors.origins           | none",
                "rocaille.cors.origins           | https://example.org, http://localhost:3000",
                "rocaille.operator.token         | 0123456789abcdef0123456789abcdef",
            })
    void what_says_something_is_accepted(String name, String text) {
        assertDoesNotThrow(() -> check(name, text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rocaille.limits.enabled         | perhaps",
                "rocaille.limits.reads           | many",
                "rocaille.limits.reads           | 600/minute",
                "rocaille.limits.streams         | 0",
                "rocaille.clocks.every           | often",
                "rocaille.clocks.every           | 0s",
                "rocaille.events.kept-for        | -P1D",
                "rocaille.vacations.hours-per-year | -1",
                "rocaille.cors.origins           | example.org",
                "rocaille.cors.origins           | https://example.org/",
            })
    void what_says_nothing_is_refused_by_its_name_and_what_it_should_be(String name, String text) {
        String refusal = assertThrows(ConfigurationException.class, () -> check(name, text))
                .getMessage();

        assertEquals(name + " is " + text + ", and should be ", refusal.substring(0, refusal.indexOf("be ") + 3));
    }

    @Test
    void a_token_that_is_refused_is_not_repeated() {
        String refusal = assertThrows(ConfigurationException.class, () -> check("rocaille.metrics.token", "hunter2"))
                .getMessage();

        assertFalse(refusal.contains("hunter2"), refusal);
    }
}

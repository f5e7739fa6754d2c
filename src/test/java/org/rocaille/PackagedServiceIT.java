package org.rocaille;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The service as people start it. */
class PackagedServiceIT {

    @TempDir
    Path directory;

    @Test
    void a_service_says_where_its_data_lies_and_puts_it_there() throws IOException, InterruptedException {
        assumeTrue(PackagedService.KIND.equals("h2"), "Only H2 is embedded");
        Path file = directory.toRealPath().resolve("games/rocaille.mv.db");

        List<String> said = new ArrayList<>();
        Process service = PackagedService.launch(directory, Map.of("ROCAILLE_DATA", "games"));
        try (BufferedReader output = service.inputReader()) {
            String line = output.readLine();
            while (line != null && !line.contains("Listening on")) {
                said.add(line);
                line = output.readLine();
            }
            assertTrue(line != null, said.toString());
        } finally {
            service.destroy();
        }

        assertTrue(said.stream().anyMatch(line -> line.endsWith("Games are kept in " + file)), said.toString());
        assertTrue(Files.exists(file));
        assertTrue(service.waitFor(30, TimeUnit.SECONDS));
    }

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
                .startsWith("The operator's token has at least 32 characters"));
    }

    @ParameterizedTest
    @CsvSource({"ROCAILLE_LIMITS_READS, rocaille.limits.reads", "ROCAILLE_CLOCKS_EVERY, rocaille.clocks.every"})
    void a_service_with_a_setting_that_says_nothing_says_one_sentence_and_ends(String variable, String setting)
            throws IOException, InterruptedException {
        assertTrue(refusal(Map.of(variable, "often")).startsWith(setting + " is often, and should be "));
    }

    @Test
    void a_second_service_over_the_same_file_says_one_sentence_and_ends() throws IOException, InterruptedException {
        assumeTrue(PackagedService.KIND.equals("h2"), "Any number of services share another database");
        try (PackagedService first = PackagedService.start(directory, Map.of())) {
            assertTrue(refusal(Map.of()).matches("The games in .*rocaille.mv.db are in use by another process: .*"));
            assertTakesOneHost(first.uri().getPort());
        }
    }

    /** Unlike in other tests, where the service believes a proxy, of which it takes the Host. */
    private static void assertTakesOneHost(int port) throws IOException {
        for (String hosts : List.of("Host: a\r\nHost: a\r\n", "Host: a\r\nHost:\r\n", "Host: a\"\r\n")) {
            try (Socket socket = new Socket("127.0.0.1", port)) {
                String request = "GET /v1/variants HTTP/1.1\r\n" + hosts + "Connection: close\r\n\r\n";
                socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
                String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertTrue(answer.startsWith("HTTP/1.1 400 "), hosts + answer);
            }
        }
    }

    /** The only line that a service says before it declines to start. */
    private String refusal(Map<String, String> environment) throws IOException, InterruptedException {
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

package org.rocaille;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import org.h2.tools.Server;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The service over a database of its own process, which stops and starts again. */
class DatabaseAwayIT {

    private final HttpClient client = HttpClient.newHttpClient();

    @TempDir
    Path directory;

    @Test
    void a_service_whose_database_is_away_says_so_and_serves_again_when_it_is_back()
            throws IOException, InterruptedException, SQLException {
        assumeTrue(PackagedService.KIND.equals("h2"), "The database server of this test is H2's");
        Server database = database("0");
        String port = Integer.toString(database.getPort());
        String url = "jdbc:h2:tcp://localhost:" + port + "/./games";

        try (PackagedService service = PackagedService.start(directory, Map.of("QUARKUS_DATASOURCE_JDBC_URL", url))) {
            assertEquals(200, get(service, "/v1/games").statusCode());

            database.stop();
            HttpResponse<String> refusal = get(service, "/v1/games");
            assertEquals(503, refusal.statusCode(), refusal.body());
            assertTrue(refusal.body().contains("\"code\":\"unavailable\""), refusal.body());
            assertTrue(refusal.headers().firstValue("Retry-After").isPresent());
            assertEquals(200, get(service, "/v1/variants").statusCode());

            database = database(port);
            int status = 503;
            for (int tries = 0; tries < 100 && status == 503; tries++) {
                status = get(service, "/v1/games").statusCode();
            }
            assertEquals(200, status);
        } finally {
            database.stop();
        }
    }

    private Server database(String port) throws SQLException {
        return Server.createTcpServer("-tcpPort", port, "-ifNotExists", "-baseDir", directory.toString())
                .start();
    }

    private HttpResponse<String> get(PackagedService service, String path) throws IOException, InterruptedException {
        return client.send(
                HttpRequest.newBuilder(service.uri().resolve(path)).build(), HttpResponse.BodyHandlers.ofString());
    }
}

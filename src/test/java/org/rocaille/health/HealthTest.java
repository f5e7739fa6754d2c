package org.rocaille.health;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rocaille.Json.json;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What those are told who send others to the service, or start it anew. */
@QuarkusTest
class HealthTest {

    @Inject
    AgroalDataSource database;

    @ParameterizedTest
    @ValueSource(strings = {"/q/health", "/q/health/live", "/q/health/ready", "/q/health/started"})
    void a_started_service_is_up(String address) {
        given().get(address).then().statusCode(200).body(json("status", is("UP")));
    }

    @Test
    void a_service_without_a_connection_to_be_had_soon_says_that_it_is_not_ready_and_lives() throws SQLException {
        int all = database.getConfiguration().connectionPoolConfiguration().maxSize();
        List<Connection> taken = new ArrayList<>();
        try {
            while (taken.size() < all) {
                taken.add(database.getConnection());
            }
            Instant before = Instant.now();

            given().get("/q/health/ready")
                    .then()
                    .statusCode(503)
                    .body(json("status", is("DOWN")))
                    .body(containsString("There was no connection to be had for a second."));

            assertTrue(Duration.between(before, Instant.now()).compareTo(Duration.ofSeconds(20)) < 0);
            given().get("/q/health/live").then().statusCode(200);
        } finally {
            for (Connection connection : taken) {
                connection.close();
            }
        }
        given().get("/q/health/ready").then().statusCode(200);
    }
}

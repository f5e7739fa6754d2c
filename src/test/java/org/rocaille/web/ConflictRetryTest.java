package org.rocaille.web;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.is;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class ConflictRetryTest {

    /** Writes two keys; where it starts, the second is taken the first time it is tried. */
    @Path("/test/conflict")
    public static class Conflicting {

        private static final AtomicInteger ATTEMPTS = new AtomicInteger();

        @Inject
        AgroalDataSource database;

        @POST
        @Transactional
        @RetriedOnConflict
        @Operation(hidden = true)
        public String write() {
            int attempt = ATTEMPTS.incrementAndGet();
            run(database, "insert into conflict (id) values (2)");
            run(database, "insert into conflict (id) values (%d)".formatted(attempt == 1 ? 1 : 3));
            return Integer.toString(attempt);
        }
    }

    @Inject
    AgroalDataSource database;

    private static void run(AgroalDataSource database, String sql) {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @BeforeEach
    void createTable() {
        run(database, "create table conflict (id integer primary key)");
        run(database, "insert into conflict (id) values (1)");
    }

    @AfterEach
    void dropTable() {
        run(database, "drop table conflict");
    }

    @Test
    void an_operation_that_meets_a_key_which_is_there_is_undone_and_done_again_in_a_new_transaction() {
        // Had the first attempt not been undone, its first key would be in the way of the second.
        given().post("/test/conflict").then().statusCode(200).body(is("2"));
    }
}

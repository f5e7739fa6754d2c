package org.rocaille.health;

import io.agroal.api.AgroalDataSource;
import io.smallrye.health.api.AsyncHealthCheck;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/**
 * Whether a request would find the database. Who asks is answered in a second, also where a request would wait longer to
 * be refused; and however many ask, one connection is asked for.
 */
@Readiness
@ApplicationScoped
class DatabaseCheck implements AsyncHealthCheck {

    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private static final String NAME = "database";

    private final AgroalDataSource database;
    private CompletableFuture<HealthCheckResponse> asked = CompletableFuture.completedFuture(null);

    DatabaseCheck(AgroalDataSource database) {
        this.database = database;
    }

    @Override
    public Uni<HealthCheckResponse> call() {
        return Uni.createFrom()
                .completionStage(this::ask)
                .ifNoItem()
                .after(PATIENCE)
                .recoverWithItem(() -> down("There was no connection to be had for a second."));
    }

    private synchronized CompletableFuture<HealthCheckResponse> ask() {
        if (asked.isDone()) {
            asked = CompletableFuture.supplyAsync(this::answer, Infrastructure.getDefaultWorkerPool());
        }
        return asked;
    }

    private HealthCheckResponse answer() {
        try (Connection connection = database.getConnection()) {
            return connection.isValid((int) PATIENCE.toSeconds())
                    ? HealthCheckResponse.up(NAME)
                    : down("A connection is broken.");
        } catch (SQLException | RuntimeException e) {
            return down("There is no connection to be had.");
        }
    }

    private static HealthCheckResponse down(String why) {
        return HealthCheckResponse.named(NAME).down().withData("detail", why).build();
    }
}

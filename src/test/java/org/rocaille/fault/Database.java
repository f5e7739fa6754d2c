package org.rocaille.fault;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.rocaille.PackagedService;

/** A database of a test's own, of the kind that the tested package is for. */
final class Database implements AutoCloseable {

    private final Optional<Cluster> cluster;

    Database() throws IOException, InterruptedException {
        cluster = PackagedService.KIND.equals("postgresql") ? Optional.of(Cluster.create()) : Optional.empty();
    }

    /** What a service is told so that it uses it: if it is embedded, in the directory {@code games} where it is started. */
    Map<String, String> environment() {
        return cluster.map(Cluster::environment)
                .orElseGet(() -> Map.of("ROCAILLE_DATA", "games", "ROCAILLE_LIMITS_ENABLED", "false"));
    }

    @Override
    public void close() throws IOException, InterruptedException {
        if (cluster.isPresent()) {
            cluster.get().close();
        }
    }
}

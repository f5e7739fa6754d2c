package org.rocaille.fault;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.rocaille.PackagedService;

/** A place for a process of the service, which is always found at the same address when there is one. */
final class Replica implements AutoCloseable {

    /** For a process to be ready, on a machine that has much else to do. */
    private static final Duration START = Duration.ofSeconds(60);

    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final Path directory;
    private final int port = Cluster.freePort();
    private final Map<String, String> environment;
    private final String[] options;
    private PackagedService process;

    /** @param options of Java */
    Replica(Path directory, Map<String, String> environment, String... options) throws IOException {
        this.directory = directory;
        this.environment = new HashMap<>(environment);
        this.environment.put("QUARKUS_HTTP_PORT", Integer.toString(port));
        this.options = options;
    }

    int port() {
        return port;
    }

    URI uri() {
        return URI.create("http://127.0.0.1:" + port);
    }

    PackagedService process() {
        return process;
    }

    /** Starts a process, and waits until it is ready. */
    Replica start() throws Exception {
        process = PackagedService.start(directory, environment, options);
        Eventually.within(START, "the process is ready", this::isReady);
        return this;
    }

    /** As {@code kill -9} does it. */
    void kill() throws InterruptedException {
        process.kill();
    }

    /** As {@code SIGTERM} does it, and waits until it has ended. */
    void stop() throws InterruptedException {
        process.stop();
    }

    /** How long it has used a processor. */
    Duration processorTime() {
        return process.process().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** What it says of itself. */
    boolean isReady() throws InterruptedException {
        return status("/q/health/ready") == 200;
    }

    /** The status with which something is answered, 0 if it is not. */
    int status(String path) throws InterruptedException {
        try {
            HttpRequest request = HttpRequest.newBuilder(uri().resolve(path))
                    .timeout(Duration.ofSeconds(20))
                    .build();
            return CLIENT.send(request, BodyHandlers.discarding()).statusCode();
        } catch (IOException e) {
            return 0;
        }
    }

    @Override
    public void close() {
        if (process != null) {
            process.close();
        }
    }
}

package org.rocaille;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The packaged service as a process of its own, on a port that was free. */
final class PackagedService implements AutoCloseable {

    /** The database that the tested package is built for. */
    static final String KIND = System.getProperty("rocaille.db-kind");

    private static final Pattern LISTENING = Pattern.compile("Listening on: (http://\\S+)");

    private final Process process;
    private final URI uri;

    private PackagedService(Process process, URI uri) {
        this.process = process;
        this.uri = uri;
    }

    /**
     * Starts the package and waits until it listens.
     *
     * @param environment added to that of the tests
     * @throws IllegalStateException with all that the process said, if it ends instead
     */
    static PackagedService start(Path directory, Map<String, String> environment) throws IOException {
        Process process = launch(directory, environment);
        BufferedReader output = process.inputReader();
        List<String> said = new ArrayList<>();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            said.add(line);
            Matcher listening = LISTENING.matcher(line);
            if (listening.find()) {
                // A process whose output nobody reads comes to a halt when the pipe is full.
                Thread reader = new Thread(() -> output.lines().forEach(later -> {}), "Output of " + process.pid());
                reader.setDaemon(true);
                reader.start();
                return new PackagedService(process, URI.create(listening.group(1)));
            }
        }
        throw new IllegalStateException(String.join("\n", said));
    }

    /** Starts the package and waits for nothing. */
    static Process launch(Path directory, Map<String, String> environment) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-XX:TieredStopAtLevel=1", // it lives for seconds, which better code does not pay back
                        "-jar",
                        System.getProperty("rocaille.jar"))
                .directory(directory.toFile())
                .redirectErrorStream(true);
        builder.environment().put("QUARKUS_HTTP_HOST", "127.0.0.1");
        builder.environment().put("QUARKUS_HTTP_PORT", "0");
        builder.environment().putAll(environment);
        return builder.start();
    }

    URI uri() {
        return uri;
    }

    /** As {@code kill -9} does it: the process is not asked. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Asks the process to end and waits until it has. */
    void stop() throws InterruptedException {
        process.destroy();
        process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}

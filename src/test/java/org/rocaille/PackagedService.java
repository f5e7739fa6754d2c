package org.rocaille;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The packaged service as a process of its own, on a port that was free. */
public final class PackagedService implements AutoCloseable {

    /** The database that the tested package is built for. */
    public static final String KIND = System.getProperty("rocaille.db-kind");

    private static final Pattern LISTENING = Pattern.compile("Listening on: (http://[^\\s\"]+)");

    private final Process process;
    private final URI uri;
    private final List<String> said;

    private PackagedService(Process process, URI uri, List<String> said) {
        this.process = process;
        this.uri = uri;
        this.said = said;
    }

    /**
     * Starts the package and waits until it listens.
     *
     * @param environment added to that of the tests
     * @param options     of Java, beside the usual ones
     * @throws IllegalStateException with all that the process said, if it ends instead
     */
    public static PackagedService start(Path directory, Map<String, String> environment, String... options)
            throws IOException {
        Process process = launch(directory, environment, options);
        BufferedReader output = process.inputReader();
        List<String> said = new CopyOnWriteArrayList<>();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            said.add(line);
            Matcher listening = LISTENING.matcher(line);
            if (listening.find()) {
                // A process whose output nobody reads comes to a halt when the pipe is full.
                Thread reader = new Thread(() -> read(output, said), "Output of " + process.pid());
                reader.setDaemon(true);
                reader.start();
                return new PackagedService(process, URI.create(listening.group(1)), said);
            }
        }
        throw new IllegalStateException(String.join("\n", said));
    }

    private static void read(BufferedReader output, List<String> said) {
        try {
            output.lines().forEach(said::add);
        } catch (UncheckedIOException e) {
            // It was killed.
        }
    }

    /** Starts the package and waits for nothing. */
    public static Process launch(Path directory, Map<String, String> environment, String... options)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx256m");
        command.add("-XX:TieredStopAtLevel=1"); // it lives for seconds, which better code does not pay back
        command.addAll(List.of(options));
        command.addAll(List.of("-jar", System.getProperty("rocaille.jar")));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
        builder.environment().put("QUARKUS_HTTP_HOST", "127.0.0.1");
        builder.environment().put("QUARKUS_HTTP_PORT", "0");
        builder.environment().putAll(environment);
        return builder.start();
    }

    public URI uri() {
        return uri;
    }

    /** All that it has said so far, line by line. */
    public List<String> said() {
        return List.copyOf(said);
    }

    public Process process() {
        return process;
    }

    /** As {@code kill -9} does it: the process is not asked. */
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Asks the process to end. */
    void tellToEnd() {
        process.destroy();
    }

    /** Asks the process to end and waits until it has. */
    public void stop() throws InterruptedException {
        tellToEnd();
        process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}

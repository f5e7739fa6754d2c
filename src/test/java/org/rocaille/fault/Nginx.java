package org.rocaille.fault;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.rocaille.docs.Pages;
import org.rocaille.text.Language;

/** A balancer as the page for operators sets it up: with the very text that stands there, but for the ports. */
final class Nginx implements AutoCloseable {

    private static final String SETTINGS = """
            %s
            daemon off;
            worker_processes 1;
            pid %2$s/pid;
            error_log %2$s/error.log;
            events { worker_connections 2048; }
            http {
                access_log off;
                client_body_temp_path %2$s/body;
                proxy_temp_path %2$s/proxy;
                fastcgi_temp_path %2$s/fastcgi;
                uwsgi_temp_path %2$s/uwsgi;
                scgi_temp_path %2$s/scgi;
                include %2$s/rocaille.conf;
            }
            """;

    private final Process process;
    private final int port = Cluster.freePort();

    /** @param replicas the ports of two */
    Nginx(Path directory, List<Integer> replicas) throws IOException, InterruptedException {
        Path program = Needs.file(Path.of("/usr/sbin"), "nginx", "nginx");
        String said = fromThePage()
                .replace("listen 8080;", "listen 127.0.0.1:" + port + ";")
                .replace("127.0.0.1:8081", "127.0.0.1:" + replicas.get(0))
                .replace("127.0.0.1:8082", "127.0.0.1:" + replicas.get(1));
        Files.writeString(directory.resolve("rocaille.conf"), said);
        Path settings = Files.writeString(
                directory.resolve("nginx.conf"), SETTINGS.formatted(Shell.IS_ROOT ? "user root;" : "", directory));
        Shell.run(program.toString(), "-t", "-c", settings.toString());
        process = new ProcessBuilder(program.toString(), "-c", settings.toString())
                .inheritIO()
                .start();
    }

    private static String fromThePage() {
        return Pages.read("operating", Language.ENGLISH)
                .orElseThrow()
                .lines()
                .dropWhile(line -> !line.startsWith("    upstream"))
                .takeWhile(line -> line.isEmpty() || line.startsWith("    "))
                .collect(Collectors.joining("\n"));
    }

    URI uri() {
        return URI.create("http://127.0.0.1:" + port);
    }

    @Override
    public void close() throws InterruptedException {
        process.destroy();
        process.waitFor();
    }
}

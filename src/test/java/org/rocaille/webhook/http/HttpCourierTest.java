package org.rocaille.webhook.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rocaille.webhook.Courier.Answer;
import org.rocaille.webhook.Courier.Letter;
import org.rocaille.webhook.Destinations;

/** Messages go where their address says and nowhere else, and no receiver can hold the service up. */
@QuarkusTest
class HttpCourierTest {

    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");

    /** A name that no resolver has. */
    private static final String NAME = "receiver.invalid";

    @Inject
    Vertx vertx;

    private Answer send(String url, boolean allowsPrivate, Resolver resolver) {
        return send(url, allowsPrivate, resolver, Duration.ofMinutes(1));
    }

    private Answer send(String url, boolean allowsPrivate, Resolver resolver, Duration longest) {
        Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);
        return new HttpCourier(vertx, new Destinations(allowsPrivate), resolver, clock, longest)
                .send(new Letter(URI.create(url), Map.of("webhook-id", "17"), "{\"type\":\"ping\"}"));
    }

    private static List<InetAddress> addresses(String... texts) throws UnknownHostException {
        List<InetAddress> addresses = new ArrayList<>();
        for (String text : texts) {
            addresses.add(InetAddress.getByName(text));
        }
        return addresses;
    }

    /** A server that answers the first request with bytes. */
    private static final class Server implements AutoCloseable {

        private final ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        private final CompletableFuture<String> request = new CompletableFuture<>();

        Server(Talk talk) throws IOException {
            Thread thread = new Thread(() -> {
                try (Socket client = socket.accept()) {
                    byte[] seen = new byte[4096];
                    request.complete(new String(seen, 0, client.getInputStream().read(seen), StandardCharsets.UTF_8));
                    talk.to(client.getOutputStream());
                } catch (IOException e) {
                    request.completeExceptionally(e); // Whoever was to be answered is gone.
                }
            });
            thread.setDaemon(true);
            thread.start();
        }

        static Server saying(String answer) throws IOException {
            return new Server(out -> out.write(answer.getBytes(StandardCharsets.UTF_8)));
        }

        String url(String scheme) {
            return scheme + "://" + NAME + ":" + socket.getLocalPort() + "/hook?a=b";
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    @FunctionalInterface
    private interface Talk {

        void to(OutputStream client) throws IOException;
    }

    @Test
    void the_connection_is_made_to_the_very_address_that_was_looked_at() throws Exception {
        List<String> asked = new ArrayList<>();
        try (Server server = Server.saying("HTTP/1.1 204 No Content\r\n\r\n")) {
            Answer answer = send(server.url("http"), true, host -> {
                asked.add(host);
                return addresses("127.0.0.1");
            });

            assertEquals(new Answer.Given(204, "", Optional.empty()), answer);
            assertEquals(List.of(NAME), asked, "nobody is asked twice, who could say something else");
            String request = server.request.get();
            assertEquals("POST /hook?a=b HTTP/1.1", request.lines().findFirst().orElseThrow());
            assertEquals(
                    "host: " + server.url("http").split("/")[2],
                    request.lines()
                            .filter(line -> line.startsWith("host:"))
                            .findFirst()
                            .orElseThrow());
        }
    }

    @ParameterizedTest
    @CsvSource({"127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "8.8.8.8;192.168.0.1", "2606:4700::1111;fd00::1"})
    void nothing_is_sent_to_a_name_that_stands_for_any_address_that_is_not_public(String found) {
        Answer answer = send("https://" + NAME + "/", false, host -> addresses(found.split(";")));

        assertEquals(new Answer.None("The address of its host is not public."), answer);
    }

    @Test
    void a_name_is_looked_up_each_time_anew() throws Exception {
        try (Server server = Server.saying("HTTP/1.1 204 No Content\r\n\r\n")) {
            List<List<InetAddress>> answers = new ArrayList<>(List.of(addresses("127.0.0.1"), addresses()));
            Resolver resolver = host -> {
                List<InetAddress> next = answers.remove(0);
                if (next.isEmpty()) {
                    throw new UnknownHostException(host);
                }
                return next;
            };

            assertInstanceOf(Answer.Given.class, send(server.url("http"), true, resolver));
            assertEquals(
                    new Answer.None("The name of its host stands for no address."),
                    send(server.url("http"), true, resolver));
        }
    }

    @Test
    void redirects_are_not_followed() throws Exception {
        try (Server other = Server.saying("HTTP/1.1 204 No Content\r\n\r\n");
                Server server = Server.saying("HTTP/1.1 307 Temporary Redirect\r\nLocation: " + other.url("http")
                        + "\r\nContent-Length: 0\r\n\r\n")) {
            Answer answer = send(server.url("http"), true, host -> addresses("127.0.0.1"));

            assertEquals(new Answer.Given(307, "", Optional.empty()), answer);
            assertEquals(false, other.request.isDone());
        }
    }

    @Test
    void an_answer_without_end_is_read_as_far_as_is_fit() throws Exception {
        try (Server server = new Server(out -> {
            out.write("HTTP/1.1 200 OK\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            byte[] more = "a".repeat(8192).getBytes(StandardCharsets.US_ASCII);
            while (true) {
                out.write(more);
            }
        })) {
            Answer answer = send(server.url("http"), true, host -> addresses("127.0.0.1"));

            assertEquals(
                    64 * 1024,
                    assertInstanceOf(Answer.Given.class, answer).body().length());
        }
    }

    @Test
    void a_receiver_that_says_nothing_is_not_waited_for_for_ever() throws Exception {
        CompletableFuture<Void> end = new CompletableFuture<>();
        try (Server server = new Server(out -> end.join())) {
            Answer answer = send(server.url("http"), true, host -> addresses("127.0.0.1"), Duration.ofSeconds(1));

            assertEquals(new Answer.None("It did not answer within 1 seconds."), answer);
        } finally {
            end.complete(null);
        }
    }

    @Test
    void what_is_no_safe_connection_is_none() throws Exception {
        try (Server server = Server.saying("HTTP/1.1 204 No Content\r\n\r\n")) {
            Answer answer = send(server.url("https"), true, host -> addresses("127.0.0.1"));

            assertEquals(
                    new Answer.None("No safe connection came about: is its certificate valid for its name?"), answer);
        }
    }

    @Test
    void nobody_at_home_is_no_answer() throws Exception {
        try (Socket taken = new Socket()) { // a port that is nobody else's, and that nobody listens on
            taken.bind(new InetSocketAddress("127.0.0.1", 0));

            Answer answer = send("http://" + NAME + ":" + taken.getLocalPort(), true, host -> addresses("127.0.0.1"));

            assertEquals(new Answer.None("It could not be reached."), answer);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "120|PT2M",
                "Mon, 30 Nov 2026 12:05:00 GMT|PT5M",
                "Mon, 30 Nov 2026 11:00:00 GMT|",
                "-1|",
                "soon|",
                "99999999999999|"
            })
    void a_receiver_says_how_long_it_wants_to_be_left_alone(String said, Duration understood) throws Exception {
        try (Server server =
                Server.saying("HTTP/1.1 503 Busy\r\nRetry-After: " + said + "\r\nContent-Length: 0\r\n\r\n")) {
            Answer answer = send(server.url("http"), true, host -> addresses("127.0.0.1"));

            assertEquals(new Answer.Given(503, "", Optional.ofNullable(understood)), answer);
        }
    }
}

package org.rocaille.webhook.rest;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.rocaille.Json;
import org.rocaille.id.RandomId;

/**
 * Takes messages at an address of its own, and does as it is told with them: at first it wants all. At any other address
 * of its server nobody wants anything any more, so that what tests leave behind is soon quiet.
 */
public final class Receiver {

    private static final Map<String, Receiver> ALL = new ConcurrentHashMap<>();
    private static final HttpServer SERVER = start();

    private final String path = "/" + RandomId.next();
    private final List<Message> messages = new CopyOnWriteArrayList<>();
    private volatile Function<Message, Reply> behaviour = Receiver::welcome;

    /** A message as it came in. */
    public record Message(String id, String timestamp, String signature, String body) {

        public Json json() {
            return Json.from(body);
        }

        public String type() {
            return json().getString("type");
        }
    }

    /** What is answered. */
    public record Reply(int status, Map<String, String> headers, String body) {

        public static Reply of(int status) {
            return new Reply(status, Map.of(), "");
        }
    }

    public Receiver() {
        ALL.put(path, this);
    }

    /** Where nobody wants messages. */
    public static String nowhere() {
        return url("/nowhere");
    }

    private static String url(String path) {
        return "http://127.0.0.1:" + SERVER.getAddress().getPort() + path;
    }

    public String url() {
        return url(path);
    }

    /** Answers from now on as it is told. */
    public Receiver doing(Function<Message, Reply> changed) {
        behaviour = changed;
        return this;
    }

    /** Takes everything from now on. */
    public Receiver welcoming() {
        return doing(Receiver::welcome);
    }

    /** Gives the challenge back, and takes all else. */
    static Reply welcome(Message message) {
        return message.type().equals("webhook-verification")
                ? new Reply(
                        200, Map.of(), "{ \"challenge\": \"" + message.json().getString("data.challenge") + "\" }\n")
                : Reply.of(204);
    }

    /** What came in, in order. */
    public List<Message> messages() {
        return List.copyOf(messages);
    }

    public List<String> types() {
        return messages.stream().map(Message::type).toList();
    }

    public Message last() {
        return messages.get(messages.size() - 1);
    }

    private static HttpServer start() {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            ExecutorService threads = Executors.newCachedThreadPool(work -> {
                Thread thread = new Thread(work, "receiver");
                thread.setDaemon(true);
                return thread;
            });
            server.setExecutor(threads);
            server.createContext("/", Receiver::handle);
            server.start();
            return server;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void handle(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        Receiver receiver = ALL.get(exchange.getRequestURI().getPath());
        Reply reply = receiver == null ? Reply.of(410) : receiver.take(exchange, body);
        reply.headers().forEach(exchange.getResponseHeaders()::set);
        byte[] answer = reply.body().getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(reply.status(), answer.length == 0 ? -1 : answer.length);
        exchange.getResponseBody().write(answer);
        exchange.close();
    }

    private Reply take(HttpExchange exchange, String body) {
        Message message = new Message(
                exchange.getRequestHeaders().getFirst("webhook-id"),
                exchange.getRequestHeaders().getFirst("webhook-timestamp"),
                exchange.getRequestHeaders().getFirst("webhook-signature"),
                body);
        messages.add(message);
        return behaviour.apply(message);
    }
}

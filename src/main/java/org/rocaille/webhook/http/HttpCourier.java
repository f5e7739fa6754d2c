package org.rocaille.webhook.http;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.SocketAddress;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import javax.net.ssl.SSLException;
import org.rocaille.webhook.Courier;
import org.rocaille.webhook.Destinations;

/**
 * Sends messages by HTTP. The name in the address is looked up here, each time anew; every address that it stands for must be
 * allowed, and the connection is made to one of these very addresses, so that nobody can have a look go to one and the
 * message to another. The certificate is held to the name all the same. Redirects are not followed.
 */
final class HttpCourier implements Courier {

    private static final Duration LONGEST_CONNECTING = Duration.ofSeconds(5);

    /** In bytes of an answer; what comes after is not read. */
    private static final int MOST = 64 * 1024;

    private final Destinations destinations;
    private final Resolver resolver;
    private final Clock clock;
    private final Duration longest;
    private final HttpClient client;

    /** @param longest how long connecting, sending and reading may take together */
    HttpCourier(Vertx vertx, Destinations destinations, Resolver resolver, Clock clock, Duration longest) {
        this.destinations = destinations;
        this.resolver = resolver;
        this.clock = clock;
        this.longest = longest;
        client = vertx.createHttpClient(new HttpClientOptions()
                .setConnectTimeout((int) LONGEST_CONNECTING.toMillis())
                .setSslHandshakeTimeout(LONGEST_CONNECTING.toSeconds())
                .setVerifyHost(true)
                // A connection that is kept would go where its name was found before.
                .setKeepAlive(false)
                .setMaxPoolSize(64));
    }

    @Override
    public Answer send(Letter letter) {
        List<InetAddress> addresses;
        try {
            addresses = resolver.resolve(letter.url().getHost());
        } catch (UnknownHostException e) {
            return new Answer.None("The name of its host stands for no address.");
        }
        if (!addresses.stream().allMatch(destinations::allow)) {
            return new Answer.None("The address of its host is not public.");
        }
        return send(letter, addresses.get(0));
    }

    private Answer send(Letter letter, InetAddress address) {
        AtomicReference<HttpClientRequest> begun = new AtomicReference<>();
        Future<Answer> answer = client.request(options(letter.url(), address)).compose(request -> {
            begun.set(request);
            letter.headers().forEach(request::putHeader);
            return request.send(Buffer.buffer(letter.body())).compose(this::read);
        });
        try {
            return answer.toCompletionStage().toCompletableFuture().get(longest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            Optional.ofNullable(begun.get()).ifPresent(HttpClientRequest::reset);
            return new Answer.None("It did not answer within " + longest.toSeconds() + " seconds.");
        } catch (ExecutionException e) {
            return new Answer.None(why(e.getCause()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The service stops", e);
        }
    }

    private static RequestOptions options(URI url, InetAddress address) {
        boolean isSafe = url.getScheme().equalsIgnoreCase("https");
        int port = url.getPort() != -1 ? url.getPort() : isSafe ? 443 : 80;
        String path = url.getRawPath().isEmpty() ? "/" : url.getRawPath();
        return new RequestOptions()
                .setMethod(HttpMethod.POST)
                .setServer(SocketAddress.inetSocketAddress(port, address.getHostAddress()))
                .setHost(url.getHost())
                .setPort(port)
                .setSsl(isSafe)
                .setURI(url.getRawQuery() == null ? path : path + "?" + url.getRawQuery())
                .setFollowRedirects(false)
                .putHeader("Content-Type", "application/json")
                .putHeader("User-Agent", "Rocaille-Webhooks/1");
    }

    private Future<Answer> read(HttpClientResponse response) {
        Promise<Answer> answer = Promise.promise();
        Buffer body = Buffer.buffer();
        response.handler(part -> {
            body.appendBuffer(part, 0, Math.min(part.length(), MOST - body.length()));
            if (body.length() == MOST && answer.tryComplete(given(response, body))) {
                response.request().connection().close();
            }
        });
        response.endHandler(end -> answer.tryComplete(given(response, body)));
        response.exceptionHandler(answer::tryFail);
        return answer.future();
    }

    private Answer given(HttpClientResponse response, Buffer body) {
        return new Answer.Given(
                response.statusCode(),
                body.toString(StandardCharsets.UTF_8),
                Optional.ofNullable(response.getHeader("Retry-After")).flatMap(this::wait));
    }

    /** For how long a receiver asks to be left alone: in seconds, or until a date. */
    private Optional<Duration> wait(String retryAfter) {
        if (retryAfter.matches("[0-9]{1,9}")) {
            return Optional.of(Duration.ofSeconds(Long.parseLong(retryAfter)));
        }
        try {
            Instant until = DateTimeFormatter.RFC_1123_DATE_TIME.parse(retryAfter, Instant::from);
            return Optional.of(Duration.between(clock.instant(), until)).filter(wait -> !wait.isNegative());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static String why(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SSLException) {
                return "No safe connection came about: is its certificate valid for its name?";
            }
            if (cause instanceof java.net.ConnectException) {
                return "It could not be reached.";
            }
        }
        return "The connection broke off.";
    }
}

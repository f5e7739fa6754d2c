package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.HEADERS_TOO_LARGE;
import static org.rocaille.problem.ProblemCode.MALFORMED_REQUEST;
import static org.rocaille.problem.ProblemCode.NOT_FOUND;
import static org.rocaille.problem.ProblemCode.UNAVAILABLE;
import static org.rocaille.problem.ProblemCode.UNSUPPORTED_MEDIA_TYPE;
import static org.rocaille.problem.ProblemCode.URI_TOO_LONG;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.rocaille.problem.Problem;

/**
 * What every request passes before it is routed: a name, a stopwatch, limits, and an answer for whatever fails outside of a
 * resource.
 */
@Singleton
final class Entrance {

    private static final String TOKEN = "[A-Za-z0-9!#$%&'*+.^_`|~-]++";

    /** What addresses in answers may be made of. */
    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+]");

    /** Parameters, empty segments, and those that stand for this place or the one above, however they are written. */
    private static final Pattern LEFT_OUT = Pattern.compile(";|//|/(\\.|%2[eE]){1,2}(/|$)");

    /** A type, and perhaps parameters. */
    private static final Pattern MEDIA_TYPE = Pattern.compile(
            TOKEN + "/" + TOKEN + "(?:\\s*+;\\s*+(?:" + TOKEN + "=(?:" + TOKEN + "|\"[^\"\\\\]*+\"))?)*+\\s*+");

    /** Before any route of the framework's own. */
    private static final int FIRST = Integer.MIN_VALUE;

    /** The headers of which only one that is not empty would be read, so that others would be ignored without a word. */
    private static final List<String> SINGLE =
            List.of("Host", "Authorization", "Content-Type", "If-Match", "If-None-Match", "Idempotency-Key");

    /** The headers that are lists, of which the framework takes no empty element, as it should. */
    private static final List<String> LISTS = List.of("Accept", "Accept-Encoding", "Accept-Language");

    private static final Pattern EMPTY_ELEMENTS = Pattern.compile("^[\\s,]*,\\s*|,(?=\\s*(?:,|$))");

    /** Elements that are wanted not at all. */
    private static final Pattern UNWANTED =
            Pattern.compile("(?<![^,])[^,]*;\\s*+[qQ]\\s*+=\\s*+0(?:\\.0*+)?\\s*+(?:;[^,]*+)?(?![^,])");

    /** What nothing is. */
    private static final String NOTHING = "nothing/nothing";

    private static final long LINGER_MILLISECONDS = 1_000;

    private final ProblemAnswer answer;
    private final RequestTimes times;
    private final CrossOrigin crossOrigin;

    /** The connections that will be closed in a moment, on which no more is answered. */
    private final Set<HttpConnection> left = ConcurrentHashMap.newKeySet();

    private final Duration farewell;

    /** Until when requests are taken, by {@link System#nanoTime}; null as long as the service does not end. */
    private volatile Long closing;

    /** @param farewell for how long requests are taken after the service was told to end */
    Entrance(
            ProblemAnswer answer,
            RequestTimes times,
            @ConfigProperty(name = "rocaille.cors.origins") Set<String> origins,
            @ConfigProperty(name = "quarkus.shutdown.delay") Duration farewell) {
        this.answer = answer;
        this.times = times;
        this.farewell = farewell;
        this.crossOrigin = new CrossOrigin(origins);
    }

    void open(@Observes Router router) {
        router.errorHandler(400, this::fail);
        router.route().order(FIRST).failureHandler(this::fail);
        router.route().order(FIRST + 1).handler(this::letPass);
        router.route().order(FIRST + 2).handler(new RequestId());
        router.route().order(FIRST + 3).handler(times);
        router.route().order(FIRST + 4).handler(crossOrigin);
        router.route().order(FIRST + 5).handler(this::sayFarewell);
        router.route().order(FIRST + 6).handler(Entrance::check);
        router.route().order(FIRST + 7).handler(new BodyReader());
    }

    private void letPass(RoutingContext context) {
        if (left.contains(context.request().connection())) {
            throwAway(context.request());
        } else {
            context.next();
        }
    }

    void whenTheServiceEnds(@Observes ShutdownDelayInitiatedEvent ending) {
        closing = System.nanoTime() + farewell.toNanos();
    }

    /** Lets nobody come again by the same connection, which might be closed under the next request, and then nobody at all. */
    private void sayFarewell(RoutingContext context) {
        if (closing != null) {
            HttpConnection connection = context.request().connection();
            context.response().putHeader("Connection", "close");
            context.addEndHandler(answered -> connection.close());
            if (System.nanoTime() - closing > 0) {
                throw new Problem(
                        UNAVAILABLE, "The service ends. Another process may be there, or this one soon again.");
            }
        }
        context.next();
    }

    private static void check(RoutingContext context) {
        HttpServerRequest request = context.request();
        checkSizes(request);
        checkAddress(request);
        checkHeaders(request);
        context.next();
    }

    private static void checkSizes(HttpServerRequest request) {
        if (request.uri().length() > Limits.URI) {
            throw new Problem(URI_TOO_LONG, "The address is longer than " + Limits.URI + " bytes.")
                    .with("limit", Limits.URI);
        }
        if (size(request.headers()) > Limits.HEADERS) {
            throw new Problem(HEADERS_TOO_LARGE, "The headers are longer than " + Limits.HEADERS + " bytes.")
                    .with("limit", Limits.HEADERS);
        }
    }

    private static int size(MultiMap headers) {
        int size = 0;
        for (Map.Entry<String, String> header : headers) {
            size += header.getKey().length() + header.getValue().length();
        }
        return size;
    }

    private static void checkAddress(HttpServerRequest request) {
        if (request.authority() == null) {
            // HTTP/1.0 may go without, but the addresses in answers are made of it.
            throw new Problem(MALFORMED_REQUEST, "The request has no Host header.");
        }
        if (!HOST.matcher(request.authority().host()).matches()) {
            throw new Problem(MALFORMED_REQUEST, "The Host is neither a name nor an address.").with("header", "Host");
        }
        if (!isUri(request.uri())) {
            throw new Problem(MALFORMED_REQUEST, "The address is not a URI of UTF-8 text.");
        }
        if (LEFT_OUT.matcher(request.path()).find()) {
            // The framework would leave these out, and one resource have many addresses: of those, whoever guards some
            // paths in front of this service would not think.
            throw new Problem(NOT_FOUND, "Nothing has this address.");
        }
    }

    private static void checkHeaders(HttpServerRequest request) {
        for (String header : SINGLE) {
            List<String> values = request.headers().getAll(header);
            if (values.size() > 1 || values.contains("")) {
                throw new Problem(MALFORMED_REQUEST, "The header " + header + " is empty or sent more than once.")
                        .with("header", header);
            }
        }
        LISTS.forEach(list -> leaveOutEmptyElements(request.headers(), list));
        leaveOutUnwanted(request.headers());
        String type = request.getHeader(HttpHeaders.CONTENT_TYPE);
        if (type != null && !MEDIA_TYPE.matcher(type).matches()) {
            // The framework would fail where it wants to know.
            throw new Problem(UNSUPPORTED_MEDIA_TYPE, "The Content-Type is no media type.");
        }
        String transfer = request.getHeader(HttpHeaders.TRANSFER_ENCODING);
        if (transfer != null && !transfer.equalsIgnoreCase("chunked")) {
            // The layer below would see no body, and take its bytes for the next request.
            throw new Problem(MALFORMED_REQUEST, "The only Transfer-Encoding that is understood is chunked.");
        }
        String coding = request.getHeader(HttpHeaders.CONTENT_ENCODING);
        if (coding != null && !coding.equalsIgnoreCase("identity")) {
            throw new Problem(UNSUPPORTED_MEDIA_TYPE, "Bodies are read as they come, without a Content-Encoding.");
        }
    }

    private static void leaveOutEmptyElements(MultiMap headers, String list) {
        if (headers.contains(list)) {
            String elements = EMPTY_ELEMENTS
                    .matcher(String.join(",", headers.getAll(list)))
                    .replaceAll("");
            headers.remove(list);
            if (!elements.isBlank()) {
                headers.set(list, elements);
            }
        }
    }

    /** Where a resource has one form, the framework does not ask how much it is wanted. */
    private static void leaveOutUnwanted(MultiMap headers) {
        String accepted = headers.get(HttpHeaders.ACCEPT);
        if (accepted != null && UNWANTED.matcher(accepted).find()) {
            String wanted = UNWANTED.matcher(accepted).replaceAll("");
            headers.set(HttpHeaders.ACCEPT, wanted.matches("[\\s,]*") ? NOTHING : wanted);
            leaveOutEmptyElements(headers, HttpHeaders.ACCEPT.toString());
        }
    }

    /** Whether an address is made of URI characters only, and what is percent-encoded in it is UTF-8 without NUL. */
    private static boolean isUri(String address) {
        try {
            String ascii = new URI(address).toASCIIString();
            ByteBuffer bytes = ByteBuffer.allocate(ascii.length());
            for (int i = 0; i < ascii.length(); i++) {
                boolean encoded = ascii.charAt(i) == '%';
                bytes.put((byte) (encoded ? Integer.parseInt(ascii, i + 1, i + 3, 16) : ascii.charAt(i)));
                i += encoded ? 2 : 0;
            }
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(bytes.flip()).toString();
            return ascii.equals(address) && text.indexOf('\0') < 0;
        } catch (URISyntaxException | CharacterCodingException e) {
            return false;
        }
    }

    private void fail(RoutingContext request) {
        HttpServerResponse response = request.response();
        if (response.ended() || response.headWritten()) {
            request.request().connection().close();
            return;
        }
        Problem problem = problem(request);
        response.setStatusCode(ProblemAnswer.status(problem));
        ProblemAnswer.headers(problem).forEach(response::putHeader);
        if (!request.request().isEnded()) {
            leave(request);
        }
        response.end(Buffer.buffer(answer.body(problem, request.request().path())));
    }

    private static Problem problem(RoutingContext request) {
        int status = request.statusCode();
        if (request.failure() instanceof Problem problem) {
            return problem;
        }
        // Anything thrown is reported with 500 or none.
        return status > 0 && status < 500 ? Failures.problem(status) : Failures.problem(request.failure());
    }

    /**
     * Closes the connection of a request that was refused before its end, lest its rest be taken for the next request. What
     * still comes is thrown away for a moment, since closing with bytes unread would take the answer with it.
     */
    private void leave(RoutingContext request) {
        HttpConnection connection = request.request().connection();
        left.add(connection);
        request.response().putHeader("Connection", "close");
        throwAway(request.request());
        request.vertx().setTimer(LINGER_MILLISECONDS, timer -> {
            left.remove(connection);
            connection.close();
        });
    }

    private static void throwAway(HttpServerRequest request) {
        request.handler(rest -> {}).resume();
    }
}

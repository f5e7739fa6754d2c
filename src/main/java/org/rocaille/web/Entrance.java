package org.rocaille.web;

import static org.rocaille.problem.ProblemCode.HEADERS_TOO_LARGE;
import static org.rocaille.problem.ProblemCode.MALFORMED_REQUEST;
import static org.rocaille.problem.ProblemCode.URI_TOO_LONG;

import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import io.vertx.ext.web.impl.RoutingContextInternal;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.rocaille.problem.Problem;

/** What every request passes before it is routed: limits, and an answer for whatever fails outside of a resource. */
@Singleton
final class Entrance {

    /** Before any route of the framework's own. */
    private static final int FIRST = Integer.MIN_VALUE;

    private static final long LINGER_MILLISECONDS = 1_000;

    private final ProblemAnswer answer;

    Entrance(ProblemAnswer answer) {
        this.answer = answer;
    }

    void open(@Observes Router router) {
        BodyHandler body = BodyHandler.create(false).setBodyLimit(Limits.BODY);
        router.errorHandler(400, this::fail);
        router.route().order(FIRST).failureHandler(this::fail);
        router.route().order(FIRST + 1).handler(Entrance::check);
        router.route().order(FIRST + 2).handler(request -> {
            if (hasBody(request.request().headers())) {
                request.request().resume();
                body.handle(request);
            } else {
                request.next();
            }
        });
        router.route().order(FIRST + 3).handler(request -> {
            if (request.body().buffer() == null) {
                // Whoever reads a body that was not sent finds it empty; reading from the connection would wait for it.
                ((RoutingContextInternal) request).setBody(Buffer.buffer());
            }
            request.next();
        });
    }

    private static boolean hasBody(MultiMap headers) {
        return headers.contains(HttpHeaders.CONTENT_LENGTH) || headers.contains(HttpHeaders.TRANSFER_ENCODING);
    }

    private static void check(RoutingContext request) {
        if (request.request().uri().length() > Limits.URI) {
            throw new Problem(URI_TOO_LONG, "The address is longer than " + Limits.URI + " bytes.")
                    .with("limit", Limits.URI);
        }
        if (size(request.request().headers()) > Limits.HEADERS) {
            throw new Problem(HEADERS_TOO_LARGE, "The headers are longer than " + Limits.HEADERS + " bytes.")
                    .with("limit", Limits.HEADERS);
        }
        if (request.request().authority() == null) {
            // HTTP/1.0 may go without, but the addresses in answers are made of it.
            throw new Problem(MALFORMED_REQUEST, "The request has no Host header.");
        }
        if (!isUri(request.request().uri())) {
            throw new Problem(MALFORMED_REQUEST, "The address is not a URI of UTF-8 text.");
        }
        request.next();
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

    private static int size(MultiMap headers) {
        int size = 0;
        for (Map.Entry<String, String> header : headers) {
            size += header.getKey().length() + header.getValue().length();
        }
        return size;
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
        // A body that cannot be read is reported with status 200, and anything thrown with 500 or none.
        return status > 0 && status < 500 ? Failures.problem(status) : Failures.problem(request.failure());
    }

    /**
     * Closes the connection of a request that was refused before its end, lest its rest be taken for the next request. What
     * still comes is thrown away for a moment, since closing with bytes unread would take the answer with it.
     */
    private static void leave(RoutingContext request) {
        request.response().putHeader("Connection", "close");
        request.request().handler(rest -> {}).resume();
        request.vertx()
                .setTimer(
                        LINGER_MILLISECONDS,
                        timer -> request.request().connection().close());
    }
}
